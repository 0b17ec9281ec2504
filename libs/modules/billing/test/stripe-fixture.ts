import { afterEach, beforeEach, expect } from '@jest/globals';
import { planOf, productOf } from '@prepward/contracts/plans';
import { StripeStandIn } from '@prepward/testing/stripe/stand-in';
import { WEBHOOK_SECRET } from '@prepward/testing/stripe/webhook';
import type { NewCheckout, PlanChange } from '../gateway.js';
import { StripeGateway } from '../stripe/stripe-gateway.js';

/** Orders of tests, each for one checkout. */
export const ORDERS = [10, 11, 12].map((n) => `8c5e0c5e-6d0b-4b3b-9c39-3c3d8f0f2b${n}`) as [
  string,
  string,
  string,
];

/** The adapter with a local Stripe and one customer, new for each test. */
export class StripeFixture {
  stripe!: StripeStandIn;
  gateway!: StripeGateway;
  customerId = '';

  async start(): Promise<void> {
    this.stripe = await StripeStandIn.start();
    this.gateway = this.gatewayWith({ tax: false, promotionCodes: false });
    this.customerId = await this.gateway.createCustomer({
      userId: 'c1f7a9e0-0000-4000-8000-000000000001',
      email: 'ann@example.org',
      name: 'Ann',
      idempotencyKey: 'customer-1',
    });
  }

  gatewayWith(options: { tax: boolean; promotionCodes: boolean }): StripeGateway {
    return new StripeGateway(
      {
        kind: 'stripe',
        secretKey: 'sk_test_stand_in',
        webhookSecret: WEBHOOK_SECRET,
        api: { host: '127.0.0.1', port: this.stripe.port, protocol: 'http' },
        ...options,
      },
      { timeout: 500, maxNetworkRetries: 2 },
    );
  }

  checkoutOf(id: string, orderId = ORDERS[0]): NewCheckout {
    const item = planOf(id) ?? productOf(id);
    if (item === undefined) throw new Error(`Nothing on sale is called ${id}`);
    const isPlan = 'days' in item;
    return {
      customerId: this.customerId,
      orderId,
      mode: isPlan ? 'subscription' : 'payment',
      lookupKey: item.lookupKey,
      price: { cents: item.priceCents, currency: 'usd' },
      days: isPlan ? item.days : null,
      name: item.name,
      successUrl: 'https://prep.example/checkout-success?session=1',
      cancelUrl: 'https://prep.example/checkout',
      expiresAt: new Date(Date.now() + 3_600_000),
      idempotencyKey: `checkout-${orderId}`,
    };
  }

  async buy(id: string, orderId = ORDERS[0]) {
    const { sessionId } = await this.gateway.createCheckout(this.checkoutOf(id, orderId));
    this.stripe.world.pay(sessionId);
    return this.gateway.fetchCustomer(this.customerId);
  }
}

/** A {@link StripeFixture} that begins and ends with each test of the file. */
export function eachWithStripe(): StripeFixture {
  const fixture = new StripeFixture();
  beforeEach(() => fixture.start());
  afterEach(async () => {
    await fixture.stripe.stop();
    // Stripe would have accepted every call.
    expect(fixture.stripe.refusals).toEqual([]);
  });
  return fixture;
}

/** A change of plan at an instant. */
export function changeTo(
  id: 'weekly' | 'monthly' | 'quarterly',
  subscriptionId: string,
  at: Date,
): PlanChange {
  const { lookupKey, priceCents, days } = planOf(id);
  return { subscriptionId, lookupKey, price: { cents: priceCents, currency: 'usd' }, days, at };
}
