import { describe, expect, it } from '@jest/globals';
import type { Fault } from '@prepward/testing/stripe/stand-in';
import { type EventOptions, signedEvent } from '@prepward/testing/stripe/webhook';
import { eachWithStripe, ORDERS } from '../test/stripe-fixture.js';

const shop = eachWithStripe();

describe('a checkout', () => {
  it('sells a subscription, which the truth then shows with its order, plan and period', async () => {
    const truth = await shop.buy('weekly');
    const [subscription] = truth.subscriptions;
    expect(truth.payments).toEqual([
      {
        id: expect.stringMatching(/^in_/),
        orderId: ORDERS[0],
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
      orderId: ORDERS[0],
      plan: 'weekly',
      status: 'active',
      cancelAtPeriodEnd: false,
      endedAt: null,
      next: { cents: 1999 },
    });
    expect(truth.sessions).toMatchObject([
      { orderId: ORDERS[0], state: 'complete', subtotal: { cents: 1999 } },
    ]);
  });

  it('sells a product', async () => {
    const truth = await shop.buy('test-bank-math');
    expect(truth.subscriptions).toEqual([]);
    expect(truth.payments).toMatchObject([
      {
        id: expect.stringMatching(/^pi_/),
        orderId: ORDERS[0],
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
    for (const price of shop.stripe.world.prices) spoil(price);
    await expect(shop.gateway.createCheckout(shop.checkoutOf('weekly'))).rejects.toMatchObject({
      problem: 'misconfigured',
    });
    expect(shop.stripe.world.sessions).toEqual([]);
  });

  it('can be ended, once', async () => {
    const { sessionId } = await shop.gateway.createCheckout(shop.checkoutOf('weekly'));
    await shop.gateway.expireCheckout(sessionId);
    expect((await shop.gateway.fetchCustomer(shop.customerId)).sessions).toMatchObject([
      { state: 'expired' },
    ]);
    await expect(shop.gateway.expireCheckout(sessionId)).rejects.toMatchObject({
      problem: 'refused',
    });
  });
});

describe('a checkout with taxes and promotion codes', () => {
  it('asks for the address that taxes need, and takes codes', async () => {
    const asking = shop.gatewayWith({ tax: true, promotionCodes: true });
    await asking.createCheckout(shop.checkoutOf('weekly'));
    await asking.createCheckout(shop.checkoutOf('test-bank-math', ORDERS[1]));
    const asked = shop.stripe.calls.filter(({ name }) => name === 'POST /v1/checkout/sessions');
    expect(asked).toHaveLength(2);
    for (const { params } of asked) {
      expect(params).toMatchObject({
        automatic_tax: { enabled: 'true' },
        customer_update: { address: 'auto' },
        allow_promotion_codes: 'true',
      });
    }
    await shop.gateway.createCheckout(shop.checkoutOf('weekly', ORDERS[2]));
    const plain = shop.stripe.calls.at(-1)?.params;
    expect(plain).not.toHaveProperty('automatic_tax');
    expect(plain).not.toHaveProperty('allow_promotion_codes');
  });
});

describe('trouble', () => {
  it.each<Fault>([409, 500, 'timeout', 'lost'])(
    'a checkout meets once (%s) opens one session',
    async (fault) => {
      shop.stripe.fail('POST /v1/checkout/sessions', fault);
      await shop.gateway.createCheckout(shop.checkoutOf('weekly'));
      expect(shop.stripe.world.sessions).toHaveLength(1);
    },
  );

  it.each<Fault>([429, 500, 'timeout'])('that stays (%s) is told as "not now"', async (fault) => {
    shop.stripe.fail('POST /v1/checkout/sessions', fault, fault, fault);
    await expect(shop.gateway.createCheckout(shop.checkoutOf('weekly'))).rejects.toMatchObject({
      problem: 'unavailable',
    });
    expect(shop.stripe.world.sessions).toEqual([]);
  });

  it('that lost all answers is settled by the same call later', async () => {
    const checkout = shop.checkoutOf('weekly');
    shop.stripe.fail('POST /v1/checkout/sessions', 'lost', 'lost', 'lost');
    await expect(shop.gateway.createCheckout(checkout)).rejects.toMatchObject({
      problem: 'unavailable',
    });
    const { sessionId } = await shop.gateway.createCheckout(checkout);
    expect(shop.stripe.world.sessions.map(({ id }) => id)).toEqual([sessionId]);
  });

  it.each<Fault>([409, 500, 'timeout', 'lost'])(
    'a refund meets (%s) pays back once',
    async (fault) => {
      const [payment] = (await shop.buy('weekly')).payments;
      shop.stripe.fail('POST /v1/refunds', fault);
      await shop.gateway.refund(payment?.id ?? '', 'refund-1');
      await shop.gateway.refund(payment?.id ?? '', 'refund-1');
      await shop.gateway.refund(payment?.id ?? '', 'refund-2');
      expect((await shop.gateway.fetchCustomer(shop.customerId)).refunds).toMatchObject([
        { paymentId: payment?.id, amount: { cents: 1999 }, status: 'succeeded' },
      ]);
    },
  );

  it('a refund gives back all payments of an invoice', async () => {
    const [payment] = (await shop.buy('weekly')).payments;
    const { world } = shop.stripe;
    const [invoice] = world.invoices;
    const intent = world.charge(shop.customerId, 500);
    invoice?.payments.data.push({ payment: { type: 'payment_intent', payment_intent: intent } });
    await shop.gateway.refund(payment?.id ?? '', 'refund-1');
    expect(world.charges.map(({ amount_refunded: back }) => back)).toEqual([1999, 500]);
    const keys = shop.stripe.calls.filter(({ name }) => name === 'POST /v1/refunds');
    expect(keys.map(({ key }) => key)).toEqual(['refund-1-0', 'refund-1-1']);
  });

  it('a customer without a name has none, and what they owe is no credit', async () => {
    const made = { userId: 'user-2', email: 'bob@example.org', name: '', idempotencyKey: 'c-2' };
    const id = await shop.gateway.createCustomer(made);
    expect(shop.stripe.calls.at(-1)?.params).toEqual({
      email: 'bob@example.org',
      metadata: { user: 'user-2' },
    });
    shop.stripe.world.customerOf(id).balance = 500;
    expect((await shop.gateway.fetchCustomer(id)).customer.balanceCents).toBe(0);
  });

  it('an unknown customer is known as one', async () => {
    expect(await shop.gateway.fetchCustomer('cus_unknown')).toMatchObject({
      customer: { state: 'unknown' },
      payments: [],
    });
    expect(await shop.gateway.hasCustomer('cus_unknown')).toBe(false);
  });
});

function webhook(object: object, options: EventOptions = {}) {
  const { body, headers } = signedEvent(object, { id: 'evt_1', ...options });
  return { body: Buffer.from(body), headers };
}

describe('a webhook', () => {
  it('says about whom it is', async () => {
    const { body, headers } = webhook({ object: 'invoice', customer: shop.customerId });
    expect(await shop.gateway.readWebhook(body, headers)).toMatchObject({
      id: 'evt_1',
      type: 'invoice.paid',
      customerId: shop.customerId,
    });
  });

  it.each<[string | null, object]>([
    [ORDERS[0], { client_reference_id: ORDERS[0] }],
    [ORDERS[0], { client_reference_id: null, metadata: { order: ORDERS[0] } }],
    [ORDERS[0], { parent: { subscription_details: { metadata: { order: ORDERS[0] } } } }],
    [null, { metadata: { order: 'of another product' } }],
    [null, { parent: null, metadata: {} }],
  ])('names the order %s of %j', async (orderId, object) => {
    const { body, headers } = webhook({ object: 'x', customer: shop.customerId, ...object });
    expect(await shop.gateway.readWebhook(body, headers)).toMatchObject({ orderId });
  });

  it.each<[string, object, string | null]>([
    ['a customer', { object: 'customer', id: 'cus_9' }, 'cus_9'],
    ['what names its customer', { object: 'x', id: 'x_1', customer: 'cus_9' }, 'cus_9'],
    ['what holds its customer', { object: 'x', customer: { id: 'cus_9' } }, 'cus_9'],
    ['what has none', { object: 'balance', id: 'x_1' }, null],
    ['what was paid by no one', { object: 'x', customer: null, payment_intent: null }, null],
  ])('about %s is of them', async (_, object, customerId) => {
    const { body, headers } = webhook(object);
    expect(await shop.gateway.readWebhook(body, headers)).toMatchObject({ customerId });
  });

  it('about money of a guest, who is no customer, is of no one', async () => {
    const { world } = shop.stripe;
    const intent = { ...world.object('pi', 'payment_intent'), customer: null };
    world.intents.push(intent);
    const { body, headers } = webhook({ object: 'refund', payment_intent: intent.id });
    expect(await shop.gateway.readWebhook(body, headers)).toMatchObject({ customerId: null });
  });

  it('about a dispute, which names no customer, is traced to one', async () => {
    await shop.buy('weekly');
    const [charge] = shop.stripe.world.charges;
    if (charge === undefined) throw new Error('There is no charge');
    const dispute = shop.stripe.world.dispute(charge);
    const { body, headers } = webhook(dispute, { type: 'charge.dispute.created' });
    expect(await shop.gateway.readWebhook(body, headers)).toMatchObject({
      customerId: shop.customerId,
    });
    expect((await shop.gateway.fetchCustomer(shop.customerId)).disputes).toMatchObject([
      { status: 'open', amount: { cents: 1999 }, paymentId: expect.stringMatching(/^in_/) },
    ]);
  });

  it('is taken until it is 300 seconds old', async () => {
    const object = { object: 'invoice', customer: shop.customerId };
    const young = webhook(object, { ageS: 295 });
    await expect(shop.gateway.readWebhook(young.body, young.headers)).resolves.toMatchObject({});
    const old = webhook(object, { ageS: 305 });
    await expect(shop.gateway.readWebhook(old.body, old.headers)).rejects.toThrow(
      'Timestamp outside',
    );
  });

  it('is refused without a signature, with another secret, and changed by a byte', async () => {
    const object = { object: 'invoice', customer: shop.customerId };
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
      await expect(shop.gateway.readWebhook(bytes, names)).rejects.toMatchObject({
        name: 'WebhookRefused',
      });
    }
  });
});
