import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY_MS, MINUTE_MS } from '@prepward/contracts/durations';
import type { MoneyShop } from './shop.js';

export function planSales(given: () => MoneyShop): void {
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
  const wishes = () =>
    shop.rows.sql(
      `SELECT wish, plan, reason, comment FROM subscription_requests WHERE user_id = $1
     ORDER BY created_at`,
      [userId],
    );

  describe('a subscription', () => {
    it('is canceled to its end, noted with its words once, and resumed', async () => {
      const { customer } = await shop.buy(userId, { plan: 'weekly' });
      const { id } = shop.subscriptionOf(customer);
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
      const { id } = await shop.leaveUnpaid(userId);
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

    it('is what Stripe has now, whatever was told of it', async () => {
      const { customer } = await shop.buy(userId, { plan: 'weekly' });
      shop.stripe.world.cancel(shop.subscriptionOf(customer));
      shop.done();
      const cancel = shop.changes.cancel(userId, { reason: 'other' });
      await expect(cancel).rejects.toEqual(refused('NO_RENEWING_SUBSCRIPTION'));
      expect(shop.done()).toEqual([]);
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
        validUntil: new Date(second + 15 * MINUTE_MS).toISOString(),
        dueNowCents: 0,
        currency: 'usd',
        until: new Date(second + 7 * DAY_MS).toISOString(),
      });
      expect(preview.creditCents).toBe(preview.unusedCents - 1999);
      const after = await shop.changes.change(userId, 'weekly', new Date(preview.at));
      expect(after).toMatchObject({ plan: 'weekly', until: preview.until });
      expect(shop.stripe.world.customerOf(customer).balance).toBe(-preview.creditCents);
      expect(await wishes()).toMatchObject([{ wish: 'change', plan: 'weekly' }]);
    });

    it('is previewed by the time of the gateway', async () => {
      await shop.buy(userId, { plan: 'weekly' });
      const second = Math.floor(Date.now() / 1000) * 1000;
      shop.rows.clock.at = new Date(second);
      const { clockOffsetMs } = shop.gateway;
      shop.gateway.clockOffsetMs = async () => 60_000;
      try {
        const { at } = await shop.changes.preview(userId, 'monthly');
        expect(at).toBe(new Date(second + 60_000).toISOString());
      } finally {
        shop.gateway.clockOffsetMs = clockOffsetMs;
        shop.rows.subscriptionClock.runAhead(0);
      }
    });

    it('is changed by a preview of the last 15 minutes, or of a clock a second ahead', async () => {
      await shop.buy(userId, { plan: 'weekly' });
      const now = Date.now();
      shop.rows.clock.at = new Date(now);
      const change = (ms: number) => shop.changes.change(userId, 'monthly', new Date(now + ms));
      for (const ms of [-15 * MINUTE_MS - 1, 1001]) {
        await expect(change(ms)).rejects.toEqual(refused('PREVIEW_EXPIRED'));
      }
      // The check for the same plan comes after those for an old preview.
      const same = (ms: number) => shop.changes.change(userId, 'weekly', new Date(now + ms));
      for (const ms of [-15 * MINUTE_MS, 1000]) {
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
      expect(shop.subscriptionOf(customer)).toMatchObject({
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
      expect(shop.subscriptionOf(customer).status).toBe('canceled');
      expect((await shop.rows.ledger.of(userId)).subscriptions).toMatchObject([
        { status: 'ended' },
      ]);
      await hold();
      await shop.ends.stopRenewal(userId);
      await shop.ends.endNow(userId);
      expect(shop.done()).toEqual([]);
    });

    it('stays as long as Stripe could not be told', async () => {
      await shop.buy(userId, { plan: 'weekly' });
      const away = refused('GATEWAY_UNAVAILABLE');
      shop.stripe.fail('GET /v1/customers/:id', 500);
      await expect(shop.ends.stopRenewal(userId)).rejects.toEqual(away);
      shop.stripe.fail('DELETE /v1/subscriptions/:id', 500);
      await expect(shop.ends.endNow(userId)).rejects.toEqual(away);
      expect(await shop.changes.running(userId)).toMatchObject({ status: 'active' });
    });
  });
}
