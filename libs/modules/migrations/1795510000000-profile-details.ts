import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The school program that a student applies to, and the zone whose days count for them. */
export class ProfileDetails1795510000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE profiles
      ADD COLUMN school_program text NOT NULL DEFAULT '',
      ADD COLUMN time_zone text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE profiles DROP COLUMN school_program, DROP COLUMN time_zone');
  }
}
