import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Second factors of sign-in, their challenges, and the codes for when a phone is lost. */
export class SecondFactors1795481000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE mfa_factors (
      id uuid NOT NULL,
      user_id uuid NOT NULL,
      type text NOT NULL,
      friendly_name text NOT NULL DEFAULT '',
      verified boolean NOT NULL DEFAULT false,
      secret text,
      last_step integer NOT NULL DEFAULT 0,
      last_challenged_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      PRIMARY KEY (id)
    )`);
    await runner.query(
      'CREATE UNIQUE INDEX mfa_factors_name ON mfa_factors (user_id, type, friendly_name)',
    );
    await runner.query(`ALTER TABLE mfa_factors ADD CONSTRAINT mfa_factors_user_fk
      FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE`);
    await runner.query(`CREATE TABLE mfa_challenges (
      id uuid NOT NULL,
      factor_id uuid NOT NULL,
      expires_at timestamptz NOT NULL,
      PRIMARY KEY (id)
    )`);
    await runner.query('CREATE INDEX mfa_challenges_factor ON mfa_challenges (factor_id)');
    await runner.query(`ALTER TABLE mfa_challenges ADD CONSTRAINT mfa_challenges_factor_fk
      FOREIGN KEY (factor_id) REFERENCES mfa_factors(id) ON DELETE CASCADE`);
    await runner.query(`CREATE TABLE recovery_codes (
      factor_id uuid NOT NULL,
      code_hash bytea NOT NULL,
      used_at timestamptz,
      PRIMARY KEY (factor_id, code_hash)
    )`);
    await runner.query(`ALTER TABLE recovery_codes ADD CONSTRAINT recovery_codes_factor_fk
      FOREIGN KEY (factor_id) REFERENCES mfa_factors(id) ON DELETE CASCADE`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE recovery_codes');
    await runner.query('DROP TABLE mfa_challenges');
    await runner.query('DROP TABLE mfa_factors');
  }
}
