import { describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { isDone, isMissing, isThere, toGatewayError } from './stripe-errors.js';

function refusal(code: string, message: string) {
  const requestId = 'req_1';
  return new Stripe.errors.StripeInvalidRequestError({ code, message, requestId, statusCode: 400 });
}

describe('an error of Stripe', () => {
  it('is told with its code and the request that Stripe can find it by', () => {
    const error = refusal('resource_missing', "No such price: 'price_1'");
    expect(toGatewayError(error)).toMatchObject({
      name: 'GatewayError',
      problem: 'refused',
      message: "No such price: 'price_1' (resource_missing, request req_1)",
    });
  });

  it('does not carry an address into the logs', () => {
    const error = refusal('email_invalid', 'Invalid email address: ann@example.org');
    expect(toGatewayError(error)).toMatchObject({
      problem: 'refused',
      message: 'Stripe refused the input (email_invalid, request req_1)',
    });
  });

  it.each([
    ['card_error', 402, 'card_declined', 'declined'],
    ['card_error', 402, 'authentication_required', 'authentication-needed'],
    ['invalid_request_error', 402, 'insufficient_funds', 'declined'],
    [
      'invalid_request_error',
      400,
      'invoice_payment_intent_requires_action',
      'authentication-needed',
    ],
    ['invalid_request_error', 400, 'payment_intent_action_required', 'authentication-needed'],
    [
      'invalid_request_error',
      400,
      'payment_intent_authentication_failure',
      'authentication-needed',
    ],
    [
      'invalid_request_error',
      400,
      'subscription_payment_intent_requires_action',
      'authentication-needed',
    ],
    ['authentication_error', 401, undefined, 'misconfigured'],
    ['idempotency_error', 400, undefined, 'misconfigured'],
    ['invalid_request_error', 400, 'parameter_unknown', 'misconfigured'],
    ['invalid_request_error', 400, 'charge_disputed', 'refused'],
    ['invalid_request_error', 400, undefined, 'refused'],
    ['invalid_request_error', 409, 'lock_timeout', 'unavailable'],
    ['invalid_request_error', 429, 'rate_limit', 'unavailable'],
    ['api_error', 500, undefined, 'unavailable'],
  ] as const)('of type %s, status %d and code %s is %s', (type, statusCode, code, problem) => {
    const raw = { type, statusCode, message: 'said so', ...(code === undefined ? {} : { code }) };
    const kinds = {
      card_error: Stripe.errors.StripeCardError,
      authentication_error: Stripe.errors.StripeAuthenticationError,
      idempotency_error: Stripe.errors.StripeIdempotencyError,
      api_error: Stripe.errors.StripeAPIError,
      invalid_request_error:
        statusCode === 429
          ? Stripe.errors.StripeRateLimitError
          : Stripe.errors.StripeInvalidRequestError,
    };
    expect(toGatewayError(new kinds[type](raw as never))).toMatchObject({ problem });
  });

  it('that is not Stripe’s stays what it is', () => {
    const broken = new TypeError('broken');
    expect(toGatewayError(broken)).toBe(broken);
  });

  it('may say that there is nothing to do', () => {
    const says = (code: string) => {
      const error = refusal(code, 'said so');
      return [isMissing(error), isThere(error), isDone(error)];
    };
    expect(says('resource_missing')).toEqual([true, false, true]);
    expect(says('resource_already_exists')).toEqual([false, true, false]);
    expect(says('charge_already_refunded')).toEqual([false, false, true]);
    expect(says('charge_disputed')).toEqual([false, false, false]);
    expect(isDone({ code: 'resource_missing' })).toBe(false);
  });
});
