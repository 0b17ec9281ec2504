import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which emails students turned off, and when they were last reminded to practice. */
export class Notifications1795511000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE notification_settings (
      user_id uuid NOT NULL,
      muted text[] NOT NULL DEFAULT '{}',
      unsubscribe_key text NOT NULL,
      reminded_at timestamptz,
      PRIMARY KEY (user_id)
    )`);
    await runner.query(
      'CREATE UNIQUE INDEX notification_settings_key ON notification_settings (unsubscribe_key)',
    );
    await runner.query(`ALTER TABLE notification_settings
      ADD CONSTRAINT xfk_notification_settings_user
      FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE`);
    await runner.query(
      'CREATE INDEX profiles_exam ON profiles (user_id) WHERE exam_date IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX profiles_exam');
    await runner.query('DROP TABLE notification_settings');
  }
}
