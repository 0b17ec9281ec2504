import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where the link in an email leads, if the caller asked for its own page. */
export class LinkRedirects1795480000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE link_requests ADD COLUMN redirect_to text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE link_requests DROP COLUMN redirect_to');
  }
}
