import { MINUTE_MS } from './durations.js';
import type { Subject } from './subjects.js';

/*
 * The blueprint of ATI TEAS version 7, and its only source: the engine, the screens, the papers, and the
 * site's texts and figures all read it here. Source: public descriptions of the exam; where they
 * disagree, the figures that add up to 170 questions and 209 minutes.
 */

/** One content area of a section. */
export interface BlueprintArea {
  /** Slug of contracts/objectives: `reading.key-ideas`. */
  area: string;
  /** How many of the section's items it has, unscored ones included. */
  items: number;
  scoredItems: number;
}

/** One section of the exam: how many items, how long, and how they spread over its areas. */
export interface BlueprintSection {
  /** From 1, in the order in which sections are taken. */
  n: number;
  subject: Subject;
  /** Scored and unscored together. */
  items: number;
  scoredItems: number;
  minutes: number;
  areas: readonly BlueprintArea[];
}

interface SectionFacts {
  subject: Subject;
  minutes: number;
  unscored: number;
  /** Scored items by area. */
  areas: Readonly<Record<string, number>>;
}

/** In the order in which sections are taken. */
const FACTS: readonly SectionFacts[] = [
  {
    subject: 'reading',
    minutes: 55,
    unscored: 6,
    areas: { 'key-ideas': 15, craft: 9, integration: 15 },
  },
  { subject: 'math', minutes: 57, unscored: 4, areas: { numbers: 18, data: 16 } },
  {
    subject: 'science',
    minutes: 60,
    unscored: 6,
    areas: { anatomy: 18, biology: 9, chemistry: 8, reasoning: 9 },
  },
  {
    subject: 'english',
    minutes: 37,
    unscored: 4,
    areas: { conventions: 12, knowledge: 11, vocabulary: 10 },
  },
];

/** About one item in five is not plain multiple choice. */
export const ALTERNATE_SHARE = 1 / 5;

/** The break is offered after this section, with the clock paused. */
export const BREAK = { after: 'math', minutes: 10 } as const satisfies {
  after: Subject;
  minutes: number;
};

/**
 * Splits a whole number in proportion to weights by largest remainder, so that the parts add up to it;
 * equal remainders go to the earlier part.
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

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** The unscored items of a section spread over its areas in the proportion of the scored ones. */
function sectionOf(
  { subject, minutes, unscored, areas }: SectionFacts,
  at: number,
): BlueprintSection {
  const scored = Object.values(areas);
  const items = total(scored) + unscored;
  const counts = share(items, scored);
  return {
    n: at + 1,
    subject,
    items,
    scoredItems: total(scored),
    minutes,
    areas: Object.entries(areas).map(([slug, scoredItems], i) => ({
      area: `${subject}.${slug}`,
      items: counts[i] ?? 0,
      scoredItems,
    })),
  };
}

/** The four sections of the exam, in the order in which they are taken. */
export const BLUEPRINT: readonly BlueprintSection[] = FACTS.map(sectionOf);

/** The exam as a whole: 170 items, 150 of them scored, in 209 minutes without the break. */
export const EXAM = {
  items: total(BLUEPRINT.map((section) => section.items)),
  scoredItems: total(BLUEPRINT.map((section) => section.scoredItems)),
  minutes: total(BLUEPRINT.map((section) => section.minutes)),
} as const;

/** The number of the section after which the break is offered. */
export const BREAK_AFTER_SECTION = BLUEPRINT.find(({ subject }) => subject === BREAK.after)?.n ?? 0;

/** @throws RangeError for a subject that the exam has no section for (which the type excludes) */
export function sectionOfSubject(subject: Subject): BlueprintSection {
  const found = BLUEPRINT.find((section) => section.subject === subject);
  if (found === undefined) throw new RangeError(`The exam has no section for ${subject}`);
  return found;
}

/** The exam's own pace in a subject: ms per item. */
export function paceMs(subject: Subject): number {
  const { minutes, items } = sectionOfSubject(subject);
  return (minutes * MINUTE_MS) / items;
}

/** What `items` items of all subjects together take at the exam's pace, in whole minutes. */
export function examMinutesFor(items: number): number {
  return Math.ceil((items * EXAM.minutes) / EXAM.items);
}
