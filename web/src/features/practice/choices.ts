import {
  ACCOMMODATIONS,
  type Accommodation,
  DIAGNOSTIC_ITEMS,
  PRACTICE_ITEMS,
  type TimeFactor,
} from '@prepward/contracts/attempt-rules';
import type { AttemptMode, DifficultyBand, Pool } from '@prepward/contracts/attempts';
import { MINUTE_MS } from '@prepward/contracts/durations';
import { examMinutesFor, paceMs } from '@prepward/contracts/exam';
import type { ItemType, Subject } from '@prepward/contracts/subjects';

/** When answers are explained: after each one, or all at the end. */
export const MODE_OPTIONS = [
  { value: 'tutor', label: 'Tutor', hint: 'Answer and reasons after each question' },
  { value: 'exam', label: 'Exam', hint: 'Answers and reasons at the end' },
] as const satisfies readonly { value: AttemptMode; label: string; hint: string }[];

/** The name of each clock. */
export const TIME_NAMES: Record<TimeFactor, string> = {
  1: 'Exam pace',
  1.5: 'Time and a half',
  2: 'Double time',
  none: 'No clock',
};

/** The clocks to choose from, each with its minutes if `minutes`, the time at the exam's pace, is known. */
export function timeOptions(minutes: number | null): { value: TimeFactor; label: string }[] {
  return [
    ...ACCOMMODATIONS.map((value) => ({
      value,
      label:
        minutes === null
          ? TIME_NAMES[value]
          : `${TIME_NAMES[value]}, ${Math.ceil(minutes * value)} min`,
    })),
    { value: 'none', label: TIME_NAMES.none },
  ];
}

/** How many minutes `count` questions take at the exam's pace; null without a valid number. */
export function minutesAtPace(count: number | null, subject?: Subject): number | null {
  if (count === null) return null;
  return subject === undefined ? examMinutesFor(count) : (count * paceMs(subject)) / MINUTE_MS;
}

export const POOL_OPTIONS = [
  { value: 'all', label: 'All' },
  { value: 'unseen', label: 'Unseen' },
  { value: 'wrong', label: 'Incorrect last time' },
  { value: 'flagged', label: 'Flagged' },
  { value: 'due', label: 'Due for review' },
] as const satisfies readonly { value: Pool; label: string }[];

export const DIFFICULTY_OPTIONS = [
  { value: 'any', label: 'Any' },
  { value: 'easy', label: 'Easy' },
  { value: 'medium', label: 'Medium' },
  { value: 'hard', label: 'Hard' },
] as const satisfies readonly { value: DifficultyBand | 'any'; label: string }[];

export const ITEM_TYPE_OPTIONS = [
  { value: 'multiple-choice', label: 'One correct option' },
  { value: 'multiple-select', label: 'Select all that apply' },
  { value: 'supply', label: 'Type the answer' },
  { value: 'hot-spot', label: 'Hot spot' },
  { value: 'ordered', label: 'Put in order' },
] as const satisfies readonly { value: ItemType; label: string }[];

/** The label of the button that starts `count` questions. */
export function startLabel(count: number): string {
  return count === 1 ? 'Start 1 question' : `Start ${count} questions`;
}

/** The number in a text field; null unless it is one between the limits. */
export function countOf(text: string, max: number = PRACTICE_ITEMS.max): number | null {
  const count = /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return count >= PRACTICE_ITEMS.min && count <= max ? count : null;
}

/**
 * The default clock. Tutor mode has none: it would run while the student reads rationales. Exam mode
 * follows the student's accommodation; undefined until that is known.
 */
export function usualTime(
  mode: AttemptMode,
  accommodation: Accommodation | undefined,
): TimeFactor | undefined {
  return mode === 'exam' ? accommodation : 'none';
}

/** The diagnostic's length, and what it takes at the exam's pace. */
export const DIAGNOSTIC = { items: DIAGNOSTIC_ITEMS, minutes: examMinutesFor(DIAGNOSTIC_ITEMS) };
