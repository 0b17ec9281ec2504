import { Injectable } from '@nestjs/common';
import type { Subject } from '@prepward/contracts/subjects';
import { kinds, type RowOf, statement, type Tx } from '@prepward/platform/database';
import { DataSource } from 'typeorm';
import type { StoredCard } from './domain/review-card.js';

/** Whether the latest answer to an item was right; null where it was never answered. */
export interface LatestAnswer {
  itemId: string;
  correct: boolean | null;
}

/** What a finished attempt adds to one item. */
export interface ItemOutcome {
  itemId: string;
  flagged: boolean;
  card: StoredCard | null;
}

const { arrayOf, bool, int, json, text, timestamptz, uuid } = kinds;

/** What a student did with an item, as needed for choosing items. */
const STUDENT_ITEM = {
  item_id: text,
  seen: int,
  last_correct: bool.nullable,
  flagged: bool,
  due: bool.certain,
};
export type StudentItemRow = RowOf<typeof STUDENT_ITEM>;

const OF_SUBJECTS = statement(
  'quizzes.student-items-of-subjects',
  `SELECT s.item_id, s.seen, s.last_correct, s.flagged,
          coalesce(s.due_at <= clock_timestamp(), false) AS due
   FROM student_items s JOIN items i ON i.id = s.item_id
   WHERE s.user_id = $1 AND i.subject = ANY($2)`,
  { params: [uuid, arrayOf(text)], row: STUDENT_ITEM },
);

const DUE = statement(
  'quizzes.due-items',
  `SELECT item_id FROM student_items WHERE user_id = $1 AND due_at <= clock_timestamp()
   ORDER BY due_at, item_id`,
  { params: [uuid], row: { item_id: text } },
);

const COUNT_DUE = statement(
  'quizzes.count-due-items',
  `SELECT count(*)::int AS due FROM student_items s JOIN items i ON i.id = s.item_id
   WHERE s.user_id = $1 AND s.due_at <= clock_timestamp() AND i.status = 'live'
     AND s.item_id NOT IN (
       SELECT ai.item_id FROM attempts a JOIN attempt_items ai ON ai.attempt_id = a.id
       WHERE a.user_id = $1 AND a.state = 'open' AND a.mode = 'exam')`,
  { params: [uuid], row: { due: int.certain } },
);

const CARDS = statement(
  'quizzes.review-cards',
  `SELECT item_id, card FROM student_items
   WHERE user_id = $1 AND item_id = ANY($2) AND card IS NOT NULL
   ORDER BY item_id FOR UPDATE`,
  {
    params: [uuid, arrayOf(text)],
    row: { item_id: text, card: json<StoredCard>().because('rows without one are left out') },
  },
);

const RECORD = statement(
  'quizzes.record-outcomes',
  `INSERT INTO student_items AS s (user_id, item_id, seen, flagged, card, due_at)
   SELECT $1, o."itemId", 1, o.flagged, o.card, (o.card ->> 'due')::timestamptz
   FROM jsonb_to_recordset($2::jsonb) AS o("itemId" text, flagged boolean, card jsonb)
   ORDER BY o."itemId"
   ON CONFLICT (user_id, item_id) DO UPDATE SET seen = s.seen + 1,
     flagged = excluded.flagged,
     card = coalesce(excluded.card, s.card),
     due_at = coalesce(excluded.due_at, s.due_at)`,
  { params: [uuid, json<readonly ItemOutcome[]>()] },
);

/** Whether the latest answer to each item was correct, among the finished attempts that answered it. */
const LATEST_ANSWERS = `SELECT DISTINCT ON (i.item_id) i.item_id, x.correct
   FROM attempts a JOIN attempt_items i ON i.attempt_id = a.id
   JOIN attempt_answers x ON x.attempt_id = i.attempt_id AND x.position = i.position
   WHERE a.user_id = $1 AND a.state = 'finished' AND x.scored_response IS NOT NULL`;
const NEWEST_FIRST = 'i.item_id, a.finished_at DESC, a.id DESC';

const LATEST = { itemId: text, correct: bool.nullable };

const JUDGE = statement(
  'quizzes.judge-latest-answers',
  `UPDATE student_items s SET last_correct = l.correct
   FROM unnest($2::text[]) w(item_id)
   LEFT JOIN (${LATEST_ANSWERS} AND i.item_id = ANY($2) ORDER BY ${NEWEST_FIRST}) l USING (item_id)
   WHERE s.user_id = $1 AND s.item_id = w.item_id AND s.last_correct IS DISTINCT FROM l.correct
   RETURNING s.item_id AS "itemId", s.last_correct AS correct`,
  { params: [uuid, arrayOf(text)], row: LATEST },
);

const MISJUDGED = statement(
  'quizzes.misjudged-latest-answers',
  `SELECT s.item_id AS "itemId", l.correct
   FROM student_items s
   LEFT JOIN (${LATEST_ANSWERS} ORDER BY ${NEWEST_FIRST}) l ON l.item_id = s.item_id
   WHERE s.user_id = $1 AND s.last_correct IS DISTINCT FROM l.correct ORDER BY s.item_id`,
  { params: [uuid], row: LATEST },
);

