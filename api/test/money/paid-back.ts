import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY_MS } from '@prepward/contracts/durations';
import type { MoneyShop } from './shop.js';

export function paidBack(given: () => MoneyShop): void {
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
  const by = { operator: 'keeper@example.org', note: 'A note' };

  /** A student who bought something, and asks for it back. */
  async function asking(body: Parameters<typeof shop.buy>[1] = { plan: 'weekly' }) {
    const { customer, session } = await shop.buy(userId, body);
    const [payment] = (await shop.rows.ledger.of(userId)).payments;
    if (payment === undefined) throw new Error('There is no payment');
    const id = await shop.refunds.request(userId, payment.id, 'I passed');
    shop.done();
    return { id, customer, session, payment };
  }
  const attempts = (id: string) =>
    shop.rows.sql(
      'SELECT attempt, state, detail FROM refund_attempts WHERE request_id = $1 ORDER BY seq',
      [id],
    );

  describe('a request for a refund', () => {
    it('is kept once, told once, and possible for 30 days', async () => {
      const { payment } = await asking({ product: 'test-bank-math' });
      expect(await shop.refunds.request(userId, payment.id, 'Again')).toMatch(/^[0-9a-f-]{36}$/);
      const [kept] = await shop.rows.sql(
        'SELECT user_id, payment_id, reason FROM refund_requests WHERE user_id = $1',
        [userId],
      );
      expect(kept).toEqual({ user_id: userId, payment_id: payment.id, reason: 'I passed' });
      expect((await named()).filter((name) => name === 'refund.requested')).toHaveLength(1);
      const stranger = shop.refunds.request(uuid(), payment.id, 'Mine');
      await expect(stranger).rejects.toEqual(refused('PAYMENT_NOT_FOUND'));
      await shop.buy(userId, { product: 'test-bank-reading' });
      const other = (await shop.rows.ledger.of(userId)).payments.find(
        ({ id }) => id !== payment.id,
      );
      shop.rows.clock.at = new Date(Number(other?.paidAt) + 30 * DAY_MS);
      const late = shop.refunds.request(userId, other?.id ?? '', 'Late');
      await expect(late).rejects.toEqual(refused('REFUND_NOT_POSSIBLE'));
      shop.rows.clock.at = new Date(Number(other?.paidAt) + 30 * DAY_MS - 1);
      // A request for another payment doesn't affect this one.
      expect(await shop.refunds.request(userId, other?.id ?? '', 'In time')).not.toBe('');
    });

    it('is decided once, and a decision is told once', async () => {
      const { id } = await asking();
      await shop.rows.events();
      expect(await shop.refunds.decide(id, 'declined', by)).toMatchObject({ state: 'declined' });
      expect(await shop.refunds.decide(id, 'declined', by)).toMatchObject({ note: 'A note' });
      const payload = { requestId: id };
      expect(await shop.rows.events()).toEqual([{ name: 'refund.declined', payload }]);
      const after = shop.refunds.decide(id, 'approved', by);
      await expect(after).rejects.toEqual(refused('REFUND_REQUEST_DECIDED'));
      const none = shop.refunds.decide(uuid(), 'approved', by);
      await expect(none).rejects.toEqual(refused('REFUND_REQUEST_NOT_FOUND'));
      await shop.refunds.carryOut(id);
      expect(shop.done()).toEqual([]);
    });

    it('that is approved is carried out once, and ends the plan', async () => {
      const { id, customer } = await asking();
      await shop.refunds.carryOut(id);
      expect(shop.done()).toEqual([]);
      await shop.rows.events();
      await shop.refunds.decide(id, 'approved', by);
      await shop.refunds.decide(id, 'approved', by);
      expect(await named()).toEqual(['refund.approved']);
      await shop.refunds.carryOut(id);
      expect(shop.done().map(({ name, key }) => [name, key])).toEqual([
        ['POST /v1/refunds', `refund-${id}-0`],
        ['DELETE /v1/subscriptions/:id', `refund-cancel-${id}`],
      ]);
      expect(shop.chargeOf(customer)).toMatchObject({ amount_refunded: 1999 });
      expect(await shop.rows.subscriptions.access(userId)).toMatchObject({ state: 'ended' });
      expect(await named()).toEqual(['refund.completed']);
      await shop.refunds.carryOut(id);
      expect(shop.done().map(({ name }) => name)).not.toContain('POST /v1/refunds');
    });

    it('for a product is paid back, and ends nothing else', async () => {
      const { id, session } = await asking({ product: 'test-bank-math' });
      await shop.refunds.decide(id, 'approved', by);
      const purchase = () => shop.purchases.find(session);
      expect(await purchase()).toMatchObject({ product: 'test-bank-math', userId, owned: true });
      await shop.refunds.carryOut(id);
      expect(shop.done().map(({ name }) => name)).toEqual(['POST /v1/refunds']);
      expect(await purchase()).toMatchObject({ owned: false });
      expect(await shop.purchases.find(uuid())).toBeUndefined();
      expect(await shop.purchases.listOf(userId)).toMatchObject([{ orderId: session }]);
    });

    it('that the gateway refuses is tried again by staff, under another key', async () => {
      const { id, customer } = await asking();
      await shop.refunds.decide(id, 'approved', by);
      await shop.rows.events();
      shop.stripe.fail('POST /v1/refunds', 500);
      await expect(shop.refunds.carryOut(id)).rejects.toEqual(refused('GATEWAY_UNAVAILABLE'));
      expect([await attempts(id), await named()]).toEqual([[], []]);
      shop.stripe.fail('POST /v1/refunds', 400);
      await shop.refunds.carryOut(id);
      const first = {
        attempt: 1,
        state: 'refused',
        detail: expect.stringMatching(/It is disputed/),
      };
      expect(await attempts(id)).toEqual([first]);
      expect(await shop.rows.events()).toEqual([
        { name: 'refund.refused', payload: { requestId: id } },
      ]);
      expect(shop.done()).toEqual([]);
      // What was refused waits for staff.
      await shop.refunds.carryOut(id);
      expect(shop.done()).toEqual([]);
      const declined = shop.refunds.decide(id, 'declined', by);
      await expect(declined).rejects.toEqual(refused('REFUND_REQUEST_DECIDED'));
      await shop.refunds.decide(id, 'approved', by);
      const second = { attempt: 2, state: 'asked', detail: by.operator };
      expect(await attempts(id)).toEqual([first, second]);
      expect(await named()).toEqual(['refund.approved']);
      await shop.refunds.carryOut(id);
      expect(shop.done()[0]).toMatchObject({ key: `refund-${id}-2-0` });
      expect(shop.chargeOf(customer).amount_refunded).toBe(1999);
    });

    it('that came back later has failed, where staff had approved it', async () => {
      const { id, payment } = await asking();
      const refund = async (paymentId: string) => {
        const refundId = uuid();
        await shop.rows.sql(
          `INSERT INTO refunds (id, gateway_id, payment_id, amount_cents, currency, status, happened_at)
         VALUES ($1::uuid, $1::uuid::text, $2, 1, 'usd', 'failed', now())`,
          [refundId, paymentId],
        );
        return refundId;
      };
      const its = await refund(payment.id);
      await shop.rows.events();
      await shop.refunds.failed(its);
      await shop.refunds.failed(uuid());
      expect([await attempts(id), await named()]).toEqual([[], []]);
      await shop.refunds.decide(id, 'approved', by);
      await shop.rows.events();
      await Promise.all([shop.refunds.failed(its), shop.refunds.failed(its)]);
      const detail = 'The refund was sent, and could not be delivered.';
      expect(await attempts(id)).toEqual([{ attempt: 1, state: 'refused', detail }]);
      expect(await named()).toEqual(['refund.refused']);
      await shop.buy(userId, { product: 'test-bank-math' });
      const product = (await shop.rows.ledger.of(userId)).payments.find(
        ({ item }) => item === 'test-bank-math',
      );
      // No one asked for this refund.
      await shop.refunds.failed(await refund(product?.id ?? ''));
    });

    it('of what is back already ends the plan alone', async () => {
      const { id, customer, payment } = await asking();
      await shop.refunds.decide(id, 'approved', by);
      const dispute = shop.stripe.world.dispute(shop.chargeOf(customer));
      await shop.sync.syncStudent(userId);
      expect(shop.done().map(({ name }) => name)).toEqual(['DELETE /v1/subscriptions/:id']);
      await shop.refunds.carryOut(id);
      expect(shop.done().map(({ name }) => name)).not.toContain('POST /v1/refunds');
      const [row] = (await shop.rows.ledger.of(userId)).disputes;
      expect(await shop.payments.dispute(row?.id ?? '')).toMatchObject({
        gatewayId: dispute.id,
        reason: 'fraudulent',
        paymentId: payment.id,
      });
    });
  });

  describe('what became of a payment', () => {
    it('is told with its refund, and whether all of it is back', async () => {
      const { payment, customer } = await asking();
      const { payments } = shop;
      expect(await payments.isReturned(payment)).toBe(false);
      const part = async (cents: number) => {
        const id = uuid();
        await shop.rows.sql(
          `INSERT INTO refunds (id, gateway_id, payment_id, amount_cents, currency, status, happened_at)
         VALUES ($1::uuid, $1::uuid::text, $2, $3, 'usd', 'succeeded', now())`,
          [id, payment.id, cents],
        );
        return id;
      };
      const first = await part(1998);
      expect(await payments.isReturned(payment)).toBe(false);
      await part(1);
      expect(await payments.isReturned(payment)).toBe(true);
      expect(await payments.refund(first)).toMatchObject({
        refund: { amount: { cents: 1998 } },
        payment: { id: payment.id, amount: { cents: 1999 } },
      });
      expect(await payments.refund(uuid())).toBeUndefined();
      expect(await payments.payment(payment.id)).toMatchObject({ id: payment.id, userId });
      await expect(payments.find(uuid(), payment.id)).rejects.toEqual(refused('PAYMENT_NOT_FOUND'));
      expect(customer).toMatch(/^cus_/);
    });
  });

  describe('the check of the ledger', () => {
    it('names what contradicts itself, and whose access is another', async () => {
      // After everyone else, so that no one else is looked at.
      const before = 'fffffffe-0000-4000-8000-000000000000';
      userId = await shop.rows.newStudent(before.replace(/0$/, '1'));
      const { payment } = await asking();
      const problems = async (after = before) =>
        (await shop.audit.verifyPart(after)).differences.filter((each) => each.userId === userId);
      expect(await problems()).toEqual([]);
      const back = async (cents: number) => {
        await shop.rows.sql(
          `INSERT INTO refunds (id, gateway_id, payment_id, amount_cents, currency, status, happened_at)
         VALUES (gen_random_uuid(), gen_random_uuid()::text, $1, $2, 'usd', 'succeeded', now())`,
          [payment.id, cents],
        );
        await shop.rows.transactions.run((tx) => shop.appender.follow(tx, userId));
      };
      await back(1999);
      expect(await problems()).toEqual([]);
      await back(1);
      const contradiction = `payment ${payment.id}: more was paid back than was paid`;
      expect(await problems()).toEqual([{ userId, problem: contradiction }]);
      const { differences } = await shop.audit.verify();
      expect(differences).toContain(`student ${userId}: ${contradiction}`);
      await shop.rows.sql('DELETE FROM subscriptions WHERE user_id = $1', [userId]);
      expect(await problems()).toHaveLength(2);
      // The ledger outlives accounts, access does not.
      shop.rows.addresses.delete(userId);
      expect(await problems()).toHaveLength(1);
      await shop.rows.sql(
        `INSERT INTO subscriptions (id, user_id, plan) VALUES (gen_random_uuid(), $1, 'lifetime')`,
        [userId],
      );
      expect(await problems()).toHaveLength(2);
      expect(await problems(userId)).toEqual([]);
    });
  });
}
