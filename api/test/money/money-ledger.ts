import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY_MS } from '@prepward/contracts/durations';
import { payByBank, settleDebit } from '@prepward/testing/stripe/bank-debits';
import { signedEvent } from '@prepward/testing/stripe/webhook';
import { truthOfStudent } from '../../../libs/modules/billing/domain/truth.js';
import { GatewayModel } from '../../../libs/modules/billing/test/fake-gateway.js';
import type { MoneyShop } from './shop.js';

export function moneyLedger(given: () => MoneyShop): void {
  let shop: MoneyShop;
  let userId: string;
  beforeAll(async () => {
    shop = given();
  });
  beforeEach(async () => {
    shop.rows.clock.at = undefined;
    userId = await shop.rows.newStudent();
    await shop.rows.events();
    shop.done();
  });

  const uuid = () => shop.rows.ids.uuid();
  const named = async () => (await shop.rows.events()).map(({ name }) => name);
  const refused = (code: string) => expect.objectContaining({ code });
  const paymentOf = async () => {
    const [payment] = (await shop.rows.ledger.of(userId)).payments;
    if (payment === undefined) throw new Error('There is no payment');
    return payment;
  };

  describe('what the ledger learns', () => {
    /** Has the ledger follow what a gateway says. */
    const follow = (gateway: GatewayModel, of = userId) =>
      shop.rows.transactions.run((tx) =>
        shop.appender.append(
          tx,
          { userId: of, gateway: 'sandbox' },
          truthOfStudent([gateway.fetch()]),
          new Set(),
        ),
      );
    const order = async (item: 'weekly' | 'test-bank-math', cents: number) => {
      const id = uuid();
      const price = { cents, currency: 'usd' as const };
      const rest = { item, price, idempotencyKey: undefined, createdAt: new Date() };
      await shop.rows.transactions.run((tx) =>
        shop.rows.orders.insert(tx, { id, userId, gateway: 'sandbox', ...rest }),
      );
      return id;
    };
    /** A gateway whose ids no other test uses. */
    const model = () => {
      const gateway = new GatewayModel();
      shop.rows.clock.at = gateway.now;
      const prefix = uuid();
      const { fetch } = gateway;
      gateway.fetch = () =>
        JSON.parse(
          JSON.stringify(fetch.call(gateway)).replace(
            /"((?:cs|sub|in|pi|re|dp)_\d+)"/g,
            `"$1 ${prefix}"`,
          ),
          (key, value) =>
            /At$|^periodEnd$|^start$|^end$/.test(key) && value !== null ? new Date(value) : value,
        );
      return gateway;
    };

    it('of money is told: what was paid, which product, and what went back', async () => {
      const gateway = model();
      const plan = gateway.subscribe('weekly', await order('weekly', 1999));
      const product = gateway.buy('test-bank-math', await order('test-bank-math', 2999));
      await follow(gateway);
      const { payments } = await shop.rows.ledger.of(userId);
      const idOf = (item: string) => payments.find((each) => each.item === item)?.id;
      const events = await shop.rows.events();
      expect(events).toHaveLength(4);
      expect(events).toEqual(
        expect.arrayContaining([
          { name: 'payment.received', payload: { paymentId: idOf('weekly'), userId } },
          { name: 'payment.received', payload: { paymentId: idOf('test-bank-math'), userId } },
          {
            name: 'purchase.completed',
            payload: { orderId: product.orderId, userId, product: 'test-bank-math' },
          },
          expect.objectContaining({ name: 'subscription.activated' }),
        ]),
      );
      await follow(gateway);
      expect(await named()).toEqual([]);

      gateway.refund(product);
      const [refund] = gateway.truth.refunds;
      if (refund === undefined) throw new Error('There is no refund');
      refund.status = 'pending';
      await follow(gateway);
      expect(await named()).toEqual([]);
      refund.status = 'succeeded';
      await follow(gateway);
      const done = (await shop.rows.ledger.of(userId)).refunds[0]?.id;
      const back = { refundId: done, userId };
      expect(await shop.rows.events()).toEqual([{ name: 'refund.completed', payload: back }]);
      refund.status = 'failed';
      await follow(gateway);
      expect(await named()).toEqual(['refund.failed']);
      const [paid] = gateway.truth.payments;
      if (paid === undefined) throw new Error('There is no payment');
      gateway.dispute(paid);
      await follow(gateway);
      const disputeId = (await shop.rows.ledger.of(userId)).disputes[0]?.id;
      expect(await shop.rows.events()).toEqual([
        { name: 'dispute.changed', payload: { disputeId, userId } },
      ]);
      expect(await shop.rows.subscriptions.access(userId)).toMatchObject({ state: 'ended' });
      expect(plan.plan).toBe('weekly');
    });

    it('of what was free has no receipt, and still gives what it is for', async () => {
      const gateway = model();
      const product = gateway.buy('test-bank-math', await order('test-bank-math', 2999));
      product.paid.cents = 0;
      await follow(gateway);
      expect(await named()).toEqual(['purchase.completed']);
    });

    it('of a renewal that failed is what is shown as not paid', async () => {
      const gateway = model();
      gateway.subscribe('weekly', await order('weekly', 1999));
      gateway.cardWorks = false;
      gateway.moveOn(8 * DAY_MS);
      await follow(gateway);
      expect((await shop.rows.ledger.of(userId)).failures).toMatchObject([
        { item: 'weekly', amount: { cents: 1999 } },
      ]);
      const history = await shop.payments.history(userId);
      expect(history.map(({ state }) => state)).toEqual(['failed', 'paid']);
    });
  });

  describe('a sync', () => {
    it('asks the gateway about who is known there, and once in a while where that is enough', async () => {
      await shop.sync.syncStudent(userId);
      expect(shop.stripe.calls).toEqual([]);
      await shop.buy(userId, { product: 'test-bank-math' });
      const asked = async (ms: number) => {
        shop.stripe.calls.splice(0);
        await shop.sync.syncStudentUnlessWithin(userId, ms);
        return shop.stripe.calls.length > 0;
      };
      expect([await asked(60_000), await asked(0)]).toEqual([false, true]);
      // The ledger holds what the last of them brought.
      const [mark] = await shop.rows.sql(
        'SELECT begun, written FROM billing_syncs WHERE user_id = $1',
        [userId],
      );
      expect(mark.written).toBe(mark.begun);
    });

    it('of everyone says whom it asked about, who failed, and who is left', async () => {
      const { marks, orders, transactions } = shop.rows;
      const students = Array.from({ length: 6 }, uuid);
      const add = (student: string, n: number) =>
        transactions.run((tx) =>
          orders.addCustomer(
            tx,
            { userId: student, gateway: 'stripe', customerId: `cus_nobody${n}` },
            undefined,
          ),
        );
      for (const [n, student] of students.entries()) await add(student, n);
      const { longestAgo } = marks;
      marks.longestAgo = async () => [...students];
      const over = new AbortController();
      const all = { students: 6, failed: 0, left: 0 };
      try {
        expect(await shop.sync.reconcile(over.signal)).toEqual(all);
        shop.stripe.fail('GET /v1/customers/:id', 500);
        expect(await shop.sync.reconcile(over.signal)).toEqual({ ...all, failed: 1 });
        // Each of the four stops after the student that it has begun.
        over.abort();
        expect(await shop.sync.reconcile(over.signal)).toEqual({ ...all, left: 2 });
      } finally {
        marks.longestAgo = longestAgo;
      }
    });

    it('because of a webhook keeps what it said, of no one we know as well', async () => {
      const { customer } = await shop.pay(userId, { plan: 'weekly' });
      const tell = (id: string, about: string) => {
        const object = { object: 'invoice', customer: about, hosted_invoice_url: 'https://pay' };
        const { body, headers } = signedEvent(object, { id });
        return shop.webhooks.receive('stripe', Buffer.from(body), headers);
      };
      await tell('evt_theirs', customer);
      await tell('evt_other', 'cus_someone');
      const rows = await shop.rows.sql(
        `SELECT event_id, customer_id, payload -> 'data' -> 'object' ->> 'hosted_invoice_url' AS url
       FROM webhook_events WHERE event_id IN ('evt_theirs', 'evt_other') ORDER BY event_id`,
      );
      expect(rows).toEqual([
        { event_id: 'evt_other', customer_id: 'cus_someone', url: '***' },
        { event_id: 'evt_theirs', customer_id: customer, url: '***' },
      ]);
      expect(await paymentOf()).toMatchObject({ item: 'weekly' });
      const other = shop.webhooks.receive('sandbox', Buffer.from('{}'), {});
      await expect(other).rejects.toEqual(refused('NOT_FOUND'));
      const forged = shop.webhooks.receive('stripe', Buffer.from('{}'), {});
      await expect(forged).rejects.toEqual(refused('WEBHOOK_REFUSED'));
    });

    it('of money for an account that was erased has it paid back, and tells staff alone', async () => {
      // What was booked before stays as it is.
      await shop.buy(userId, { product: 'test-bank-math' });
      const { gatewayId: before } = await paymentOf();
      const { session } = await shop.checkout.start(userId, { plan: 'weekly' }, undefined);
      const { world } = shop.stripe;
      const opened = world.sessions.find((each) => each.client_reference_id === session);
      const paid = payByBank(world, opened?.id ?? '');
      await shop.rows.sql(
        `INSERT INTO account_deletions (id, user_id, due_at, told_at)
       VALUES (gen_random_uuid(), $1, now() - interval '2 hours', now() - interval '1 hour')`,
        [userId],
      );
      const pseudonym = uuid();
      const address = `${userId}@example.org`;
      await shop.rows.sql('SELECT cut_identity($1, $2, $3)', [userId, pseudonym, address]);
      await shop.rows.events();
      settleDebit(world, paid, true);
      const event = {
        id: 'evt_late',
        type: 'invoice.paid',
        customerId: paid.customer,
        orderId: session,
        createdAt: new Date(),
        payload: { said: 'this' },
      };
      await shop.sync.syncEvent(shop.gateway, { ...event, id: 'evt_no_order', orderId: null });
      expect(await named()).toEqual([]);
      await shop.sync.syncEvent(shop.gateway, event);
      const { payments, refunds } = await shop.rows.ledger.of(pseudonym);
      const late = payments.find(({ gatewayId }) => gatewayId !== before);
      if (late === undefined) throw new Error('There is no payment');
      expect(refunds).toMatchObject([{ paymentId: late.id, amount: { cents: 1999 } }]);
      const events = await shop.rows.events();
      expect(events).toContainEqual({ name: 'payment.late', payload: { paymentId: late.id } });
      expect(events.map(({ name }) => name)).not.toContain('subscription.activated');
      expect(await shop.rows.periods.periodsOf(pseudonym)).toEqual([]);
      const kept = `SELECT customer_id, payload FROM webhook_events WHERE event_id = 'evt_late'`;
      expect(await shop.rows.sql(kept)).toEqual([{ customer_id: null, payload: null }]);
      expect(await shop.payments.isReturned(late)).toBe(true);
    });
  });
}
