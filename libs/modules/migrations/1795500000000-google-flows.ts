import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sign-ins that are under way at Google. */
export class GoogleFlows1795500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE google_flows (
      id uuid NOT NULL,
      state_hash bytea NOT NULL,
      browser_hash bytea NOT NULL,
      nonce text NOT NULL,
      code_verifier text NOT NULL,
      code_challenge text NOT NULL,
      redirect_to text,
      expires_at timestamptz NOT NULL,
      PRIMARY KEY (id)
    )`);
    await runner.query('CREATE UNIQUE INDEX google_flows_state_key ON google_flows (state_hash)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE google_flows');
  }
}
