import type { AttemptSummary } from '@prepward/contracts/attempt-history';
import { TIME_FACTORS, type TimeFactor } from '@prepward/contracts/attempt-rules';
import type {
  AnswerFeedback,
  Attempt,
  AttemptSection,
  ItemResponse,
} from '@prepward/contracts/attempts';
import type { PassageRecord } from '@prepward/contracts/items';
import { levelOf } from '@prepward/contracts/scores';
import { isFree } from '@prepward/contracts/start-rules';
import type { StoredItem } from '../questions/index.js';
import {
  type AttemptItemRow,
  type AttemptRow,
  type HistoryRow,
  stateOf,
} from './attempt.repository.js';
import { SIMILAR_SLOT } from './domain/attempt-plan.js';
import {
  type AttemptState,
  advance,
  breakOf,
  deadlineOf,
  hasBegun,
  type StoredSection,
} from './domain/attempt-state.js';
import { isRight } from './domain/scoring.js';

/** How corrections changed an attempt's score, oldest first. */
export interface CorrectionRow {
  item_id: string;
  at: Date;
  before: number;
  after: number;
}

/** Right or wrong, with key and reasons: shown only once the answer counts. */
function toFeedback(item: StoredItem, response: ItemResponse): AnswerFeedback {
  return { correct: isRight(item.sheet.key, response), ...item.sheet };
}

/** Time left in the open section, ms; undefined without a clock and during the break. */
export function remainingMs(state: AttemptState, now: Date): number | undefined {
  const current = state.sections[state.current - 1];
  if (state.finishedAt !== null || current === undefined || breakOf(current, now) !== undefined) {
    return undefined;
  }
  const deadline = deadlineOf(current);
  return deadline === undefined ? undefined : Math.max(0, deadline.getTime() - now.getTime());
}

function toSection(section: StoredSection, now: Date): AttemptSection {
  const deadline = deadlineOf(section);
  const isPending = section.closedAt === null && !hasBegun(section.opensAt, now);
  return {
    n: section.n,
    ...(section.subject === null ? {} : { subject: section.subject }),
    state: section.closedAt !== null ? 'closed' : isPending ? 'pending' : 'open',
    items: section.items,
    ...(section.limitMs === null ? {} : { limitMs: section.limitMs }),
    ...(deadline === undefined || isPending ? {} : { deadline: deadline.toISOString() }),
  };
}

function toClock(state: AttemptState, now: Date): Partial<Attempt> {
  const current = state.sections[state.current - 1];
  if (state.finishedAt !== null || current === undefined) return {};
  const pause = breakOf(current, now);
  if (pause !== undefined) {
    return {
      break: {
        beforeSection: current.n,
        endsAt: pause.endsAt.toISOString(),
        remainingMs: pause.endsAt.getTime() - now.getTime(),
      },
    };
  }
  const deadline = deadlineOf(current);
  const remaining = remainingMs(state, now);
  return deadline === undefined || remaining === undefined
    ? {}
    : { deadline: deadline.toISOString(), remainingMs: remaining };
}

function toAnswers(
  attempt: AttemptRow,
  rows: readonly AttemptItemRow[],
  items: readonly StoredItem[],
) {
  const answers: Attempt['answers'] = {};
  rows.forEach((row, i) => {
    const item = items[i];
    if (row.sequence === null || item === undefined) return;
    const { scored_response: scored } = row;
    answers[row.position] = {
      sequence: row.sequence,
      response: row.response,
      flagged: row.flagged ?? false,
      ...(row.note === null ? {} : { note: row.note }),
      ...(row.elapsed_ms === null ? {} : { elapsedMs: row.elapsed_ms }),
      ...(attempt.mode === 'tutor' && scored !== null
        ? { feedback: toFeedback(item, scored) }
        : {}),
    };
  });
  return answers;
}

/** Key and reasons of every item; in a free kind only of those that were answered. */
function toReview(
  kind: AttemptRow['kind'],
  rows: readonly AttemptItemRow[],
  items: readonly StoredItem[],
) {
  return rows.flatMap((row, i) => {
    const item = items[i];
    if (item === undefined) return [];
    const withheld = isFree(kind) && row.scored_response === null;
    return [
      {
        position: row.position,
        itemId: item.itemId,
        objective: item.objective,
        response: row.scored_response,
        correct: isRight(item.sheet.key, row.scored_response),
        ...(row.elapsed_ms === null ? {} : { elapsedMs: row.elapsed_ms }),
        ...(row.median_ms === null ? {} : { medianMs: row.median_ms }),
        inReview: row.in_review,
        ...(withheld ? {} : item.sheet),
      },
    ];
  });
}

