import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Passkeys, and what their devices are asked to sign. */
export class Passkeys1795501000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE passkeys (
      id uuid NOT NULL,
      user_id uuid NOT NULL,
      credential_id text NOT NULL,
      public_key bytea NOT NULL,
      counter bigint NOT NULL DEFAULT 0,
      transports text[] NOT NULL DEFAULT '{}',
      friendly_name text NOT NULL,
      last_used_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      PRIMARY KEY (id)
    )`);
    await runner.query('CREATE UNIQUE INDEX passkeys_credential_key ON passkeys (credential_id)');
    await runner.query('CREATE INDEX passkeys_user ON passkeys (user_id)');
    await runner.query(`ALTER TABLE passkeys ADD CONSTRAINT passkeys_user_fk
      FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE`);
    await runner.query(`CREATE TABLE passkey_challenges (
      id uuid NOT NULL,
      user_id uuid,
      challenge text NOT NULL,
      expires_at timestamptz NOT NULL,
      PRIMARY KEY (id)
    )`);
    await runner.query(`ALTER TABLE passkey_challenges ADD CONSTRAINT passkey_challenges_user_fk
      FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE passkey_challenges');
    await runner.query('DROP TABLE passkeys');
  }
}
