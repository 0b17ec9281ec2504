import { Injectable } from '@nestjs/common';
import type { AttemptKind, ItemResponse, SaveAnswerBody } from '@prepward/contracts/attempts';
import type { ItemAnswerSheet, ItemKey } from '@prepward/contracts/items';
import type { ItemType, Subject } from '@prepward/contracts/subjects';
import { kinds, type RowOf, statement, type Tx } from '@prepward/platform/database';
import { DataSource } from 'typeorm';
import { idsOf } from './domain/response-ids.js';

/** Why a save changed nothing. */
export type SaveRefusal =
  | 'position-unknown'
  | 'finished'
  | 'section-closed'
  | 'section-pending'
  | 'type-mismatch'
  | 'option-unknown';

const { arrayOf, bigint, bool, double, int, json, text, timestamptz, uuid } = kinds;

const response = json<ItemResponse>().nullable;

/** What a save did, and what is kept now. */
const SAVED = {
  refusal: text.as<SaveRefusal>().nullable,
  /** The place belongs to the section whose turn it is. */
  in_current: bool.nullable,
  /** The attempt's clock has run out, and no one has closed the section yet. */
  overdue: bool.because('where it is not known it is false'),
  item_type: text.as<ItemResponse['type']>().nullable,
  stored: bool.certain,
  sequence: int.nullable,
  response,
  scored_response: response,
  flagged: bool.nullable,
  note: text.nullable,
  remaining_ms: int.nullable,
  now: timestamptz.because('it is the clock'),
  /** Tutor mode only: the key does not leave the database otherwise. */
  sheet: json<ItemAnswerSheet>().nullable,
};
export type SavedRow = RowOf<typeof SAVED>;

const LAST_SAVED = statement(
  'quizzes.last-saved',
  `SELECT a.user_id, max(x.saved_at) AS last
   FROM attempts a JOIN attempt_answers x ON x.attempt_id = a.id
   WHERE a.user_id = ANY ($1) GROUP BY a.user_id`,
  {
    params: [arrayOf(uuid)],
    row: {
      user_id: uuid,
      last: timestamptz.because('a group has a row, and the column is NOT NULL'),
    },
  },
);

/**
 * One save is this one statement. `FOR SHARE` makes finishing wait for saves under way, and saves
 * wait for a finish: an answer that was acknowledged is always part of the score. What is checked of
 * the attempt is in its own row, which is read again after such a wait.
 */
