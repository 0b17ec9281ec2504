import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What visitors send with the quote and the contact form. */
export class Quotes1795310000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE enquiries (
      id uuid NOT NULL,
      kind text NOT NULL,
      name text NOT NULL,
      email text NOT NULL,
      phone text,
      service text,
      exam_date date,
      message text NOT NULL,
      idempotency_key text,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      PRIMARY KEY (id)
    )`);
    await runner.query(
      'CREATE UNIQUE INDEX enquiries_idempotency ON enquiries (kind, email, idempotency_key)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE enquiries');
  }
}
