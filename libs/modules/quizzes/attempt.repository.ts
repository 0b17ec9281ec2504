import { Injectable } from '@nestjs/common';
import type { AttemptKind, AttemptListQuery, ItemResponse } from '@prepward/contracts/attempts';
import type { Subject } from '@prepward/contracts/subjects';
import type { Tx } from '@prepward/platform/database';
import { DataSource } from 'typeorm';
import { type AttemptState, deadlineOf, type StoredSection } from './domain/attempt-state.js';
import type { Cursor } from './domain/cursor.js';
import type { Score } from './domain/score.js';

export interface AttemptRow {
  id: string;
  user_id: string;
  kind: AttemptKind;
  slot: string;
  subject: Subject | '';
  category: string | null;
  set_no: number | null;
  mode: 'tutor' | 'exam';
  time_factor: string;
  state: 'open' | 'finished';
  item_count: number;
  sections: StoredSection[];
  current_section: number;
  started_at: Date;
  finished_at: Date | null;
  score: Score | null;
  /** The database's clock when the row was read: the one clock of attempts. */
  now: Date;
}

export interface AttemptItemRow {
  position: number;
  section: number;
  item_id: string;
  item_version: number;
  sequence: number | null;
  response: ItemResponse | null;
  scored_response: ItemResponse | null;
  flagged: boolean | null;
  note: string | null;
  elapsed_ms: number | null;
  confidence: 1 | 2 | 3 | null;
  median_ms: number | null;
  in_review: boolean;
}

export interface NewAttempt {
  id: string;
  userId: string;
  kind: AttemptKind;
  slot: string;
  subject: Subject | '';
  category: string | null;
  set: number | null;
  mode: 'tutor' | 'exam';
  time: string;
  idempotencyKey: string | undefined;
  sections: { subject: Subject | null; items: number; limitMs: number | null }[];
  items: { itemId: string; version: number; section: number }[];
}

/** Ids of the items in a student's open attempts. */
export interface OpenItems {
  /** Of those in exam mode, whose keys are withheld. */
  exams: ReadonlySet<string>;
  all: ReadonlySet<string>;
}

export type HistoryRow = AttemptRow & {
  answered: number;
  elapsed_ms: number;
  started_text: string;
};

const COLUMNS = `id, user_id, kind, slot, subject, category, set_no, mode, time_factor, state,
  item_count, sections, current_section, started_at, finished_at, score, clock_timestamp() AS now`;

/** What the columns of an attempt say of its state. */
export function stateOf(row: AttemptRow): AttemptState {
  return { sections: row.sections, current: row.current_section, finishedAt: row.finished_at };
}

