import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE free_paper_downloads (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    subject text NOT NULL,
    kind text NOT NULL,
    paper_hash text NOT NULL,
    at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (id),
    CONSTRAINT xfk_free_paper_downloads_user FOREIGN KEY (user_id) REFERENCES users(id)
      ON DELETE CASCADE
  )`,
  'CREATE INDEX free_paper_downloads_newest ON free_paper_downloads (at, id)',
  'CREATE INDEX free_paper_downloads_user ON free_paper_downloads (user_id, at)',
  'CREATE INDEX free_paper_downloads_file ON free_paper_downloads (paper_hash, at)',
  'CREATE INDEX paper_downloads_file ON paper_downloads (paper_hash, at)',
];

/** Which students downloaded which free paper, and indexes to find who downloaded a file. */
export class FreePaperDownloads1795595000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX paper_downloads_file');
    await runner.query('DROP TABLE free_paper_downloads');
  }
}
