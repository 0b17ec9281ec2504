import * as z from 'zod';
import { itemAnswerSheet, itemView, passageRecord } from './items.js';
import { ITEM_TYPES, SUBJECTS } from './subjects.js';

const id = z.string().min(1).max(120);
const uuid = z.uuid();
const instant = z.iso.datetime();

export const ATTEMPT_KINDS = [
  'free-practice',
  'quiz',
  'free-bank',
  'practice',
  'category',
  'diagnostic',
  'mixed',
  'review',
  'mock',
] as const;
export type AttemptKind = (typeof ATTEMPT_KINDS)[number];

export const ATTEMPT_MODES = ['tutor', 'exam'] as const;

/** `POST /api/v1/attempts`. */
export const startAttemptBody = z.strictObject({
  kind: z.enum(ATTEMPT_KINDS),
  subject: z.enum(SUBJECTS).optional(),
  objectives: z.array(id).max(60).optional(),
  count: z.int().min(1).max(170).optional(),
  itemTypes: z.array(z.enum(ITEM_TYPES)).max(5).optional(),
  difficulty: z.enum(['easy', 'medium', 'hard']).optional(),
  pool: z.enum(['all', 'unseen', 'wrong', 'flagged', 'due']).optional(),
  mode: z.enum(ATTEMPT_MODES).optional(),
  time: z.union([z.literal('none'), z.literal(1), z.literal(1.5), z.literal(2)]).optional(),
  set: z.int().min(1).max(100).optional(),
});
export type StartAttemptBody = z.infer<typeof startAttemptBody>;

/** A student's answer to one item; `null` clears it. */
export const response = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('multiple-choice'), option: id }),
  z.strictObject({ type: z.literal('multiple-select'), options: z.array(id).max(7) }),
  z.strictObject({ type: z.literal('supply'), text: z.string().max(100) }),
  z.strictObject({ type: z.literal('hot-spot'), region: id }),
  z.strictObject({ type: z.literal('ordered'), order: z.array(id).max(7) }),
]);
export type ItemResponse = z.infer<typeof response>;

/** `PUT /api/v1/attempts/{id}/answers/{position}`. */
export const saveAnswerBody = z.strictObject({
  /** Names the tab or device; chosen by the client. */
  clientId: z.string().min(1).max(64),
  /** Grows with every change of this answer; the newest wins. */
  sequence: z.int().min(0).max(2_147_483_647),
  response: response.nullable(),
  /** Time this item has been on screen so far, ms. */
  elapsedMs: z.int().min(0).max(86_400_000).optional(),
  flagged: z.boolean().optional(),
  confidence: z.int().min(1).max(3).optional(),
});
export type SaveAnswerBody = z.infer<typeof saveAnswerBody>;

/** Shown once an answer counts: right or wrong, the key and the reasons. */
export const answerFeedback = z.strictObject({ correct: z.boolean(), ...itemAnswerSheet.shape });
export type AnswerFeedback = z.infer<typeof answerFeedback>;

/** `stored` says whether this call changed what is kept; `response` and `sequence` say what is kept. */
export const saveAnswerResult = z.strictObject({
  position: z.int(),
  sequence: z.int(),
  stored: z.boolean(),
  response: response.nullable(),
  flagged: z.boolean(),
  serverTime: instant,
  remainingMs: z.int().optional(),
  feedback: answerFeedback.optional(),
});
export type SaveAnswerResult = z.infer<typeof saveAnswerResult>;

export const attemptItem = z.strictObject({
  position: z.int(),
  section: z.int(),
  itemId: id,
  version: z.int(),
  ...itemView.shape,
});
export type AttemptItem = z.infer<typeof attemptItem>;

export const attemptSection = z.strictObject({
  n: z.int(),
  subject: z.enum(SUBJECTS),
  state: z.enum(['open', 'closed']),
  /** Number of items in the section. */
  items: z.int(),
  deadline: instant.optional(),
});

export const itemResult = z.strictObject({
  position: z.int(),
  itemId: id,
  objective: id,
  /** The answer that was scored; null when left unanswered. */
  response: response.nullable(),
  correct: z.boolean(),
  elapsedMs: z.int().optional(),
  ...itemAnswerSheet.shape,
});

export const areaScore = z.strictObject({
  area: id,
  right: z.int(),
  items: z.int(),
});

export const attemptResult = z.strictObject({
  right: z.int(),
  items: z.int(),
  answered: z.int(),
  /** 0 to 100, one decimal. */
  score: z.number(),
  areas: z.array(areaScore),
  review: z.array(itemResult),
});
export type AttemptResult = z.infer<typeof attemptResult>;

/** One attempt, as its owner sees it. Keys are only in `result`, and in tutor mode in `feedback`. */
export const attempt = z.strictObject({
  id: uuid,
  kind: z.enum(ATTEMPT_KINDS),
  mode: z.enum(ATTEMPT_MODES),
  state: z.enum(['open', 'finished']),
  startedAt: instant,
  finishedAt: instant.optional(),
  deadline: instant.optional(),
  serverTime: instant,
  remainingMs: z.int().optional(),
  sections: z.array(attemptSection),
  items: z.array(attemptItem),
  /** The texts that items refer to by `passageId`. */
  passages: z.array(passageRecord),
  /** By position. */
  answers: z.record(
    z.string(),
    z.strictObject({
      sequence: z.int(),
      response: response.nullable(),
      flagged: z.boolean(),
      /** Tutor mode: what was shown when the answer was given, so that a reload shows it again. */
      feedback: answerFeedback.optional(),
    }),
  ),
  result: attemptResult.optional(),
});
export type Attempt = z.infer<typeof attempt>;

/** One line of the history. */
export const attemptSummary = z.strictObject({
  id: uuid,
  kind: z.enum(ATTEMPT_KINDS),
  mode: z.enum(ATTEMPT_MODES),
  state: z.enum(['open', 'finished']),
  /** Absent when the attempt spans several subjects. */
  subject: z.enum(SUBJECTS).optional(),
  startedAt: instant,
  finishedAt: instant.optional(),
  items: z.int(),
  answered: z.int(),
  /** Only when finished. */
  right: z.int().optional(),
  score: z.number().optional(),
});
export type AttemptSummary = z.infer<typeof attemptSummary>;

export const attemptListQuery = z.strictObject({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

export const attemptList = z.strictObject({
  items: z.array(attemptSummary),
  nextCursor: z.string().nullable(),
});
export type AttemptList = z.infer<typeof attemptList>;

export const attemptParams = z.strictObject({ id: uuid });
export const answerParams = z.strictObject({
  id: uuid,
  position: z.coerce.number().int().min(1).max(170),
});
export const sectionParams = z.strictObject({
  id: uuid,
  n: z.coerce.number().int().min(1).max(4),
});
/** A retried write carries the same key and gets the same answer. */
export const idempotencyHeader = z.string().min(1).max(200);