/** Attempts and their items. */
@Injectable()
export class AttemptRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find(id: string): Promise<AttemptRow | undefined> {
    const [row]: AttemptRow[] = await this.dataSource.query(
      `SELECT ${COLUMNS} FROM attempts WHERE id = $1`,
      [id],
    );
    return row;
  }

  /** Holds the attempt against saves and other finishes until the transaction ends. */
  async findForUpdate(id: string, tx: Tx): Promise<AttemptRow | undefined> {
    const [row]: AttemptRow[] = await tx.query(
      `SELECT ${COLUMNS} FROM attempts WHERE id = $1 FOR UPDATE`,
      [id],
    );
    return row;
  }

  /** The attempt that a start would continue: by the request's key, else the open one of the place. */
  async findStarted(
    userId: string,
    kind: AttemptKind,
    slot: string,
    key: string | undefined,
    tx?: Tx,
  ): Promise<{ id: string; byKey: boolean } | undefined> {
    const [row]: { id: string; byKey: boolean }[] = await (tx ?? this.dataSource).query(
      `SELECT id, coalesce(idempotency_key = $4, false) AS "byKey" FROM attempts
         WHERE user_id = $1
           AND (idempotency_key = $4 OR (kind = $2 AND slot = $3 AND state = 'open'))
         ORDER BY 2 DESC LIMIT 1`,
      [userId, kind, slot, key ?? null],
    );
    return row;
  }

  async openItems(userId: string): Promise<OpenItems> {
    const rows: { item_id: string; mode: AttemptRow['mode'] }[] = await this.dataSource.query(
      `SELECT i.item_id, a.mode FROM attempts a JOIN attempt_items i ON i.attempt_id = a.id
       WHERE a.user_id = $1 AND a.state = 'open'`,
      [userId],
    );
    return {
      exams: new Set(rows.flatMap((row) => (row.mode === 'exam' ? row.item_id : []))),
      all: new Set(rows.map((row) => row.item_id)),
    };
  }

  async hasAny(userId: string, kind: AttemptKind): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query(
      'SELECT 1 FROM attempts WHERE user_id = $1 AND kind = $2 LIMIT 1',
      [userId, kind],
    );
    return rows.length > 0;
  }

  /** Other starts of the student wait from here until the transaction ends. */
  async holdStarts(userId: string, tx: Tx): Promise<void> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('start ' || $1, 0))`, [userId]);
  }

  /** Whether the student has one of these items in an open exam or, if asked, in any open attempt. */
  async hasOpen(
    userId: string,
    itemIds: readonly string[],
    inAnyMode: boolean,
    tx: Tx,
  ): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `SELECT 1 FROM attempts a JOIN attempt_items i ON i.attempt_id = a.id
       WHERE a.user_id = $1 AND a.state = 'open' AND (a.mode = 'exam' OR $3)
         AND i.item_id = ANY($2) LIMIT 1`,
      [userId, itemIds, inAnyMode],
    );
    return rows.length > 0;
  }

  /**
   * Attempt and items in one statement, timed by the database's clock.
   *
   * @returns false when another open one of the place, or the key, was first
   */
  async insert(attempt: NewAttempt, tx: Tx): Promise<boolean> {
    const [row]: { made: number }[] = await tx.query(
      `WITH clock AS (
         SELECT clock_timestamp() AS now
       ), made AS (
         INSERT INTO attempts (id, user_id, kind, slot, subject, category, set_no, mode, time_factor,
           item_count, idempotency_key, sections, started_at, opens_at, due_at)
         SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, cardinality($12::text[]), $10,
           (SELECT jsonb_agg(s || jsonb_build_object('n', n, 'closedAt', NULL, 'opensAt',
              CASE WHEN n = 1 THEN to_jsonb(clock.now) ELSE 'null'::jsonb END) ORDER BY n)
            FROM jsonb_array_elements($11::jsonb) WITH ORDINALITY AS e(s, n)),
           clock.now, clock.now,
           clock.now + ($11::jsonb -> 0 ->> 'limitMs')::float8 * interval '1 millisecond'
         FROM clock
         ON CONFLICT DO NOTHING RETURNING id
       ), items AS (
         INSERT INTO attempt_items (attempt_id, position, section, item_id, item_version)
         SELECT made.id, w.position, w.section, w.item_id, w.item_version
         FROM made, unnest($12::text[], $13::int[], $14::int[])
           WITH ORDINALITY AS w(item_id, item_version, section, position)
       )
       SELECT count(*)::int AS made FROM made`,
      [
        attempt.id,
        attempt.userId,
        attempt.kind,
        attempt.slot,
        attempt.subject,
        attempt.category,
        attempt.set,
        attempt.mode,
        attempt.time,
        attempt.idempotencyKey ?? null,
        JSON.stringify(attempt.sections),
        attempt.items.map((item) => item.itemId),
        attempt.items.map((item) => item.version),
        attempt.items.map((item) => item.section),
      ],
    );
    return row?.made === 1;
  }

  /** Items with the answers given so far, by position. */
  itemsWithAnswers(attempt: AttemptRow, tx?: Tx): Promise<AttemptItemRow[]> {
    return (tx ?? this.dataSource).query(
      `SELECT i.position, i.section, i.item_id, i.item_version, a.sequence, a.response,
              a.scored_response, a.flagged, a.note, a.elapsed_ms, a.confidence, t.median_ms,
              s.card IS NOT NULL AS in_review
       FROM attempt_items i
       JOIN items t ON t.id = i.item_id
       LEFT JOIN attempt_answers a ON a.attempt_id = i.attempt_id AND a.position = i.position
       LEFT JOIN student_items s ON s.user_id = $2 AND s.item_id = i.item_id
       WHERE i.attempt_id = $1 ORDER BY i.position`,
      [attempt.id, attempt.user_id],
    );
  }

  /** Keeps where an open attempt stands. */
  async moveTo(attemptId: string, state: AttemptState, tx: Tx): Promise<void> {
    const current = state.sections[state.current - 1];
    await tx.query(
      `UPDATE attempts SET sections = $2::jsonb, current_section = $3,
         opens_at = coalesce($4::timestamptz, opens_at), due_at = $5 WHERE id = $1`,
      [
        attemptId,
        JSON.stringify(state.sections),
        state.current,
        current?.opensAt ?? null,
        current === undefined ? null : (deadlineOf(current)?.toISOString() ?? null),
      ],
    );
  }

  /** Keeps the score of an attempt that was finished before. */
  async setScore(
    tx: Tx,
    attemptId: string,
    score: Score,
    right: ReadonlySet<number>,
  ): Promise<void> {
    await this.markAnswers(tx, attemptId, right);
    await tx.query('UPDATE attempts SET score = $2::jsonb WHERE id = $1', [
      attemptId,
      JSON.stringify(score),
    ]);
  }

  /** Two statements, however many items there are. */
  async markFinished(
    tx: Tx,
    attemptId: string,
    state: AttemptState,
    score: Score,
    right: ReadonlySet<number>,
  ): Promise<void> {
    await this.markAnswers(tx, attemptId, right);
    await tx.query(
      `UPDATE attempts SET state = 'finished', finished_at = $2, sections = $3::jsonb,
         current_section = $4, due_at = NULL, score = $5::jsonb WHERE id = $1`,
      [
        attemptId,
        state.finishedAt,
        JSON.stringify(state.sections),
        state.current,
        JSON.stringify(score),
      ],
    );
  }

  private async markAnswers(tx: Tx, attemptId: string, right: ReadonlySet<number>): Promise<void> {
    await tx.query(
      'UPDATE attempt_answers SET correct = position = ANY($2::int[]) WHERE attempt_id = $1',
      [attemptId, [...right]],
    );
  }

  /** Open attempts whose time was up `graceMs` ago or earlier, longest overdue first. */
  async overdue(graceMs: number, limit: number): Promise<string[]> {
    const rows: { id: string }[] = await this.dataSource.query(
      `SELECT id FROM attempts
       WHERE state = 'open' AND due_at <= clock_timestamp() - $1 * interval '1 millisecond'
       ORDER BY due_at LIMIT $2`,
      [graceMs, limit],
    );
    return rows.map((row) => row.id);
  }

  /** A page of the history, newest first, one more than `limit` to know whether there is a next. */
  history(
    userId: string,
    { limit, state, kind, subject }: AttemptListQuery,
    after: Cursor | undefined,
  ): Promise<HistoryRow[]> {
    return this.dataSource.query(
      `SELECT ${COLUMNS}, x.answered, x.elapsed_ms,
              to_char(started_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS started_text
       FROM attempts, LATERAL (
         SELECT (count(*) FILTER (WHERE response IS NOT NULL))::int AS answered,
                coalesce(sum(elapsed_ms), 0)::float8 AS elapsed_ms
         FROM attempt_answers WHERE attempt_id = attempts.id) x
       WHERE user_id = $1 AND ($3::timestamptz IS NULL OR (started_at, id) < ($3, $4::uuid))
         AND ($5::text IS NULL OR state = $5) AND ($6::text IS NULL OR kind = $6)
         AND ($7::text IS NULL OR subject = $7)
       ORDER BY started_at DESC, id DESC LIMIT $2`,
      [
        userId,
        limit + 1,
        after?.startedAt ?? null,
        after?.id ?? null,
        state ?? null,
        kind ?? null,
        subject ?? null,
      ],
    );
  }

  /** Open attempts of a visitor that the account has an open one of the same place of. */
  async openConflicts(visitorId: string, userId: string): Promise<string[]> {
    const rows: { id: string }[] = await this.dataSource.query(
      `SELECT v.id FROM attempts v JOIN attempts u
         ON u.user_id = $2 AND u.kind = v.kind AND u.slot = v.slot AND u.state = 'open'
       WHERE v.user_id = $1 AND v.state = 'open'`,
      [visitorId, userId],
    );
    return rows.map((row) => row.id);
  }

  async moveAll(visitorId: string, userId: string, tx: Tx): Promise<void> {
    await tx.query('UPDATE attempts SET user_id = $2, idempotency_key = NULL WHERE user_id = $1', [
      visitorId,
      userId,
    ]);
  }
}
