import type pg from 'pg';
import { until } from './harness.js';

/** Any number that no one else locks. */
const LOCK = 471_147;

/**
 * Stops any process that writes to a table, in the middle of the transaction, so that a test can
 * end the process there. What it wrote is then undone by the database, as after a power cut.
 */
export class WriteBarrier {
  private constructor(
    private readonly db: pg.Client,
    private readonly table: string,
  ) {}

  /** @param what `INSERT` or `UPDATE` */
  static async on(db: pg.Client, what: 'INSERT' | 'UPDATE', table: string): Promise<WriteBarrier> {
    await db.query(`SELECT pg_advisory_lock(${LOCK})`);
    await db.query(
      `CREATE OR REPLACE FUNCTION drill_stop() RETURNS trigger LANGUAGE plpgsql AS
       'BEGIN PERFORM pg_advisory_xact_lock_shared(${LOCK}); RETURN NULL; END'`,
    );
    await db.query(
      `CREATE TRIGGER drill_stop AFTER ${what} ON ${table}
       FOR EACH STATEMENT EXECUTE FUNCTION drill_stop()`,
    );
    return new WriteBarrier(db, table);
  }

  /** Waits until something is stopped there. */
  async reached(): Promise<void> {
    await until(`a write to ${this.table}`, async () => (await this.waiting()).length > 0, 120_000);
  }

  /** Ends the waiting connections, as the end of their process would, and removes the barrier. */
  async open(): Promise<void> {
    for (const pid of await this.waiting()) {
      await this.db.query('SELECT pg_terminate_backend($1)', [pid]);
    }
    await this.db.query(`SELECT pg_advisory_unlock(${LOCK})`);
    await this.db.query(`DROP TRIGGER IF EXISTS drill_stop ON ${this.table}`);
  }

  private async waiting(): Promise<number[]> {
    const { rows } = await this.db.query<{ pid: number }>(
      `SELECT pid FROM pg_locks
       WHERE locktype = 'advisory' AND objid = ${LOCK} AND NOT granted`,
    );
    return rows.map(({ pid }) => pid);
  }
}