/** Only these follow the exam's own proportions, so only their total has a preparedness level. */
function levelFor(kind: Attempt['kind'], score: number) {
  return kind === 'mock' || kind === 'diagnostic' ? { level: levelOf(score) } : {};
}

function toResult(
  attempt: AttemptRow,
  rows: readonly AttemptItemRow[],
  items: readonly StoredItem[],
  corrections: readonly CorrectionRow[],
): Attempt['result'] {
  if (attempt.state !== 'finished' || attempt.score === null) return undefined;
  const { sections, ...score } = attempt.score;
  return {
    ...score,
    ...levelFor(attempt.kind, score.score),
    sections: sections.map(({ subject, ...section }) => ({
      ...section,
      ...(subject === null ? {} : { subject }),
    })),
    corrections: corrections.map(({ item_id: itemId, at, before, after }) => ({
      itemId,
      at: at.toISOString(),
      before,
      after,
    })),
    review: toReview(attempt.kind, rows, items),
  };
}

function timeOf(factor: string): TimeFactor {
  return TIME_FACTORS.find((time) => String(time) === factor) ?? 'none';
}

/** A section's items are shown once it begins; when the attempt is finished, all of them. */
function shownItems(
  attempt: AttemptRow,
  state: AttemptState,
  rows: readonly AttemptItemRow[],
  items: readonly StoredItem[],
) {
  const begun = state.sections.filter(({ opensAt }) => hasBegun(opensAt, attempt.now));
  const numbers = new Set(begun.map(({ n }) => n));
  return rows.flatMap((row, i) => {
    const item = items[i];
    const isShown = attempt.state === 'finished' || numbers.has(row.section);
    return item !== undefined && isShown ? [{ row, item }] : [];
  });
}

function passagesOf(items: readonly StoredItem[]): PassageRecord[] {
  const passages = new Map<string, PassageRecord>();
  for (const { passage } of items) if (passage !== null) passages.set(passage.id, passage);
  return [...passages.values()];
}

/** An attempt as its owner sees it. `items` are the stored versions of `rows`, in the same order. */
export function toAttemptView(
  attempt: AttemptRow,
  rows: readonly AttemptItemRow[],
  items: readonly StoredItem[],
  corrections: readonly CorrectionRow[],
): Attempt {
  const { now } = attempt;
  const state = advance(stateOf(attempt), now);
  const shown = shownItems(attempt, state, rows, items);
  const result = toResult(attempt, rows, items, corrections);
  return {
    id: attempt.id,
    kind: attempt.kind,
    mode: attempt.mode,
    state: attempt.state,
    startedAt: attempt.started_at.toISOString(),
    ...(attempt.finished_at === null ? {} : { finishedAt: attempt.finished_at.toISOString() }),
    serverTime: now.toISOString(),
    ...(attempt.category === null ? {} : { category: attempt.category }),
    time: timeOf(attempt.time_factor),
    ...toClock(state, now),
    sections: state.sections.map((section) => toSection(section, now)),
    items: shown.map(({ row: { position, section }, item }) => ({
      position,
      section,
      itemId: item.itemId,
      version: item.version,
      ...item.view,
    })),
    passages: passagesOf(shown.map(({ item }) => item)),
    answers: toAnswers(attempt, rows, items),
    ...(result === undefined ? {} : { result }),
  };
}

/** One line of the history. */
export function toSummary(row: HistoryRow): AttemptSummary {
  return {
    id: row.id,
    kind: row.kind,
    mode: row.mode,
    state: row.state,
    ...(row.subject === '' ? {} : { subject: row.subject }),
    ...(row.category === null ? {} : { category: row.category }),
    ...(row.set_no === null ? {} : { set: row.set_no }),
    similar: row.slot === SIMILAR_SLOT,
    time: timeOf(row.time_factor),
    startedAt: row.started_at.toISOString(),
    ...(row.finished_at === null ? {} : { finishedAt: row.finished_at.toISOString() }),
    items: row.item_count,
    answered: row.answered,
    ...(row.score === null
      ? {}
      : { right: row.score.right, score: row.score.score, ...levelFor(row.kind, row.score.score) }),
    elapsedMs: row.elapsed_ms,
  };
}
