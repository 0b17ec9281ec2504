import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { loadConfig } from '@prepward/platform/config';
import { admitApplication, makeAppendOnly } from '@prepward/platform/database';
import { createTestDatabase, type TestDatabase } from '@prepward/testing/database';
import { TEST_SETTINGS } from '@prepward/testing/settings';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { migrateDatabase } from '../src/cli/migrate.js';
import { configOn, startContext } from './context.js';

let database: TestDatabase;
let owner: pg.Client;
const clients: pg.Client[] = [];

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  clients.push(client);
  await client.connect();
  return client;
}

function configOf(settings: Record<string, string>) {
  return loadConfig({
    ...TEST_SETTINGS,
    ...settings,
  });
}

function roles(url = database.url) {
  return configOf({ DATABASE_URL: url, DATABASE_OWNER_URL: database.ownerUrl });
}

/** The same database under another name and password. */
function as(name: string, password: string): string {
  const url = new URL(database.url);
  url.username = name;
  url.password = password;
  return url.href;
}

beforeEach(async () => {
  database = await createTestDatabase();
  owner = await connect(database.ownerUrl);
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.end();
  await database.drop();
});

describe("the application's role", () => {
  it.each([
    ['runs no program', `COPY users FROM PROGRAM 'id'`],
    ['runs no program with what it reads', `COPY users TO PROGRAM 'cat'`],
    ['writes no file of the server', `COPY users TO '/tmp/prepward-users'`],
    ['reads no file of the server', `SELECT pg_read_file('/etc/passwd')`],
    ['imports no file of the server', `SELECT lo_import('/etc/passwd')`],
    ['makes no table', 'CREATE TABLE mine (id int)'],
    ['makes no table among the jobs', 'CREATE TABLE bullmq.mine (id int)'],
    ['changes no table', 'ALTER TABLE users ADD COLUMN mine int'],
    ['drops no table', 'DROP TABLE users'],
    ['empties no table at once', 'TRUNCATE users CASCADE'],
    ['makes no trigger', 'CREATE TRIGGER t BEFORE INSERT ON users EXECUTE FUNCTION f()'],
    ['makes no extension', 'CREATE EXTENSION dblink'],
    ['makes no role', 'CREATE ROLE mine SUPERUSER'],
    ['makes itself no superuser', 'ALTER ROLE CURRENT_USER SUPERUSER'],
    ['becomes no other role', 'SET ROLE postgres'],
    ['reads no passwords of roles', 'SELECT rolpassword FROM pg_authid'],
    ['changes nothing in the audit log', `UPDATE audit_entries SET reason = 'none'`],
    ['removes nothing from the audit log', 'DELETE FROM audit_entries'],
    ['says nothing about migrations', 'DELETE FROM migrations'],
    ['lifts no table out of the append-only ones', 'DELETE FROM append_only_tables'],
  ])('%s', async (_what, sql) => {
    const application = await connect(database.url);
    await expect(application.query(sql)).rejects.toThrow(/permission denied|must be owner/);
  });

  it('reads, adds, changes and removes rows of every table but the append-only ones', async () => {
    const application = await connect(database.url);
    const { rows } = await application.query(
      `SELECT n.nspname || '.' || c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
        WHERE n.nspname IN ('public', 'bullmq') AND c.relkind = 'r'
          AND NOT (has_table_privilege(c.oid, 'SELECT') AND has_table_privilege(c.oid, 'INSERT')
            AND has_table_privilege(c.oid, 'UPDATE') AND has_table_privilege(c.oid, 'DELETE'))
        ORDER BY 1`,
    );
    const appendOnly = await owner.query('SELECT name FROM append_only_tables');
    const less = ['append_only_tables', 'migrations', ...appendOnly.rows.map(({ name }) => name)];
    expect(less).toContain('audit_entries');
    expect(rows.map(({ name }) => name).sort()).toEqual(
      less.map((name) => `public.${name}`).sort(),
    );
  });

  it('is not needed: one role may do everything', async () => {
    expect(await migrateDatabase(configOf({ DATABASE_URL: database.ownerUrl }))).toEqual([]);
  });
});

describe('migrate', () => {
  it('makes a role that is missing, and gives it a password that was changed', async () => {
    await migrateDatabase(roles(as('newcomer', "first 'password'")));
    const first = await connect(as('newcomer', "first 'password'"));
    expect((await first.query('SELECT count(*) FROM items')).rows).toHaveLength(1);
    await migrateDatabase(roles(as('newcomer', 'second')));
    await expect(connect(as('newcomer', "first 'password'"))).rejects.toThrow('password');
    await connect(as('newcomer', 'second'));
    await owner.query('DROP OWNED BY newcomer; DROP ROLE newcomer');
  });

  it('gives the role the rows of tables that came with a release', async () => {
    await owner.query('CREATE TABLE novelty (id int)');
    await migrateDatabase(roles());
    const application = await connect(database.url);
    expect((await application.query('DELETE FROM novelty')).rowCount).toBe(0);
  });

  it('lets rows of an append-only table be added and read, and nothing else', async () => {
    await owner.query('CREATE TABLE ledger (id int)');
    await makeAppendOnly(owner, 'ledger');
    await makeAppendOnly(owner, 'dropped since');
    // Twice: a release that does not know the table must not open it again.
    for (const _run of [1, 2]) await migrateDatabase(roles());
    const application = await connect(database.url);
    await application.query('INSERT INTO ledger VALUES (1)');
    expect((await application.query('SELECT id FROM ledger')).rows).toEqual([{ id: 1 }]);
    for (const sql of ['UPDATE ledger SET id = 2', 'DELETE FROM ledger', 'TRUNCATE ledger']) {
      await expect(application.query(sql)).rejects.toThrow('permission denied for table ledger');
    }
  });

  it('refuses a role that may do more than it should', async () => {
    await owner.query(`CREATE ROLE mighty LOGIN CREATEROLE PASSWORD 'x'`);
    const { database: settings } = roles(as('mighty', 'x'));
    await expect(admitApplication(settings)).rejects.toThrow(
      'The role "mighty" of DATABASE_URL has more privileges',
    );
    await owner.query('DROP ROLE mighty');
  });

  it('says what to do when the owner may not make the role', async () => {
    await owner.query(`CREATE ROLE humble LOGIN PASSWORD 'x'`);
    const { database: settings } = configOf({
      DATABASE_URL: as('missing', 'y'),
      DATABASE_OWNER_URL: as('humble', 'x'),
    });
    await expect(admitApplication(settings)).rejects.toThrow(
      /role "missing" of DATABASE_URL can't sign in.*create it with that password/,
    );
    await owner.query('DROP ROLE humble');
  });
});

describe('a connection of the programs', () => {
  it('is held by no statement for longer than 20 seconds, and is one of so many', async () => {
    const config = configOn(database.url, { DATABASE_POOL_MAX: '2' });
    const programs = await startContext(config, { imports: [] });
    try {
      const source = programs.get(DataSource);
      expect(await source.query('SHOW statement_timeout')).toEqual([{ statement_timeout: '20s' }]);
      const ask = 'SELECT pg_backend_pid() AS pid, pg_sleep(0.05)';
      const asked = await Promise.all([1, 2, 3, 4].map(() => source.query(ask)));
      expect(new Set(asked.map(([row]) => row.pid)).size).toBe(2);
    } finally {
      await programs.close();
    }
  });
});
