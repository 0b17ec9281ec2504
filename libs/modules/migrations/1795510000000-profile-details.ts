import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The school program that a student applies to, and the time zone in which their days are counted. */
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