const SET_CARD = statement(
  'quizzes.set-review-card',
  `INSERT INTO student_items AS s (user_id, item_id, card, due_at)
   SELECT $1, id, $3::jsonb, ($3::jsonb ->> 'due')::timestamptz FROM items WHERE id = $2
   ON CONFLICT (user_id, item_id) DO UPDATE SET
     card = CASE WHEN excluded.card IS NULL THEN NULL ELSE coalesce(s.card, excluded.card) END,
     due_at = CASE WHEN excluded.card IS NULL THEN NULL
                   ELSE coalesce(s.due_at, excluded.due_at) END
   RETURNING item_id`,
  { params: [uuid, text, json<StoredCard>().nullable] },
);

const RESCHEDULE = statement(
  'quizzes.reschedule-review',
  `UPDATE student_items SET card = $3::jsonb, due_at = ($3::jsonb ->> 'due')::timestamptz
   WHERE user_id = $1 AND item_id = $2`,
  { params: [uuid, text, json<StoredCard>()] },
);

const DUE_AT = statement(
  'quizzes.review-due-at',
  'SELECT due_at FROM student_items WHERE user_id = $1 AND item_id = $2',
  { params: [uuid, text], row: { due_at: timestamptz.nullable } },
);

const MOVE_ALL = statement(
  'quizzes.move-student-items',
  `WITH moved AS (DELETE FROM student_items WHERE user_id = $1 RETURNING *)
   INSERT INTO student_items AS s (user_id, item_id, seen, last_correct, flagged, card, due_at)
   SELECT $2, item_id, seen, last_correct, flagged, card, due_at FROM moved ORDER BY item_id
   ON CONFLICT (user_id, item_id) DO UPDATE SET seen = s.seen + excluded.seen,
     flagged = s.flagged OR excluded.flagged,
     card = coalesce(s.card, excluded.card), due_at = coalesce(s.due_at, excluded.due_at)
   RETURNING s.item_id AS "itemId"`,
  { params: [uuid, uuid], row: { itemId: text } },
);

/**
 * What students did with each item. Rows are always locked in item order, so that two attempts of a
 * student that end at once wait for each other instead of deadlocking.
 */
@Injectable()
export class StudentItemRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Everything the student has seen in some subjects. */
  ofSubjects(userId: string, subjects: readonly Subject[]): Promise<StudentItemRow[]> {
    return OF_SUBJECTS.all(this.dataSource, [userId, subjects]);
  }

  /** Items whose review is due, longest due first. */
  async due(userId: string): Promise<string[]> {
    const rows = await DUE.all(this.dataSource, [userId]);
    return rows.map((row) => row.item_id);
  }

  /** How many live items of the review queue may be reviewed now; those in open exams wait. */
  async countDue(userId: string): Promise<number> {
    return (await COUNT_DUE.first(this.dataSource, [userId]))?.due ?? 0;
  }

  async cards(
    userId: string,
    itemIds: readonly string[],
    tx: Tx,
  ): Promise<Map<string, StoredCard>> {
    const rows = await CARDS.all(tx, [userId, itemIds]);
    return new Map(rows.map((row) => [row.item_id, row.card]));
  }

  /** Adds a finished, scored attempt to the student's record; two statements. */
  async record(userId: string, outcomes: readonly ItemOutcome[], tx: Tx): Promise<void> {
    await RECORD.run(tx, [userId, outcomes]);
    const itemIds = outcomes.map(({ itemId }) => itemId);
    await this.judge(userId, itemIds, tx);
  }

  /**
   * Updates the stored result of the latest answer to each of these items to match how the answers
   * are scored. Nothing else writes it.
   *
   * @returns the ones that changed
   */
  judge(userId: string, itemIds: readonly string[], tx: Tx): Promise<LatestAnswer[]> {
    return JUDGE.all(tx, [userId, itemIds]);
  }

  /** What {@link judge} would change, with the new values. */
  misjudged(userId: string, tx: Tx): Promise<LatestAnswer[]> {
    return MISJUDGED.all(tx, [userId]);
  }

  /** Puts an item into the review queue, or takes it out. @returns false for an unknown item */
  setCard(userId: string, itemId: string, card: StoredCard | null): Promise<boolean> {
    return SET_CARD.exists(this.dataSource, [userId, itemId, card]);
  }

  /** Sets the card of an item that the student has seen, in place of any that it has. */
  async reschedule(userId: string, itemId: string, card: StoredCard, tx: Tx): Promise<void> {
    await RESCHEDULE.run(tx, [userId, itemId, card]);
  }

  async dueAt(userId: string, itemId: string): Promise<Date | null> {
    const row = await DUE_AT.first(this.dataSource, [userId, itemId]);
    return row?.due_at ?? null;
  }

  /**
   * Moves a visitor's record to an account, after the attempts; for items in both, the counts add
   * up and the later answer is the latest.
   */
  async moveAll(visitorId: string, userId: string, tx: Tx): Promise<void> {
    const moved = await MOVE_ALL.all(tx, [visitorId, userId]);
    const itemIds = moved.map(({ itemId }) => itemId);
    await this.judge(userId, itemIds, tx);
  }
}
