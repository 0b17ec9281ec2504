import * as z from 'zod';
import { NOTE_MAX, QUIZ_SETS, TIME_FACTORS } from './attempt-rules.js';
import { DAY_MS } from './durations.js';
import { EXAM } from './exam.js';
import { itemAnswerSheet, itemView, passageRecord } from './items.js';
import { LEVELS } from './scores.js';
import { ITEM_TYPES, SUBJECTS } from './subjects.js';

export * from './attempt-rules.js';

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
export type AttemptMode = (typeof ATTEMPT_MODES)[number];

export const ATTEMPT_STATES = ['open', 'finished'] as const;

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type DifficultyBand = (typeof DIFFICULTIES)[number];

/** What a practice draws from: everything, or what this student has not seen, got wrong, … */
export const POOLS = ['all', 'unseen', 'wrong', 'flagged', 'due'] as const;
export type Pool = (typeof POOLS)[number];

const timeFactor = z.literal(TIME_FACTORS);

/** `POST /api/v1/attempts`. */
export const startAttemptBody = z.strictObject({
  kind: z.enum(ATTEMPT_KINDS),
  subject: z.enum(SUBJECTS).optional(),
  /** Slugs of areas or objectives; `category` names exactly one, which may be a subject too. */
  objectives: z.array(id).max(60).optional(),
  count: z.int().min(1).max(EXAM.items).optional(),
  itemTypes: z.array(z.enum(ITEM_TYPES)).max(5).optional(),
  difficulty: z.enum(DIFFICULTIES).optional(),
  pool: z.enum(POOLS).optional(),
  mode: z.enum(ATTEMPT_MODES).optional(),
  time: timeFactor.optional(),
  /** `quiz`: which of the subject's four. */
  set: z.int().min(1).max(QUIZ_SETS).optional(),
  /**
   * `practice` of items similar to one: another variant of its model, or, if it has none or `count` asks
   * for more, items of its objective; `SIMILAR_ITEMS` at most.
   */
  similarTo: id.optional(),
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
  elapsedMs: z.int().min(0).max(DAY_MS).optional(),
  flagged: z.boolean().optional(),
  confidence: z.int().min(1).max(3).optional(),
  /** The student's own note on the item; unchanged if left out. */
  note: z.string().max(NOTE_MAX).optional(),
});
export type SaveAnswerBody = z.infer<typeof saveAnswerBody>;

/** Shown once an answer counts: right or wrong, the key and the reasons. */
export const answerFeedback = z.strictObject({ correct: z.boolean(), ...itemAnswerSheet.shape });
export type AnswerFeedback = z.infer<typeof answerFeedback>;

/**
 * `stored` says whether this call changed the stored answer; `response` and `sequence` are the stored
 * ones.
 */
