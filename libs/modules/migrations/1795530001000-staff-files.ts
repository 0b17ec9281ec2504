import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE staff_files (
    id uuid NOT NULL,
    name text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (id)
  )`,
  'CREATE INDEX staff_files_newest ON staff_files (updated_at, id)',
  `CREATE TABLE staff_file_versions (
    file_id uuid NOT NULL,
    version integer NOT NULL,
    hash text NOT NULL,
    bytes integer NOT NULL,
    pages integer NOT NULL,
    pictures jsonb NOT NULL,
    created_by uuid NOT NULL,
    created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (file_id, version),
    CONSTRAINT staff_file_versions_file_fk FOREIGN KEY (file_id) REFERENCES staff_files(id)
      ON DELETE CASCADE
  )`,
  'CREATE UNIQUE INDEX staff_file_versions_hash ON staff_file_versions (hash)',
  `CREATE TABLE file_uploads (
    id uuid NOT NULL,
    name text NOT NULL,
    bytes integer NOT NULL,
    hash text NOT NULL,
    file_id uuid,
    chunks integer NOT NULL DEFAULT 0,
    state text NOT NULL DEFAULT 'receiving',
    problem text,
    created_by uuid NOT NULL,
    updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (id)
  )`,
  'CREATE INDEX file_uploads_oldest ON file_uploads (updated_at)',
  `CREATE TABLE uploaded_papers (
    subject text NOT NULL,
    file_id uuid NOT NULL,
    hash text NOT NULL,
    storage_key text NOT NULL,
    pages integer NOT NULL,
    questions integer NOT NULL,
    published_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (subject)
  )`,
  'CREATE INDEX uploaded_papers_file ON uploaded_papers (file_id)',
  'ALTER TABLE papers ADD COLUMN questions integer',
  `CREATE TABLE paper_downloads (
    id uuid NOT NULL,
    purchase_id uuid NOT NULL,
    user_id uuid NOT NULL,
    subject text NOT NULL,
    paper_hash text,
    at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (id),
    CONSTRAINT xfk_paper_downloads_user FOREIGN KEY (user_id) REFERENCES users(id)
      ON DELETE CASCADE
  )`,
  'CREATE INDEX paper_downloads_newest ON paper_downloads (at, id)',
  'CREATE INDEX paper_downloads_user ON paper_downloads (user_id, at)',
];

/** Files that staff upload and sell in place of a paper, and who downloaded what they bought. */
export class StaffFiles1795530001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE papers DROP COLUMN questions');
    for (const table of [
      'paper_downloads',
      'uploaded_papers',
      'file_uploads',
      'staff_file_versions',
      'staff_files',
    ]) {
      await runner.query(`DROP TABLE ${table}`);
    }
  }
}
