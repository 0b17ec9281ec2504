import { Clock } from '@prepward/platform/clock';
import type pg from 'pg';

/**
 * A clock that can be set, for this process and for every database session that searches `schema`
 * before pg_catalog: deadlines, breaks and due dates use the database's clock, so setting ours alone
 * wouldn't move them.
 */
export class DatabaseClock extends Clock {
  private instant = new Date();

  private constructor(
    private readonly client: pg.Client,
    private readonly schema: string,
  ) {
    super();
  }

  /** Adds functions to a schema that hide PostgreSQL's own. */
  static async make(client: pg.Client, schema: string): Promise<DatabaseClock> {
    await client.query(`CREATE TABLE ${schema}.dial (instant timestamptz NOT NULL)`);
    await client.query(`INSERT INTO ${schema}.dial VALUES (pg_catalog.now())`);
    for (const name of ['now', 'clock_timestamp']) {
      await client.query(
        `CREATE FUNCTION ${schema}.${name}() RETURNS timestamptz LANGUAGE sql STABLE
           AS 'SELECT instant FROM ${schema}.dial'`,
      );
    }
    return new DatabaseClock(client, schema);
  }

  override now(): Date {
    return new Date(this.instant);
  }

  async set(instant: Date): Promise<void> {
    this.instant = instant;
    await this.client.query(`UPDATE ${this.schema}.dial SET instant = $1`, [instant]);
  }

  /** @param ms how much time goes by */
  advance(ms: number): Promise<void> {
    return this.set(new Date(this.instant.getTime() + ms));
  }
}
