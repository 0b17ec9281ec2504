import * as z from 'zod';

const slug = z.string().min(1).max(120);

/** Counts of live items as one student sees them. */
export const bankCounts = z.strictObject({
  all: z.int(),
  unseen: z.int(),
  wrong: z.int(),
  flagged: z.int(),
  /** Due for review now. */
  due: z.int(),
});
export type BankCounts = z.infer<typeof bankCounts>;

/** `GET /api/v1/bank`: every objective that has items, in the exam's order. */
export const bankOverview = z.strictObject({
  objectives: z.array(
    z.strictObject({
      slug,
      area: slug,
      counts: bankCounts,
      /** How many fit in one attempt. */
      atOnce: z.int(),
    }),
  ),
  /** Determines what the caller may start now. */
  access: z.strictObject({
    subscribed: z.boolean(),
    /** Was subscribed once and is not anymore. */
    expired: z.boolean(),
    diagnosticTaken: z.boolean(),
  }),
});
export type BankOverview = z.infer<typeof bankOverview>;

/** `GET /api/v1/bank/trial`: the free trial bank by objective, with how much of it the student has done. */
export const trialBank = z.strictObject({
  objectives: z.array(
    z.strictObject({
      slug,
      area: slug,
      items: z.int(),
      /** Answered at least once, in a set that is finished. */
      done: z.int(),
      /** The latest answer was correct. */
      right: z.int(),
    }),
  ),
});
export type TrialBank = z.infer<typeof trialBank>;

/** `PUT /api/v1/review-items`: puts an item into the review queue, or takes it out. */
export const reviewItemBody = z.strictObject({ itemId: slug, inReview: z.boolean() });
export const reviewItem = z.strictObject({
  itemId: slug,
  inReview: z.boolean(),
  dueAt: z.iso.datetime().nullable(),
});
export type ReviewItem = z.infer<typeof reviewItem>;
