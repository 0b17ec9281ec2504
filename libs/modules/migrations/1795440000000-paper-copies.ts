import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Papers for sale: their sample pages, and the buyers' stamped copies. */
export class PaperCopies1795440000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE papers ADD COLUMN samples jsonb NOT NULL DEFAULT '[]'`);
    await runner.query(`CREATE TABLE paper_copies (
      id uuid NOT NULL,
      order_id uuid NOT NULL,
      user_id uuid,
      subject text NOT NULL,
      progress integer NOT NULL DEFAULT 0,
      withdrawn boolean NOT NULL DEFAULT false,
      paper_hash text,
      hash text,
      pages integer,
      bytes integer,
      items jsonb NOT NULL DEFAULT '[]',
      made_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      PRIMARY KEY (id)
    )`);
    await runner.query(
      'CREATE UNIQUE INDEX paper_copies_order ON paper_copies (order_id, subject)',
    );
    await runner.query('CREATE INDEX paper_copies_user ON paper_copies (user_id)');
    // The row outlives the account until the file is removed.
    await runner.query(`ALTER TABLE paper_copies ADD CONSTRAINT xfk_paper_copies_user
      FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE paper_copies');
    await runner.query('ALTER TABLE papers DROP COLUMN samples');
  }
}
