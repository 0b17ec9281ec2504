import { Injectable } from '@nestjs/common';
import type { AttemptList, AttemptListQuery } from '@prepward/contracts/attempt-history';
import type { Attempt, MatchingItems, StartAttemptBody } from '@prepward/contracts/attempts';
import { Ids } from '@prepward/platform/clock';
import { Transactions } from '@prepward/platform/database';
import { DomainError } from '@prepward/platform/errors';
import { ItemCatalog, ItemsAdminService, ItemVersions } from '../questions/index.js';
import { AttemptRepository, type AttemptRow, stateOf } from './attempt.repository.js';
import { toAttemptView, toSummary } from './attempt-view.js';
import { CorrectionRepository } from './correction.repository.js';
import { type AttemptPlan, asksNothingOpen, planAttempt } from './domain/attempt-plan.js';
import { advance } from './domain/attempt-state.js';
import { decodeCursor, encodeCursor } from './domain/cursor.js';
import { Entitlements, type Student } from './entitlements.js';
import { FinishingService } from './finishing.service.js';
import { ItemChoice } from './item-choice.service.js';
import { ItemStatisticsRepository } from './item-statistics.repository.js';
import { START_TRIES } from './quizzes.limits.js';
import { versionsOf } from './score-attempt.js';
import { StudentItemRepository } from './student-item.repository.js';

/** Starts attempts and shows them. */
@Injectable()
export class QuizzesService {
  constructor(
    private readonly attempts: AttemptRepository,
    private readonly corrections: CorrectionRepository,
    private readonly studentItems: StudentItemRepository,
    private readonly finishing: FinishingService,
    private readonly choice: ItemChoice,
    private readonly versions: ItemVersions,
    private readonly entitlements: Entitlements,
    private readonly statistics: ItemStatisticsRepository,
    private readonly itemsAdmin: ItemsAdminService,
    private readonly catalog: ItemCatalog,
    private readonly transactions: Transactions,
    private readonly ids: Ids,
  ) {}

  /**
   * Starts an attempt, or returns the open one of the same kind and slot: a reload, a second tab
   * and a repeated request all continue the same attempt. An open attempt may be continued even if
   * the student couldn't start it anymore.
   *
   * @throws DomainError ATTEMPT_SUBJECT_REQUIRED, CATEGORY_UNKNOWN, VALIDATION_FAILED,
   *   ACCOUNT_REQUIRED, SUBSCRIPTION_REQUIRED, DIAGNOSTIC_TAKEN, NOT_ENOUGH_ITEMS
   */
  async start(student: Student, body: StartAttemptBody, key: string | undefined): Promise<Attempt> {
    const plan = this.plan(body);
    const { userId } = student;
    const known = await this.continued(userId, plan, key);
    if (known !== undefined) return this.view(userId, known);
    const refusal = await this.entitlements.refusal(student, plan.kind);
    if (refusal !== undefined) throw new DomainError(refusal);
    return this.view(userId, await this.begin(userId, plan, key));
  }

  /** How large an attempt of this description could be. @throws DomainError as {@link start} */
  async matching(userId: string, body: StartAttemptBody): Promise<MatchingItems> {
    return this.choice.matching(userId, this.plan(body));
  }

  /** @throws DomainError ATTEMPT_NOT_FOUND, also for another student's attempt */
  async view(userId: string, attemptId: string): Promise<Attempt> {
    let attempt = await this.owned(userId, attemptId);
    const state = stateOf(attempt);
    if (attempt.state === 'open' && advance(state, attempt.now) !== state) {
      await this.finishing.settle(userId, attemptId);
      attempt = await this.owned(userId, attemptId);
    }
    const rows = await this.attempts.itemsWithAnswers(attempt);
    const items = await this.versions.read(versionsOf(rows));
    const corrections =
      attempt.state === 'finished' ? await this.corrections.ofAttempt(attemptId) : [];
    return toAttemptView(attempt, rows, items, corrections);
  }

  /**
   * {@link view} for staff, who must change nothing: reading an open attempt may end it.
   *
   * @throws DomainError ATTEMPT_NOT_FOUND, VIEW_READS_ONLY
   */
  async viewFinished(userId: string, attemptId: string): Promise<Attempt> {
    const { state } = await this.owned(userId, attemptId);
    if (state === 'open') throw new DomainError('VIEW_READS_ONLY');
    return this.view(userId, attemptId);
  }

