import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The tables to which the application may add rows, but not change or remove any; `makeAppendOnly`
 * records them, and `migrate` grants accordingly (docs/decisions/0019-two-database-roles.md).
 */
export class AppendOnlyTables1795403000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE append_only_tables (name text PRIMARY KEY)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE append_only_tables');
  }
}
