import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestSession } from './harness.js';
import { PURCHASE_EVENTS, StripeShop } from './stripe-shop.js';

let shop: StripeShop;
beforeAll(async () => {
  shop = await StripeShop.start();
}, 120_000);
afterAll(async () => {
  await shop.stop();
  expect(shop.stripe.refusals).toEqual([]);
});

/** A student's current Stripe customer. */
async function customerOf({ userId }: TestSession): Promise<string> {
  const [row] = await shop.api.sql<{ customer_id: string }>(
    'SELECT customer_id FROM billing_customers WHERE user_id = $1 ORDER BY created_at DESC LIMIT 1',
    [userId],
  );
  return row?.customer_id ?? '';
}

describe('a customer who was deleted at Stripe', () => {
  it.each([false, true])(
    'ends what they had, keeps their history and buys again (lists refused: %s)',
    async (forgets) => {
      const buyer = await shop.student();
      await shop.buy(buyer, { plan: 'weekly' });
      const abandoned = await shop.checkout(buyer, { product: 'test-bank-math' });
      const former = await customerOf(buyer);
      shop.stripe.world.deleteCustomer(former);
      shop.stripe.world.forgetsDeleted = forgets;
      await shop.tell({ object: 'customer', id: former }, { type: 'customer.deleted' });
      // What is paid for stays open until it ends, and doesn't renew.
      expect(await shop.access(buyer)).toMatchObject({ state: 'active', renews: false });
      const portal = await shop.post('/api/v1/portal', buyer);
      expect([portal.status, portal.body.code]).toEqual([409, 'NO_RENEWING_SUBSCRIPTION']);
      // Two tabs at once make one customer, and one checkout that can be paid.
      const [one, two] = await Promise.all([
        shop.checkout(buyer, { product: 'test-bank-math' }),
        shop.checkout(buyer, { product: 'test-bank-math' }),
      ]);
      expect(two).toEqual(one);
      expect(one.session).not.toBe(abandoned.session);
      const now = await customerOf(buyer);
      expect(now).not.toBe(former);
      const paid = shop.pay(one);
      // Stripe counts in seconds: two payments in the same second are listed as they came.
      shop.chargeOf(paid.customer).created = shop.chargeOf(former).created;
      await shop.tell(paid);
      const { body } = await shop.get('/api/v1/payments', buyer);
      expect(
        body.items.map(({ name, state }: { name: string; state: string }) => [name, state]),
      ).toEqual([
        ['Math test bank', 'paid'],
        ['Weekly plan', 'paid'],
      ]);
      // Subscribing works again, and events about the former customer do no harm.
      await shop.buy(buyer, { plan: 'monthly' });
      await shop.tell({ object: 'customer', id: former }, { type: 'customer.deleted' });
      expect(await shop.access(buyer)).toMatchObject({ plan: 'monthly', renews: true });
      shop.stripe.world.forgetsDeleted = false;
    },
    60_000,
  );

  it('gets one checkout of two tabs, also where the second looked before the first opened it', async () => {
    const buyer = await shop.student();
    await shop.checkout(buyer, { product: 'test-bank-math' });
    const former = await customerOf(buyer);
    shop.stripe.world.deleteCustomer(former);
    await shop.tell({ object: 'customer', id: former }, { type: 'customer.deleted' });
    const opening = shop.stripe.hold('POST /v1/checkout/sessions', 'before');
    const first = shop.checkout(buyer, { product: 'test-bank-math' });
    await opening.reached;
    // One for the former customer, and one for the new one.
    const looks = [0, 1].map(() => shop.stripe.hold('GET /v1/checkout/sessions', 'after'));
    const second = shop.checkout(buyer, { product: 'test-bank-math' });
    await Promise.all(looks.map(({ reached }) => reached));
    opening.release();
    const opened = await first;
    for (const { release } of looks) release();
    expect(await second).toEqual(opened);
    const now = await customerOf(buyer);
    expect(now).not.toBe(former);
    const open = shop.stripe.world.sessions.filter(
      ({ customer, status }) => customer === now && status === 'open',
    );
    expect(open).toHaveLength(1);
  }, 60_000);

  it('or whom Stripe never knew, as after a change of accounts, can buy', async () => {
    const buyer = await shop.student();
    await shop.checkout(buyer, { plan: 'weekly' });
    const { customers } = shop.stripe.world;
    const former = await customerOf(buyer);
    customers.splice(
      customers.findIndex(({ id }) => id === former),
      1,
    );
    await shop.buy(buyer, { plan: 'weekly' });
    expect(await shop.access(buyer)).toMatchObject({ state: 'active', renews: true });
  });
});