  /** The history, newest first. @throws DomainError VALIDATION_FAILED for an invalid cursor */
  async list(userId: string, query: AttemptListQuery): Promise<AttemptList> {
    const after = query.cursor === undefined ? undefined : decodeCursor(query.cursor);
    if (query.cursor !== undefined && after === undefined) {
      throw new DomainError('VALIDATION_FAILED', undefined, {
        cursor: 'expected the nextCursor of an earlier page',
      });
    }
    const rows = await this.attempts.history(userId, query, after);
    const page = rows.slice(0, query.limit);
    const last = page.at(-1);
    return {
      items: page.map(toSummary),
      nextCursor:
        rows.length > query.limit && last !== undefined
          ? encodeCursor({ startedAt: last.started_text, id: last.id })
          : null,
    };
  }

  /**
   * Moves all of a visitor's attempts to an account. If both have an open one in the same slot, the
   * visitor's is finished with its answers. Safe to run twice.
   */
  async adopt(visitorId: string, userId: string): Promise<void> {
    for (const attemptId of await this.attempts.openConflicts(visitorId, userId)) {
      await this.finishing.finish(visitorId, attemptId);
    }
    await this.transactions.run(async (tx) => {
      await this.attempts.moveAll(visitorId, userId, tx);
      await this.studentItems.moveAll(visitorId, userId, tx);
    });
  }

  /** Recounts how often items were shown and answered correctly, and how long they take. */
  async countItems(): Promise<void> {
    await this.itemsAdmin.setCounts(await this.statistics.counts());
  }

  private plan(body: StartAttemptBody): AttemptPlan {
    const plan = planAttempt(body);
    if ('errors' in plan) throw new DomainError(plan.code, undefined, plan.errors);
    return plan;
  }

  /**
   * The attempt that a start continues. A similar item is a quick detour: an earlier one left open
   * is ended, so that it doesn't come back for another item.
   */
  private async continued(userId: string, plan: AttemptPlan, key: string | undefined) {
    const { kind, slot } = plan;
    const known = await this.attempts.findStarted(userId, kind, slot, key);
    if (known === undefined || known.byKey || plan.filter.similarTo === undefined) {
      return known?.id;
    }
    await this.finishing.finish(userId, known.id);
    return undefined;
  }

  /**
   * Creates the attempt. A student's starts wait for each other, so nothing chosen here is in an
   * exam that another start has just begun: if it is, it's chosen again.
   *
   * @returns its id, or the id of the attempt another request created first
   */
  private async begin(userId: string, plan: AttemptPlan, key: string | undefined): Promise<string> {
    const { kind, slot, subject, category, set, mode, time } = plan;
    for (let tries = 0; tries < START_TRIES; tries++) {
      const id = this.ids.uuid();
      const choice = await this.choice.choose(userId, plan);
      const itemIds = choice.items.map(({ itemId }) => itemId);
      const begun = await this.transactions.run(async (tx) => {
        await this.attempts.holdStarts(userId, tx);
        const first = await this.attempts.findStarted(userId, kind, slot, key, tx);
        if (first !== undefined) return first.id;
        if (await this.attempts.hasOpen(userId, itemIds, asksNothingOpen(kind), tx))
          return undefined;
        if (!(await this.catalog.areLive(itemIds, tx))) return undefined;
        const made = await this.attempts.insert(
          {
            id,
            userId,
            kind,
            slot,
            subject,
            category,
            set,
            mode,
            time: String(time),
            idempotencyKey: key,
            ...choice,
          },
          tx,
        );
        return made ? id : undefined;
      });
      if (begun !== undefined) return begun;
    }
    throw new DomainError('SERVICE_UNAVAILABLE');
  }

  private async owned(userId: string, attemptId: string): Promise<AttemptRow> {
    const attempt = await this.attempts.find(attemptId);
    if (attempt?.user_id !== userId) throw new DomainError('ATTEMPT_NOT_FOUND');
    return attempt;
  }
}