const SAVE = statement(
  'quizzes.save-answer',
  `/* prepared: save-answer */
  WITH attempt AS (
    SELECT id, state, mode, current_section, opens_at, due_at FROM attempts
    WHERE id = $1 AND user_id = $2 FOR SHARE
  ), place AS (
    SELECT i.section, v.view ->> 'type' AS item_type, v.sheet,
      ARRAY(SELECT o ->> 'id' FROM jsonb_array_elements(coalesce(v.view -> 'options',
        v.view -> 'regions', '[]')) AS o) AS ids
    FROM attempt_items i
    JOIN item_versions v ON v.item_id = i.item_id AND v.version = i.item_version
    WHERE i.attempt_id = $1 AND i.position = $3
  ), verdict AS (
    SELECT clock_timestamp() AS now, attempt.*, place.*,
      coalesce(attempt.state = 'open'
        AND attempt.due_at + $13 * interval '1 millisecond' < clock_timestamp(), false) AS overdue
    FROM attempt LEFT JOIN place ON true
  ), judged AS (
    SELECT verdict.*, CASE
      WHEN section IS NULL THEN 'position-unknown'
      WHEN state = 'finished' THEN 'finished'
      WHEN section < current_section OR (section = current_section AND overdue) THEN 'section-closed'
      WHEN section > current_section OR opens_at > now THEN 'section-pending'
      WHEN $6::jsonb IS NULL THEN NULL
      WHEN item_type <> $6::jsonb ->> 'type' THEN 'type-mismatch'
      WHEN NOT ($12::text[] <@ ids)
        OR cardinality($12::text[]) <> (SELECT count(DISTINCT x) FROM unnest($12::text[]) x)
        OR (item_type = 'ordered' AND cardinality($12::text[]) <> cardinality(ids))
        THEN 'option-unknown'
      END AS refusal
    FROM verdict
  ), saved AS (
    INSERT INTO attempt_answers AS a (attempt_id, position, client_id, sequence, response,
      scored_response, flagged, elapsed_ms, confidence, note, saved_at)
    SELECT $1, $3, $4, $5, $6::jsonb, $6::jsonb, coalesce($7, false), $8, $9, nullif($10, ''), now
    FROM judged WHERE refusal IS NULL
    ON CONFLICT (attempt_id, position) DO UPDATE SET
      client_id = excluded.client_id, sequence = excluded.sequence,
      response = excluded.response,
      scored_response = CASE WHEN (SELECT mode FROM attempt) = 'tutor'
        THEN coalesce(a.scored_response, excluded.scored_response)
        ELSE excluded.scored_response END,
      flagged = coalesce($7, a.flagged),
      elapsed_ms = greatest(excluded.elapsed_ms, a.elapsed_ms),
      confidence = coalesce(excluded.confidence, a.confidence),
      note = CASE WHEN $11 THEN excluded.note ELSE a.note END,
      saved_at = excluded.saved_at
    WHERE a.sequence < excluded.sequence
    RETURNING sequence, response, scored_response, flagged, note
  ), kept AS (
    SELECT * FROM saved
    UNION ALL
    SELECT sequence, response, scored_response, flagged, note FROM attempt_answers
    WHERE attempt_id = $1 AND position = $3 AND NOT EXISTS (SELECT 1 FROM saved)
  )
  SELECT judged.refusal, judged.section = judged.current_section AS in_current, judged.overdue,
    judged.item_type, EXISTS (SELECT 1 FROM saved) AS stored, kept.*,
    CASE WHEN judged.state = 'open' AND judged.section = judged.current_section
        AND judged.due_at IS NOT NULL -- greatest() takes no time left for 0
      THEN greatest(0, extract(epoch FROM judged.due_at - judged.now) * 1000)::int
      END AS remaining_ms,
    judged.now, CASE WHEN judged.mode = 'tutor' THEN judged.sheet END AS sheet
  FROM judged LEFT JOIN kept ON true`,
  {
    params: [
      uuid,
      uuid,
      int,
      text,
      int,
      json<ItemResponse>().nullable,
      bool.nullable,
      int.nullable,
      int.nullable,
      text,
      bool,
      arrayOf(text),
      double,
    ],
    row: SAVED,
  },
);

const APPEAR = statement(
  'quizzes.appear',
  `WITH past AS (
     DELETE FROM attempt_presence WHERE attempt_id = $1 AND client_id <> $2
       AND seen_at < clock_timestamp() - interval '1 day'
   ), here AS (
     INSERT INTO attempt_presence AS p (attempt_id, client_id)
     SELECT $1::uuid, $2 WHERE (SELECT count(*) FROM attempt_presence WHERE attempt_id = $1
         AND client_id <> $2 AND seen_at >= clock_timestamp() - interval '1 day') < $4
     ON CONFLICT (attempt_id, client_id) DO UPDATE SET seen_at = clock_timestamp()
     RETURNING client_id
   )
   SELECT EXISTS (SELECT 1 FROM here) AS known,
          (SELECT count(*)::int FROM attempt_presence WHERE attempt_id = $1
             AND client_id <> $2
             AND seen_at > clock_timestamp() - $3 * interval '1 millisecond') AS others,
          (SELECT max(saved_at) FROM attempt_answers WHERE attempt_id = $1) AS "savedAt"`,
  {
    params: [uuid, text, double, bigint],
    row: { known: bool.certain, others: int.certain, savedAt: timestamptz.nullable },
  },
);

const HOLD_REPORTS = statement(
  'quizzes.hold-reports',
  `SELECT pg_advisory_xact_lock(hashtextextended('report ' || $1, 0))`,
  { params: [text] },
);

const RECENT_REPORTS = statement(
  'quizzes.recent-reports',
  `SELECT count(*)::int AS student,
          (count(*) FILTER (WHERE attempt_id = $2))::int AS attempt
   FROM item_reports
   WHERE user_id = $1 AND created_at > clock_timestamp() - interval '1 day'`,
  { params: [uuid, uuid], row: { student: int.certain, attempt: int.certain } },
);

const REPORT = statement(
  'quizzes.insert-report',
  `INSERT INTO item_reports (id, attempt_id, position, user_id, item_id, item_version, reason,
     text, response)
   SELECT $1, i.attempt_id, i.position, $3, i.item_id, i.item_version, $5, $6, x.response
   FROM attempt_items i
   LEFT JOIN attempt_answers x ON x.attempt_id = i.attempt_id AND x.position = i.position
   WHERE i.attempt_id = $2 AND i.position = $4 RETURNING id`,
  { params: [uuid, uuid, uuid, int, text, text] },
);

