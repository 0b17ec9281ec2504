import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The papers we make, each with the file that holds it now. */
export class Papers1795412001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE papers (
      slug text NOT NULL,
      subject text NOT NULL,
      kind text NOT NULL,
      hash text NOT NULL,
      made_from text NOT NULL,
      pages integer NOT NULL,
      bytes integer NOT NULL,
      items jsonb NOT NULL,
      made_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      PRIMARY KEY (slug)
    )`);
    await runner.query('CREATE UNIQUE INDEX papers_hash ON papers (hash)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE papers');
  }
}
