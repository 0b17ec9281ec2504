import { Injectable } from '@nestjs/common';
import type { AttemptListQuery } from '@prepward/contracts/attempt-history';
import type { AttemptKind, AttemptMode } from '@prepward/contracts/attempts';
import type { Subject } from '@prepward/contracts/subjects';
import type { Tx } from '@prepward/platform/database';
import { DataSource } from 'typeorm';
import type { AttemptItemRow, AttemptRow, HistoryRow } from './attempt.statements.js';
import * as statements from './attempt.statements.js';
import { type AttemptState, deadlineOf } from './domain/attempt-state.js';
import type { Cursor } from './domain/cursor.js';
import type { Score } from './domain/score.js';

export type { AttemptItemRow, AttemptRow, HistoryRow } from './attempt.statements.js';

export interface NewAttempt {
  id: string;
  userId: string;
  kind: AttemptKind;
  slot: string;
  subject: Subject | '';
  category: string | null;
  set: number | null;
  mode: AttemptMode;
  time: string;
  idempotencyKey: string | undefined;
  sections: { subject: Subject | null; items: number; limitMs: number | null }[];
  items: { itemId: string; section: number }[];
}

/** Ids of the items in a student's open attempts. */
export interface OpenItems {
  /** Those in exam mode, whose keys are withheld. */
  exams: ReadonlySet<string>;
  all: ReadonlySet<string>;
}

/** The attempt's state, from its columns. */
export function stateOf(row: AttemptRow): AttemptState {
  return { sections: row.sections, current: row.current_section, finishedAt: row.finished_at };
}

/** Attempts and their items. */
@Injectable()
export class AttemptRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(id: string, tx?: Tx): Promise<AttemptRow | undefined> {
    return statements.FIND.first(tx ?? this.dataSource, [id]);
  }

  /** Locks the attempt against saves and other finishes until the transaction ends. */
  findForUpdate(id: string, tx: Tx): Promise<AttemptRow | undefined> {
    return statements.FIND_FOR_UPDATE.first(tx, [id]);
  }

  /** The attempt that a start would continue: by the request's key, otherwise the open one in the slot. */
  findStarted(
    userId: string,
    kind: AttemptKind,
    slot: string,
    key: string | undefined,
    tx?: Tx,
  ): Promise<{ id: string; byKey: boolean } | undefined> {
    return statements.FIND_STARTED.first(tx ?? this.dataSource, [userId, kind, slot, key ?? null]);
  }

  async openItems(userId: string): Promise<OpenItems> {
    const rows = await statements.OPEN_ITEMS.all(this.dataSource, [userId]);
    return {
      exams: new Set(rows.flatMap((row) => (row.mode === 'exam' ? row.item_id : []))),
      all: new Set(rows.map((row) => row.item_id)),
    };
  }

  hasAny(userId: string, kind: AttemptKind): Promise<boolean> {
    return statements.HAS_ANY.exists(this.dataSource, [userId, kind]);
  }

  /** Blocks the student's other starts until the transaction ends. */
  async holdStarts(userId: string, tx: Tx): Promise<void> {
    await statements.HOLD_STARTS.run(tx, [userId]);
  }

  /** Whether the student has one of these items in an open exam or, if asked, in any open attempt. */
  async hasOpen(
    userId: string,
    itemIds: readonly string[],
    inAnyMode: boolean,
    tx: Tx,
  ): Promise<boolean> {
    return statements.HAS_OPEN.exists(tx, [userId, [...itemIds], inAnyMode]);
  }

  /**
   * Inserts the attempt and its items, each in its current version, in one statement, timed by the
   * database's clock.
   *
   * @returns false if another request already used the key or opened an attempt in the slot
   */
  async insert(attempt: NewAttempt, tx: Tx): Promise<boolean> {
    const row = await statements.INSERT.first(tx, [
      attempt.id,
      attempt.userId,
      attempt.kind,
      attempt.slot,
      attempt.subject,
      attempt.category,
      attempt.set,
      attempt.mode,
      attempt.time,
      attempt.idempotencyKey ?? null,
      attempt.sections,
      attempt.items.map((item) => item.itemId),
      attempt.items.map((item) => item.section),
    ]);
    return row?.made === 1;
  }

  /** Items with the answers given so far, by position. */
  itemsWithAnswers(attempt: AttemptRow, tx?: Tx): Promise<AttemptItemRow[]> {
    return statements.ITEMS_WITH_ANSWERS.all(tx ?? this.dataSource, [attempt.id, attempt.user_id]);
  }

  /** Stores the state of an open attempt. */
  async moveTo(attemptId: string, state: AttemptState, tx: Tx): Promise<void> {
    const current = state.sections[state.current - 1];
    await statements.MOVE_TO.run(tx, [
      attemptId,
      state.sections,
      state.current,
      current?.opensAt ?? null,
      current === undefined ? null : (deadlineOf(current)?.toISOString() ?? null),
    ]);
  }

  /** Updates the score of an attempt that was already finished. */
  async setScore(
    tx: Tx,
    attemptId: string,
    score: Score,
    right: ReadonlySet<number>,
  ): Promise<void> {
    await this.markAnswers(tx, attemptId, right);
    await statements.SET_SCORE.run(tx, [attemptId, score]);
  }

  /** Runs two statements, however many items there are. */
  async markFinished(
    tx: Tx,
    attemptId: string,
    state: AttemptState,
    score: Score,
    right: ReadonlySet<number>,
  ): Promise<void> {
    await this.markAnswers(tx, attemptId, right);
    await statements.MARK_FINISHED.run(tx, [
      attemptId,
      state.finishedAt,
      state.sections,
      state.current,
      score,
    ]);
  }

  private async markAnswers(tx: Tx, attemptId: string, right: ReadonlySet<number>): Promise<void> {
    await statements.MARK_ANSWERS.run(tx, [attemptId, [...right]]);
  }

  /** Open attempts whose time was up at least `graceMs` ago, longest overdue first. */
  async overdue(graceMs: number, limit: number): Promise<string[]> {
    const rows = await statements.OVERDUE.all(this.dataSource, [graceMs, limit]);
    return rows.map((row) => row.id);
  }

  /** A page of the history, newest first, one more than `limit` to know whether there is a next. */
  history(
    userId: string,
    { limit, state, kind, subject }: AttemptListQuery,
    after: Cursor | undefined,
  ): Promise<HistoryRow[]> {
    return statements.HISTORY.all(this.dataSource, [
      userId,
      limit + 1,
      after?.startedAt ?? null,
      after?.id ?? null,
      state ?? null,
      kind ?? null,
      subject ?? null,
    ]);
  }

  /** A visitor's open attempts for which the account already has an open one in the same slot. */
  async openConflicts(visitorId: string, userId: string): Promise<string[]> {
    const rows = await statements.OPEN_CONFLICTS.all(this.dataSource, [visitorId, userId]);
    return rows.map((row) => row.id);
  }

  async moveAll(visitorId: string, userId: string, tx: Tx): Promise<void> {
    await statements.MOVE_ALL.run(tx, [visitorId, userId]);
  }
}
