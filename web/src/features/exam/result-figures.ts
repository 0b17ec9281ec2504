import type { Attempt, AttemptItem, AttemptResult } from '@prepward/contracts/attempts';
import { paceMs } from '@prepward/contracts/exam';
import { percentRight } from '@prepward/contracts/scores';
import { SUBJECT_NAMES, SUBJECTS, type Subject } from '@prepward/contracts/subjects';
import { topicName, topicOf } from '../../entities/topic/topics.js';
import { itemName } from './sections.js';

type Entry = AttemptResult['review'][number];

/** A part of the attempt with how much of it was right. */
export interface Share {
  id: string;
  name: string;
  right: number;
  items: number;
  /** 0 to 100, one decimal. */
  percent: number;
  /** What a perfect result here would add to the score, in points out of 100. */
  toWin: number;
}

/** A section of the exam with its areas, the one with the most points to gain first. */
export interface SectionShare extends Share {
  areas: Share[];
}

function areaShares({ areas, items: all }: AttemptResult, subject: Subject): Share[] {
  return areas
    .filter(({ area }) => topicOf(area)?.subject === subject)
    .map(({ area, right, items }) => ({
      id: area,
      name: topicName(area),
      right,
      items,
      percent: percentRight(right, items),
      toWin: percentRight(items - right, all),
    }))
    .sort((a, b) => b.toWin - a.toWin);
}

/** The subjects of an attempt in the exam's order, each with its areas by points to gain. */
export function sectionShares(result: AttemptResult): SectionShare[] {
  return SUBJECTS.flatMap((subject) => {
    const areas = areaShares(result, subject);
    const right = areas.reduce((sum, area) => sum + area.right, 0);
    const items = areas.reduce((sum, area) => sum + area.items, 0);
    return items === 0
      ? []
      : {
          id: subject,
          name: SUBJECT_NAMES[subject],
          right,
          items,
          percent: percentRight(right, items),
          toWin: percentRight(items - right, result.items),
          areas,
        };
  });
}

/** The areas with points to gain, the most first. */
export function weakestAreas(sections: readonly SectionShare[]): Share[] {
  return sections
    .flatMap(({ areas }) => areas)
    .filter(({ toWin }) => toWin > 0)
    .sort((a, b) => b.toWin - a.toWin);
}

/** How many items were right, wrong and unanswered. */
export function tally({ right, items, answered }: AttemptResult) {
  return { right, wrong: answered - right, unanswered: items - answered };
}

export type RowVerdict = 'right' | 'wrong' | 'unanswered';

/** One question of the result, as the list and its filters need it. */
export interface ResultRow {
  entry: Entry;
  item: AttemptItem;
  name: string;
  subject: Subject | undefined;
  /** Slug of its content area. */
  area: string;
  verdict: RowVerdict;
  flagged: boolean;
  /** It took longer than the exam's pace gives a question of its subject; undefined where unknown. */
  slow: boolean | undefined;
}

function verdictOf({ response, correct }: Entry): RowVerdict {
  if (response === null) return 'unanswered';
  return correct ? 'right' : 'wrong';
}

/** Every question of a finished attempt, in its order. */
export function resultRows(attempt: Attempt, { review }: AttemptResult): ResultRow[] {
  const items = new Map(attempt.items.map((item) => [item.position, item]));
  const factor = attempt.time === 'none' ? 1 : attempt.time;
  return review.flatMap((entry) => {
    const item = items.get(entry.position);
    if (!item) return [];
    const subject = topicOf(entry.objective)?.subject;
    return {
      entry,
      item,
      name: itemName(attempt, entry.position),
      subject,
      area: entry.objective.split('.').slice(0, 2).join('.'),
      verdict: verdictOf(entry),
      flagged: attempt.answers[entry.position]?.flagged === true,
      slow:
        entry.elapsedMs === undefined || subject === undefined
          ? undefined
          : entry.elapsedMs > paceMs(subject) * factor,
    };
  });
}

export const ROW_FILTERS = ['all', 'wrong', 'unanswered', 'flagged', 'slow'] as const;
export type RowFilter = (typeof ROW_FILTERS)[number];

export function rowMatches(row: ResultRow, filter: RowFilter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'wrong':
    case 'unanswered':
      return row.verdict === filter;
    case 'flagged':
      return row.flagged;
    case 'slow':
      return row.slow === true;
  }
}

/** Counts of answered questions by pace and verdict; slow is over the exam's pace. */
export interface PaceCounts {
  fastRight: number;
  fastWrong: number;
  slowRight: number;
  slowWrong: number;
  /** Time per question, ms: the student's, and what the exam gives for these. */
  yoursMs: number;
  examMs: number;
}

/** How fast right and wrong answers were; undefined where too few times are known. */
export function paceOf(rows: readonly ResultRow[], least = 5): PaceCounts | undefined {
  const timed = rows.filter(({ slow, verdict }) => slow !== undefined && verdict !== 'unanswered');
  if (timed.length < least) return undefined;
  const count = (slow: boolean, verdict: RowVerdict): number =>
    timed.filter((row) => row.slow === slow && row.verdict === verdict).length;
  const mean = (value: (row: ResultRow) => number): number =>
    timed.reduce((sum, row) => sum + value(row), 0) / timed.length;
  return {
    fastRight: count(false, 'right'),
    fastWrong: count(false, 'wrong'),
    slowRight: count(true, 'right'),
    slowWrong: count(true, 'wrong'),
    yoursMs: mean(({ entry }) => entry.elapsedMs ?? 0),
    examMs: mean(({ subject }) => (subject ? paceMs(subject) : 0)),
  };
}

/** What the pace says in one sentence, and what to do about it. */
export function paceAdvice({ fastWrong, slowWrong, slowRight, fastRight }: PaceCounts): string {
  const wrong = fastWrong + slowWrong;
  if (wrong === 0) {
    return slowRight > fastRight ? 'All correct. Next, work on speed.' : 'Fast and correct.';
  }
  return fastWrong >= slowWrong
    ? `${fastWrong} of ${wrong} incorrect answers came fast. Slow down and read twice.`
    : `${slowWrong} of ${wrong} incorrect answers took long. Learn these topics before you work on speed.`;
}

/** "1:05" from ms, rounded to the second. */
export function formatSpan(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
