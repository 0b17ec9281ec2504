import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Rate limit counts if there is no Redis: they outlive a restart, and all processes share them. The
 * columns are those that rate-limiter-flexible expects. Unlogged: a database crash may lose counts, but
 * counting needs no flush to disk.
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
