import * as z from 'zod';
import { GRANT_PLANS, PLAN_IDS, PRODUCT_IDS } from './plans.js';

/*
 * Every event of the product, by its wire name. It connects modules that must not depend on each other:
 * one records the event, others listen. Payloads carry ids and no secrets.
 */

const userPayload = z.strictObject({ userId: z.uuid() });

/** The id of a stored request: it alone knows the address, and what the link is for. */
const linkPayload = z.strictObject({ requestId: z.uuid() });

/** An account was made. */
export const userRegistered = { name: 'user.registered', schema: userPayload };

/** An account's address was confirmed for the first time. */
export const userVerified = { name: 'user.verified', schema: userPayload };

/** A verification link is wanted, at sign-up or again later. The worker decides what is emailed. */
export const verificationRequested = { name: 'user.verification-requested', schema: linkPayload };

/** Links to both addresses are wanted, to confirm a change from one to the other. */
export const emailChangeRequested = { name: 'user.email-change-requested', schema: linkPayload };

/** A link to set a new password is wanted. The worker decides whether there is an account. */
export const recoveryRequested = { name: 'password.recovery-requested', schema: linkPayload };

/** A code and a link to sign in with are wanted. The worker decides whether there is an account. */
export const signInCodeRequested = { name: 'sign-in.code-requested', schema: linkPayload };

/** A code was requested that confirms the user's identity in a session. */
export const reauthenticationRequested = {
  name: 'user.reauthentication-requested',
  schema: linkPayload,
};

export const passwordChanged = { name: 'password.changed', schema: userPayload };

/** Someone signed in with a browser that the account had never used. */
export const newDeviceUsed = {
  name: 'sign-in.new-device',
  schema: z.strictObject({ userId: z.uuid(), sessionId: z.uuid() }),
};

/** An account has another address now; the request knows the one it had. */
export const addressChanged = { name: 'user.address-changed', schema: linkPayload };

/** Very many wrong passwords were tried at an address. The worker checks whether it has an account. */
export const passwordGuessed = { name: 'sign-in.password-guessed', schema: linkPayload };

/** Two-step sign-in was turned on or off, or a recovery code was used. */
export const twoStepChanged = {
  name: 'two-step.changed',
  schema: z.strictObject({ userId: z.uuid(), change: z.enum(['on', 'off', 'code-used']) }),
};

/** A student with an exam ahead hasn't practiced for a while. */
export const studyReminderDue = { name: 'study-reminder.due', schema: userPayload };

/** A student asked for an archive of their data. */
export const exportRequested = {
  name: 'export.requested',
  schema: z.strictObject({ exportId: z.uuid(), userId: z.uuid() }),
};

/** The archive of a student's data is made. */
export const exportReady = {
  name: 'export.ready',
  schema: z.strictObject({ exportId: z.uuid(), userId: z.uuid() }),
};

const deletionPayload = z.strictObject({ deletionId: z.uuid(), userId: z.uuid() });

/** A student asked for their account to be deleted. */
export const deletionRequested = { name: 'deletion.requested', schema: deletionPayload };

/** The grace period is over: the account is about to be erased. */
export const deletionBegun = { name: 'deletion.begun', schema: deletionPayload };

/** An administrator deleted an account: no one can sign in to it anymore, and it will be erased. */
export const accountClosed = { name: 'account.closed', schema: userPayload };

/** A Google account can now sign in to an account that had a password. */
export const googleLinked = { name: 'google.linked', schema: userPayload };

/** A passkey was added to an account, or removed from it. */
export const passkeyChanged = {
  name: 'passkey.changed',
  schema: z.strictObject({ userId: z.uuid(), change: z.enum(['added', 'removed']) }),
};

/** What a visitor did now belongs to an account. */
export const visitorClaimed = {
  name: 'visitor.claimed',
  schema: z.strictObject({ visitorId: z.uuid(), userId: z.uuid() }),
};

/** A student may use what a plan unlocks, until `endsAt` (null: permanently). */
export const subscriptionActivated = {
  name: 'subscription.activated',
  schema: z.strictObject({
    userId: z.uuid(),
    plan: z.enum(GRANT_PLANS),
    endsAt: z.iso.datetime().nullable(),
  }),
};

/** Access ends in a few days and won't renew. */
export const subscriptionExpiring = {
  name: 'subscription.expiring',
  schema: z.strictObject({
    userId: z.uuid(),
    plan: z.enum(GRANT_PLANS),
    endsAt: z.iso.datetime(),
  }),
};

/** Access has ended. */
export const subscriptionExpired = {
  name: 'subscription.expired',
  schema: z.strictObject({
    userId: z.uuid(),
    plan: z.enum(GRANT_PLANS),
    endedAt: z.iso.datetime(),
    /** The period was over, a renewal wasn't paid, or the money was refunded. */
    cause: z.enum(['over', 'unpaid', 'refund', 'dispute']),
  }),
};

/** A renewal is due, and we don't know whether it's paid: ask the gateway. */
export const subscriptionRenewalDue = { name: 'subscription.renewal-due', schema: userPayload };

