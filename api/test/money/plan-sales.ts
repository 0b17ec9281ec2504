import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { MoneyShop } from './shop.js';

export function planSales(given: () => MoneyShop): void {
  const MINUTE = 60_000;
  const DAY = 86_400_000;

  let shop: MoneyShop;
  let userId: string;
  beforeAll(async () => {
    shop = given();
  });
  beforeEach(async () => {
    shop.rows.clock.at = undefined;
    shop.stripe.world.cardWorks = true;
    shop.stripe.world.ahead = 0;
    userId = await shop.rows.newStudent();
    shop.done();
  });

  const refused = (code: string) => expect.objectContaining({ code });
  const subscriptionOf = (customer: string) => {
    const found = shop.stripe.world.subscriptions.find((each) => each.customer === customer);
    if (found === undefined) throw new Error('Stripe has no subscription');
    return found;
  };
  /** A week whose renewal wasn't paid. */
  async function unpaid() {
    const { customer } = await shop.buy(userId, { plan: 'weekly' });
    const subscription = subscriptionOf(customer);
    shop.stripe.world.cardWorks = false;
    shop.stripe.world.renew(subscription);
    await shop.sync.syncStudent(userId);
    shop.done();
    return subscription;
  }
  const wishes = () =>
    shop.rows.sql(
      `SELECT wish, plan, reason, comment FROM subscription_requests WHERE user_id = $1
     ORDER BY created_at`,
      [userId],
    );

  describe('a checkout', () => {
    it('is opened for its order, to which it comes back, and can be paid for an hour', async () => {
      const now = new Date(Math.floor(Date.now() / 1000) * 1000);
      shop.rows.clock.at = now;
      const { session, url } = await shop.checkout.start(userId, { plan: 'weekly' }, 'key-1');
      const [customer, opened] = shop.done();
      expect(customer?.params).toMatchObject({
        email: `${userId}@example.org`,
        name: 'Ann',
        metadata: { user: userId },
      });
      const customerId = await shop.rows.orders.customerOf(userId, 'stripe');
      expect(opened).toMatchObject({
        key: `checkout-${session}-${customerId}`,
        params: {
          mode: 'subscription',
          customer: customerId,
          client_reference_id: session,
          metadata: { order: session },
          subscription_data: { metadata: { order: session } },
          success_url: `https://prep.example/checkout-success?session=${session}`,
          cancel_url: 'https://prep.example/checkout?plan=weekly',
          expires_at: now.getTime() / 1000 + 3600,
        },
      });
      // A key is of one order; the same click again is of the same order.
      const again = await shop.checkout.start(userId, { plan: 'weekly' }, 'key-1');
      expect(again).toEqual({ session, url });
      const product = await shop.checkout.start(userId, { product: 'test-bank-math' }, 'key-1');
      expect(shop.done()).toMatchObject([
        {
          params: {
            mode: 'payment',
            cancel_url: 'https://prep.example/checkout?product=test-bank-math',
            payment_intent_data: {
              metadata: { order: product.session },
              description: 'Math test bank',
            },
          },
        },
      ]);
      const orders = await shop.rows.orders.of(userId, 'stripe');
      expect(new Map(orders.map(({ id, ...order }) => [id, order]))).toEqual(
        new Map([
          [session, expect.objectContaining({ idempotencyKey: 'key-1', url, createdAt: now })],
          [product.session, expect.objectContaining({ idempotencyKey: null, amountCents: 2999 })],
        ]),
      );
      expect(await shop.checkout.status(userId, product.session)).toEqual({
        session: product.session,
        state: 'open',
        plan: null,
        product: 'test-bank-math',
        amountCents: 2999,
        currency: 'usd',
      });
    });

    it('of a plan is for who has none, or one that was given for a time', async () => {
      const note = { operator: 'keeper', reason: 'A prize' };
      const start = (body: Parameters<typeof shop.checkout.start>[1]) =>
        shop.checkout.start(userId, body, undefined);
      await shop.grants.grant(userId, 'weekly', note);
      await expect(start({ plan: 'weekly' })).resolves.toMatchObject({});
      await shop.grants.grant(userId, 'lifetime', note);
      await expect(start({ plan: 'weekly' })).rejects.toEqual(refused('ALREADY_SUBSCRIBED'));
      await expect(start({ product: 'test-bank-math' })).resolves.toMatchObject({});
      await shop.grants.revoke(userId, note);
      await unpaid();
      await expect(start({ plan: 'monthly' })).rejects.toEqual(refused('ALREADY_SUBSCRIBED'));
    });

    it('that was paid back can be bought again', async () => {
      const { customer } = await shop.buy(userId, { product: 'test-bank-math' });
      const start = () => shop.checkout.start(userId, { product: 'test-bank-math' }, undefined);
      await expect(start()).rejects.toEqual(refused('ALREADY_PURCHASED'));
      shop.stripe.world.refund(shop.chargeOf(customer).payment_intent);
      await expect(start()).resolves.toMatchObject({});
    });

    it('ends once: what is not open yet, or over, is left', async () => {
      await shop.checkout.start(userId, { plan: 'weekly' }, undefined);
      const [order] = await shop.rows.orders.of(userId, 'stripe');
      if (order === undefined) throw new Error('There is no order');
      shop.done();
      const expire = (checkout = order.checkout) =>
        shop.opener.expire(shop.gateway, { ...order, checkout });
      expect(await expire(null)).toBe(true);
      expect(shop.done()).toEqual([]);
      shop.stripe.fail('POST /v1/checkout/sessions/:id/expire', 500);
      await expect(expire()).rejects.toMatchObject({ problem: 'unavailable' });
      expect(await expire()).toBe(true);
      expect(await expire()).toBe(false);
      const states = await shop.rows.sql(
        'SELECT state, url FROM checkout_states WHERE order_id = $1 ORDER BY seq',
        [order.id],
      );
      expect(states).toEqual([
        { state: 'open', url: order.url },
        { state: 'expired', url: null },
      ]);
    });

    it('of an account that is gone is refused', async () => {
      shop.rows.addresses.delete(userId);
      const start = shop.checkout.start(userId, { plan: 'weekly' }, undefined);
      await expect(start).rejects.toEqual(refused('FORBIDDEN'));
      expect(shop.done()).toEqual([]);
    });
  });

  describe('a subscription', () => {
    it('is canceled to its end, noted with its words once, and resumed', async () => {
      const { customer } = await shop.buy(userId, { plan: 'weekly' });
      const { id } = subscriptionOf(customer);
      const seqOf = async () => (await shop.changes.running(userId)).seq;
      const first = await seqOf();
      shop.done();
      await shop.changes.resume(userId);
      expect([shop.done(), await wishes()]).toEqual([[], []]);
      await shop.changes.cancel(userId, { reason: 'too-expensive', comment: 'Sorry' });
      await shop.changes.cancel(userId, { reason: 'other' });
      const second = await seqOf();
      const answer = await shop.changes.resume(userId);
      expect(answer).toMatchObject({ state: 'active', renews: true });
      expect(second).toBeGreaterThan(first);
      expect(shop.done().map(({ name, key }) => [name, key])).toEqual([
        ['POST /v1/subscriptions/:id', `cancel-${id}-${first}`],
        ['POST /v1/subscriptions/:id', `resume-${id}-${second}`],
      ]);
      await shop.changes.cancel(userId, { reason: 'other', comment: '' });
      const plain = { plan: null, reason: null, comment: null };
      expect(await wishes()).toEqual([
        { ...plain, wish: 'cancel', reason: 'too-expensive', comment: 'Sorry' },
        { ...plain, wish: 'resume' },
        { ...plain, wish: 'cancel', reason: 'other' },
      ]);
    });

    it('whose renewal failed ends at once when it is canceled, and cannot be changed', async () => {
      const { id } = await unpaid();
      const { seq } = await shop.changes.running(userId);
      const preview = shop.changes.preview(userId, 'monthly');
      await expect(preview).rejects.toEqual(refused('NO_RENEWING_SUBSCRIPTION'));
      await shop.changes.cancel(userId, { reason: 'other' });
      expect(shop.done().map(({ name, key }) => [name, key])).toEqual([
        ['DELETE /v1/subscriptions/:id', `end-${id}-${seq}`],
      ]);
      const cancel = shop.changes.cancel(userId, { reason: 'other' });
      await expect(cancel).rejects.toEqual(refused('NO_RENEWING_SUBSCRIPTION'));
    });

    it('is changed to a cheaper plan for the credit that the preview names', async () => {
      const { customer } = await shop.buy(userId, { plan: 'quarterly' });
      const at = new Date(Math.floor(Date.now() / 1000) * 1000 + 999);
      shop.rows.clock.at = at;
      const preview = await shop.changes.preview(userId, 'weekly');
      const second = at.getTime() - 999;
      expect(preview).toMatchObject({
        plan: 'weekly',
        at: new Date(second).toISOString(),
        validUntil: new Date(second + 15 * MINUTE).toISOString(),
        dueNowCents: 0,
        currency: 'usd',
        until: new Date(second + 7 * DAY).toISOString(),
      });
      expect(preview.creditCents).toBe(preview.unusedCents - 1999);
      const after = await shop.changes.change(userId, 'weekly', new Date(preview.at));
      expect(after).toMatchObject({ plan: 'weekly', until: preview.until });
      expect(shop.stripe.world.customerOf(customer).balance).toBe(-preview.creditCents);
      expect(await wishes()).toMatchObject([{ wish: 'change', plan: 'weekly' }]);
    });

    it('is changed by a preview of the last 15 minutes, or of a clock a second ahead', async () => {
      await shop.buy(userId, { plan: 'weekly' });
      const now = Date.now();
      shop.rows.clock.at = new Date(now);
      const change = (ms: number) => shop.changes.change(userId, 'monthly', new Date(now + ms));
      for (const ms of [-15 * MINUTE - 1, 1001]) {
        await expect(change(ms)).rejects.toEqual(refused('PREVIEW_EXPIRED'));
      }
      // The same plan is refused later than an old preview is.
      const same = (ms: number) => shop.changes.change(userId, 'weekly', new Date(now + ms));
      for (const ms of [-15 * MINUTE, 1000]) {
        await expect(same(ms)).rejects.toEqual(refused('SAME_PLAN'));
      }
    });

    it('counts the declined changes of its own, so that the next try is another one', async () => {
      await shop.buy(userId, { plan: 'weekly' });
      const at = new Date(Math.floor(Date.now() / 1000) * 1000);
      const { subscriptionId } = await shop.changes.running(userId);
      shop.done();
      shop.stripe.world.cardWorks = false;
      const change = () => shop.changes.change(userId, 'monthly', at);
      await expect(change()).rejects.toEqual(refused('PAYMENT_DECLINED'));
      await expect(change()).rejects.toEqual(refused('PAYMENT_DECLINED'));
      shop.stripe.fail('POST /v1/subscriptions/:id', 500);
      await expect(change()).rejects.toEqual(refused('GATEWAY_UNAVAILABLE'));
      shop.stripe.world.cardWorks = true;
      await change();
      const keys = shop.done().map(({ key }) => key);
      const key = (n: number) => `change-${subscriptionId}-monthly-${at.getTime() / 1000}-${n}`;
      expect(keys).toEqual([0, 1, 2].map(key));
      const plan = 'monthly';
      expect(await wishes()).toMatchObject([
        { wish: 'change', plan },
        { wish: 'change-declined', plan },
        { wish: 'change', plan },
        { wish: 'change-declined', plan },
        { wish: 'change', plan },
        { wish: 'change', plan },
      ]);
    });

    it('is managed on a page of Stripe that comes back, by who has ever paid', async () => {
      const portal = () => shop.changes.portal(userId);
      await expect(portal()).rejects.toEqual(refused('NO_RENEWING_SUBSCRIPTION'));
      const { customer } = await shop.buy(userId, { product: 'test-bank-math' });
      shop.done();
      expect(await portal()).toMatch(new RegExp(`/${customer}$`));
      expect(shop.stripe.world.customerOf(customer)).toMatchObject({ metadata: { user: userId } });
    });
  });

  describe('an account that is to go', () => {
    it('has nothing that renews, and at last nothing that runs or can be paid', async () => {
      const { customer } = await shop.buy(userId, { plan: 'weekly' });
      await shop.ends.stopRenewal(userId);
      expect(subscriptionOf(customer)).toMatchObject({
        status: 'active',
        cancel_at_period_end: true,
      });
      expect(await wishes()).toMatchObject([{ wish: 'cancel', reason: 'other' }]);
      const opened = await shop.checkout.start(userId, { product: 'test-bank-math' }, undefined);
      const hold = () => shop.rows.transactions.run((tx) => shop.ends.hold(tx, userId));
      await expect(hold()).rejects.toThrow('A checkout was opened meanwhile');
      shop.done();
      const { seq, subscriptionId } = await shop.changes.running(userId);
      await shop.ends.endNow(userId);
      expect(shop.done()).toMatchObject([
        { name: 'POST /v1/checkout/sessions/:id/expire' },
        { name: 'DELETE /v1/subscriptions/:id', key: `erase-${subscriptionId}-${seq}` },
      ]);
      expect((await shop.checkout.status(userId, opened.session)).state).toBe('expired');
      expect(subscriptionOf(customer).status).toBe('canceled');
      expect((await shop.rows.ledger.of(userId)).subscriptions).toMatchObject([
        { status: 'ended' },
      ]);
      await hold();
      await shop.ends.stopRenewal(userId);
      await shop.ends.endNow(userId);
      expect(shop.done()).toEqual([]);
    });
  });
}
