import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type {
  Attempt,
  AttemptList,
  SaveAnswerBody,
  SaveAnswerResult,
  StartAttemptBody,
} from '@prepward/contracts/attempts';
import { attemptFinished } from '@prepward/contracts/events';
import type { Subject } from '@prepward/contracts/subjects';
import { Clock, Ids } from '@prepward/platform/clock';
import { Transactions, type Tx } from '@prepward/platform/database';
import { DomainError } from '@prepward/platform/errors';
import { Outbox } from '@prepward/platform/outbox';
import {
  ItemCatalog,
  ItemsAdminService,
  ItemVersions,
  type StoredItem,
} from '../questions/index.js';
import type { StoredScore } from './attempt.entity.js';
import { type AttemptItemRow, AttemptRepository, type AttemptRow } from './attempt.repository.js';
import { toAttemptView, toFeedback, toSummary } from './attempt-view.js';
import { decodeCursor, encodeCursor } from './domain/cursor.js';
import { checkResponse } from './domain/response-check.js';
import { isRight, percentRight } from './domain/scoring.js';
import { selectFreePractice } from './domain/selection.js';

/** Free practice is five questions a subject (specification, section 9). */
const FREE_PRACTICE_ITEMS = 5;

function versionsOf(rows: readonly AttemptItemRow[]) {
  return rows.map((row) => ({ itemId: row.item_id, version: row.item_version }));
}

/** Starts attempts, keeps their answers, scores them. */
@Injectable()
export class QuizzesService {
  constructor(
    private readonly attempts: AttemptRepository,
    private readonly catalog: ItemCatalog,
    private readonly versions: ItemVersions,
    private readonly itemsAdmin: ItemsAdminService,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Starts a practice, or gives the open one of the same kind and subject back: a reload, a second
   * tab and a repeated request all continue what was begun.
   *
   * @throws DomainError ATTEMPT_KIND_UNAVAILABLE, ATTEMPT_SUBJECT_REQUIRED, NOT_ENOUGH_ITEMS
   */
  async start(userId: string, body: StartAttemptBody, key: string | undefined): Promise<Attempt> {
    if (body.kind !== 'free-practice') throw new DomainError('ATTEMPT_KIND_UNAVAILABLE');
    const { subject } = body;
    if (subject === undefined) {
      throw new DomainError('ATTEMPT_SUBJECT_REQUIRED', undefined, {
        subject: 'expected reading, math, science or english',
      });
    }
    const known = await this.findStarted(userId, subject, key);
    if (known !== undefined) return this.view(userId, known);
    const id = this.ids.uuid();
    const items = await this.choose(userId, subject);
    const made = await this.attempts.insert({
      id,
      userId,
      kind: body.kind,
      subject,
      mode: body.mode ?? 'tutor',
      idempotencyKey: key,
      items,
    });
    if (made) return this.view(userId, id);
    // Another request of the same student was first: theirs is the attempt.
    const winner = await this.findStarted(userId, subject, key);
    if (winner === undefined) throw new DomainError('SERVICE_UNAVAILABLE');
    return this.view(userId, winner);
  }

  /** @throws DomainError ATTEMPT_NOT_FOUND, also for another student's */
  async view(userId: string, attemptId: string): Promise<Attempt> {
    const attempt = await this.owned(userId, attemptId);
    const rows = await this.attempts.itemsWithAnswers(attemptId);
    const items = await this.versions.read(versionsOf(rows));
    return toAttemptView(attempt, rows, items, this.clock.now());
  }

  /**
   * Keeps an answer; acknowledged means committed. An older or equal sequence changes nothing and
   * is told what is kept. In tutor mode the first answer is the one that is scored, and its
   * feedback comes with the acknowledgement.
   *
   * @throws DomainError ATTEMPT_NOT_FOUND, ATTEMPT_POSITION_UNKNOWN, ATTEMPT_FINISHED,
   *   RESPONSE_TYPE_MISMATCH, RESPONSE_OPTION_UNKNOWN
   */
  async save(
    userId: string,
    attemptId: string,
    position: number,
    body: SaveAnswerBody,
  ): Promise<SaveAnswerResult> {
    const item = await this.itemAt(userId, attemptId, position);
    const problem = checkResponse(item.view, body.response);
    if (problem !== undefined)
      throw new DomainError(problem, undefined, { response: item.view.type });
    const row = await this.attempts.saveAnswer(attemptId, userId, position, body);
    if (row === undefined) throw new DomainError('ATTEMPT_NOT_FOUND');
    if (row.state === 'finished' && !row.stored) throw new DomainError('ATTEMPT_FINISHED');
    const scored = row.scored_response;
    return {
      position,
      sequence: row.sequence ?? body.sequence,
      stored: row.stored,
      response: row.response,
      flagged: row.flagged ?? false,
      serverTime: row.now.toISOString(),
      ...(row.mode === 'tutor' && scored !== null ? { feedback: toFeedback(item, scored) } : {}),
    };
  }

  /**
   * Scores an attempt, once: a second call answers the same. The number of statements does not
   * depend on the number of items.
   *
   * @throws DomainError ATTEMPT_NOT_FOUND
   */
  async finish(userId: string, attemptId: string): Promise<Attempt> {
    await this.transactions.run(async (tx) => {
      const attempt = await this.attempts.findForUpdate(attemptId, tx);
      if (attempt?.user_id !== userId) throw new DomainError('ATTEMPT_NOT_FOUND');
      if (attempt.state === 'finished') return;
      await this.score(tx, attempt);
    });
    return this.view(userId, attemptId);
  }

  /** The history, newest first. @throws DomainError VALIDATION_FAILED on a cursor that is not ours */
  async list(userId: string, limit: number, cursor: string | undefined): Promise<AttemptList> {
    const after = cursor === undefined ? undefined : decodeCursor(cursor);
    if (cursor !== undefined && after === undefined) {
      throw new DomainError('VALIDATION_FAILED', undefined, {
        cursor: 'expected the nextCursor of an earlier page',
      });
    }
    const rows = await this.attempts.history(userId, limit, after);
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      items: page.map(toSummary),
      nextCursor:
        rows.length > limit && last !== undefined
          ? encodeCursor({ startedAt: last.started_text, id: last.id })
          : null,
    };
  }

