import { Injectable } from '@nestjs/common';
import { kinds, type RowOf, statement, type Tx } from '@prepward/platform/database';
import { DataSource } from 'typeorm';

const { bool, int, uuid } = kinds;

const STUDENTS = statement(
  'quizzes.students-with-scores',
  `SELECT DISTINCT user_id FROM attempts WHERE state = 'finished' ORDER BY user_id`,
  { params: [], row: { user_id: uuid } },
);

const ATTEMPTS = statement(
  'quizzes.scored-attempts',
  `SELECT id FROM attempts WHERE user_id = $1 AND state = 'finished' ORDER BY finished_at, id`,
  { params: [uuid], row: { id: uuid } },
);

const MARK = { position: int, correct: bool.nullable };

const MARKS = statement(
  'quizzes.marks-of-attempt',
  'SELECT position, correct FROM attempt_answers WHERE attempt_id = $1 ORDER BY position',
  { params: [uuid], row: MARK },
);

/** Scores as they are stored. */
@Injectable()
export class ScoreAuditRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Students who have finished an attempt. */
  async students(): Promise<string[]> {
    const rows = await STUDENTS.all(this.dataSource, []);
    return rows.map((row) => row.user_id);
  }

  /** A student's finished attempts, oldest first. */
  async attemptsOf(userId: string, tx: Tx): Promise<string[]> {
    const rows = await ATTEMPTS.all(tx, [userId]);
    return rows.map((row) => row.id);
  }

  /** How each answer in an attempt is scored. */
  marksOf(attemptId: string, tx: Tx): Promise<RowOf<typeof MARK>[]> {
    return MARKS.all(tx, [attemptId]);
  }
}
