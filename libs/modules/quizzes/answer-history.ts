import { Injectable } from '@nestjs/common';
import type { AttemptKind, ItemResponse } from '@prepward/contracts/attempts';
import type { ItemKey } from '@prepward/contracts/items';
import type { ItemType, Subject } from '@prepward/contracts/subjects';
import { DataSource } from 'typeorm';
import { isRight } from './domain/scoring.js';

/** One answer that counts, with what is known of its item. */
export interface AnsweredItem {
  attemptId: string;
  kind: AttemptKind;
  itemId: string;
  subject: Subject;
  area: string;
  objective: string;
  type: ItemType;
  /** Logits. */
  difficulty: number;
  correct: boolean;
  answeredAt: Date;
  /** Null while the attempt is open. */
  finishedAt: Date | null;
  /** Time on the item, ms; null when it was not measured. */
  elapsedMs: number | null;
}

interface AnsweredRow extends Omit<AnsweredItem, 'correct'> {
  correct: boolean | null;
  response: ItemResponse;
  /** Only of answers that are not scored yet. */
  key: ItemKey | null;
}

/** All that a student answered, as far as it counts. */
@Injectable()
export class AnswerHistory {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * The student's answers, oldest first: those of finished attempts, and of open ones in tutor mode,
   * where an answer counts as it is given. Items left unanswered are not among them. Scores are as
   * they stand now, corrections of items included.
   */
  async of(userId: string): Promise<AnsweredItem[]> {
    const rows: AnsweredRow[] = await this.dataSource.query(
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
      [userId],
    );
    return rows.map(({ key, response, correct, ...row }) => ({
      ...row,
      correct: correct ?? (key !== null && isRight(key, response)),
    }));
  }

  /** How many live items of the student's review queue may be reviewed now; those in open exams wait. */
  async reviewsDue(userId: string): Promise<number> {
    const [row]: { due: number }[] = await this.dataSource.query(
      `SELECT count(*)::int AS due FROM student_items s JOIN items i ON i.id = s.item_id
       WHERE s.user_id = $1 AND s.due_at <= clock_timestamp() AND i.status = 'live'
         AND s.item_id NOT IN (
           SELECT ai.item_id FROM attempts a JOIN attempt_items ai ON ai.attempt_id = a.id
           WHERE a.user_id = $1 AND a.state = 'open' AND a.mode = 'exam')`,
      [userId],
    );
    return row?.due ?? 0;
  }
}
