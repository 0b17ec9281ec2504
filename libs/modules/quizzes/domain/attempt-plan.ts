import {
  type AttemptKind,
  type AttemptMode,
  DIAGNOSTIC_ITEMS,
  FREE_BANK_ITEMS,
  FREE_PRACTICE_ITEMS,
  PRACTICE_ITEMS,
  QUIZ_ITEMS,
  SIMILAR_ITEMS,
  type StartAttemptBody,
  type TimeFactor,
} from '@prepward/contracts/attempts';
import { EXAM } from '@prepward/contracts/exam';
import type { Subject } from '@prepward/contracts/subjects';
import { categoryOf } from './selection.js';

/** What a start asks for, with defaults for everything the caller left open. */
export interface AttemptPlan {
  kind: AttemptKind;
  /** Together with the kind, names the slot in which a student has at most one open attempt. */
  slot: string;
  /** Empty when it may span subjects. */
  subject: Subject | '';
  /** Slug of the one subject, area or objective it is about. */
  category: string | null;
  set: number | null;
  count: number;
  /** With fewer items it cannot start. */
  least: number;
  mode: AttemptMode;
  time: TimeFactor;
  /** Narrows the choice of items; fixed kinds leave all of it undefined. */
  filter: Pick<StartAttemptBody, 'objectives' | 'itemTypes' | 'difficulty' | 'pool' | 'similarTo'>;
}

/** Why a start is invalid: a code, and by field what is expected. */
export interface PlanProblem {
  code: 'VALIDATION_FAILED' | 'ATTEMPT_SUBJECT_REQUIRED' | 'CATEGORY_UNKNOWN';
  errors: Record<string, string>;
}

/** A similar item is a quick detour: it has its own slot beside the practice that's open. */
export const SIMILAR_SLOT = 'similar';

/** Kinds whose items the product chooses: the caller doesn't set their count. */
const FIXED_COUNTS: Partial<Record<AttemptKind, number>> = {
  'free-practice': FREE_PRACTICE_ITEMS,
  quiz: QUIZ_ITEMS,
  'free-bank': FREE_BANK_ITEMS,
  diagnostic: DIAGNOSTIC_ITEMS,
  mock: EXAM.items,
};
const NEEDS_SUBJECT: readonly AttemptKind[] = ['free-practice', 'quiz', 'free-bank'];
const EXAM_BY_DEFAULT: readonly AttemptKind[] = ['diagnostic', 'mock'];
const NARROWING = ['objectives', 'itemTypes', 'difficulty', 'pool', 'similarTo'] as const;

function fieldErrors(body: StartAttemptBody): Record<string, string> {
  const errors: Record<string, string> = {};
  const fixed = FIXED_COUNTS[body.kind];
  if (fixed !== undefined) {
    if (body.count !== undefined && body.count !== fixed) {
      errors.count = `expected ${fixed}, or nothing: this kind has a fixed number of questions`;
    }
    for (const field of NARROWING) {
      if (body[field] !== undefined)
        errors[field] = 'expected nothing: this kind has a fixed choice';
    }
  } else if (body.similarTo === undefined && body.count !== undefined) {
    const { min, max } = PRACTICE_ITEMS;
    if (body.count < min || body.count > max) errors.count = `expected ${min} to ${max}`;
  }
  if (body.kind === 'mock' && body.mode === 'tutor') {
    errors.mode = 'expected exam: a mock exam shows its answers at the end';
  }
  if (body.set !== undefined && body.kind !== 'quiz')
    errors.set = 'expected nothing: only a quiz has sets';
  if (body.similarTo !== undefined && body.kind !== 'practice') {
    errors.similarTo = 'expected nothing: only a practice can be of one item';
  }
  return errors;
}

function slotOf(body: StartAttemptBody, category: string | null): string {
  switch (body.kind) {
    case 'free-practice':
    case 'free-bank':
      return body.subject ?? '';
    case 'quiz':
      return `${body.subject}:${body.set ?? 1}`;
    case 'category':
      return category ?? '';
    case 'practice':
      return body.similarTo === undefined ? '' : SIMILAR_SLOT;
    default:
      return '';
  }
}

/** The one slug that the attempt is about, if it is about one. */
function soleCategory(body: StartAttemptBody): string | null {
  if (body.objectives?.length === 1) return body.objectives[0] ?? null;
  return body.objectives === undefined ? (body.subject ?? null) : null;
}

/** A mock or a diagnostic avoids everything the student has open; other kinds only avoid open exams. */
export function asksNothingOpen(kind: AttemptKind): boolean {
  return kind === 'mock' || kind === 'diagnostic';
}

/** Why a start is invalid, if it is. */
function problemOf(body: StartAttemptBody): PlanProblem | undefined {
  const errors = fieldErrors(body);
  if (Object.keys(errors).length > 0) return { code: 'VALIDATION_FAILED', errors };
  if (NEEDS_SUBJECT.includes(body.kind) && body.subject === undefined) {
    return {
      code: 'ATTEMPT_SUBJECT_REQUIRED',
      errors: { subject: 'expected reading, math, science or english' },
    };
  }
  const unknown = (body.objectives ?? []).find((slug) => categoryOf(slug) === undefined);
  if (unknown !== undefined) {
    return {
      code: 'CATEGORY_UNKNOWN',
      errors: { objectives: `${unknown} is no subject, area or objective` },
    };
  }
  if (body.kind === 'category' && soleCategory(body) === null) {
    return {
      code: 'VALIDATION_FAILED',
      errors: { objectives: 'expected one slug of a subject, area or objective' },
    };
  }
  return undefined;
}

/** How many items an attempt has, if its kind doesn't fix the number. */
function chosenCount({ similarTo, count }: StartAttemptBody): number {
  return similarTo === undefined
    ? (count ?? PRACTICE_ITEMS.usual)
    : Math.min(count ?? 1, SIMILAR_ITEMS);
}

/** Completes a start, or says why it's invalid. */
export function planAttempt(body: StartAttemptBody): AttemptPlan | PlanProblem {
  const problem = problemOf(body);
  if (problem !== undefined) return problem;
  const category = soleCategory(body);
  const single = category === null ? undefined : categoryOf(category)?.subject;
  return {
    kind: body.kind,
    slot: slotOf(body, category),
    subject: body.subject ?? single ?? '',
    category,
    set: body.kind === 'quiz' ? (body.set ?? 1) : null,
    count: FIXED_COUNTS[body.kind] ?? chosenCount(body),
    least: FIXED_COUNTS[body.kind] ?? 1,
    mode: body.mode ?? (EXAM_BY_DEFAULT.includes(body.kind) ? 'exam' : 'tutor'),
    time: body.time ?? (body.kind === 'mock' ? 1 : 'none'),
    filter: {
      objectives: body.objectives,
      itemTypes: body.itemTypes,
      difficulty: body.difficulty,
      pool: body.kind === 'review' ? 'due' : body.pool,
      similarTo: body.similarTo,
    },
  };
}
