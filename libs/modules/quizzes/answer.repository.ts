import { Injectable } from '@nestjs/common';
import type { AttemptKind, ItemResponse, SaveAnswerBody } from '@prepward/contracts/attempts';
import type { ItemKey } from '@prepward/contracts/items';
import type { ItemType, Subject } from '@prepward/contracts/subjects';
import { kinds, statement, type Tx } from '@prepward/platform/database';
import { DataSource } from 'typeorm';
import { SAVE, type SavedRow } from './answer.statements.js';
import { idsOf } from './domain/response-ids.js';

export type { SavedRow, SaveRefusal } from './answer.statements.js';

const { arrayOf, bigint, bool, double, int, json, text, timestamptz, uuid } = kinds;

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
      /** Only for answers that aren't scored yet. */
      key: json<ItemKey>().nullable,
      answeredAt: timestamptz,
      finishedAt: timestamptz.nullable,
      elapsedMs: int.nullable,
    },
  },
);

/** Stores the answers of attempts. */
@Injectable()
export class AnswerRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Saves one answer: the newest sequence wins, and nothing is saved outside its section's time.
   *
   * @param graceMs how long after time is up a save already on its way still counts
   * @returns what's stored now, or undefined when the user has no such attempt
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
   * Records that a tab or device is active, and drops entries from earlier days.
   *
   * @param windowMs others seen within this time count as active
   * @param most tabs and devices allowed per attempt and day
   * @returns how many others are active, and when an answer was last saved; undefined if over the
   * limit
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

  /** Blocks the student's other reports until the transaction ends. */
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

  /** Stores a report with what the student saw and answered. @returns false if there's no such position */
  report(
    id: string,
    attemptId: string,
    userId: string,
    report: { position: number; reason: string; text: string },
    tx: Tx,
  ): Promise<boolean> {
    return REPORT.exists(tx, [id, attemptId, userId, report.position, report.reason, report.text]);
  }

  /** When each of these students last saved an answer. */
  lastSaved(userIds: readonly string[]) {
    return LAST_SAVED.all(this.dataSource, [userIds]);
  }

  /** The answers that count, as {@link AnswerHistory} returns them, oldest first. */
  ofUser(userId: string) {
    return OF_USER.all(this.dataSource, [userId]);
  }
}
