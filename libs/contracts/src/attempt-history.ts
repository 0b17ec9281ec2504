import * as z from 'zod';
import { ATTEMPT_KINDS, ATTEMPT_MODES, ATTEMPT_STATES, attempt } from './attempts.js';
import { LEVELS } from './scores.js';
import { SUBJECTS } from './subjects.js';

const instant = z.iso.datetime();

/** One line of the history. */
export const attemptSummary = z.strictObject({
  id: z.uuid(),
  kind: z.enum(ATTEMPT_KINDS),
  mode: z.enum(ATTEMPT_MODES),
  state: z.enum(ATTEMPT_STATES),
  /** Absent when the attempt spans several subjects. */
  subject: z.enum(SUBJECTS).optional(),
  category: attempt.shape.category,
  /** `quiz`: which of the four. */
  set: z.int().optional(),
  /** A glance at a similar item, not a practice that was set up. */
  similar: z.boolean(),
  time: attempt.shape.time,
  startedAt: instant,
  finishedAt: instant.optional(),
  items: z.int(),
  answered: z.int(),
  /** Only when finished. */
  right: z.int().optional(),
  score: z.number().optional(),
  level: z.enum(LEVELS).optional(),
  /** Time on the items so far, ms. */
  elapsedMs: z.int(),
});
export type AttemptSummary = z.infer<typeof attemptSummary>;

export const attemptListQuery = z.strictObject({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  state: z.enum(ATTEMPT_STATES).optional(),
  kind: z.enum(ATTEMPT_KINDS).optional(),
  subject: z.enum(SUBJECTS).optional(),
});
export type AttemptListQuery = z.infer<typeof attemptListQuery>;

export const attemptList = z.strictObject({
  items: z.array(attemptSummary),
  nextCursor: z.string().nullable(),
});
export type AttemptList = z.infer<typeof attemptList>;
