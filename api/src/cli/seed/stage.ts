import pg from 'pg';
import { DatabaseClock } from './database-clock.js';

const SCHEMA = 'seed_stage';
/** Only one seed runs on a database at a time. */
const SEED_LOCK = 7_270_001;

/** Every table that holds accounts and their history; a table comes after those it refers to. */
const TABLES = [
  'users',
  'identities',
  'user_roles',
  'sessions',
  'refresh_tokens',
  'profiles',
  'grants',
  'subscriptions',
  'attempts',
  'attempt_items',
  'attempt_answers',
  'student_items',
];

/** Never leaves the stage: the product would send notices about plans that ended long ago. */
const STAYING = ['subscription_watch'];

/** In foreign keys, `pg_get_constraintdef` names tables relative to the session's search path. */
const FOREIGN_KEYS = `
  SELECT conrelid::regclass::text AS table, pg_get_constraintdef(oid) AS definition
  FROM pg_constraint WHERE contype = 'f' AND conrelid = ANY ($1::regclass[])`;

/** Empty copies of the tables that refer to each other as the real ones do. */
async function copyTables(client: pg.Client): Promise<void> {
  await client.query('SET search_path = public');
  const keys = await client.query(FOREIGN_KEYS, [[...TABLES, ...STAYING]]);
  await client.query(`SET search_path = ${SCHEMA}, public`);
  for (const table of [...TABLES, ...STAYING]) {
    await client.query(`CREATE TABLE ${SCHEMA}.${table} (LIKE public.${table} INCLUDING ALL)`);
  }
  for (const { table, definition } of keys.rows) {
    await client.query(`ALTER TABLE ${SCHEMA}.${table} ADD ${definition}`);
  }
}

/**
 * Where histories are made, out of sight of the running product: its worker would immediately end what
 * is long overdue. A schema holds a clock that can be set and empty copies of the tables; this process's
 * database sessions see these instead of the real ones. A finished account moves over in one
 * transaction, so it is never there half-made.
 */
export class Stage {
  private constructor(
    private readonly client: pg.Client,
    readonly clock: DatabaseClock,
  ) {}

  /**
   * Makes the stage and points every session at it that this process opens from now on.
   *
   * @param url of a role that may make a schema
   * @throws Error while another process has a stage on this database
   */
  static async make(url: string): Promise<Stage> {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS mine', [SEED_LOCK]);
    if (rows[0]?.mine !== true) {
      await client.end();
      throw new Error('Another seed is running on this database: try again when it has finished.');
    }
    // A run that was killed leaves its stage.
    await client.query(`DROP SCHEMA IF EXISTS ${SCHEMA} CASCADE`);
    await client.query(`CREATE SCHEMA ${SCHEMA}`);
    await copyTables(client);
    const clock = await DatabaseClock.make(client, SCHEMA);
    // Named before pg_catalog, the clock's functions hide PostgreSQL's own.
    process.env.PGOPTIONS = `-c search_path=${SCHEMA},pg_catalog,public`;
    return new Stage(client, clock);
  }

  /** Whether the product has an account with an address. */
  async isThere(email: string): Promise<boolean> {
    const { rows } = await this.client.query('SELECT 1 FROM public.users WHERE email = $1', [
      email,
    ]);
    return rows.length > 0;
  }

  /** Moves what is on the stage into the product, in place of the account that has the address now. */
  async admit(email: string): Promise<void> {
    await this.client.query('BEGIN');
    // The ledger outlives accounts; a demo account's goes with it.
    await this.client.query(
      `DELETE FROM public.grants
       WHERE user_id IN (SELECT id FROM public.users WHERE email = $1) AND operator = 'seed'`,
      [email],
    );
    await this.client.query('DELETE FROM public.users WHERE email = $1', [email]);
    for (const table of TABLES) {
      await this.client.query(`INSERT INTO public.${table} SELECT * FROM ${SCHEMA}.${table}`);
    }
    await this.client.query(
      `TRUNCATE ${[...TABLES, ...STAYING].map((table) => `${SCHEMA}.${table}`).join(', ')}`,
    );
    await this.client.query('COMMIT');
  }

  /** Removes the stage, with whatever was not admitted. */
  async remove(): Promise<void> {
    delete process.env.PGOPTIONS;
    await this.client.query('ROLLBACK');
    await this.client.query(`DROP SCHEMA IF EXISTS ${SCHEMA} CASCADE`);
    await this.client.end();
  }
}
