import { Injectable } from '@nestjs/common';
import type { ItemResponse } from '@prepward/contracts/attempts';
import { kinds, type RowOf, statement, type Tx } from '@prepward/platform/database';
import { DataSource } from 'typeorm';
import type { CorrectionRow } from './attempt-view.js';

const { bool, double, int, json, text, timestamptz, uuid } = kinds;

const RESPONSE_COUNT = {
  response: json<ItemResponse>().because('answers without one are left out'),
  correct: bool.nullable,
  /** Finished attempts in which the item got this answer. */
  attempts: int.certain,
};

const OF_ATTEMPT = statement(
  'quizzes.corrections-of-attempt',
  `SELECT item_id, at, before, after FROM score_corrections
   WHERE attempt_id = $1 ORDER BY at, item_id`,
  { params: [uuid], row: { item_id: text, at: timestamptz, before: double, after: double } },
);

const STUDENTS_TO_RESCORE = statement(
  'quizzes.students-to-rescore',
  `SELECT DISTINCT a.user_id FROM attempt_items i JOIN attempts a ON a.id = i.attempt_id
   WHERE i.item_id = $1 AND i.item_version < $2 AND a.state = 'finished'`,
  { params: [text, int], row: { user_id: uuid } },
);

const TO_RESCORE = statement(
  'quizzes.attempts-to-rescore',
  `SELECT a.id FROM attempt_items i JOIN attempts a ON a.id = i.attempt_id
   WHERE a.user_id = $1 AND i.item_id = $2 AND i.item_version < $3 AND a.state = 'finished'
   ORDER BY a.finished_at, a.id`,
  { params: [uuid, text, int], row: { id: uuid } },
);

/** Waits for finishes in progress: attempts they closed no longer match, and are rescored instead. */
const CORRECT_OPEN = statement(
  'quizzes.correct-open-attempts',
  `WITH open AS (
     SELECT a.id FROM attempts a JOIN attempt_items i ON i.attempt_id = a.id
     WHERE a.state = 'open' AND i.item_id = $1 AND i.item_version < $2
     ORDER BY a.id FOR UPDATE OF a
   )
   UPDATE attempt_items i SET item_version = $2 FROM open
   WHERE i.attempt_id = open.id AND i.item_id = $1 AND i.item_version < $2`,
  { params: [text, int] },
);

const CORRECT_ATTEMPT = statement(
  'quizzes.correct-attempt',
  `UPDATE attempt_items i SET item_version = c.version
   FROM (
     SELECT h.position, max(n.version) AS version FROM attempt_items h
     JOIN item_versions n ON n.item_id = h.item_id AND n.version > h.item_version
     JOIN item_versions o ON o.item_id = n.item_id AND o.version = n.version - 1
     WHERE h.attempt_id = $1 AND n.view = o.view
       AND n.passage_hash IS NOT DISTINCT FROM o.passage_hash
       AND n.sheet -> 'key' <> o.sheet -> 'key'
     GROUP BY h.position
   ) c
   WHERE i.attempt_id = $1 AND i.position = c.position`,
  { params: [uuid] },
);

const SET_VERSION = statement(
  'quizzes.set-item-version',
  `UPDATE attempt_items SET item_version = $3
   WHERE attempt_id = $1 AND item_id = $2 AND item_version < $3`,
  { params: [uuid, text, int] },
);

const SCORES_OF = statement(
  'quizzes.corrected-scores',
  `SELECT c.before, c.after FROM score_corrections c JOIN attempts a ON a.id = c.attempt_id
   WHERE a.user_id = $1 AND c.item_id = $2 AND c.version = $3 ORDER BY a.finished_at`,
  { params: [uuid, text, int], row: { before: double, after: double } },
);

