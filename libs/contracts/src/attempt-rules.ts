/*
 * Limits of attempts, without the schema library: the browser reads them here, and the schemas in
 * `attempts.ts` are built from them.
 */

/** Limits of a configured practice. */
export const PRACTICE_ITEMS = { min: 5, max: 100, usual: 20 } as const;

/** How many quizzes a subject has, and how many items each fixed set holds. */
export const QUIZ_SETS = 4;
export const QUIZ_ITEMS = 10;
export const FREE_PRACTICE_ITEMS = 5;
export const FREE_BANK_ITEMS = 25;
export const DIAGNOSTIC_ITEMS = 40;

/**
 * Between sections where the exam has no break (`BREAK` in `exam.ts`) its clock is paused, too: the next
 * section waits for the student, and begins automatically after this time, so that an abandoned exam
 * comes to an end.
 */
export const BETWEEN_SECTIONS = { minutes: 5 } as const;

/** Longest note, in characters. */
export const NOTE_MAX = 2000;

/** Most items in a practice of items similar to one. */
export const SIMILAR_ITEMS = 5;

/** Multiples of the exam's own time: `1` is its pace, `1.5` and `2` are accommodations. */
export const ACCOMMODATIONS = [1, 1.5, 2] as const;
export type Accommodation = (typeof ACCOMMODATIONS)[number];

/** The same for an attempt, which may have no clock. */
export const TIME_FACTORS = ['none', ...ACCOMMODATIONS] as const;
export type TimeFactor = (typeof TIME_FACTORS)[number];
