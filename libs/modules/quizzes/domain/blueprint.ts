import { AREAS } from '@prepward/contracts/objectives';
import type { Subject } from '@prepward/contracts/subjects';

/** One section of the exam: how many items, how long, and how they spread over its areas. */
export interface BlueprintSection {
  /** From 1, in the order in which sections are taken. */
  n: number;
  subject: Subject;
  items: number;
  minutes: number;
  areas: readonly { area: string; items: number }[];
}

/** One item in five is not plain multiple choice (exam.md, "Five item types"). */
export const ALTERNATE_SHARE = 1 / 5;

/** The break is offered after this section, with the clock paused. */
export const BREAK_AFTER_SECTION = 2;
export const BREAK_MS = 10 * 60_000;

/**
 * Spreads a whole number over weights by largest remainder, so that the parts add up to it; equal
 * remainders go to the earlier part.
 */
export function share(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  if (sum === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (total * weight) / sum);
  const parts = exact.map(Math.floor);
  const left = total - parts.reduce((a, b) => a + b, 0);
  const byRemainder = exact
    .map((value, i) => ({ i, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.i - b.i);
  for (const { i } of byRemainder.slice(0, left)) parts[i] = (parts[i] ?? 0) + 1;
  return parts;
}

function section(n: number, subject: Subject, items: number, minutes: number): BlueprintSection {
  const areas = AREAS.filter((area) => area.subject === subject);
  const counts = share(
    items,
    areas.map((area) => area.scoredItems),
  );
  return {
    n,
    subject,
    items,
    minutes,
    areas: areas.map(({ slug }, i) => ({ area: slug, items: counts[i] ?? 0 })),
  };
}

/**
 * The four sections of ATI TEAS 7 with all their items, unscored ones included: the areas' counts
 * are those of the scored items, with the unscored spread in the same proportion.
 */
export const BLUEPRINT: readonly BlueprintSection[] = [
  section(1, 'reading', 45, 55),
  section(2, 'math', 38, 57),
  section(3, 'science', 50, 60),
  section(4, 'english', 37, 37),
];

/** The exam's own pace of a subject: ms an item. */
export function paceMs(subject: Subject): number {
  const found = BLUEPRINT.find((candidate) => candidate.subject === subject);
  return found === undefined ? 0 : (found.minutes * 60_000) / found.items;
}
