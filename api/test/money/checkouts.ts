import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { payByBank, settleDebit } from '@prepward/testing/stripe/bank-debits';
import type { MoneyShop } from './shop.js';

export function checkouts(given: () => MoneyShop): void {
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
      // Each order has its own key; the same click again means the same order.
      const again = await shop.checkout.start(userId, { plan: 'weekly' }, 'key-1');
      expect(again).toEqual({ session, url });
      const states = 'SELECT state FROM checkout_states WHERE order_id = $1';
      expect(await shop.rows.sql(states, [session])).toEqual([{ state: 'open' }]);
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
      // A subscription at another shop's price isn't ours.
      const foreign = {
        ...{ subscriptionId: `sub of ${userId}`, orderId: null, plan: null, next: null },
        ...{ status: 'active' as const, startedAt: new Date(), periodEnd: new Date() },
        ...{ cancelAtPeriodEnd: false, endedAt: null },
      };
      await shop.rows.transactions.run((tx) =>
        shop.rows.writer.addState(tx, { userId, gateway: 'stripe' }, foreign),
      );
      const running = shop.changes.running(userId);
      await expect(running).rejects.toEqual(refused('NO_RENEWING_SUBSCRIPTION'));
      await shop.grants.grant(userId, 'weekly', note);
      await expect(start({ plan: 'weekly' })).resolves.toMatchObject({});
      await shop.grants.grant(userId, 'lifetime', note);
      await expect(start({ plan: 'weekly' })).rejects.toEqual(refused('ALREADY_SUBSCRIBED'));
      await expect(start({ product: 'test-bank-math' })).resolves.toMatchObject({});
      await shop.grants.revoke(userId, note);
      await shop.leaveUnpaid(userId);
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

    it('of a debit is on its way until the page has asked again', async () => {
      const { session } = await shop.checkout.start(userId, { plan: 'weekly' }, undefined);
      const { world } = shop.stripe;
      const opened = world.sessions.find((each) => each.client_reference_id === session);
      const debit = payByBank(world, opened?.id ?? '');
      const stateOf = async () => {
        await shop.rows.sql(
          `UPDATE billing_syncs SET begun_at = begun_at - interval '5 seconds' WHERE user_id = $1`,
          [userId],
        );
        return (await shop.checkout.status(userId, session)).state;
      };
      expect([await stateOf(), await stateOf()]).toEqual(['processing', 'processing']);
      settleDebit(world, debit, true);
      expect(await stateOf()).toBe('complete');
    });
  });
}
