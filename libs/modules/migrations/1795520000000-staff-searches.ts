import type { MigrationInterface, QueryRunner } from 'typeorm';

/*
 * What the back-office searches and sorts by, so that no list reads a whole table. Addresses and names
 * are found by any part of them, hence by trigrams.
 */
const INDEXES = {
  users_email_search: 'users USING gin (email gin_trgm_ops)',
  users_name_search: `users USING gin (lower(coalesce(user_metadata ->> 'first_name', '') || ' '
    || coalesce(user_metadata ->> 'last_name', '')) gin_trgm_ops)`,
  users_newest: 'users (created_at, id)',
  users_last_seen: 'users (last_sign_in_at DESC NULLS LAST, id)',
  users_first_seen: 'users (last_sign_in_at, id)',
  users_email_falling: 'users (email DESC NULLS LAST, id)',
  audit_entries_by_target: 'audit_entries (resource_id, created_at)',
};

export class StaffSearches1795520000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    for (const [name, on] of Object.entries(INDEXES)) {
      await runner.query(`CREATE INDEX ${name} ON ${on}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(`DROP INDEX ${name}`);
    await runner.query('DROP EXTENSION pg_trgm');
  }
}