export const saveAnswerResult = z.strictObject({
  position: z.int(),
  sequence: z.int(),
  stored: z.boolean(),
  response: response.nullable(),
  flagged: z.boolean(),
  note: z.string().optional(),
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

/**
 * Sections are taken in order; a closed one stays closed. Only a mock exam has more than one. A `pending`
 * one hasn't had its turn yet, or waits for the student to begin it.
 */
export const attemptSection = z.strictObject({
  n: z.int(),
  /** Absent when the attempt mixes subjects. */
  subject: z.enum(SUBJECTS).optional(),
  state: z.enum(['pending', 'open', 'closed']),
  /** Number of items in the section. */
  items: z.int(),
  /** Time allowed, ms; absent without a clock. */
  limitMs: z.int().optional(),
  deadline: instant.optional(),
});
export type AttemptSection = z.infer<typeof attemptSection>;

/**
 * The pause between two sections (after Math, the exam's break): the clock is stopped. The next section
 * begins when the student says so, or by itself at `endsAt`.
 */
const attemptBreak = z.strictObject({
  beforeSection: z.int(),
  endsAt: instant,
  remainingMs: z.int(),
});

const itemResult = z.strictObject({
  position: z.int(),
  itemId: id,
  objective: id,
  /** The answer that was scored; null when left unanswered. */
  response: response.nullable(),
  correct: z.boolean(),
  elapsedMs: z.int().optional(),
  /** How long students take for the item, ms; absent until enough have answered it. */
  medianMs: z.int().optional(),
  /** The item is in the student's review queue. */
  inReview: z.boolean(),
  /** Absent if an item in a free kind of attempt was left unanswered. */
  ...itemAnswerSheet.partial().shape,
});

const areaScore = z.strictObject({
  area: id,
  right: z.int(),
  items: z.int(),
});

const sectionScore = z.strictObject({
  n: z.int(),
  subject: z.enum(SUBJECTS).optional(),
  right: z.int(),
  items: z.int(),
  /** 0 to 100, one decimal. */
  score: z.number(),
});

/** A score that was changed because an item was corrected. */
const scoreCorrection = z.strictObject({
  itemId: id,
  at: instant,
  /** 0 to 100, one decimal: before and after. */
  before: z.number(),
  after: z.number(),
});

export const attemptResult = z.strictObject({
  right: z.int(),
  items: z.int(),
  answered: z.int(),
  /** 0 to 100, one decimal. */
  score: z.number(),
  /** Preparedness level of the score; only where the attempt follows the exam's blueprint. */
  level: z.enum(LEVELS).optional(),
  sections: z.array(sectionScore),
  areas: z.array(areaScore),
  /** Oldest first. */
  corrections: z.array(scoreCorrection),
  review: z.array(itemResult),
});
export type AttemptResult = z.infer<typeof attemptResult>;

/** One attempt, as its owner sees it. Keys are only in `result`, and in tutor mode in `feedback`. */
export const attempt = z.strictObject({
  id: uuid,
  kind: z.enum(ATTEMPT_KINDS),
  mode: z.enum(ATTEMPT_MODES),
  state: z.enum(ATTEMPT_STATES),
  startedAt: instant,
  finishedAt: instant.optional(),
  /** Of the open section. */
  deadline: instant.optional(),
  serverTime: instant,
  /** Of the open section, ms. */
  remainingMs: z.int().optional(),
  /** Slug of the subject, area or objective that the attempt is about; absent if it covers several. */
  category: id.optional(),
  time: timeFactor,
  break: attemptBreak.optional(),
  sections: z.array(attemptSection),
  /** While the attempt is open, only items of sections that have begun. Positions run on across sections. */
  items: z.array(attemptItem),
  /** The texts that these items refer to by `passageId`. */
  passages: z.array(passageRecord),
  /** By position. */
  answers: z.record(
    z.string(),
    z.strictObject({
      sequence: z.int(),
      response: response.nullable(),
      flagged: z.boolean(),
      note: z.string().optional(),
      elapsedMs: z.int().optional(),
      /** Tutor mode: what was shown when the answer was given, so that a reload shows it again. */
      feedback: answerFeedback.optional(),
    }),
  ),
  result: attemptResult.optional(),
});
export type Attempt = z.infer<typeof attempt>;

export const attemptParams = z.strictObject({ id: uuid });
export const answerParams = z.strictObject({
  id: uuid,
  position: z.coerce.number().int().min(1).max(EXAM.items),
});
export const sectionParams = z.strictObject({
  id: uuid,
  n: z.coerce.number().int().min(1).max(4),
});

/** `POST /api/v1/attempts/matching`: how many items an attempt started with the same body could have. */
export const matchingItems = z.strictObject({
  /** Items in the bank that match. */
  items: z.int(),
  /** How many of them fit in one attempt, which never has two variants of the same model. */
  atOnce: z.int(),
});
export type MatchingItems = z.infer<typeof matchingItems>;

/** `POST /api/v1/attempts/{id}/presence`: a tab reports that it's open, and learns which others are. */
export const presenceBody = z.strictObject({ clientId: z.string().min(1).max(64) });
export const presence = z.strictObject({
  state: z.enum(ATTEMPT_STATES),
  /** The section that is open or pending next; the last one when finished. */
  section: z.int(),
  serverTime: instant,
  remainingMs: z.int().optional(),
  /** Other tabs or devices that had it open in the last minute. */
  others: z.int(),
  /** Newest save of the attempt, by any device; null before the first. */
  savedAt: instant.nullable(),
});
export type Presence = z.infer<typeof presence>;
