import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CUT_IDENTITY } from './1795512000000-privacy.js';

/** Whether the audit log shows that this person made `row`, which may hold an old address of theirs. */
const NOTED = (row: string) => `EXISTS (SELECT FROM audit_entries a WHERE a.actor_id = person
  AND a.action IN ('admin.grantPlan', 'admin.endGrants') AND a.resource_id = ${row}.user_id::text
  AND a.created_at BETWEEN ${row}.created_at - interval '1 minute'
    AND ${row}.created_at + interval '1 minute')`;

/** Replaces what names a staff member in rows about others with a word. */
const CUT_STAFF = `
    UPDATE grants g SET operator = 'former staff'
      WHERE g.operator IN (address, person::text) OR g.operator LIKE '%@%' AND ${NOTED('g')};
    UPDATE refund_decisions d SET operator = 'former staff'
      WHERE d.operator IN (address, person::text) OR d.operator LIKE '%@%' AND EXISTS (
        SELECT FROM audit_entries a WHERE a.actor_id = person AND a.action = 'admin.decideRefund'
          AND a.resource_id = d.request_id::text);
    UPDATE refund_attempts t SET detail = 'former staff'
      WHERE t.state = 'asked' AND (t.detail IN (address, person::text)
        OR t.detail LIKE '%@%' AND EXISTS (
          SELECT FROM audit_entries a WHERE a.actor_id = person AND a.action = 'admin.decideRefund'
            AND a.resource_id = t.request_id::text));
    UPDATE webhook_events`;

/**
 * Accounts that an administrator deleted wait for their erasure, which now also removes the person from
 * what they did as staff. The function with two parameters stays for the previous release.
 */
export class ErasedStaff1795560000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD deleted_at timestamptz');
    await runner.query(
      'CREATE INDEX users_deleted ON users (deleted_at) WHERE deleted_at IS NOT NULL',
    );
    await runner.query(
      CUT_IDENTITY.replace(
        '(person uuid, pseudonym uuid)',
        '(person uuid, pseudonym uuid, address text)',
      )
        .replace('SET customer_id = NULL', 'SET customer_id = NULL, payload = NULL')
        .replace(
          'CASE WHEN resource_id = person::text THEN pseudonym::text ELSE resource_id END',
          'replace(resource_id, person::text, pseudonym::text)',
        )
        .replace(
          'WHERE resource_id = person::text OR',
          'WHERE position(person::text IN resource_id) > 0 OR',
        )
        .replace('UPDATE webhook_events', CUT_STAFF.trimStart()),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION cut_identity(uuid, uuid, text)');
    await runner.query('ALTER TABLE users DROP COLUMN deleted_at');
  }
}