describe('webhooks that come late', () => {
  const DAY_S = 86_400;
  /** A student who bought a week `daysAgo`; with `told`, each step sent its webhook, else none did yet. */
  async function subscriber(daysAgo: number, told: boolean) {
    const buyer = await shop.student();
    const { world } = shop.stripe;
    const opened = await shop.checkout(buyer, { plan: 'weekly' });
    world.ahead = -daysAgo * DAY_S;
    const { customer } = shop.pay(opened);
    const tell = (type: string) => shop.tell({ object: 'x', customer }, { type });
    if (told) for (const type of PURCHASE_EVENTS) await tell(type);
    const subscription = world.subscriptions.find((each) => each.customer === customer);
    if (subscription === undefined) throw new Error('Stripe has no subscription');
    return { buyer, subscription, tell };
  }
  /** Everything that matters, without what differs from one student to another. */
  async function endOf(buyer: TestSession) {
    const periods = await shop.api.sql(
      'SELECT plan, renews, cut_by, ends_at - starts_at AS length FROM subscriptions WHERE user_id = $1',
      [buyer.userId],
    );
    const { payments, refunds, orders } = await shop.ledger(buyer);
    const { state, renews } = await shop.access(buyer);
    return { periods, payments, refunds, orders, state, renews };
  }
  afterEach(() => {
    shop.stripe.world.ahead = 0;
  });

  it('after the subscription has ended, end as those that came in time', async () => {
    const ends = [];
    for (const told of [true, false]) {
      const { buyer, subscription, tell } = await subscriber(8, told);
      subscription.cancel_at_period_end = true;
      if (told) await tell('customer.subscription.updated');
      shop.stripe.world.ahead = -DAY_S;
      shop.stripe.world.cancel(subscription);
      for (const type of ['customer.subscription.deleted', ...PURCHASE_EVENTS.toReversed()]) {
        expect((await tell(type)).status).toBe(200);
      }
      ends.push(await endOf(buyer));
    }
    expect(ends[1]).toEqual(ends[0]);
    expect(ends[0]).toMatchObject({ state: 'ended', payments: 1, refunds: 0, renews: false });
  });

  it('of renewals after the days of grace, give back what was paid for', async () => {
    const { buyer, subscription, tell } = await subscriber(16, true);
    // The first week and its grace period are over, and no event came for two renewals.
    expect((await shop.access(buyer)).state).toBe('ended');
    const { world } = shop.stripe;
    for (const daysAgo of [9, 2]) {
      world.renew(subscription);
      world.ahead = -daysAgo * DAY_S;
    }
    await tell('invoice.paid');
    expect(await endOf(buyer)).toMatchObject({ state: 'active', payments: 3, renews: true });
  });

  it('after the checkout would have expired, complete it; of an expired one, change nothing', async () => {
    const buyer = await shop.student();
    const stale = await shop.checkout(buyer, { product: 'test-bank-math' });
    const { sessions } = shop.stripe.world;
    const expired = sessions.find(({ client_reference_id: of }) => of === stale.session);
    if (expired === undefined) throw new Error('Stripe has no such checkout');
    expired.status = 'expired';
    const longAgo = () =>
      shop.api.sql(
        `UPDATE orders SET created_at = created_at - interval '3 hours' WHERE user_id = $1`,
        [buyer.userId],
      );
    await longAgo();
    const opened = await shop.checkout(buyer, { product: 'test-bank-math' });
    expect(opened.session).not.toBe(stale.session);
    const paid = shop.pay(opened);
    await longAgo();
    for (const [session, type] of [
      [paid, 'checkout.session.completed'],
      [expired, 'checkout.session.expired'],
    ] as const) {
      expect((await shop.tell(session, { type })).status).toBe(200);
    }
    const stateOf = async ({ session }: { session: string }) =>
      (await shop.get(`/api/v1/checkout/${session}`, buyer)).body.state;
    expect([await stateOf(stale), await stateOf(opened)]).toEqual(['expired', 'complete']);
    expect(await shop.ledger(buyer)).toMatchObject({ orders: 2, payments: 1 });
  });
});

