import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Keeps the names of stamped copies' files for as long as they may be in the storage, and adds an index
 * for stale copies.
 */
export class CopyFiles1795450001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE paper_copies ADD leftover text');
    await runner.query(`CREATE INDEX paper_copies_paper ON paper_copies (paper_hash, made_at)
      WHERE user_id IS NOT NULL AND NOT withdrawn`);
    await runner.query(
      'CREATE INDEX paper_copies_leftover ON paper_copies (id) WHERE leftover IS NOT NULL',
    );
    await runner.query(
      'CREATE INDEX paper_copies_ownerless ON paper_copies (id) WHERE user_id IS NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP INDEX paper_copies_ownerless, paper_copies_leftover, paper_copies_paper',
    );
    await runner.query('ALTER TABLE paper_copies DROP COLUMN leftover');
  }
}
