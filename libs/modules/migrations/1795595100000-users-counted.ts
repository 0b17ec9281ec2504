import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Users are counted for the staff's list from an index: the table is read whole otherwise. */
export class UsersCounted1795595100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX users_counted ON users (id) WHERE deleted_at IS NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX users_counted');
  }
}
