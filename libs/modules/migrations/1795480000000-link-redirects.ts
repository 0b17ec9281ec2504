import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where the link of a mail leads, where the caller asked for a page of its own. */
export class LinkRedirects1795480000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE link_requests ADD COLUMN redirect_to text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE link_requests DROP COLUMN redirect_to');
  }
}
