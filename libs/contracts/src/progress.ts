import * as z from 'zod';
import { LEVELS } from './scores.js';
import { SUBJECTS } from './subjects.js';

const slug = z.string().min(1).max(120);
const instant = z.iso.datetime();
/** A calendar day in the student's own time zone. */
const day = z.iso.date();
/** 0 to 100, one decimal. */
const percent = z.number().min(0).max(100);

/** The predicted total score on the exam, with its 90% band. */
export const prediction = z.strictObject({
  total: percent,
  low: percent,
  high: percent,
  level: z.enum(LEVELS),
});
export type Prediction = z.infer<typeof prediction>;

/**
 * Ability in one content area: the Rasch model's estimate and its standard error, in logits. All of it is
 * prediction, so null without a subscription, except for the number of answers.
 */
export const areaAbility = z.strictObject({
  area: slug,
  answers: z.int(),
  ability: z.number().nullable(),
  standardError: z.number().nullable(),
  /** Percent of the area's items that the student would get right on the exam, with the 90% band. */
  expected: percent.nullable(),
  low: percent.nullable(),
  high: percent.nullable(),
});
export type AreaAbility = z.infer<typeof areaAbility>;

export const MASTERY_STATES = ['new', 'learning', 'familiar', 'mastered'] as const;

export const objectiveMastery = z.strictObject({
  objective: slug,
  answers: z.int(),
  right: z.int(),
  /** Probability of a right answer to an item of average difficulty, 0 to 100; null before any answer. */
  mastery: percent.nullable(),
  state: z.enum(MASTERY_STATES),
});
export type ObjectiveMastery = z.infer<typeof objectiveMastery>;

/** One step of today's plan, most useful first. */
export const planStep = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('diagnostic'), items: z.int(), minutes: z.int() }),
  z.strictObject({ kind: z.literal('review'), items: z.int(), minutes: z.int() }),
  z.strictObject({
    kind: z.literal('objective'),
    objective: slug,
    items: z.int(),
    minutes: z.int(),
    /** Why this one: exam points that could be won here, in percent of the total. */
    gain: z.number(),
  }),
  z.strictObject({ kind: z.literal('mock'), items: z.int(), minutes: z.int() }),
  /** Without a subscription: the free bank of one subject. */
  z.strictObject({
    kind: z.literal('free-bank'),
    subject: z.enum(SUBJECTS),
    items: z.int(),
    minutes: z.int(),
  }),
]);
export type PlanStep = z.infer<typeof planStep>;

/** `GET /api/v1/progress?timeZone=America/Chicago`. */
export const progressQuery = z.strictObject({ timeZone: z.string().max(60).default('UTC') });

export const progress = z.strictObject({
  /** Prediction and plan are part of a subscription: without one they are left out. */
  predictionLocked: z.boolean(),
  /**
   * Null while there is too little data; `missing` then says how many more answers are needed, by
   * subject.
   */
  prediction: prediction.nullable(),
  missing: z.array(z.strictObject({ subject: z.enum(SUBJECTS), answers: z.int() })),
  /**
   * Counts only the first answer to each item: before a later one, the student has seen the key and the
   * reasons.
   */
  subjects: z.array(
    z.strictObject({
      subject: z.enum(SUBJECTS),
      answers: z.int(),
      right: z.int(),
      /** As in `prediction`; null while there is too little data, and without a subscription. */
      expected: percent.nullable(),
    }),
  ),
  /** Every answer, repeats of an item included. */
  allAnswers: z.strictObject({ answers: z.int(), right: z.int() }),
  mistakes: z.strictObject({
    /** Items whose first answer was wrong. */
    made: z.int(),
    /** How many of those have a right latest answer. */
    fixed: z.int(),
  }),
  areas: z.array(areaAbility),
  objectives: z.array(objectiveMastery),
  plan: z.array(planStep),
  /** The student has begun a diagnostic: the free one is used up. */
  diagnosticTaken: z.boolean(),
  streak: z.strictObject({
    /** Days in a row with at least one answer, up to today or yesterday. */
    current: z.int(),
    longest: z.int(),
    today: z.boolean(),
  }),
  /** The seven days of this week, Monday first, with their answers. */
  week: z.array(z.strictObject({ day, answers: z.int() })).length(7),
  reviewsDue: z.int(),
  examDate: day.nullable(),
  /** Days until the exam; 0 on its day; null without a date or after it. */
  daysLeft: z.int().nullable(),
  targetScore: percent.nullable(),
});
export type Progress = z.infer<typeof progress>;

/** `GET /api/v1/progress/history?timeZone=…`: progress over time, oldest first. */
export const progressHistory = z.strictObject({
  predictionLocked: z.boolean(),
  /** One per finished attempt, from the first one after which there was enough data. */
  predictions: z.array(z.strictObject({ at: instant, attemptId: z.uuid(), ...prediction.shape })),
  /** By week, Monday first. */
  weeks: z.array(
    z.strictObject({
      week: day,
      answers: z.int(),
      right: z.int(),
      /** Median time on an item, ms; null when it was not measured. */
      medianMs: z.int().nullable(),
    }),
  ),
  /** The last 26 weeks; days without answers are left out. */
  calendar: z.array(z.strictObject({ day, answers: z.int() })),
});
export type ProgressHistory = z.infer<typeof progressHistory>;
