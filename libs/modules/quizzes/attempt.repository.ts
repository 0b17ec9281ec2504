import { Injectable } from '@nestjs/common';
import type { AttemptKind, ItemResponse, SaveAnswerBody } from '@prepward/contracts/attempts';
import type { Subject } from '@prepward/contracts/subjects';
import type { Tx } from '@prepward/platform/database';
import { DataSource } from 'typeorm';
import type { ItemCount } from '../questions/index.js';
import type { StoredScore } from './attempt.entity.js';

export interface AttemptRow {
  id: string;
  user_id: string;
  kind: AttemptKind;
  subject: Subject | '';
  mode: 'tutor' | 'exam';
  state: 'open' | 'finished';
  item_count: number;
  started_at: Date;
  finished_at: Date | null;
  score: StoredScore | null;
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
  elapsed_ms: number | null;
}

export interface NewAttempt {
  id: string;
  userId: string;
  kind: AttemptKind;
  subject: Subject | '';
  mode: 'tutor' | 'exam';
  idempotencyKey: string | undefined;
  items: { itemId: string; version: number }[];
}

/** What a save did, and what is kept now. */
export interface SavedRow {
  state: 'open' | 'finished';
  mode: 'tutor' | 'exam';
  item_id: string | null;
  item_version: number | null;
  stored: boolean;
  sequence: number | null;
  response: ItemResponse | null;
  scored_response: ItemResponse | null;
  flagged: boolean | null;
  now: Date;
}

const COLUMNS =
  'id, user_id, kind, subject, mode, state, item_count, started_at, finished_at, score';

