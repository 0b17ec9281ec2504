import Stripe from 'stripe';
import { GatewayError, type GatewayProblem } from '../gateway.js';

/** Codes by which Stripe says that the student has to confirm the payment with their bank. */
const BANK_ASKS = new Set([
  'authentication_required',
  'invoice_payment_intent_requires_action',
  'payment_intent_action_required',
  'payment_intent_authentication_failure',
  'subscription_payment_intent_requires_action',
]);

/** Codes whose messages repeat what a student typed. Messages are logged; personal data may not be. */
const REPEATS_INPUT = new Set(['email_invalid']);

const { errors } = Stripe;

function problemOf(error: InstanceType<typeof errors.StripeError>): GatewayProblem {
  if (error.code !== undefined && BANK_ASKS.has(error.code)) return 'authentication-needed';
  if (error.type === 'StripeCardError' || error.statusCode === 402) return 'declined';
  switch (error.type) {
    case 'StripeAuthenticationError':
    case 'StripePermissionError':
    case 'StripeIdempotencyError':
      return 'misconfigured';
    case 'StripeInvalidRequestError':
      if (error.statusCode === 409) return 'unavailable';
      return error.code?.startsWith('parameter_') === true ? 'misconfigured' : 'refused';
    default:
      // Too many requests, no answer, or Stripe's own trouble.
      return 'unavailable';
  }
}

/** A Stripe error in the port's terms; other errors stay as they are. */
export function toGatewayError(error: unknown): unknown {
  if (!(error instanceof errors.StripeError)) return error;
  const { message, code, requestId } = error;
  const said = REPEATS_INPUT.has(code ?? '') ? 'Stripe refused the input' : message;
  return new GatewayError(
    problemOf(error),
    `${said} (${code ?? error.type}, request ${requestId ?? 'without an id'})`,
    { cause: error },
  );
}

/** Whether Stripe says that it has no such object. */
export function isMissing(error: unknown): boolean {
  return error instanceof errors.StripeError && error.code === 'resource_missing';
}

/** Whether Stripe says that such an object already exists. */
export function isThere(error: unknown): boolean {
  return error instanceof errors.StripeError && error.code === 'resource_already_exists';
}

/** Whether Stripe says that the request has already been carried out, or has nothing to act on. */
export function isDone(error: unknown): boolean {
  const isRefunded =
    error instanceof errors.StripeError && error.code === 'charge_already_refunded';
  return isRefunded || isMissing(error);
}