const OF_USER = statement(
  'quizzes.answers-of-user',
  `SELECT a.id AS "attemptId", a.kind, ai.item_id AS "itemId", i.subject, i.area, i.objective,
          i.type, i.difficulty, w.correct, w.scored_response AS response,
          v.sheet -> 'key' AS key, w.saved_at AS "answeredAt",
          a.finished_at AS "finishedAt", w.elapsed_ms AS "elapsedMs"
   FROM attempts a
   JOIN attempt_answers w ON w.attempt_id = a.id AND w.scored_response IS NOT NULL
   JOIN attempt_items ai ON ai.attempt_id = a.id AND ai.position = w.position
   JOIN items i ON i.id = ai.item_id
   LEFT JOIN item_versions v ON w.correct IS NULL
     AND v.item_id = ai.item_id AND v.version = ai.item_version
   WHERE a.user_id = $1 AND (a.state = 'finished' OR a.mode = 'tutor')
   ORDER BY w.saved_at, a.id, w.position`,
  {
    params: [uuid],
    row: {
      attemptId: uuid,
      kind: text.as<AttemptKind>(),
      itemId: text,
      subject: text.as<Subject>(),
      area: text,
      objective: text,
      type: text.as<ItemType>(),
      /** Logits. */
      difficulty: double,
      /** Null: not scored yet. */
      correct: bool.nullable,
      response: json<ItemResponse>().because('answers without one are left out'),
      /** Only of answers that are not scored yet. */
      key: json<ItemKey>().nullable,
      answeredAt: timestamptz,
      finishedAt: timestamptz.nullable,
      elapsedMs: int.nullable,
    },
  },
);

/** Answers of attempts: how each is kept. */
@Injectable()
export class AnswerRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Saves one answer: the newest sequence wins, and nothing is saved outside its section's time.
   *
   * @param graceMs how long after the end of the time a save that was under way still counts
   * @returns what is kept now, or undefined when there is no such attempt of the user's
   */
  save(
    attemptId: string,
    userId: string,
    position: number,
    body: SaveAnswerBody,
    graceMs: number,
  ): Promise<SavedRow | undefined> {
    return SAVE.first(this.dataSource, [
      attemptId,
      userId,
      position,
      body.clientId,
      body.sequence,
      body.response,
      body.flagged ?? null,
      body.elapsedMs ?? null,
      body.confidence ?? null,
      body.note ?? '',
      body.note !== undefined,
      body.response === null ? [] : idsOf(body.response),
      graceMs,
    ]);
  }

  /**
   * Notes that a tab or device is here, and forgets those of the days before.
   *
   * @param windowMs others seen within this time count as here
   * @param most tabs and devices that an attempt has in a day
   * @returns how many others are here, and when an answer was last saved; undefined for one too many
   */
  async appear(
    attemptId: string,
    clientId: string,
    windowMs: number,
    most: number,
  ): Promise<{ others: number; savedAt: Date | null } | undefined> {
    const row = await APPEAR.first(this.dataSource, [attemptId, clientId, windowMs, most]);
    return row?.known ? { others: row.others, savedAt: row.savedAt } : undefined;
  }

  /** Other reports of the student wait from here until the transaction ends. */
  async holdReports(userId: string, tx: Tx): Promise<void> {
    await HOLD_REPORTS.run(tx, [userId]);
  }

  /** How many reports a student sent in the last 24 hours, and how many of them about one attempt. */
  async recentReports(
    userId: string,
    attemptId: string,
    tx: Tx,
  ): Promise<{ student: number; attempt: number }> {
    const row = await RECENT_REPORTS.first(tx, [userId, attemptId]);
    return row ?? { student: 0, attempt: 0 };
  }

  /** Keeps a report with what the student saw and had answered. @returns false without such a place */
  report(
    id: string,
    attemptId: string,
    userId: string,
    report: { position: number; reason: string; text: string },
    tx: Tx,
  ): Promise<boolean> {
    return REPORT.exists(tx, [id, attemptId, userId, report.position, report.reason, report.text]);
  }

  /** When each of some students last saved an answer. */
  lastSaved(userIds: readonly string[]) {
    return LAST_SAVED.all(this.dataSource, [userIds]);
  }

  /** The answers that count, as {@link AnswerHistory} tells of them, oldest first. */
  ofUser(userId: string) {
    return OF_USER.all(this.dataSource, [userId]);
  }
}
