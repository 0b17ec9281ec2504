import { Injectable } from '@nestjs/common';
import { attemptsRescored } from '@prepward/contracts/events';
import { Clock } from '@prepward/platform/clock';
import { Transactions, type Tx } from '@prepward/platform/database';
import { Outbox } from '@prepward/platform/outbox';
import { ItemVersions } from '../questions/index.js';
import { AttemptRepository, type AttemptRow } from './attempt.repository.js';
import { CorrectionRepository } from './correction.repository.js';
import { reviewed } from './domain/review-card.js';
import { scoreAttempt } from './score-attempt.js';
import { StudentItemRepository } from './student-item.repository.js';

/** Scores finished attempts again when an item in them was corrected. */
@Injectable()
export class RescoringService {
  constructor(
    private readonly attempts: AttemptRepository,
    private readonly corrections: CorrectionRepository,
    private readonly versions: ItemVersions,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly studentItems: StudentItemRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Applies a corrected version to every attempt that has an earlier one. Open attempts are scored
   * with the correct key when they end; each finished one is rescored once, keeping its old score
   * in the history. All attempts of a student change in one transaction, with one event for the
   * email. Safe to run twice.
   */
  async rescore(itemId: string, version: number): Promise<void> {
    await this.corrections.correctOpen(itemId, version);
    for (const userId of await this.corrections.studentsToRescore(itemId, version)) {
      await this.transactions.run((tx) => this.rescoreStudent(tx, userId, itemId, version));
    }
  }

  /** What a correction changed for a student, percent, in the order in which the attempts were taken. */
  changesOf(
    userId: string,
    itemId: string,
    version: number,
  ): Promise<{ before: number; after: number }[]> {
    return this.corrections.scoresOf(userId, itemId, version);
  }

  private async rescoreStudent(tx: Tx, userId: string, itemId: string, version: number) {
    const attemptIds = await this.corrections.toRescore(userId, itemId, version, tx);
    let changed = false;
    for (const attemptId of attemptIds) {
      const attempt = await this.attempts.findForUpdate(attemptId, tx);
      // Another worker was first, and its transaction has been committed by now.
      if (
        attempt === undefined ||
        !(await this.corrections.setVersion(attemptId, itemId, version, tx))
      )
        continue;
      await this.rescoreAttempt(tx, attempt, itemId, version);
      changed = true;
    }
    if (!changed) return;
    const [latest] = await this.studentItems.judge(userId, [itemId], tx);
    if (latest?.correct === false) await this.reviewAgain(tx, userId, itemId);
    await this.outbox.record(tx, attemptsRescored, { userId, itemId, version });
  }

  /**
   * An answer that turned out incorrect is scheduled like any incorrect one. One that turned out
   * correct keeps its card: what the student read about it was the former key.
   */
  private async reviewAgain(tx: Tx, userId: string, itemId: string): Promise<void> {
    const cards = await this.studentItems.cards(userId, [itemId], tx);
    const card = reviewed(cards.get(itemId) ?? null, false, null, this.clock.now());
    if (card !== undefined) await this.studentItems.reschedule(userId, itemId, card, tx);
  }

  private async rescoreAttempt(tx: Tx, attempt: AttemptRow, itemId: string, version: number) {
    const { score, right } = await scoreAttempt(tx, attempt, this.attempts, this.versions);
    await this.attempts.setScore(tx, attempt.id, score, right);
    await this.corrections.record(
      attempt.id,
      itemId,
      version,
      { before: attempt.score?.score ?? 0, after: score.score },
      tx,
    );
  }
}
