import { describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { toGatewayError } from './stripe-errors.js';

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
      message: 'Stripe refused what was typed (email_invalid, request req_1)',
    });
  });
});
