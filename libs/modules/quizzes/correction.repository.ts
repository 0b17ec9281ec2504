import { Injectable } from '@nestjs/common';
import type { ItemResponse } from '@prepward/contracts/attempts';
import { kinds, statement, type Tx } from '@prepward/platform/database';
import { DataSource } from 'typeorm';
import type { CorrectionRow } from './attempt-view.js';

const { bool, double, int, json, text, timestamptz, uuid } = kinds;

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

const CORRECT_OPEN = statement(
  'quizzes.correct-open-attempts',
  `UPDATE attempt_items i SET item_version = $2 FROM attempts a
   WHERE a.id = i.attempt_id AND a.state = 'open' AND i.item_id = $1 AND i.item_version < $2`,
  { params: [text, int] },
);

const SET_VERSION = statement(
  'quizzes.set-item-version',
  `UPDATE attempt_items SET item_version = $3
   WHERE attempt_id = $1 AND item_id = $2 AND item_version < $3`,
  { params: [uuid, text, int] },
);

const LATEST_ANSWER = statement(
  'quizzes.latest-answer',
  `SELECT x.scored_response AS response
   FROM attempts a JOIN attempt_items i ON i.attempt_id = a.id
   JOIN attempt_answers x ON x.attempt_id = i.attempt_id AND x.position = i.position
   WHERE a.user_id = $1 AND a.state = 'finished' AND i.item_id = $2
     AND x.scored_response IS NOT NULL
   ORDER BY a.finished_at DESC LIMIT 1`,
  {
    params: [uuid, text],
    row: { response: json<ItemResponse>().because('answers without one are left out') },
  },
);

const SET_LAST_CORRECT = statement(
  'quizzes.set-last-correct',
  `UPDATE student_items SET last_correct = $3
   WHERE user_id = $1 AND item_id = $2 AND last_correct IS DISTINCT FROM $3`,
  { params: [uuid, text, bool] },
);

const SCORES_OF = statement(
  'quizzes.corrected-scores',
  `SELECT c.before, c.after FROM score_corrections c JOIN attempts a ON a.id = c.attempt_id
   WHERE a.user_id = $1 AND c.item_id = $2 AND c.version = $3 ORDER BY a.finished_at`,
  { params: [uuid, text, int], row: { before: double, after: double } },
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

  /** Open attempts are scored with the right key when they end. */
  async correctOpen(itemId: string, version: number): Promise<void> {
    await CORRECT_OPEN.run(this.dataSource, [itemId, version]);
  }

  /** Lets an attempt refer to the corrected version. @returns false when it does already */
  async setVersion(attemptId: string, itemId: string, version: number, tx: Tx): Promise<boolean> {
    const count = await SET_VERSION.count(tx, [attemptId, itemId, version]);
    return count > 0;
  }

  /**
   * Judges the student's latest answer to the item again.
   *
   * @returns what it is now, where that is another than before
   */
  async correctStudentItem(
    tx: Tx,
    userId: string,
    itemId: string,
    judge: (response: ItemResponse) => boolean,
  ): Promise<'right' | 'wrong' | undefined> {
    const latest = await LATEST_ANSWER.first(tx, [userId, itemId]);
    if (latest === undefined) return undefined;
    const right = judge(latest.response);
    const changed = await SET_LAST_CORRECT.count(tx, [userId, itemId, right]);
    return changed === 0 ? undefined : right ? 'right' : 'wrong';
  }

  /** What a correction changed for a student, in the order in which the attempts were taken. */
  scoresOf(
    userId: string,
    itemId: string,
    version: number,
  ): Promise<{ before: number; after: number }[]> {
    return SCORES_OF.all(this.dataSource, [userId, itemId, version]);
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