/** Attempts, their items and answers. */
@Injectable()
export class AttemptRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find(id: string, tx?: Tx): Promise<AttemptRow | undefined> {
    const [row]: AttemptRow[] = await (tx ?? this.dataSource).query(
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

  async findOpen(userId: string, kind: AttemptKind, subject: string): Promise<string | undefined> {
    const [row]: { id: string }[] = await this.dataSource.query(
      `SELECT id FROM attempts
       WHERE user_id = $1 AND kind = $2 AND subject = $3 AND state = 'open'`,
      [userId, kind, subject],
    );
    return row?.id;
  }

  async findByIdempotencyKey(userId: string, key: string): Promise<string | undefined> {
    const [row]: { id: string }[] = await this.dataSource.query(
      'SELECT id FROM attempts WHERE user_id = $1 AND idempotency_key = $2',
      [userId, key],
    );
    return row?.id;
  }

  /** Attempt and items in one statement. @returns false when another open one, or the key, was first */
  async insert(attempt: NewAttempt): Promise<boolean> {
    const [row]: { made: number }[] = await this.dataSource.query(
      `WITH made AS (
         INSERT INTO attempts (id, user_id, kind, subject, mode, item_count, idempotency_key)
         VALUES ($1, $2, $3, $4, $5, cardinality($7::text[]), $6)
         ON CONFLICT DO NOTHING RETURNING id
       ), items AS (
         INSERT INTO attempt_items (attempt_id, position, item_id, item_version)
         SELECT made.id, w.position, w.item_id, w.item_version
         FROM made, unnest($7::text[], $8::int[]) WITH ORDINALITY AS w(item_id, item_version, position)
       )
       SELECT count(*)::int AS made FROM made`,
      [
        attempt.id,
        attempt.userId,
        attempt.kind,
        attempt.subject,
        attempt.mode,
        attempt.idempotencyKey ?? null,
        attempt.items.map((item) => item.itemId),
        attempt.items.map((item) => item.version),
      ],
    );
    return row?.made === 1;
  }

  /** How often the student had each item of these, in any attempt. */
  async seenCounts(userId: string, subject: string): Promise<Map<string, number>> {
    const rows: { item_id: string; seen: number }[] = await this.dataSource.query(
      `SELECT i.item_id, count(*)::int AS seen
       FROM attempts a JOIN attempt_items i ON i.attempt_id = a.id
       WHERE a.user_id = $1 AND a.subject = $2 GROUP BY i.item_id`,
      [userId, subject],
    );
    return new Map(rows.map((row) => [row.item_id, row.seen]));
  }

  /** Items with the answers given so far, by position. */
  itemsWithAnswers(attemptId: string, tx?: Tx): Promise<AttemptItemRow[]> {
    return (tx ?? this.dataSource).query(
      `SELECT i.position, i.section, i.item_id, i.item_version,
              a.sequence, a.response, a.scored_response, a.flagged, a.elapsed_ms
       FROM attempt_items i
       LEFT JOIN attempt_answers a ON a.attempt_id = i.attempt_id AND a.position = i.position
       WHERE i.attempt_id = $1 ORDER BY i.position`,
      [attemptId],
    );
  }

  /** Which item stands at a place, with whose attempt it is. */
  async itemAt(attemptId: string, position: number) {
    const [row]: {
      user_id: string;
      state: 'open' | 'finished';
      item_id: string | null;
      item_version: number | null;
    }[] = await this.dataSource.query(
      `SELECT a.user_id, a.state, i.item_id, i.item_version
       FROM attempts a LEFT JOIN attempt_items i ON i.attempt_id = a.id AND i.position = $2
       WHERE a.id = $1`,
      [attemptId, position],
    );
    return row;
  }

  /**
   * Saves one answer, in one statement: the newest sequence wins, and nothing is saved once the
   * attempt is finished. `FOR SHARE` makes a finish wait for saves under way, and saves wait for a
   * finish: an answer that was acknowledged is always part of the score.
   *
   * @returns what is kept now, or undefined when the attempt is not the user's or has no such place
   */
  async saveAnswer(
    attemptId: string,
    userId: string,
    position: number,
    body: SaveAnswerBody,
  ): Promise<SavedRow | undefined> {
    const [row]: SavedRow[] = await this.dataSource.query(
      `WITH attempt AS (
         SELECT id, state, mode FROM attempts WHERE id = $1 AND user_id = $2 FOR SHARE
       ), place AS (
         SELECT item_id, item_version FROM attempt_items WHERE attempt_id = $1 AND position = $3
       ), saved AS (
         INSERT INTO attempt_answers AS a (attempt_id, position, client_id, sequence, response,
           scored_response, flagged, elapsed_ms, confidence)
         SELECT attempt.id, $3, $4, $5, $6::jsonb, $6::jsonb, coalesce($7, false), $8, $9
         FROM attempt, place WHERE attempt.state = 'open'
         ON CONFLICT (attempt_id, position) DO UPDATE SET
           client_id = excluded.client_id, sequence = excluded.sequence,
           response = excluded.response,
           scored_response = CASE
             WHEN (SELECT mode FROM attempt) = 'tutor'
             THEN coalesce(a.scored_response, excluded.scored_response)
             ELSE excluded.scored_response END,
           flagged = coalesce($7, a.flagged),
           elapsed_ms = coalesce(excluded.elapsed_ms, a.elapsed_ms),
           confidence = coalesce(excluded.confidence, a.confidence),
           saved_at = clock_timestamp()
         WHERE a.sequence < excluded.sequence
         RETURNING sequence, response, scored_response, flagged
       ), kept AS (
         SELECT sequence, response, scored_response, flagged FROM saved
         UNION ALL
         SELECT sequence, response, scored_response, flagged FROM attempt_answers
         WHERE attempt_id = $1 AND position = $3 AND NOT EXISTS (SELECT 1 FROM saved)
       )
       SELECT attempt.state, attempt.mode, place.item_id, place.item_version,
         EXISTS (SELECT 1 FROM saved) AS stored, kept.*, clock_timestamp() AS now
       FROM attempt LEFT JOIN place ON true LEFT JOIN kept ON true`,
      [
        attemptId,
        userId,
        position,
        body.clientId,
        body.sequence,
        body.response === null ? null : JSON.stringify(body.response),
        body.flagged ?? null,
        body.elapsedMs ?? null,
        body.confidence ?? null,
      ],
    );
    return row;
  }

  async markFinished(
    tx: Tx,
    attemptId: string,
    score: StoredScore,
    results: readonly { position: number; correct: boolean }[],
  ): Promise<void> {
    await tx.query(
      `UPDATE attempt_answers a SET correct = r.correct
       FROM unnest($2::int[], $3::boolean[]) AS r(position, correct)
       WHERE a.attempt_id = $1 AND a.position = r.position`,
      [attemptId, results.map((r) => r.position), results.map((r) => r.correct)],
    );
    await tx.query(
      `UPDATE attempts SET state = 'finished', finished_at = clock_timestamp(), score = $2
       WHERE id = $1`,
      [attemptId, JSON.stringify(score)],
    );
  }

  /** A page of the history, newest first, one more than `limit` to know whether there is a next. */
  history(
    userId: string,
    limit: number,
    after: { startedAt: string; id: string } | undefined,
  ): Promise<(AttemptRow & { answered: number; started_text: string })[]> {
    return this.dataSource.query(
      `SELECT ${COLUMNS}, started_at::text AS started_text,
         (SELECT count(*)::int FROM attempt_answers x
          WHERE x.attempt_id = attempts.id AND x.response IS NOT NULL) AS answered
       FROM attempts
       WHERE user_id = $1 AND ($3::timestamptz IS NULL OR (started_at, id) < ($3, $4::uuid))
       ORDER BY started_at DESC, id DESC LIMIT $2`,
      [userId, limit + 1, after?.startedAt ?? null, after?.id ?? null],
    );
  }

  /** How often each item was shown, and answered right, in finished attempts. */
  itemCounts(): Promise<ItemCount[]> {
    return this.dataSource.query(
      `SELECT i.item_id AS "itemId", count(*)::int AS shown,
              (count(*) FILTER (WHERE x.correct))::int AS "right"
       FROM attempts a JOIN attempt_items i ON i.attempt_id = a.id
       LEFT JOIN attempt_answers x ON x.attempt_id = i.attempt_id AND x.position = i.position
       WHERE a.state = 'finished' GROUP BY i.item_id`,
    );
  }

  /** Open attempts of a visitor that the account has an open one of the same kind and subject of. */
  async openConflicts(visitorId: string, userId: string): Promise<string[]> {
    const rows: { id: string }[] = await this.dataSource.query(
      `SELECT v.id FROM attempts v JOIN attempts u
         ON u.user_id = $2 AND u.kind = v.kind AND u.subject = v.subject AND u.state = 'open'
       WHERE v.user_id = $1 AND v.state = 'open'`,
      [visitorId, userId],
    );
    return rows.map((row) => row.id);
  }

  async moveAll(visitorId: string, userId: string): Promise<void> {
    await this.dataSource.query(
      'UPDATE attempts SET user_id = $2, idempotency_key = NULL WHERE user_id = $1',
      [visitorId, userId],
    );
  }
}