/** Money came in. */
export const paymentReceived = {
  name: 'payment.received',
  schema: z.strictObject({ paymentId: z.uuid(), userId: z.uuid() }),
};

/** Money came for an account that was erased meanwhile: it's on its way back. */
export const paymentLate = {
  name: 'payment.late',
  schema: z.strictObject({ paymentId: z.uuid() }),
};

/** A payment that a bank took days for didn't come: nothing was bought. */
export const checkoutFailed = {
  name: 'checkout.failed',
  schema: z.strictObject({
    orderId: z.uuid(),
    userId: z.uuid(),
    item: z.enum([...PLAN_IDS, ...PRODUCT_IDS]),
  }),
};

/** A renewal wasn't paid: `stage` is 1 at once, 2 halfway through the grace period, 3 on its last day. */
export const paymentFailed = {
  name: 'payment.failed',
  schema: z.strictObject({
    userId: z.uuid(),
    plan: z.enum(GRANT_PLANS),
    stage: z.int().min(1).max(3),
    accessUntil: z.iso.datetime(),
  }),
};

/** Money went back. */
export const refundCompleted = {
  name: 'refund.completed',
  schema: z.strictObject({ refundId: z.uuid(), userId: z.uuid() }),
};

/** The gateway took back what it had said about a refund: the money did not reach the student. */
export const refundFailed = {
  name: 'refund.failed',
  schema: z.strictObject({ refundId: z.uuid(), userId: z.uuid() }),
};

const refundRequestPayload = z.strictObject({ requestId: z.uuid() });

/** A student asked for a payment back: staff decide. */
export const refundRequested = { name: 'refund.requested', schema: refundRequestPayload };

/** Staff approved a refund: the gateway has to be told. */
export const refundApproved = { name: 'refund.approved', schema: refundRequestPayload };

/** The gateway refused to pay back what staff approved: staff decide what to do next. */
export const refundRefused = { name: 'refund.refused', schema: refundRequestPayload };

/** Staff declined a refund. */
export const refundDeclined = { name: 'refund.declined', schema: refundRequestPayload };

/** A student's bank took a payment back, or has decided about one. */
export const disputeChanged = {
  name: 'dispute.changed',
  schema: z.strictObject({ disputeId: z.uuid(), userId: z.uuid() }),
};

/** A product was paid for: its files may be made. */
export const purchaseCompleted = {
  name: 'purchase.completed',
  schema: z.strictObject({
    orderId: z.uuid(),
    userId: z.uuid(),
    product: z.enum(PRODUCT_IDS),
  }),
};

/** The file of a purchase is made, for the first time. */
export const purchaseReady = {
  name: 'purchase.ready',
  schema: z.strictObject({ purchaseId: z.uuid(), userId: z.uuid() }),
};

/** A paper was made again, because something that it's made of changed. */
export const paperMade = {
  name: 'paper.made',
  schema: z.strictObject({ slug: z.string().max(120) }),
};

/** The file of a purchase was made again, because keys in it were corrected. */
export const purchaseCorrected = {
  name: 'purchase.corrected',
  schema: z.strictObject({
    purchaseId: z.uuid(),
    userId: z.uuid(),
    /** Numbers, in the file, of the questions whose key changed. */
    questions: z.array(z.int().min(1)),
  }),
};

/** An attempt was scored. */
export const attemptFinished = {
  name: 'attempt.finished',
  schema: z.strictObject({ attemptId: z.uuid(), userId: z.uuid() }),
};

/** An item's key was corrected: `version` is the first correct one. */
export const itemCorrected = {
  name: 'item.corrected',
  schema: z.strictObject({ itemId: z.string().max(120), version: z.int() }),
};

/** A load changed the bank: items were added, removed or updated. */
export const bankLoaded = {
  name: 'bank.loaded',
  schema: z.strictObject({ changes: z.int() }),
};

/** A student's finished attempts were scored again, because an item in them was corrected. */
export const attemptsRescored = {
  name: 'attempt.rescored',
  schema: z.strictObject({ userId: z.uuid(), itemId: z.string().max(120), version: z.int() }),
};

/** Staff answered a student's report about an item. */
export const reportAnswered = {
  name: 'item-report.answered',
  schema: z.strictObject({ reportId: z.uuid() }),
};

/** All pieces of a file have arrived. */
export const fileReceived = {
  name: 'file.received',
  schema: z.strictObject({ uploadId: z.uuid() }),
};

/** A staff file replaces a paper, sold or free, or stops replacing it. */
export const publishedFileChanged = {
  name: 'paper.sale-changed',
  schema: z.strictObject({ slug: z.string().max(120) }),
};

const enquiryPayload = z.strictObject({ enquiryId: z.uuid() });

/** Someone asked for a quote with the form. */
export const quoteRequested = { name: 'quote.requested', schema: enquiryPayload };

/** Staff replied to a request. */
export const enquiryAnswered = {
  name: 'enquiry.answered',
  schema: z.strictObject({ enquiryId: z.uuid(), replyId: z.uuid() }),
};

/** Someone wrote to us with the contact form. */
export const contactRequested = { name: 'contact.requested', schema: enquiryPayload };
