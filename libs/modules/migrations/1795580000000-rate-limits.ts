import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Counts of limits where there is no Redis: they outlive a restart, and are one for all processes. The
 * columns are those that rate-limiter-flexible asks for. Unlogged: a crash of the database may forget
 * counts, and each count costs no flush to disk.
 */
export class RateLimits1795580000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE UNLOGGED TABLE rate_limits (
        key varchar(255) PRIMARY KEY,
        points integer NOT NULL,
        expire bigint
      )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE rate_limits');
  }
}
