import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `ALTER TABLE enquiries ADD status text NOT NULL DEFAULT 'new', ADD assignee_id uuid,
     ADD replied_at timestamptz`,
  'CREATE INDEX enquiries_newest ON enquiries (created_at, id)',
  'CREATE INDEX enquiries_replied ON enquiries (replied_at DESC NULLS LAST, id)',
  'CREATE INDEX enquiries_first_replied ON enquiries (replied_at, id)',
  'CREATE INDEX enquiries_status ON enquiries (status, created_at)',
  'CREATE INDEX enquiries_assignee ON enquiries (assignee_id, created_at)',
  `CREATE INDEX enquiries_search ON enquiries
     USING gin ((lower(email) || ' ' || lower(name)) gin_trgm_ops)`,
  `CREATE TABLE enquiry_entries (
     id uuid NOT NULL,
     enquiry_id uuid NOT NULL,
     kind text NOT NULL,
     text text NOT NULL,
     author_id uuid NOT NULL,
     created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     PRIMARY KEY (id),
     CONSTRAINT enquiry_entries_enquiry_fk FOREIGN KEY (enquiry_id)
       REFERENCES enquiries (id) ON DELETE CASCADE
   )`,
  'CREATE INDEX enquiry_entries_thread ON enquiry_entries (enquiry_id, created_at)',
  `CREATE TABLE canned_texts (
     id uuid NOT NULL,
     title text NOT NULL,
     text text NOT NULL,
     updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     PRIMARY KEY (id)
   )`,
];

/** Requests get a status, an assignee, notes, and replies; and there are canned texts. */
export class Inbox1795521000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE canned_texts, enquiry_entries');
    await runner.query('DROP INDEX enquiries_newest, enquiries_search');
    await runner.query(
      'ALTER TABLE enquiries DROP COLUMN replied_at, DROP COLUMN assignee_id, DROP COLUMN status',
    );
  }
}