describe('money that went back', () => {
  it('leaves no credit of a change to a cheaper plan', async () => {
    const buyer = await shop.student();
    const { customer } = shop.pay(await shop.checkout(buyer, { plan: 'quarterly' }));
    await shop.tell({ object: 'x', customer });
    const { body: preview } = await shop.post('/api/v1/subscription/change/preview', buyer, {
      plan: 'weekly',
    });
    await shop.post('/api/v1/subscription/change', buyer, { plan: 'weekly', at: preview.at });
    const account = shop.stripe.world.customerOf(String(customer));
    expect(account.balance).toBe(-preview.creditCents);
    shop.stripe.world.refund(shop.chargeOf(customer).payment_intent);
    // Stripe's answer is lost the first time; reported twice, the credit is taken back once.
    shop.stripe.fail('POST /v1/customers/:id/balance_transactions', 'lost');
    await Promise.all([shop.tell({ object: 'x', customer }), shop.tell({ object: 'x', customer })]);
    expect(account.balance).toBe(0);
    expect((await shop.access(buyer)).state).toBe('ended');
    expect(shop.chargeOf(customer)).toMatchObject({ amount: 13_999, amount_refunded: 13_999 });
  });

  it('takes what was added for a better plan with it', async () => {
    const buyer = await shop.student();
    const { customer } = shop.pay(await shop.checkout(buyer, { plan: 'weekly' }));
    await shop.tell({ object: 'x', customer });
    const { body: preview } = await shop.post('/api/v1/subscription/change/preview', buyer, {
      plan: 'monthly',
    });
    await shop.post('/api/v1/subscription/change', buyer, { plan: 'monthly', at: preview.at });
    const charges = shop.stripe.world.charges.filter((each) => each.customer === customer);
    expect(charges.map(({ amount }) => amount)).toEqual([1999, 3000]);
    shop.stripe.world.refund(charges[0]?.payment_intent ?? '');
    await shop.tell({ object: 'x', customer });
    expect(charges.map(({ amount_refunded: back }) => back)).toEqual([1999, 3000]);
    expect((await shop.access(buyer)).state).toBe('ended');
    const { body } = await shop.get('/api/v1/payments', buyer);
    expect(body.items.map(({ state }: { state: string }) => state)).toEqual([
      'refunded',
      'refunded',
    ]);
  });
});

describe('a change of plan that was declined', () => {
  it('can be tried again with the same preview, once the card works', async () => {
    const buyer = await shop.student();
    await shop.buy(buyer, { plan: 'weekly' });
    const { body: preview } = await shop.post('/api/v1/subscription/change/preview', buyer, {
      plan: 'monthly',
    });
    const change = { plan: 'monthly', at: preview.at };
    shop.stripe.world.cardWorks = false;
    const declined = await shop.post('/api/v1/subscription/change', buyer, change);
    shop.stripe.world.cardWorks = true;
    expect([declined.status, declined.body.code]).toEqual([402, 'PAYMENT_DECLINED']);
    const charged = shop.stripe.world.charges.length;
    shop.stripe.fail('POST /v1/subscriptions/:id', 'lost');
    const again = await shop.post('/api/v1/subscription/change', buyer, change);
    expect(again.body).toMatchObject({ plan: 'monthly', renews: true });
    expect(shop.stripe.world.charges).toHaveLength(charged + 1);
  });
});