const HOLDERS = statement(
  'quizzes.holders-of-item',
  `SELECT (count(*) FILTER (WHERE a.state = 'finished'))::int AS attempts,
     (count(DISTINCT a.user_id) FILTER (WHERE a.state = 'finished'))::int AS students,
     (count(*) FILTER (WHERE a.state = 'open'))::int AS open
   FROM attempt_items i JOIN attempts a ON a.id = i.attempt_id WHERE i.item_id = $1`,
  {
    params: [text],
    row: { attempts: int.certain, students: int.certain, open: int.certain },
  },
);

const RESPONSES_TO = statement(
  'quizzes.responses-to-item',
  `SELECT x.scored_response AS response, x.correct, count(*)::int AS attempts
   FROM attempt_items i JOIN attempts a ON a.id = i.attempt_id
   JOIN attempt_answers x ON x.attempt_id = i.attempt_id AND x.position = i.position
   WHERE i.item_id = $1 AND a.state = 'finished' AND x.scored_response IS NOT NULL
   GROUP BY x.scored_response, x.correct`,
  { params: [text], row: RESPONSE_COUNT },
);

const RECORD = statement(
  'quizzes.insert-correction',
  `INSERT INTO score_corrections (attempt_id, item_id, version, before, after)
   VALUES ($1, $2, $3, $4, $5)`,
  { params: [uuid, text, int, double, double] },
);

/** The history of scores that were changed by corrected items. */
@Injectable()
export class CorrectionRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Oldest first. */
  ofAttempt(attemptId: string): Promise<CorrectionRow[]> {
    return OF_ATTEMPT.all(this.dataSource, [attemptId]);
  }

  /** Students with finished attempts that hold an earlier version of the item. */
  async studentsToRescore(itemId: string, version: number): Promise<string[]> {
    const rows = await STUDENTS_TO_RESCORE.all(this.dataSource, [itemId, version]);
    return rows.map((row) => row.user_id);
  }

  /** Finished attempts of a student that hold an earlier version of the item, oldest first. */
  async toRescore(userId: string, itemId: string, version: number, tx: Tx): Promise<string[]> {
    const rows = await TO_RESCORE.all(tx, [userId, itemId, version]);
    return rows.map((row) => row.id);
  }

  /** Open attempts show, and are scored by, the right key from now on. */
  async correctOpen(itemId: string, version: number): Promise<void> {
    await CORRECT_OPEN.run(this.dataSource, [itemId, version]);
  }

  /**
   * Points an attempt that is about to be scored to the newest correction of each of its items: it
   * may have started while the correction was being applied.
   */
  async correctAttempt(attemptId: string, tx: Tx): Promise<void> {
    await CORRECT_ATTEMPT.run(tx, [attemptId]);
  }

  /** Points an attempt to the corrected version. @returns false if it already uses it */
  async setVersion(attemptId: string, itemId: string, version: number, tx: Tx): Promise<boolean> {
    const count = await SET_VERSION.count(tx, [attemptId, itemId, version]);
    return count > 0;
  }

  /** What a correction changed for a student, in the order in which the attempts were taken. */
  scoresOf(
    userId: string,
    itemId: string,
    version: number,
  ): Promise<{ before: number; after: number }[]> {
    return SCORES_OF.all(this.dataSource, [userId, itemId, version]);
  }

  /**
   * How many finished and open attempts include the item, in any version, and how many students
   * they have.
   */
  async holders(itemId: string): Promise<{ attempts: number; students: number; open: number }> {
    const row = await HOLDERS.first(this.dataSource, [itemId]);
    return row ?? { attempts: 0, students: 0, open: 0 };
  }

  /** The different answers to an item in finished attempts, each with how often it was given. */
  responsesTo(itemId: string): Promise<RowOf<typeof RESPONSE_COUNT>[]> {
    return RESPONSES_TO.all(this.dataSource, [itemId]);
  }

  async record(
    attemptId: string,
    itemId: string,
    version: number,
    scores: { before: number; after: number },
    tx: Tx,
  ): Promise<void> {
    await RECORD.run(tx, [attemptId, itemId, version, scores.before, scores.after]);
  }
}
