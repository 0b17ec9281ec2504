import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An index to count users for the staff's list, which would otherwise read the whole table. */
export class UsersCounted1795595100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX users_counted ON users (id) WHERE deleted_at IS NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX users_counted');
  }
}
