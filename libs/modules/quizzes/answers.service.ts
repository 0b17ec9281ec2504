import { Injectable } from '@nestjs/common';
import type { Presence, SaveAnswerBody, SaveAnswerResult } from '@prepward/contracts/attempts';
import type { ReportItemBody } from '@prepward/contracts/item-reports';
import { Ids } from '@prepward/platform/clock';
import { Transactions } from '@prepward/platform/database';
import { DomainError } from '@prepward/platform/errors';
import { AnswerRepository, type SavedRow, type SaveRefusal } from './answer.repository.js';
import { AttemptRepository, type AttemptRow, stateOf } from './attempt.repository.js';
import { remainingMs } from './attempt-view.js';
import { advance } from './domain/attempt-state.js';
import { isRight } from './domain/scoring.js';
import { FinishingService } from './finishing.service.js';
import { MOST_TABS, PRESENCE_MS, REPORT_LIMITS, SAVE_GRACE_MS } from './quizzes.limits.js';

const REFUSALS = {
  'position-unknown': 'ATTEMPT_POSITION_UNKNOWN',
  finished: 'ATTEMPT_FINISHED',
  'section-closed': 'ATTEMPT_SECTION_CLOSED',
  'section-pending': 'ATTEMPT_SECTION_PENDING',
  'type-mismatch': 'RESPONSE_TYPE_MISMATCH',
  'option-unknown': 'RESPONSE_OPTION_UNKNOWN',
} as const satisfies Record<SaveRefusal, string>;

/** Saves what students answer while an attempt is open. */
@Injectable()
export class AnswersService {
  constructor(
    private readonly answers: AnswerRepository,
    private readonly attempts: AttemptRepository,
    private readonly finishing: FinishingService,
    private readonly transactions: Transactions,
    private readonly ids: Ids,
  ) {}

  /**
   * Saves an answer; acknowledged means committed. An older or equal sequence changes nothing and
   * gets what's stored, at any time. In tutor mode the first answer is the one that's scored, and
   * its feedback comes with the acknowledgment. An answer to a section that's waiting to begin
   * starts it.
   *
   * @throws DomainError ATTEMPT_NOT_FOUND, ATTEMPT_POSITION_UNKNOWN, ATTEMPT_FINISHED,
   * ATTEMPT_SECTION_CLOSED, ATTEMPT_SECTION_PENDING, RESPONSE_TYPE_MISMATCH,
   * RESPONSE_OPTION_UNKNOWN
   */
  async save(
    userId: string,
    attemptId: string,
    position: number,
    body: SaveAnswerBody,
  ): Promise<SaveAnswerResult> {
    let row = await this.trySave(userId, attemptId, position, body);
    if (row.overdue || (row.refusal === 'section-pending' && row.in_current)) {
      await this.moveOn(userId, attemptId, row);
      row = await this.trySave(userId, attemptId, position, body);
    }
    const isKnown = row.sequence !== null && body.sequence <= row.sequence;
    if (row.refusal !== null && !isKnown) {
      throw new DomainError(
        REFUSALS[row.refusal],
        undefined,
        row.refusal === 'type-mismatch' ? { response: `expected ${row.item_type}` } : undefined,
      );
    }
    return toSaved(position, body.sequence, row);
  }

  /**
   * Records that a tab or device is active.
   *
   * @throws DomainError ATTEMPT_NOT_FOUND, TOO_MANY_TABS
   */
  async appear(userId: string, attemptId: string, clientId: string): Promise<Presence> {
    const attempt = await this.owned(userId, attemptId);
    const here = await this.answers.appear(attemptId, clientId, PRESENCE_MS, MOST_TABS);
    if (here === undefined) throw new DomainError('TOO_MANY_TABS');
    const { others, savedAt } = here;
    const state = advance(stateOf(attempt), attempt.now);
    const remaining = remainingMs(state, attempt.now);
    return {
      state: state.finishedAt === null ? 'open' : 'finished',
      section: state.current,
      serverTime: attempt.now.toISOString(),
      ...(remaining === undefined ? {} : { remainingMs: remaining }),
      others,
      savedAt: savedAt?.toISOString() ?? null,
    };
  }

  /**
   * Saves a student's report of an item.
   *
   * @returns its id
   * @throws DomainError ATTEMPT_NOT_FOUND, ATTEMPT_POSITION_UNKNOWN, TOO_MANY_REPORTS
   */
  async report(userId: string, attemptId: string, body: ReportItemBody): Promise<string> {
    await this.owned(userId, attemptId);
    const id = this.ids.uuid();
    const { student, attempt } = REPORT_LIMITS;
    await this.transactions.run(async (tx) => {
      await this.answers.holdReports(userId, tx);
      const sent = await this.answers.recentReports(userId, attemptId, tx);
      if (sent.student >= student || sent.attempt >= attempt) {
        throw new DomainError('TOO_MANY_REPORTS');
      }
      const kept = await this.answers.report(id, attemptId, userId, body, tx);
      if (!kept) throw new DomainError('ATTEMPT_POSITION_UNKNOWN');
    });
    return id;
  }

  private async trySave(
    userId: string,
    attemptId: string,
    position: number,
    body: SaveAnswerBody,
  ): Promise<SavedRow> {
    const row = await this.answers.save(attemptId, userId, position, body, SAVE_GRACE_MS);
    if (row === undefined) throw new DomainError('ATTEMPT_NOT_FOUND');
    return row;
  }

  /** Handles what a save came across: a section whose time is up, or one that it begins. */
  private async moveOn(userId: string, attemptId: string, row: SavedRow): Promise<void> {
    if (row.overdue) return this.finishing.settle(userId, attemptId);
    const attempt = await this.owned(userId, attemptId);
    return this.finishing.startSection(userId, attemptId, attempt.current_section);
  }

  private async owned(userId: string, attemptId: string): Promise<AttemptRow> {
    const attempt = await this.attempts.find(attemptId);
    if (attempt?.user_id !== userId) throw new DomainError('ATTEMPT_NOT_FOUND');
    return attempt;
  }
}

function toSaved(position: number, sent: number, row: SavedRow): SaveAnswerResult {
  const { sheet, scored_response: scored } = row;
  return {
    position,
    sequence: row.sequence ?? sent,
    stored: row.stored,
    response: row.response,
    flagged: row.flagged ?? false,
    ...(row.note === null ? {} : { note: row.note }),
    serverTime: row.now.toISOString(),
    ...(row.remaining_ms === null ? {} : { remainingMs: row.remaining_ms }),
    ...(sheet === null || scored === null
      ? {}
      : { feedback: { correct: isRight(sheet.key, scored), ...sheet } }),
  };
}
