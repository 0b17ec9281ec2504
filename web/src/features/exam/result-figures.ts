import type { Attempt, AttemptResult } from '@prepward/contracts/attempts';
import { SUBJECT_NAMES } from '@prepward/contracts/subjects';
import { topicName } from '../../entities/topic/topics.js';
import { itemName } from './sections.js';

type Review = AttemptResult['review'];

/** One bar of a chart of shares. */
export interface Share {
  id: string;
  name: string;
  right: number;
  items: number;
  percent: number;
}

const percentOf = (right: number, items: number): number =>
  items === 0 ? 0 : Math.round((right / items) * 1000) / 10;

export function areaShares({ areas }: AttemptResult): Share[] {
  return areas.map(({ area, right, items }) => ({
    id: area,
    name: topicName(area),
    right,
    items,
    percent: percentOf(right, items),
  }));
}

export function sectionShares({ sections }: AttemptResult): Share[] {
  return sections.map(({ n, subject, right, items, score }) => ({
    id: String(n),
    name: subject ? SUBJECT_NAMES[subject] : `Section ${n}`,
    right,
    items,
    percent: score,
  }));
}

/** How right, wrong and unanswered share the items. */
export function tally({ right, items, answered }: AttemptResult) {
  return { right, wrong: answered - right, unanswered: items - answered };
}

export interface ItemTime {
  position: number;
  /** What the item is called. */
  name: string;
  elapsedMs: number;
  medianMs?: number | undefined;
}

/** The items whose time is known. */
export function itemTimes(attempt: Attempt, review: Review): ItemTime[] {
  return review.flatMap(({ position, elapsedMs, medianMs }) =>
    elapsedMs === undefined
      ? []
      : [{ position, name: itemName(attempt, position), elapsedMs, medianMs }],
  );
}

/** "1:05" from ms, rounded to the second. */
export function formatSpan(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What the times say in one sentence. */
export function paceSentence(times: readonly ItemTime[]): string {
  const compared = times.flatMap(({ elapsedMs, medianMs }) =>
    medianMs === undefined ? [] : [{ elapsedMs, medianMs }],
  );
  const average = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const yours = average((compared.length > 0 ? compared : times).map((one) => one.elapsedMs));
  if (compared.length === 0) {
    return `You took ${formatSpan(yours)} a question`;
  }
  const usual = average(compared.map((one) => one.medianMs));
  const rounded = Math.round((yours - usual) / 1000);
  const against =
    rounded === 0
      ? 'just as long as students usually do'
      : `${formatSpan(Math.abs(yours - usual))} ${rounded > 0 ? 'more' : 'less'} than students usually do`;
  return `You took ${formatSpan(yours)} a question, ${against}`;
}

/** Where most points are to be won: the most items not right, not the lowest share. */
export function mostToWin(shares: readonly Share[]): Share | undefined {
  return [...shares].sort((a, b) => b.items - b.right - (a.items - a.right))[0];
}

/** The one that is different; undefined where all are alike. */
export function strongest(shares: readonly Share[]): Share | undefined {
  const [best] = [...shares].sort((a, b) => b.percent - a.percent);
  return shares.some(({ percent }) => percent !== best?.percent) ? best : undefined;
}

/** The items that the filter leaves in. */
export function reviewOf(
  attempt: Attempt,
  review: Review,
  filter: 'all' | 'wrong' | 'unanswered' | 'flagged',
): Review {
  switch (filter) {
    case 'all':
      return review;
    case 'wrong':
      return review.filter(({ correct, response }) => !correct && response !== null);
    case 'unanswered':
      return review.filter(({ response }) => response === null);
    case 'flagged':
      return review.filter(({ position }) => attempt.answers[position]?.flagged === true);
  }
}