  /**
   * Gives all attempts of a visitor to an account. Where both have an open one of the same kind and
   * subject, the visitor's is finished with its answers. Doing it twice is the same as once.
   */
  async adopt(visitorId: string, userId: string): Promise<void> {
    for (const attemptId of await this.attempts.openConflicts(visitorId, userId)) {
      await this.finish(visitorId, attemptId);
    }
    await this.attempts.moveAll(visitorId, userId);
  }

  /** Counts anew how often items were shown and answered right. */
  async countItems(): Promise<void> {
    await this.itemsAdmin.setCounts(await this.attempts.itemCounts());
  }

  private async score(tx: Tx, attempt: AttemptRow): Promise<void> {
    const rows = await this.attempts.itemsWithAnswers(attempt.id, tx);
    const items = await this.versions.read(versionsOf(rows), tx);
    const areas = new Map<string, { area: string; right: number; items: number }>();
    const results = rows.map((row, i) => {
      const item = items[i];
      const correct = item !== undefined && isRight(item.sheet.key, row.scored_response);
      if (item !== undefined) {
        const area = areas.get(item.area) ?? { area: item.area, right: 0, items: 0 };
        areas.set(item.area, {
          ...area,
          items: area.items + 1,
          right: area.right + (correct ? 1 : 0),
        });
      }
      return { position: row.position, correct };
    });
    const right = results.filter((result) => result.correct).length;
    const score: StoredScore = {
      right,
      items: rows.length,
      answered: rows.filter((row) => row.scored_response !== null).length,
      score: percentRight(right, rows.length),
      areas: [...areas.values()],
    };
    await this.attempts.markFinished(tx, attempt.id, score, results);
    await this.outbox.record(tx, attemptFinished, {
      attemptId: attempt.id,
      userId: attempt.user_id,
    });
  }

  private async owned(userId: string, attemptId: string): Promise<AttemptRow> {
    const attempt = await this.attempts.find(attemptId);
    if (attempt?.user_id !== userId) throw new DomainError('ATTEMPT_NOT_FOUND');
    return attempt;
  }

  private async itemAt(userId: string, attemptId: string, position: number): Promise<StoredItem> {
    const place = await this.attempts.itemAt(attemptId, position);
    if (place?.user_id !== userId) throw new DomainError('ATTEMPT_NOT_FOUND');
    if (place.item_id === null || place.item_version === null) {
      throw new DomainError('ATTEMPT_POSITION_UNKNOWN');
    }
    const [item] = await this.versions.read([
      { itemId: place.item_id, version: place.item_version },
    ]);
    if (item === undefined) throw new DomainError('ATTEMPT_POSITION_UNKNOWN');
    return item;
  }

  private async findStarted(userId: string, subject: Subject, key: string | undefined) {
    const byKey =
      key === undefined ? undefined : await this.attempts.findByIdempotencyKey(userId, key);
    return byKey ?? this.attempts.findOpen(userId, 'free-practice', subject);
  }

  private async choose(userId: string, subject: Subject) {
    const [candidates, seen] = await Promise.all([
      this.catalog.live(subject),
      this.attempts.seenCounts(userId, subject),
    ]);
    const chosen = selectFreePractice(candidates, seen, FREE_PRACTICE_ITEMS, {
      int: (bound) => randomInt(bound),
    });
    if (chosen.length < FREE_PRACTICE_ITEMS) throw new DomainError('NOT_ENOUGH_ITEMS');
    return chosen.map(({ id, version }) => ({ itemId: id, version }));
  }
}
