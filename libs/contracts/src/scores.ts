import { EXAM } from './exam.js';

/** Preparedness levels of the exam, lowest first. */
export const LEVELS = ['developmental', 'basic', 'proficient', 'advanced', 'exemplary'] as const;
export type Level = (typeof LEVELS)[number];

export const LEVEL_NAMES: Record<Level, string> = {
  developmental: 'Developmental',
  basic: 'Basic',
  proficient: 'Proficient',
  advanced: 'Advanced',
  exemplary: 'Exemplary',
};

/**
 * Lowest total of each level, percent to one decimal. Published bounds are multiples of 1/150; only
 * the lower ones decide, so that no score falls between two levels.
 */
export const LEVEL_FLOORS: Record<Level, number> = {
  developmental: 0,
  basic: 41.3,
  proficient: 58.7,
  advanced: 78,
  exemplary: 90.7,
};

/** Published totals are multiples of this: one scored question, in percent. */
const STEP = 100 / EXAM.scoredItems;

/** Percent of items right, 0 to 100, to one decimal: every score that students see. */
export function percentRight(right: number, items: number): number {
  return items === 0 ? 0 : Math.round((right / items) * 1000) / 10;
}

/** "41.3 to 58.0": the totals of a level as the exam publishes them. */
export function levelRange(level: Level): string {
  const next = LEVELS[LEVELS.indexOf(level) + 1];
  const from = level === LEVELS[0] ? '0' : LEVEL_FLOORS[level].toFixed(1);
  return `${from} to ${next === undefined ? '100' : (LEVEL_FLOORS[next] - STEP).toFixed(1)}`;
}

/** The preparedness level of a total of 0 to 100 percent. */
export function levelOf(score: number): Level {
  return [...LEVELS].reverse().find((level) => score >= LEVEL_FLOORS[level]) ?? 'developmental';
}
