import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `ALTER TABLE attempts
    ADD COLUMN slot text NOT NULL DEFAULT '',
    ADD COLUMN category text,
    ADD COLUMN set_no integer,
    ADD COLUMN time_factor text NOT NULL DEFAULT 'none',
    ADD COLUMN sections jsonb NOT NULL DEFAULT '[]',
    ADD COLUMN current_section integer NOT NULL DEFAULT 1,
    ADD COLUMN opens_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    ADD COLUMN due_at timestamptz`,
  `UPDATE attempts SET slot = subject, category = nullif(subject, ''), opens_at = started_at,
    sections = jsonb_build_array(jsonb_build_object('n', 1, 'subject', nullif(subject, ''),
      'items', item_count, 'limitMs', NULL, 'opensAt', started_at, 'closedAt', finished_at))`,
  `UPDATE attempts SET score = score || jsonb_build_object('sections', jsonb_build_array(
      jsonb_build_object('n', 1, 'subject', nullif(subject, ''), 'right', score -> 'right',
        'items', score -> 'items', 'score', score -> 'score'))) WHERE score IS NOT NULL`,
  'ALTER TABLE attempts ALTER COLUMN slot DROP DEFAULT, ALTER COLUMN sections DROP DEFAULT',
  'DROP INDEX attempts_one_open',
  `CREATE UNIQUE INDEX attempts_one_open ON attempts (user_id, kind, slot) WHERE state = 'open'`,
  `CREATE INDEX attempts_due ON attempts (due_at) WHERE state = 'open'`,
  'ALTER TABLE attempt_answers ADD COLUMN note text',
  'ALTER TABLE items ADD COLUMN median_ms integer',
  `CREATE TABLE student_items (
    user_id uuid NOT NULL,
    item_id text NOT NULL,
    seen integer NOT NULL DEFAULT 0,
    last_correct boolean,
    flagged boolean NOT NULL DEFAULT false,
    card jsonb,
    due_at timestamptz,
    PRIMARY KEY (user_id, item_id)
  )`,
  'CREATE INDEX student_items_due ON student_items (user_id, due_at) WHERE due_at IS NOT NULL',
  `CREATE TABLE attempt_presence (
    attempt_id uuid NOT NULL,
    client_id text NOT NULL,
    seen_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (attempt_id, client_id)
  )`,
  `CREATE TABLE item_reports (
    id uuid NOT NULL,
    attempt_id uuid NOT NULL,
    position integer NOT NULL,
    user_id uuid NOT NULL,
    item_id text NOT NULL,
    item_version integer NOT NULL,
    reason text NOT NULL,
    text text NOT NULL,
    response jsonb,
    state text NOT NULL DEFAULT 'open',
    created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (id)
  )`,
  'CREATE INDEX item_reports_item ON item_reports (item_id)',
  `CREATE TABLE score_corrections (
    attempt_id uuid NOT NULL,
    item_id text NOT NULL,
    version integer NOT NULL,
    before double precision NOT NULL,
    after double precision NOT NULL,
    at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (attempt_id, item_id, version)
  )`,
  `ALTER TABLE attempt_presence ADD CONSTRAINT attempt_presence_attempt_fk FOREIGN KEY (attempt_id) REFERENCES attempts(id) ON DELETE CASCADE`,
  `ALTER TABLE item_reports ADD CONSTRAINT item_reports_attempt_fk FOREIGN KEY (attempt_id) REFERENCES attempts(id) ON DELETE CASCADE`,
  `ALTER TABLE score_corrections ADD CONSTRAINT score_corrections_attempt_fk FOREIGN KEY (attempt_id) REFERENCES attempts(id) ON DELETE CASCADE`,
  `ALTER TABLE student_items ADD CONSTRAINT xfk_student_items_user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE`,
  `ALTER TABLE student_items ADD CONSTRAINT xfk_student_items_item FOREIGN KEY (item_id) REFERENCES items(id)`,
  `INSERT INTO student_items (user_id, item_id, seen, last_correct, flagged)
   SELECT a.user_id, i.item_id, count(*)::int,
     (array_agg(x.correct ORDER BY a.finished_at DESC))[1],
     coalesce((array_agg(x.flagged ORDER BY a.finished_at DESC))[1], false)
   FROM attempts a JOIN attempt_items i ON i.attempt_id = a.id
   LEFT JOIN attempt_answers x ON x.attempt_id = i.attempt_id AND x.position = i.position
   WHERE a.state = 'finished' GROUP BY a.user_id, i.item_id`,
];

/**
 * Sections with deadlines, breaks and presence; what each student knows of each item; reports of
 * items; the history of corrected scores.
 */
export class ExamEngine1795300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'score_corrections',
      'item_reports',
      'attempt_presence',
      'student_items',
    ]) {
      await runner.query(`DROP TABLE ${table}`);
    }
    await runner.query('ALTER TABLE items DROP COLUMN median_ms');
    await runner.query('ALTER TABLE attempt_answers DROP COLUMN note');
    await runner.query('DROP INDEX attempts_due');
    await runner.query('DROP INDEX attempts_one_open');
    await runner.query(`CREATE UNIQUE INDEX attempts_one_open ON attempts (user_id, kind, subject)
      WHERE state = 'open'`);
    await runner.query(`ALTER TABLE attempts DROP COLUMN slot, DROP COLUMN category,
      DROP COLUMN set_no, DROP COLUMN time_factor, DROP COLUMN sections,
      DROP COLUMN current_section, DROP COLUMN opens_at, DROP COLUMN due_at`);
  }
}
