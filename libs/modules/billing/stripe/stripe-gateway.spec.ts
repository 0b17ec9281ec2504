import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PLANS, planOf, productOf, TEST_BANK_PRODUCTS } from '@prepward/contracts/plans';
import { type Fault, StripeStandIn } from '@prepward/testing/stripe/stand-in';
import { type EventOptions, signedEvent, WEBHOOK_SECRET } from '@prepward/testing/stripe/webhook';
import type { NewCheckout } from '../gateway.js';
import { StripeGateway } from './stripe-gateway.js';

const ORDER = '8c5e0c5e-6d0b-4b3b-9c39-3c3d8f0f2b10';
const OTHER_ORDER = '8c5e0c5e-6d0b-4b3b-9c39-3c3d8f0f2b11';
const THIRD_ORDER = '8c5e0c5e-6d0b-4b3b-9c39-3c3d8f0f2b12';

let stripe: StripeStandIn;
let gateway: StripeGateway;
let customerId: string;

beforeEach(async () => {
  stripe = await StripeStandIn.start();
  gateway = gatewayWith({ tax: false, promotionCodes: false });
  customerId = await gateway.createCustomer({
    userId: 'c1f7a9e0-0000-4000-8000-000000000001',
    email: 'ann@example.org',
    name: 'Ann',
    idempotencyKey: 'customer-1',
  });
});
afterEach(async () => {
  await stripe.stop();
  // Each call was one that Stripe would have taken.
  expect(stripe.refusals).toEqual([]);
});

function gatewayWith(options: { tax: boolean; promotionCodes: boolean }): StripeGateway {
  return new StripeGateway(
    {
      kind: 'stripe',
      secretKey: 'sk_test_stand_in',
      webhookSecret: WEBHOOK_SECRET,
      api: { host: '127.0.0.1', port: stripe.port, protocol: 'http' },
      ...options,
    },
    { timeout: 500, maxNetworkRetries: 2 },
  );
}

