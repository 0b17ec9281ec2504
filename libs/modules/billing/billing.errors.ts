import { ERROR_WORDS } from '@prepward/contracts/error-words';
import type { ErrorCode } from '@prepward/contracts/errors';
import { GUARANTEE_DAYS } from '@prepward/contracts/plans';
import type { Problem } from '@prepward/platform/errors';

/** What the codes of the module mean over HTTP. */
export const BILLING_ERRORS = {
  PAYMENTS_CLOSED: {
    status: 503,
    message: "Payments aren't set up here yet. Nothing was charged.",
  },
  GATEWAY_UNAVAILABLE: {
    status: 503,
    message: "The payment provider isn't responding right now. Please try again in a minute.",
  },
  WEBHOOK_REFUSED: { status: 400, message: 'The signature is invalid or too old.' },
  ALREADY_SUBSCRIBED: {
    status: 409,
    message: 'You already have a plan: change it instead of buying another one.',
  },
  ALREADY_PURCHASED: { status: 409, message: "You've already bought this." },
  PAYMENT_PROCESSING: {
    status: 409,
    message: 'A payment for this is on its way. Wait until it arrives or fails.',
  },
  CHECKOUT_NOT_FOUND: { status: 404, message: "Your account doesn't have that checkout." },
  CHECKOUT_REPLACED: {
    status: 409,
    message:
      'Another checkout was opened at the same time. This one is closed; nothing was charged.',
  },
  NO_RENEWING_SUBSCRIPTION: {
    status: 409,
    message: 'Your account has no paid subscription that this applies to.',
  },
  SAME_PLAN: { status: 409, message: ERROR_WORDS.SAME_PLAN },
  PREVIEW_EXPIRED: {
    status: 409,
    message: 'This preview is out of date. Get a new one.',
  },
  PAYMENT_DECLINED: { status: 402, message: 'The payment was declined. Nothing has changed.' },
  PAYMENT_NOT_FOUND: { status: 404, message: "Your account doesn't have that payment." },
  REFUND_NOT_POSSIBLE: {
    status: 409,
    message: `A refund can be requested once, within ${GUARANTEE_DAYS} days of a payment.`,
  },
  REFUND_REQUEST_NOT_FOUND: { status: 404, message: "There's no such refund request." },
  ORDER_NOT_FOUND: { status: 404, message: "There's no such order." },
  DISPUTE_NOT_FOUND: { status: 404, message: "There's no such dispute." },
  WEBHOOK_EVENT_NOT_FOUND: { status: 404, message: "There's no such webhook event." },
  WEBHOOK_EVENT_ABOUT_NO_STUDENT: {
    status: 409,
    message: "The event isn't about any student of ours: there's nothing to fetch.",
  },
  REFUND_REQUEST_DECIDED: { status: 409, message: 'This refund request was already decided.' },
  NO_GRANT: { status: 409, message: 'This student has no active grant.' },
} as const satisfies Partial<Record<ErrorCode, Problem>>;
