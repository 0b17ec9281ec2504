import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Before each report, the student's recent ones are counted. */
export class ReportLimits1795402000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX item_reports_student ON item_reports (user_id, created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX item_reports_student');
  }
}
