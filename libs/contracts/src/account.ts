import * as z from 'zod';
import { ACCOMMODATIONS } from './attempt-rules.js';
import { personNameProblem } from './name-rules.js';
import { PROGRAM_MAX } from './profile-rules.js';
import { isTimeZone } from './time-zone.js';

/** A first or last name, trimmed; refused with the words of `name-rules.ts`. */
export function personName(which: 'first name' | 'last name') {
  return z
    .string(`expected a ${which}`)
    .trim()
    .superRefine((text, context) => {
      const problem = personNameProblem(text, which);
      if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
    });
}

/** `POST /functions/v1/check-subscription`; names as the specification has them. */
export const subscriptionCheck = z.strictObject({
  subscribed: z.boolean(),
  product_id: z.string().nullable(),
  subscription_end: z.iso.datetime().nullable(),
});
export type SubscriptionCheck = z.infer<typeof subscriptionCheck>;

const accommodation = z.literal(ACCOMMODATIONS);

/** `GET /api/v1/profile`. */
export const profile = z.strictObject({
  userId: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  subscriptionStatus: z.enum(['active', 'free']),
  subscriptionEndDate: z.iso.datetime().nullable(),
  /** The day of the exam, as the student named it. */
  examDate: z.iso.date().nullable(),
  /** Percent. */
  targetScore: z.int().nullable(),
  /** More time for each section, granted to students with a documented need; 1 without. */
  accommodation: accommodation,
  /** Where the student applies, in their own words; empty when they didn't say. */
  schoolProgram: z.string(),
  /** IANA name. Null until the student or their browser named one. */
  timeZone: z.string().nullable(),
});
export type Profile = z.infer<typeof profile>;

/** `PATCH /api/v1/profile`. */
export const updateProfileBody = z.strictObject({
  firstName: personName('first name').optional(),
  lastName: personName('last name').optional(),
  /** Null clears it. */
  examDate: z.iso.date().nullable().optional(),
  targetScore: z.int().min(1).max(100).nullable().optional(),
  accommodation: accommodation.optional(),
  schoolProgram: z
    .string()
    .trim()
    .max(PROGRAM_MAX, `Use ${PROGRAM_MAX} characters or fewer.`)
    .regex(/^\P{Cc}*$/u, 'Enter your program on one line.')
    .optional(),
  timeZone: z.string().max(64).refine(isTimeZone, 'Choose a time zone from the list.').optional(),
});
export type UpdateProfileBody = z.infer<typeof updateProfileBody>;

/** `POST /api/v1/visitor/claim`: moves what a visitor did in this browser to the signed-in account. */
export const claimVisitorBody = z.strictObject({ refreshToken: z.string().min(20).max(200) });
export const accepted = z.strictObject({ id: z.uuid() });

/** `GET /api/v1/me`: who the caller is. Only the back-office reads the answer. */
export const me = z.strictObject({
  id: z.uuid(),
  email: z.string().nullable(),
  isAdmin: z.boolean(),
  /** The back-office is closed to this admin until two-step sign-in is set up. */
  mustSetUpTwoStep: z.boolean(),
});
