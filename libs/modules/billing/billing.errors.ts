import { ERROR_WORDS } from '@prepward/contracts/error-words';
import type { ErrorCode } from '@prepward/contracts/errors';
import { GUARANTEE_DAYS } from '@prepward/contracts/plans';
import type { Problem } from '@prepward/platform/errors';

/** What the codes of the module mean over HTTP. */
export const BILLING_ERRORS = {
  PAYMENTS_CLOSED: {
    status: 503,
    message: 'Payments are not set up here yet. Nothing was charged.',
  },
  GATEWAY_UNAVAILABLE: {
    status: 503,
    message: 'The payment provider does not answer right now. Please try again in a minute.',
  },
  WEBHOOK_REFUSED: { status: 400, message: 'The signature is not right, or too old.' },
  ALREADY_SUBSCRIBED: {
    status: 409,
    message: 'You already have a plan: change it instead of buying another one.',
  },
  ALREADY_PURCHASED: { status: 409, message: 'You have bought this already.' },
  PAYMENT_PROCESSING: {
    status: 409,
    message: 'A payment for this is on its way. Wait until it arrives or fails.',
  },
  CHECKOUT_NOT_FOUND: { status: 404, message: 'Your account has no such checkout.' },
  CHECKOUT_REPLACED: {
    status: 409,
    message:
      'Another checkout was opened at the same moment. This one is closed; nothing was charged.',
  },
  NO_RENEWING_SUBSCRIPTION: {
    status: 409,
    message: 'Your account has no paid subscription in the state that this needs.',
  },
  SAME_PLAN: { status: 409, message: ERROR_WORDS.SAME_PLAN },
  PREVIEW_EXPIRED: {
    status: 409,
    message: 'This preview is too old or not true yet. Ask for a new one.',
  },
  PAYMENT_DECLINED: { status: 402, message: 'The payment was declined. Nothing has changed.' },
  PAYMENT_NOT_FOUND: { status: 404, message: 'Your account has no such payment.' },
  REFUND_NOT_POSSIBLE: {
    status: 409,
    message: `A refund can be asked for once, within ${GUARANTEE_DAYS} days of a payment.`,
  },
  REFUND_REQUEST_NOT_FOUND: { status: 404, message: 'There is no such refund request.' },
  ORDER_NOT_FOUND: { status: 404, message: 'There is no such order.' },
  DISPUTE_NOT_FOUND: { status: 404, message: 'There is no such dispute.' },
  WEBHOOK_EVENT_NOT_FOUND: { status: 404, message: 'There is no such webhook event.' },
  WEBHOOK_EVENT_ABOUT_NO_STUDENT: {
    status: 409,
    message: 'The event is about no student of ours: there is nothing to fetch.',
  },
  REFUND_REQUEST_DECIDED: { status: 409, message: 'This refund request was decided already.' },
  NO_GRANT: { status: 409, message: 'This student has no running grant.' },
} as const satisfies Partial<Record<ErrorCode, Problem>>;