function checkoutOf(id: string, orderId = ORDER): NewCheckout {
  const item = planOf(id) ?? productOf(id);
  if (item === undefined) throw new Error(`Nothing on sale is called ${id}`);
  const isPlan = 'days' in item;
  return {
    customerId,
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

async function buy(id: string, orderId = ORDER) {
  const { sessionId } = await gateway.createCheckout(checkoutOf(id, orderId));
  stripe.world.pay(sessionId);
  return gateway.fetchCustomer(customerId);
}

function changeTo(id: 'weekly' | 'monthly' | 'quarterly', subscriptionId: string, at: Date) {
  const plan = planOf(id) ?? PLANS[0];
  if (plan === undefined) throw new Error('No plans');
  const { lookupKey, priceCents, days } = plan;
  return {
    subscriptionId,
    lookupKey,
    price: { cents: priceCents, currency: 'usd' as const },
    days,
    at,
  };
}

describe('a checkout', () => {
  it('sells a subscription, which the truth then shows with its order, plan and period', async () => {
    const truth = await buy('weekly');
    const [subscription] = truth.subscriptions;
    expect(truth.payments).toEqual([
      {
        id: expect.stringMatching(/^in_/),
        orderId: ORDER,
        subscriptionId: subscription?.id,
        lookupKey: 'weekly_usd_1999',
        paid: { cents: 1999, currency: 'usd' },
        taxCents: 0,
        balanceUsedCents: 0,
        balanceFilledCents: 0,
        paidAt: expect.any(Date),
        period: { start: subscription?.startedAt, end: subscription?.periodEnd },
      },
    ]);
    expect(subscription).toMatchObject({
      orderId: ORDER,
      plan: 'weekly',
      status: 'active',
      cancelAtPeriodEnd: false,
      endedAt: null,
      next: { cents: 1999 },
    });
    expect(truth.sessions).toMatchObject([
      { orderId: ORDER, state: 'complete', subtotal: { cents: 1999 } },
    ]);
  });

  it('sells a product', async () => {
    const truth = await buy('test-bank-math');
    expect(truth.subscriptions).toEqual([]);
    expect(truth.payments).toMatchObject([
      {
        id: expect.stringMatching(/^pi_/),
        orderId: ORDER,
        subscriptionId: null,
        lookupKey: 'test_bank_math_usd_2999',
        paid: { cents: 2999 },
        period: null,
      },
    ]);
  });

  it.each<[string, (price: { unit_amount: number; active?: unknown }) => void]>([
    ['costs something else', (price) => (price.unit_amount = 1)],
    ['is not active', (price) => (price.active = false)],
  ])('is refused where the price at Stripe %s', async (_, spoil) => {
    for (const price of stripe.world.prices) spoil(price);
    await expect(gateway.createCheckout(checkoutOf('weekly'))).rejects.toMatchObject({
      problem: 'misconfigured',
    });
    expect(stripe.world.sessions).toEqual([]);
  });

  it('can be ended, once', async () => {
    const { sessionId } = await gateway.createCheckout(checkoutOf('weekly'));
    await gateway.expireCheckout(sessionId);
    expect((await gateway.fetchCustomer(customerId)).sessions).toMatchObject([
      { state: 'expired' },
    ]);
    await expect(gateway.expireCheckout(sessionId)).rejects.toMatchObject({ problem: 'refused' });
  });
});

describe('trouble', () => {
  it.each<Fault>([409, 500, 'timeout', 'lost'])(
    'a checkout meets once (%s) opens one session',
    async (fault) => {
      stripe.fail('POST /v1/checkout/sessions', fault);
      await gateway.createCheckout(checkoutOf('weekly'));
      expect(stripe.world.sessions).toHaveLength(1);
    },
  );

  it.each<Fault>([429, 500, 'timeout'])('that stays (%s) is told as "not now"', async (fault) => {
    stripe.fail('POST /v1/checkout/sessions', fault, fault, fault);
    await expect(gateway.createCheckout(checkoutOf('weekly'))).rejects.toMatchObject({
      problem: 'unavailable',
    });
    expect(stripe.world.sessions).toEqual([]);
  });

  it('that lost all answers is settled by the same call later', async () => {
    const checkout = checkoutOf('weekly');
    stripe.fail('POST /v1/checkout/sessions', 'lost', 'lost', 'lost');
    await expect(gateway.createCheckout(checkout)).rejects.toMatchObject({
      problem: 'unavailable',
    });
    const { sessionId } = await gateway.createCheckout(checkout);
    expect(stripe.world.sessions.map(({ id }) => id)).toEqual([sessionId]);
  });

  it.each<Fault>([409, 500, 'timeout', 'lost'])(
    'a refund meets (%s) pays back once',
    async (fault) => {
      const [payment] = (await buy('weekly')).payments;
      stripe.fail('POST /v1/refunds', fault);
      await gateway.refund(payment?.id ?? '', 'refund-1');
      await gateway.refund(payment?.id ?? '', 'refund-1');
      await gateway.refund(payment?.id ?? '', 'refund-2');
      expect((await gateway.fetchCustomer(customerId)).refunds).toMatchObject([
        { paymentId: payment?.id, amount: { cents: 1999 }, status: 'succeeded' },
      ]);
    },
  );

  it('an unknown customer is known as one', async () => {
    expect(await gateway.fetchCustomer('cus_unknown')).toMatchObject({
      customer: { state: 'unknown' },
      payments: [],
    });
    expect(await gateway.hasCustomer('cus_unknown')).toBe(false);
  });
});

describe('a subscription', () => {
  it('is canceled at its end, resumed, and ended at once, which may be repeated', async () => {
    const id = (await buy('weekly')).subscriptions[0]?.id ?? '';
    const state = async () => (await gateway.fetchCustomer(customerId)).subscriptions[0];
    await gateway.cancelAtPeriodEnd(id, 'cancel-1');
    expect(await state()).toMatchObject({ cancelAtPeriodEnd: true, next: null, status: 'active' });
    await gateway.resume(id, 'resume-1');
    expect(await state()).toMatchObject({ cancelAtPeriodEnd: false, next: { cents: 1999 } });
    await gateway.cancelNow(id, 'end-1');
    await gateway.cancelNow(id, 'end-2');
    expect(await state()).toMatchObject({ status: 'ended', endedAt: expect.any(Date) });
    await expect(gateway.resume(id, 'resume-2')).rejects.toMatchObject({ problem: 'refused' });
  });

  it('costs for a change what the preview says', async () => {
    const id = (await buy('weekly')).subscriptions[0]?.id ?? '';
    const at = new Date(Math.floor(Date.now() / 1000) * 1000);
    const change = changeTo('monthly', id, at);
    const costs = await gateway.previewChange(change);
    expect(costs).toMatchObject({
      dueNow: { cents: 3000 },
      unused: { cents: 1999 },
      credit: { cents: 0 },
    });
    expect(costs.periodEnd.getTime() - at.getTime()).toBe(30 * 86_400_000);
    stripe.fail('POST /v1/subscriptions/:id', 'lost');
    await gateway.changePlan(change, 'change-1');
    const truth = await gateway.fetchCustomer(customerId);
    expect(truth.payments.map(({ paid }) => paid.cents).toSorted()).toEqual([1999, 3000]);
    expect(truth.subscriptions).toMatchObject([{ plan: 'monthly', periodEnd: costs.periodEnd }]);
  });

  it('that cost nothing leaves the period of the new plan, and no credit', async () => {
    const id = (await buy('quarterly')).subscriptions[0]?.id ?? '';
    // As a promotion made it: the quarter was free, so that nothing of it can be credited.
    const quarterly = stripe.world.prices.find((price) => price.lookup_key.startsWith('quarterly'));
    if (quarterly !== undefined) quarterly.unit_amount = 0;
    const change = changeTo('monthly', id, new Date(Math.floor(Date.now() / 1000) * 1000));
    const costs = await gateway.previewChange(change);
    expect(costs).toMatchObject({ dueNow: { cents: 4999 }, unused: { cents: 0 } });
    expect(costs.periodEnd.getTime() - change.at.getTime()).toBe(30 * 86_400_000);
    await gateway.changePlan(change, 'change-1');
    expect((await gateway.fetchCustomer(customerId)).payments[0]).toMatchObject({
      lookupKey: 'monthly_usd_4999',
      period: { end: costs.periodEnd },
    });
  });

  it('leaves a credit for a cheaper plan, which can be taken away', async () => {
    const id = (await buy('quarterly')).subscriptions[0]?.id ?? '';
    const at = new Date(Math.floor(Date.now() / 1000) * 1000);
    const change = changeTo('monthly', id, at);
    expect(await gateway.previewChange(change)).toMatchObject({
      dueNow: { cents: 0 },
      credit: { cents: 9000 },
    });
    await gateway.changePlan(change, 'change-1');
    expect(await gateway.fetchCustomer(customerId)).toMatchObject({
      customer: { state: 'active', balanceCents: 9000 },
      payments: [
        { paid: { cents: 0 }, balanceUsedCents: 0, balanceFilledCents: 9000 },
        { paid: { cents: 13_999 }, balanceUsedCents: 0, balanceFilledCents: 0 },
      ],
    });
    const [subscription] = stripe.world.subscriptions;
    if (subscription !== undefined) stripe.world.renew(subscription);
    stripe.fail('POST /v1/customers/:id/balance_transactions', 'lost');
    await gateway.voidCredit(customerId, 4000, 'void-1');
    await gateway.voidCredit(customerId, 4000, 'void-1');
    const after = await gateway.fetchCustomer(customerId);
    expect(after.customer.balanceCents).toBe(9000 - 4999 - 4000);
    expect(after.payments[0]).toMatchObject({ paid: { cents: 0 }, balanceUsedCents: 4999 });
  });

  it('stays as it is where the card is declined', async () => {
    const id = (await buy('weekly')).subscriptions[0]?.id ?? '';
    stripe.world.cardWorks = false;
    await expect(
      gateway.changePlan(changeTo('monthly', id, new Date()), 'change-1'),
    ).rejects.toMatchObject({ problem: 'declined' });
    const truth = await gateway.fetchCustomer(customerId);
    expect(truth.subscriptions).toMatchObject([{ plan: 'weekly', status: 'active' }]);
    expect(truth.payments).toHaveLength(1);
  });

  it('renews, fails to, and recovers', async () => {
    await buy('weekly');
    const [subscription] = stripe.world.subscriptions;
    if (subscription === undefined) throw new Error('There is no subscription');
    stripe.world.renew(subscription);
    stripe.world.cardWorks = false;
    stripe.world.renew(subscription);
    const truth = await gateway.fetchCustomer(customerId);
    expect(truth.payments.map(({ orderId }) => orderId)).toEqual([null, ORDER]);
    const lastPaid = truth.payments[0]?.period?.end;
    expect(truth.failures).toMatchObject([
      { lookupKey: 'weekly_usd_1999', due: { cents: 1999 }, period: { start: lastPaid } },
    ]);
    expect(truth.subscriptions).toMatchObject([{ status: 'past-due' }]);
    const open = stripe.world.invoices.find(({ status }) => status === 'open');
    if (open !== undefined) stripe.world.payInvoice(open);
    const later = await gateway.fetchCustomer(customerId);
    expect(later.failures).toEqual([]);
    expect(later.payments.map(({ id }) => id)).toContain(truth.failures[0]?.id);
  });

  it('has a page of Stripe for its payment methods', async () => {
    await buy('weekly');
    expect(await gateway.portalUrl(customerId, 'https://prep.example/subscription')).toMatch(
      /^https:\/\/billing\.stripe\.com\//,
    );
  });
});

function webhook(object: object, options: EventOptions = {}) {
  const { body, headers } = signedEvent(object, { id: 'evt_1', ...options });
  return { body: Buffer.from(body), headers };
}

describe('a customer who was deleted', () => {
  it.each([false, true])(
    'has a history, and nothing more is sold (lists refused: %s)',
    async (forgets) => {
      const before = await buy('weekly');
      const { sessionId } = await gateway.createCheckout(checkoutOf('monthly', OTHER_ORDER));
      stripe.world.deleteCustomer(customerId);
      stripe.world.forgetsDeleted = forgets;
      expect(await gateway.hasCustomer(customerId)).toBe(false);
      const after = await gateway.fetchCustomer(customerId);
      expect(after.customer).toEqual({ id: customerId, state: 'deleted', balanceCents: 0 });
      expect(after.payments).toEqual(forgets ? [] : before.payments);
      expect(after.subscriptions.map(({ status }) => status)).toEqual(forgets ? [] : ['ended']);
      const open = after.sessions.find(({ id }) => id === sessionId);
      expect(open?.state).toBe(forgets ? undefined : 'expired');
      await expect(gateway.createCheckout(checkoutOf('weekly', THIRD_ORDER))).rejects.toMatchObject(
        {
          problem: 'refused',
        },
      );
    },
  );
});

describe('the prices of an account', () => {
  it('are made where they are missing, once, and can be sold at', async () => {
    const { world } = stripe;
    world.prices.splice(0);
    const states = async (check: boolean) =>
      new Set((await gateway.ensurePrices(check)).map(({ state }) => state));
    expect(await states(true)).toEqual(new Set(['missing']));
    expect([world.prices, world.products]).toEqual([[], []]);
    // Half way through, Stripe goes away; the next run finishes.
    stripe.fail('POST /v1/prices', 'lost', 'lost', 'lost');
    await expect(gateway.ensurePrices(false)).rejects.toMatchObject({ problem: 'unavailable' });
    expect(await states(false)).toEqual(new Set(['there', 'made']));
    expect(await states(false)).toEqual(new Set(['there']));
    expect(world.prices.map(({ lookup_key }) => lookup_key)).toEqual(
      [...PLANS, ...TEST_BANK_PRODUCTS].map(({ lookupKey }) => lookupKey),
    );
    expect((await buy('weekly')).payments).toMatchObject([{ paid: { cents: 1999 } }]);
  });

  it('that are not ours are named, and left as they are', async () => {
    const [first, second] = stripe.world.prices;
    if (first === undefined || second === undefined) throw new Error('There are no prices');
    first.unit_amount = 1;
    second.active = false;
    const reports = await gateway.ensurePrices(false);
    expect(reports.slice(0, 2)).toEqual([
      {
        lookupKey: 'weekly_usd_1999',
        state: 'wrong',
        problem: expect.stringMatching(/is 1 usd per 7 days, expected 1999 usd per 7$/),
      },
      { lookupKey: 'monthly_usd_4999', state: 'wrong', problem: expect.stringMatching(/archived/) },
    ]);
    expect(stripe.world.prices).toHaveLength(reports.length);
  });
});

describe('a checkout with taxes and promotion codes', () => {
  it('asks for the address that taxes need, and takes codes', async () => {
    const asking = gatewayWith({ tax: true, promotionCodes: true });
    await asking.createCheckout(checkoutOf('weekly'));
    await asking.createCheckout(checkoutOf('test-bank-math', OTHER_ORDER));
    const asked = stripe.calls.filter(({ name }) => name === 'POST /v1/checkout/sessions');
    expect(asked).toHaveLength(2);
    for (const { params } of asked) {
      expect(params).toMatchObject({
        automatic_tax: { enabled: 'true' },
        customer_update: { address: 'auto' },
        allow_promotion_codes: 'true',
      });
    }
    await gateway.createCheckout(checkoutOf('weekly', THIRD_ORDER));
    const plain = stripe.calls.at(-1)?.params;
    expect(plain).not.toHaveProperty('automatic_tax');
    expect(plain).not.toHaveProperty('allow_promotion_codes');
  });
});

describe('a webhook', () => {
  it('says about whom it is', async () => {
    const { body, headers } = webhook({ object: 'invoice', customer: customerId });
    expect(await gateway.readWebhook(body, headers)).toMatchObject({
      id: 'evt_1',
      type: 'invoice.paid',
      customerId,
    });
  });

  it('about a dispute, which names no customer, is traced to one', async () => {
    await buy('weekly');
    const [charge] = stripe.world.charges;
    if (charge === undefined) throw new Error('There is no charge');
    const dispute = stripe.world.dispute(charge);
    const { body, headers } = webhook(dispute, { type: 'charge.dispute.created' });
    expect(await gateway.readWebhook(body, headers)).toMatchObject({ customerId });
    expect((await gateway.fetchCustomer(customerId)).disputes).toMatchObject([
      { status: 'open', amount: { cents: 1999 }, paymentId: expect.stringMatching(/^in_/) },
    ]);
  });

  it('is taken until it is 300 seconds old', async () => {
    const object = { object: 'invoice', customer: customerId };
    const young = webhook(object, { ageS: 295 });
    await expect(gateway.readWebhook(young.body, young.headers)).resolves.toMatchObject({});
    const old = webhook(object, { ageS: 305 });
    await expect(gateway.readWebhook(old.body, old.headers)).rejects.toThrow('Timestamp outside');
  });

  it('is refused without a signature, with another secret, and changed by a byte', async () => {
    const object = { object: 'invoice', customer: customerId };
    const { body, headers } = webhook(object);
    const forged = webhook(object, { secret: 'whsec_of_a_stranger' });
    const changed = Buffer.from(body.toString().replace('evt_1', 'evt_2'));
    const refused: [Buffer, Record<string, string | string[]>][] = [
      [body, {}],
      [body, { 'stripe-signature': '' }],
      [body, { 'stripe-signature': ['t=1', 'v1=2'] }],
      [forged.body, forged.headers],
      [changed, headers],
    ];
    for (const [bytes, names] of refused) {
      await expect(gateway.readWebhook(bytes, names)).rejects.toMatchObject({
        name: 'WebhookRefused',
      });
    }
  });
});
