import pg from 'pg';
import type { AppConfig } from '../config/index.js';

/** The schemas that hold the product's tables. */
const SCHEMAS = ['public', 'bullmq'];
/** Tables only the owner touches. */
const OWNERS_TABLES = ['migrations', 'append_only_tables'];
/** PostgreSQL's codes for an unknown role or a wrong password. */
const REFUSED = new Set(['28000', '28P01']);

/** Anything that runs a statement: a client of pg, a query runner of TypeORM. */
interface Runner {
  query(sql: string): Promise<unknown>;
}

/**
 * For migrations: from now on the application may add rows to a table and read them, but not change
 * or remove any. Takes effect at the end of the `migrate` that runs the migration.
 *
 * @param table its name in the schema `public`
 */
export async function makeAppendOnly(runner: Runner, table: string): Promise<void> {
  await runner.query(
    `INSERT INTO append_only_tables (name) VALUES (${pg.escapeLiteral(table)}) ON CONFLICT DO NOTHING`,
  );
}

function accountOf(url: string): { name: string; password: string } {
  const { username, password } = new URL(url);
  return { name: decodeURIComponent(username), password: decodeURIComponent(password) };
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Whether the application can sign in with its configuration. @throws if it fails for another reason */
async function canSignIn(url: string): Promise<boolean> {
  try {
    await withClient(url, async () => undefined);
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && REFUSED.has(error.code ?? '')) return false;
    throw error;
  }
}

/** Creates the application's role, or sets its password to the one configured now. */
async function makeRole(owner: pg.Client, url: string): Promise<void> {
  const { name, password } = accountOf(url);
  const { rows } = await owner.query(
    `SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = $1) AS known, rolsuper OR rolcreaterole AS may
       FROM pg_roles WHERE rolname = current_user`,
    [name],
  );
  // Checked before the statement: if that fails, the server's log would include its password.
  if (!rows[0]?.may || password === '') {
    throw new Error(
      `The role "${name}" of DATABASE_URL can't sign in, and the role of DATABASE_OWNER_URL can't ` +
        'create it: create it with that password (CREATE ROLE … LOGIN PASSWORD …) and start again.',
    );
  }
  const role = pg.escapeIdentifier(name);
  if (!rows[0].known) {
    await owner.query(
      `CREATE ROLE ${role} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION`,
    );
  }
  await owner.query(`ALTER ROLE ${role} LOGIN PASSWORD ${pg.escapeLiteral(password)}`);
}

async function requireOrdinary(owner: pg.Client, name: string): Promise<void> {
  const { rows } = await owner.query(
    'SELECT FROM pg_roles WHERE rolname = $1 AND (rolsuper OR rolcreaterole OR rolbypassrls)',
    [name],
  );
  if (rows.length === 0) return;
  throw new Error(
    `The role "${name}" of DATABASE_URL has more privileges than the application's role should: expected one ` +
      "that's neither a superuser nor can create roles.",
  );
}

/** Full row access on every table except the owner's; on append-only ones, only reading and adding. */
function grantStatements(role: string, schemas: string[], appendOnly: string[]): string[] {
  const named = (tables: string[]) =>
    tables.map((table) => `public.${pg.escapeIdentifier(table)}`).join(', ');
  const all = schemas.join(', ');
  return [
    `REVOKE ALL ON SCHEMA ${all} FROM ${role}`,
    // Clusters from before PostgreSQL 15 let everyone create tables.
    'REVOKE CREATE ON SCHEMA public FROM PUBLIC',
    `GRANT USAGE ON SCHEMA ${all} TO ${role}`,
    `REVOKE ALL ON ALL TABLES IN SCHEMA ${all} FROM ${role}`,
    `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${all} TO ${role}`,
    `GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${all} TO ${role}`,
    `REVOKE ALL ON ${named(OWNERS_TABLES)} FROM ${role}`,
    ...(appendOnly.length === 0
      ? []
      : [`REVOKE UPDATE, DELETE ON ${named(appendOnly)} FROM ${role}`]),
  ];
}

async function grant(owner: pg.Client, name: string): Promise<void> {
  const column = async (sql: string, values: unknown[] = []) =>
    (await owner.query(sql, values)).rows.map(({ name: text }) => String(text));
  const schemas = await column(
    'SELECT nspname AS name FROM pg_namespace WHERE nspname = ANY ($1)',
    [SCHEMAS],
  );
  const appendOnly = await column(
    `SELECT name FROM append_only_tables WHERE to_regclass('public.' || quote_ident(name)) IS NOT NULL`,
  );
  const statements = grantStatements(pg.escapeIdentifier(name), schemas, appendOnly);
  await owner.query('BEGIN');
  for (const statement of statements) await owner.query(statement);
  await owner.query('COMMIT');
}

/**
 * Part of `migrate`. Two roles share the database: the owner, who migrates, and the application's,
 * which the api and the worker use, and which reads and writes rows and nothing else
 * (docs/decisions/0019-two-database-roles.md). Creates the second if it's missing and grants it the
 * rows of all tables. Nothing to do if one role does everything.
 *
 * @throws Error when the role can't be created, or has too many rights
 */
export async function admitApplication({ url, ownerUrl }: AppConfig['database']): Promise<void> {
  if (ownerUrl === undefined) return;
  const { name } = accountOf(url);
  if (name === accountOf(ownerUrl).name) return;
  await withClient(ownerUrl, async (owner) => {
    if (!(await canSignIn(url))) await makeRole(owner, url);
    await requireOrdinary(owner, name);
    await grant(owner, name);
  });
}
