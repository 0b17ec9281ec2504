import { Injectable } from '@nestjs/common';
import type { AttemptKind } from '@prepward/contracts/attempts';
import type { ItemType, Subject } from '@prepward/contracts/subjects';
import { AnswerRepository } from './answer.repository.js';
import { isRight } from './domain/scoring.js';
import { StudentItemRepository } from './student-item.repository.js';

/** One answer that counts, with what is known about its item. */
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

/** Everything a student has answered, as far as it counts. */
@Injectable()
export class AnswerHistory {
  constructor(
    private readonly answers: AnswerRepository,
    private readonly studentItems: StudentItemRepository,
  ) {}

  /**
   * The student's answers, oldest first: those in finished attempts, and in open ones in tutor
   * mode, where an answer counts as soon as it's given. Excludes unanswered items. Scores are
   * current, including item corrections.
   */
  async of(userId: string): Promise<AnsweredItem[]> {
    const rows = await this.answers.ofUser(userId);
    return rows.map(({ key, response, correct, ...row }) => ({
      ...row,
      correct: correct ?? (key !== null && isRight(key, response)),
    }));
  }

  /** When each of these students last saved an answer; those who never did are left out. */
  async lastPracticed(userIds: readonly string[]): Promise<Map<string, Date>> {
    const rows = await this.answers.lastSaved(userIds);
    return new Map(rows.map(({ user_id, last }) => [user_id, last]));
  }

  /** How many live items of the student's review queue may be reviewed now; those in open exams wait. */
  reviewsDue(userId: string): Promise<number> {
    return this.studentItems.countDue(userId);
  }
}
