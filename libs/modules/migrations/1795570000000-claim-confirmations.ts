import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which claims of the site an operator has confirmed. */
export class ClaimConfirmations1795570000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE claim_confirmations (
      claim_id text NOT NULL,
      text text NOT NULL,
      reason text NOT NULL,
      confirmed_by uuid NOT NULL,
      confirmed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      PRIMARY KEY (claim_id)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE claim_confirmations');
  }
}
