import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often an item was shown and answered correctly. */
export class ItemStatistics1795250000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE items
      ADD COLUMN times_shown integer NOT NULL DEFAULT 0,
      ADD COLUMN times_right integer NOT NULL DEFAULT 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE items DROP COLUMN times_shown, DROP COLUMN times_right');
  }
}
