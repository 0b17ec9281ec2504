import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a link in an email was requested for is kept apart from the account until the link is opened.
 * Accounts that wait for their address become pending sign-ups; what their rows contain no longer
 * counts.
 */
export class LinkRequests1795400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE one_time_tokens DROP COLUMN sign_up_id, DROP COLUMN code_challenge, DROP COLUMN spent_at',
    );
    await runner.query('DROP TABLE link_requests');
  }
}

const STATEMENTS = [
  `CREATE TABLE link_requests (
    id uuid NOT NULL,
    kind text NOT NULL,
    email text NOT NULL,
    user_id uuid,
    password_hash text,
    user_metadata jsonb NOT NULL DEFAULT '{}',
    code_challenge text,
    mailed boolean NOT NULL DEFAULT true,
    created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (id)
  )`,
  `CREATE INDEX link_requests_email ON link_requests (email, created_at)`,
  `CREATE INDEX link_requests_user ON link_requests (user_id)`,
  `ALTER TABLE link_requests ADD CONSTRAINT link_requests_user_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE`,
  `ALTER TABLE one_time_tokens ADD sign_up_id uuid, ADD code_challenge text, ADD spent_at timestamptz`,
  `ALTER TABLE one_time_tokens ADD CONSTRAINT one_time_tokens_sign_up_fk FOREIGN KEY (sign_up_id) REFERENCES link_requests(id) ON DELETE SET NULL`,
  `INSERT INTO link_requests (id, kind, email, user_id, password_hash, user_metadata)
   SELECT gen_random_uuid(), 'sign-up', email, id, password_hash, user_metadata FROM users
   WHERE email_confirmed_at IS NULL AND email IS NOT NULL AND password_hash IS NOT NULL`,
  `UPDATE one_time_tokens t SET sign_up_id = r.id FROM link_requests r
   WHERE r.user_id = t.user_id AND t.kind = 'confirmation'`,
];
