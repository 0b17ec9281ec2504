import { Injectable } from '@nestjs/common';
import { attemptFinished } from '@prepward/contracts/events';
import { Transactions, type Tx } from '@prepward/platform/database';
import { DomainError } from '@prepward/platform/errors';
import { Outbox } from '@prepward/platform/outbox';
import { ItemVersions } from '../questions/index.js';
import {
  type AttemptItemRow,
  AttemptRepository,
  type AttemptRow,
  stateOf,
} from './attempt.repository.js';
import { CorrectionRepository } from './correction.repository.js';
import {
  type AttemptState,
  advance,
  finishAll,
  finishSection,
  startSection,
} from './domain/attempt-state.js';
import { reviewed } from './domain/review-card.js';
import { SAVE_GRACE_MS, SWEEP_ITEMS } from './quizzes.limits.js';
import { scoreAttempt } from './score-attempt.js';
import { StudentItemRepository } from './student-item.repository.js';

/** How an attempt moves on; undefined when the student may not do that now. */
type Step = (state: AttemptState, now: Date) => AttemptState | undefined;

/** Moves attempts through their sections and scores each one once, at its end. */
@Injectable()
export class FinishingService {
  constructor(
    private readonly attempts: AttemptRepository,
    private readonly corrections: CorrectionRepository,
    private readonly studentItems: StudentItemRepository,
    private readonly versions: ItemVersions,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Scores an attempt, once: a second call changes nothing.
   *
   * @throws DomainError ATTEMPT_NOT_FOUND
   */
  finish(userId: string, attemptId: string): Promise<void> {
    return this.step(userId, attemptId, finishAll);
  }

  /**
   * Closes a section for good; with the last one the attempt is finished.
   *
   * @throws DomainError ATTEMPT_NOT_FOUND, ATTEMPT_SECTION_PENDING
   */
  finishSection(userId: string, attemptId: string, n: number): Promise<void> {
    return this.step(userId, attemptId, (state, now) => finishSection(state, n, now));
  }

  /**
   * Begins a section: its clock starts, and the pause before it is over.
   *
   * @throws DomainError ATTEMPT_NOT_FOUND, ATTEMPT_SECTION_PENDING
   */
  startSection(userId: string, attemptId: string, n: number): Promise<void> {
    return this.step(userId, attemptId, (state, now) => startSection(state, n, now));
  }

  /** Brings an attempt up to date with its clock. */
  settle(userId: string, attemptId: string): Promise<void> {
    return this.step(userId, attemptId, (state, now) => advance(state, now));
  }

  /**
   * Closes whatever has run out of time, whether or not anyone is connected. One that fails doesn't
   * stop the others from being closed; it fails again, loudly, at the next sweep.
   *
   * @returns how many attempts moved on
   */
  async sweep(): Promise<number> {
    const failures: unknown[] = [];
    const overdue = await this.attempts.overdue(SAVE_GRACE_MS, SWEEP_ITEMS);
    for (const attemptId of overdue) {
      try {
        await this.step(undefined, attemptId, (state, now) => advance(state, now));
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Attempts could not be ended');
    return overdue.length;
  }

  /** @param userId undefined when time ran out and no user asked */
  private async step(userId: string | undefined, attemptId: string, step: Step): Promise<void> {
    await this.transactions.run(async (tx) => {
      const attempt = await this.attempts.findForUpdate(attemptId, tx);
      if (attempt === undefined || (userId !== undefined && attempt.user_id !== userId)) {
        throw new DomainError('ATTEMPT_NOT_FOUND');
      }
      if (attempt.state === 'finished') return;
      const before = stateOf(attempt);
      const after = step(before, attempt.now);
      if (after === undefined) throw new DomainError('ATTEMPT_SECTION_PENDING');
      if (after.finishedAt !== null) await this.score(tx, attempt, after, after.finishedAt);
      else if (after !== before) await this.attempts.moveTo(attemptId, after, tx);
    });
  }

  private async score(
    tx: Tx,
    attempt: AttemptRow,
    state: AttemptState,
    finishedAt: Date,
  ): Promise<void> {
    await this.corrections.correctAttempt(attempt.id, tx);
    const { rows, score, right } = await scoreAttempt(tx, attempt, this.attempts, this.versions);
    await this.attempts.markFinished(tx, attempt.id, state, score, right);
    await this.remember(tx, attempt.user_id, rows, right, finishedAt);
    await this.outbox.record(tx, attemptFinished, {
      attemptId: attempt.id,
      userId: attempt.user_id,
    });
  }

  /** What the student now knows about each item, and when to review it. */
  private async remember(
    tx: Tx,
    userId: string,
    rows: readonly AttemptItemRow[],
    right: ReadonlySet<number>,
    finishedAt: Date,
  ): Promise<void> {
    const cards = await this.studentItems.cards(
      userId,
      rows.map((row) => row.item_id),
      tx,
    );
    const outcomes = rows.map((row) => {
      const answered = row.scored_response !== null;
      const correct = right.has(row.position);
      const card = cards.get(row.item_id) ?? null;
      return {
        itemId: row.item_id,
        flagged: row.flagged ?? false,
        card: answered ? (reviewed(card, correct, row.confidence, finishedAt) ?? null) : null,
      };
    });
    await this.studentItems.record(userId, outcomes, tx);
  }
}
