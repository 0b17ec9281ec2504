import { expect, it } from '@jest/globals';
import { BILLING_ERRORS } from './billing.errors.js';

it('what goes wrong with money is answered with its status', () => {
  const statuses = Object.entries(BILLING_ERRORS).map(([code, { status }]) => [code, status]);
  expect(Object.fromEntries(statuses)).toEqual({
    PAYMENTS_CLOSED: 503,
    GATEWAY_UNAVAILABLE: 503,
    WEBHOOK_REFUSED: 400,
    ALREADY_SUBSCRIBED: 409,
    ALREADY_PURCHASED: 409,
    PAYMENT_PROCESSING: 409,
    CHECKOUT_NOT_FOUND: 404,
    CHECKOUT_REPLACED: 409,
    NO_RENEWING_SUBSCRIPTION: 409,
    SAME_PLAN: 409,
    PREVIEW_EXPIRED: 409,
    PAYMENT_DECLINED: 402,
    PAYMENT_NOT_FOUND: 404,
    REFUND_NOT_POSSIBLE: 409,
    REFUND_REQUEST_NOT_FOUND: 404,
    ORDER_NOT_FOUND: 404,
    DISPUTE_NOT_FOUND: 404,
    WEBHOOK_EVENT_NOT_FOUND: 404,
    WEBHOOK_EVENT_ABOUT_NO_STUDENT: 409,
    REFUND_REQUEST_DECIDED: 409,
    NO_GRANT: 409,
  });
});
