import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '@prepward/platform/database';
import { ItemVersions } from '../questions/index.js';
import { AttemptRepository } from './attempt.repository.js';
import { scoreAttempt } from './score-attempt.js';
import { ScoreAuditRepository } from './score-audit.repository.js';
import { StudentItemRepository } from './student-item.repository.js';

/**
 * Checks everything stored about correct and incorrect answers against its source: the scored
 * response, and the key of the version that the attempt refers to.
 */
@Injectable()
export class ScoreAudit {
  constructor(
    private readonly finished: ScoreAuditRepository,
    private readonly attempts: AttemptRepository,
    private readonly studentItems: StudentItemRepository,
    private readonly versions: ItemVersions,
    private readonly transactions: Transactions,
  ) {}

  /**
   * @param repair whether to correct what differs from the source
   * @returns how many students have finished something, and what differs from the source
   */
  async verify(repair: boolean): Promise<{ students: number; differences: string[] }> {
    const students = await this.finished.students();
    const differences: string[] = [];
    for (const userId of students) {
      const found = await this.differencesOf(userId);
      differences.push(...found);
      if (repair && found.length > 0) await this.repair(userId);
    }
    return { students: students.length, differences };
  }

  /** One student's differences from the source. */
  differencesOf(userId: string): Promise<string[]> {
    return this.transactions.snapshot(async (tx) => {
      const differences: string[] = [];
      for (const attemptId of await this.finished.attemptsOf(userId, tx)) {
        differences.push(...(await this.differencesIn(tx, attemptId)));
      }
      for (const { itemId, correct } of await this.studentItems.misjudged(userId, tx)) {
        differences.push(`student ${userId}: the latest answer to ${itemId} is marked ${correct}`);
      }
      return differences;
    });
  }

  private async differencesIn(tx: Tx, attemptId: string): Promise<string[]> {
    const attempt = await this.attempts.find(attemptId, tx);
    if (attempt === undefined) return [];
    const { score, right } = await scoreAttempt(tx, attempt, this.attempts, this.versions);
    const marks = await this.finished.marksOf(attemptId, tx);
    const wrong = marks.filter(({ position, correct }) => correct !== right.has(position));
    const differences = wrong.map(
      ({ position }) => `attempt ${attemptId}: answer ${position} is ${right.has(position)}`,
    );
    if (isDeepStrictEqual(attempt.score, score)) return differences;
    return [...differences, `attempt ${attemptId}: the score is ${JSON.stringify(score)}`];
  }

  private repair(userId: string): Promise<void> {
    return this.transactions.run(async (tx) => {
      for (const attemptId of await this.finished.attemptsOf(userId, tx)) {
        const attempt = await this.attempts.findForUpdate(attemptId, tx);
        if (attempt === undefined) continue;
        const { score, right } = await scoreAttempt(tx, attempt, this.attempts, this.versions);
        await this.attempts.setScore(tx, attemptId, score, right);
      }
      // After the marks, since it's derived from them.
      const misjudged = await this.studentItems.misjudged(userId, tx);
      const itemIds = misjudged.map(({ itemId }) => itemId);
      await this.studentItems.judge(userId, itemIds, tx);
    });
  }
}
