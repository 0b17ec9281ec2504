import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE offered_papers (
    slug text NOT NULL,
    file_id uuid NOT NULL,
    hash text NOT NULL,
    storage_key text NOT NULL,
    pages integer NOT NULL,
    published_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (slug)
  )`,
  'CREATE INDEX offered_papers_file ON offered_papers (file_id)',
  `CREATE TABLE free_downloads (
    slug text NOT NULL,
    paper_hash text NOT NULL,
    day date NOT NULL,
    downloads integer NOT NULL DEFAULT 1,
    PRIMARY KEY (slug, paper_hash, day)
  )`,
];

/** Staff files that anyone may download in place of a free paper, and how often that happens. */
export class FreeFiles1795581000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE free_downloads');
    await runner.query('DROP TABLE offered_papers');
  }
}
