import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which requests are confirmed by email to the address that was typed, and to which mailbox. */
export class QuoteReceipts1795401000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE enquiries ADD COLUMN receipt_to text');
    await runner.query(`UPDATE enquiries SET receipt_to = lower(email) WHERE kind = 'quote'`);
    await runner.query(
      `CREATE INDEX enquiries_receipts ON enquiries (receipt_to, created_at)
       WHERE receipt_to IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE enquiries DROP COLUMN receipt_to');
  }
}
