import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What items and passages were rendered from. Null for versions from earlier releases until the bank is
 * loaded again, and permanently for those that were replaced before that.
 */
export class ItemSources1795412000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE item_versions ADD COLUMN source jsonb');
    await runner.query('ALTER TABLE passages ADD COLUMN source jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE passages DROP COLUMN source');
    await runner.query('ALTER TABLE item_versions DROP COLUMN source');
  }
}
