import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a student aims for, and the extra time that some students get. */
export class StudyGoals1795320000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE profiles
      ADD COLUMN exam_date date,
      ADD COLUMN target_score integer,
      ADD COLUMN accommodation real NOT NULL DEFAULT 1`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE profiles
      DROP COLUMN exam_date, DROP COLUMN target_score, DROP COLUMN accommodation`);
  }
}
