import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A subscription's state is derived from `subscriptions` wherever it's read, so the columns that once
 * stored it go. The previous release neither reads nor writes them.
 */
export class DerivedSubscriptions1795591000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE profiles DROP COLUMN subscription_status, DROP COLUMN subscription_end_date',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE profiles ADD COLUMN subscription_status text NOT NULL DEFAULT 'free',
      ADD COLUMN subscription_end_date timestamptz`);
  }
}
