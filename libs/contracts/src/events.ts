import * as z from 'zod';
import { GRANT_PLANS } from './plans.js';

/*
 * Every event of the product, by its wire name. Modules that must not know each other meet here: one
 * records the event, others listen. Payloads carry ids and no secrets.
 */

const userPayload = z.strictObject({ userId: z.uuid() });

/** The id of a stored request: it alone knows the address, and what the link is for. */
const linkPayload = z.strictObject({ requestId: z.uuid() });

/** An account was made. */
export const userRegistered = { name: 'user.registered', schema: userPayload };

/** An account's address was confirmed for the first time. */
export const userVerified = { name: 'user.verified', schema: userPayload };

/** A verification link is wanted, at sign-up or again later. The worker decides what is mailed. */
export const verificationRequested = { name: 'user.verification-requested', schema: linkPayload };

/** Links to both addresses are wanted, to confirm a change from one to the other. */
export const emailChangeRequested = { name: 'user.email-change-requested', schema: linkPayload };

/** A link to set a new password is wanted. The worker decides whether there is an account. */
export const recoveryRequested = { name: 'password.recovery-requested', schema: linkPayload };

export const passwordChanged = { name: 'password.changed', schema: userPayload };

/** What a visitor did now belongs to an account. */
export const visitorClaimed = {
  name: 'visitor.claimed',
  schema: z.strictObject({ visitorId: z.uuid(), userId: z.uuid() }),
};

/** A student may use what a plan unlocks, until `endsAt` (null: for ever). */
export const subscriptionActivated = {
  name: 'subscription.activated',
  schema: z.strictObject({
    userId: z.uuid(),
    plan: z.enum(GRANT_PLANS),
    endsAt: z.iso.datetime().nullable(),
  }),
};

/** An attempt was scored. */
export const attemptFinished = {
  name: 'attempt.finished',
  schema: z.strictObject({ attemptId: z.uuid(), userId: z.uuid() }),
};

/** An item's key was corrected: `version` is the first that is right. */
export const itemCorrected = {
  name: 'item.corrected',
  schema: z.strictObject({ itemId: z.string().max(120), version: z.int() }),
};

/** A load changed the bank: items came, left or have new versions. */
export const bankLoaded = {
  name: 'bank.loaded',
  schema: z.strictObject({ changes: z.int() }),
};

/** A student's finished attempts were scored again, because an item in them was corrected. */
export const attemptsRescored = {
  name: 'attempt.rescored',
  schema: z.strictObject({ userId: z.uuid(), itemId: z.string().max(120), version: z.int() }),
};

const enquiryPayload = z.strictObject({ enquiryId: z.uuid() });

/** Somebody asked for a quote with the form. */
export const quoteRequested = { name: 'quote.requested', schema: enquiryPayload };

/** Somebody wrote to us with the contact form. */
export const contactRequested = { name: 'contact.requested', schema: enquiryPayload };
