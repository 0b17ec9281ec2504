import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Codes in addition to emailed links, invited accounts, and tokens of programs that manage accounts. */
export class CodesAndInvites1795482000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE one_time_tokens ADD COLUMN code_hash bytea');
    await runner.query(
      'CREATE INDEX one_time_tokens_code ON one_time_tokens (code_hash) WHERE code_hash IS NOT NULL',
    );
    await runner.query('ALTER TABLE users ADD COLUMN invited_at timestamptz');
    await runner.query(`CREATE TABLE service_tokens (
      id uuid NOT NULL,
      name text NOT NULL,
      token_hash bytea NOT NULL,
      revoked_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      PRIMARY KEY (id)
    )`);
    await runner.query('CREATE UNIQUE INDEX service_tokens_hash ON service_tokens (token_hash)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE service_tokens');
    await runner.query('ALTER TABLE users DROP COLUMN invited_at');
    await runner.query('ALTER TABLE one_time_tokens DROP COLUMN code_hash');
  }
}
