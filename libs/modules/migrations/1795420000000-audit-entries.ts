import { makeAppendOnly } from '@prepward/platform/database';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which staff member changed what; the application can only add and read rows. */
export class AuditEntries1795420000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE audit_entries (
      id uuid NOT NULL,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      actor_id uuid,
      action text NOT NULL,
      resource_id text,
      before jsonb,
      after jsonb,
      reason text,
      request_id text,
      PRIMARY KEY (id)
    )`);
    await runner.query('CREATE INDEX audit_entries_newest ON audit_entries (created_at)');
    await runner.query(
      'CREATE INDEX audit_entries_by_actor ON audit_entries (actor_id, created_at)',
    );
    await runner.query(
      'CREATE INDEX audit_entries_by_resource ON audit_entries (action, resource_id, created_at)',
    );
    await makeAppendOnly(runner, 'audit_entries');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM append_only_tables WHERE name = 'audit_entries'`);
    await runner.query('DROP TABLE audit_entries');
  }
}
