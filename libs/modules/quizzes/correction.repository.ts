import { Injectable } from '@nestjs/common';
import type { ItemResponse } from '@prepward/contracts/attempts';
import type { Tx } from '@prepward/platform/database';
import { DataSource } from 'typeorm';
import type { CorrectionRow } from './attempt-view.js';

/** The history of scores that were changed by corrected items. */
@Injectable()
export class CorrectionRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Oldest first. */
  ofAttempt(attemptId: string): Promise<CorrectionRow[]> {
    return this.dataSource.query(
      `SELECT item_id, at, before, after FROM score_corrections
       WHERE attempt_id = $1 ORDER BY at, item_id`,
      [attemptId],
    );
  }

  /** Students with finished attempts that hold an earlier version of the item. */
  async studentsToRescore(itemId: string, version: number): Promise<string[]> {
    const rows: { user_id: string }[] = await this.dataSource.query(
      `SELECT DISTINCT a.user_id FROM attempt_items i JOIN attempts a ON a.id = i.attempt_id
       WHERE i.item_id = $1 AND i.item_version < $2 AND a.state = 'finished'`,
      [itemId, version],
    );
    return rows.map((row) => row.user_id);
  }

  /** Finished attempts of a student that hold an earlier version of the item, oldest first. */
  async toRescore(userId: string, itemId: string, version: number, tx: Tx): Promise<string[]> {
    const rows: { id: string }[] = await tx.query(
      `SELECT a.id FROM attempt_items i JOIN attempts a ON a.id = i.attempt_id
       WHERE a.user_id = $1 AND i.item_id = $2 AND i.item_version < $3 AND a.state = 'finished'
       ORDER BY a.finished_at, a.id`,
      [userId, itemId, version],
    );
    return rows.map((row) => row.id);
  }

  /** Open attempts are scored with the right key when they end. */
  async correctOpen(itemId: string, version: number): Promise<void> {
    await this.dataSource.query(
      `UPDATE attempt_items i SET item_version = $2 FROM attempts a
       WHERE a.id = i.attempt_id AND a.state = 'open' AND i.item_id = $1 AND i.item_version < $2`,
      [itemId, version],
    );
  }

  /** Lets an attempt refer to the corrected version. @returns false when it does already */
  async setVersion(attemptId: string, itemId: string, version: number, tx: Tx): Promise<boolean> {
    const [, count]: [unknown, number] = await tx.query(
      `UPDATE attempt_items SET item_version = $3
       WHERE attempt_id = $1 AND item_id = $2 AND item_version < $3`,
      [attemptId, itemId, version],
    );
    return count > 0;
  }

  /** Judges the student's latest answer to the item anew. */
  async correctStudentItem(
    tx: Tx,
    userId: string,
    itemId: string,
    judge: (response: ItemResponse) => boolean,
  ): Promise<void> {
    const [latest]: { response: ItemResponse }[] = await tx.query(
      `SELECT x.scored_response AS response
       FROM attempts a JOIN attempt_items i ON i.attempt_id = a.id
       JOIN attempt_answers x ON x.attempt_id = i.attempt_id AND x.position = i.position
       WHERE a.user_id = $1 AND a.state = 'finished' AND i.item_id = $2
         AND x.scored_response IS NOT NULL
       ORDER BY a.finished_at DESC LIMIT 1`,
      [userId, itemId],
    );
    if (latest === undefined) return;
    await tx.query(
      'UPDATE student_items SET last_correct = $3 WHERE user_id = $1 AND item_id = $2',
      [userId, itemId, judge(latest.response)],
    );
  }

  /** What a correction changed for a student, in the order in which the attempts were taken. */
  scoresOf(
    userId: string,
    itemId: string,
    version: number,
  ): Promise<{ before: number; after: number }[]> {
    return this.dataSource.query(
      `SELECT c.before, c.after FROM score_corrections c JOIN attempts a ON a.id = c.attempt_id
       WHERE a.user_id = $1 AND c.item_id = $2 AND c.version = $3 ORDER BY a.finished_at`,
      [userId, itemId, version],
    );
  }

  async record(
    attemptId: string,
    itemId: string,
    version: number,
    scores: { before: number; after: number },
    tx: Tx,
  ): Promise<void> {
    await tx.query(
      `INSERT INTO score_corrections (attempt_id, item_id, version, before, after)
       VALUES ($1, $2, $3, $4, $5)`,
      [attemptId, itemId, version, scores.before, scores.after],
    );
  }
}
