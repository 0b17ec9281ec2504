import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestSession } from './harness.js';
import { StripeShop } from './stripe-shop.js';

let shop: StripeShop;
let admin: TestSession;
let buyer: TestSession;
let customer: string;

beforeAll(async () => {
  shop = await StripeShop.start();
  admin = await shop.api.admin('sales@example.org');
  buyer = await shop.student();
  customer = String(shop.pay(await shop.checkout(buyer, { plan: 'weekly' })).customer);
  await shop.tell(
    { object: 'invoice', customer, hosted_invoice_url: 'https://pay.example/secret' },
    { id: 'evt_kept', type: 'invoice.paid' },
  );
  // An order that no one paid.
  await shop.checkout(await shop.student(), { product: 'test-bank-math' });
}, 120_000);
afterAll(() => shop.stop());

const get = (route: string, query: Record<string, unknown> = {}) => {
  const text = Object.entries(query).map(
    ([key, value]) => `${key}=${encodeURIComponent(JSON.stringify(value))}`,
  );
  return shop.api.call('GET', `/api/v1/admin/${route}?${text.join('&')}`, { token: admin.access });
};

describe('orders, for staff', () => {
  it('say what became of them, are sorted, filtered and paged', async () => {
    const all = await get('orders', { sort: ['amountCents', 'DESC'], range: [0, 0] });
    expect(all.headers.get('content-range')).toBe('orders 0-0/2');
    expect(all.body).toMatchObject([
      { item: 'test-bank-math', name: expect.any(String), state: 'open', paymentId: null },
    ]);
    const mine = await get('orders', { filter: { userId: buyer.userId, item: 'weekly' } });
    expect(mine.body).toMatchObject([
      { state: 'paid', amountCents: 1999, currency: 'usd', paymentId: expect.any(String) },
    ]);
    const one = await get(`orders/${mine.body[0].id}`);
    expect(one.body).toEqual(mine.body[0]);
  });

  it('tell the last state of their checkout, and wait for a payment once it is complete', async () => {
    const filter = { item: 'test-bank-math' };
    const stateAfter = async (state: string) => {
      await shop.api.sql(
        `INSERT INTO checkout_states (order_id, session_id, state)
         SELECT id, 'cs_later', $1 FROM orders WHERE item = 'test-bank-math'`,
        [state],
      );
      return (await get('orders', { filter })).body[0].state;
    };
    expect(await stateAfter('complete')).toBe('processing');
    expect(await stateAfter('expired')).toBe('expired');
  });

  it('refuse what they have not', async () => {
    expect((await get('orders', { sort: ['userId', 'ASC'] })).status).toBe(400);
    expect((await get('orders', { filter: { item: 'yearly' } })).status).toBe(400);
    expect((await get(`orders/${randomUUID()}`)).body.code).toBe('ORDER_NOT_FOUND');
  });
});

describe('payments, for staff', () => {
  it('are found by what Stripe calls them, with what went back', async () => {
    const [payment] = (await get('payments', { filter: { userId: buyer.userId } })).body;
    expect(payment).toMatchObject({ amountCents: 1999, refundedCents: 0, disputeId: null });
    const found = await get('payments', { filter: { gatewayId: payment.gatewayId } });
    expect(found.body).toEqual([payment]);
    expect((await get('payments', { filter: { gatewayId: 'in_unknown' } })).body).toEqual([]);
    // A refund that was pending and then succeeded counts once.
    for (const [i, status] of ['pending', 'succeeded'].entries()) {
      await shop.api.sql(
        `INSERT INTO refunds (id, gateway_id, payment_id, amount_cents, currency, status, happened_at)
         VALUES (gen_random_uuid(), 're_1', $1, 500, 'usd', $2, now() + make_interval(secs => $3))`,
        [payment.id, status, i],
      );
    }
    expect((await get(`payments/${payment.id}`)).body.refundedCents).toBe(500);
    await shop.api.sql(
      `INSERT INTO refunds (id, gateway_id, payment_id, amount_cents, currency, status, happened_at)
       VALUES (gen_random_uuid(), 're_1', $1, 500, 'usd', 'failed', now())`,
      [payment.id],
    );
    expect((await get(`payments/${payment.id}`)).body.refundedCents).toBe(0);
    expect((await get(`payments/${randomUUID()}`)).body.code).toBe('PAYMENT_NOT_FOUND');
  });
});

describe('disputes, for staff', () => {
  it('are shown once, in their last state', async () => {
    const [payment] = (await get('payments', { filter: { userId: buyer.userId } })).body;
    for (const status of ['open', 'won']) {
      await shop.api.sql(
        `INSERT INTO disputes
           (id, gateway_id, payment_id, amount_cents, currency, status, happened_at, reason)
         VALUES (gen_random_uuid(), 'dp_1', $1, 1999, 'usd', $2, now(), 'fraudulent')`,
        [payment.id, status],
      );
    }
    const { body, headers } = await get('disputes');
    expect(headers.get('content-range')).toBe('disputes 0-0/1');
    expect(body).toMatchObject([{ status: 'won', userId: buyer.userId, reason: 'fraudulent' }]);
    expect((await get('disputes', { filter: { status: 'open' } })).body).toEqual([]);
    expect((await get(`disputes/${body[0].id}`)).body).toEqual(body[0]);
    expect((await get(`disputes/${randomUUID()}`)).body.code).toBe('DISPUTE_NOT_FOUND');
    // A payment may be disputed again.
    await shop.api.sql(
      `INSERT INTO disputes
         (id, gateway_id, payment_id, amount_cents, currency, status, happened_at, reason)
       VALUES (gen_random_uuid(), 'dp_2', $1, 1999, 'usd', 'open', now(), 'duplicate')`,
      [payment.id],
    );
    const both = await get('disputes', { sort: ['happenedAt', 'ASC'] });
    expect(both.body).toMatchObject([{ status: 'won' }, { status: 'open', reason: 'duplicate' }]);
  });
});

describe('webhook events, for staff', () => {
  it('show what they said without what opens a page', async () => {
    const { body } = await get('webhook-events', { filter: { type: 'invoice.paid' } });
    expect(body).toMatchObject([
      { id: 'stripe:evt_kept', userId: buyer.userId, payload: { id: 'evt_kept' } },
    ]);
    expect(JSON.stringify(body)).not.toContain('pay.example');
    const ids = ['stripe:evt_kept', 'stripe:evt_other'];
    expect((await get('webhook-events', { filter: { id: ids } })).body).toEqual(body);
    expect((await get('webhook-events/stripe:evt_none')).body.code).toBe('WEBHOOK_EVENT_NOT_FOUND');
    expect((await get('webhook-events/evt_kept')).status).toBe(400);
  });

  it('are replayed: what the ledger missed is there then', async () => {
    const replay = (id: string, body: object = { reason: 'A payment is missing' }) =>
      shop.api.call('POST', `/api/v1/admin/webhook-events/${id}/replay`, {
        token: admin.access,
        body,
      });
    // The student pays again at Stripe, whose webhook is lost.
    const late = shop.pay(await shop.checkout(buyer, { product: 'test-bank-math' }));
    expect(late.customer).toBe(customer);
    const payments = async () => (await shop.ledger(buyer)).payments;
    const before = await payments();
    expect((await replay('stripe:evt_kept')).status).toBe(200);
    expect(await payments()).toBe(Number(before) + 1);
    expect((await replay('stripe:evt_kept')).status).toBe(200);
    expect(await payments()).toBe(Number(before) + 1);
    expect((await replay('stripe:evt_kept', {})).body.code).toBe('VALIDATION_FAILED');
    await shop.tell({ object: 'invoice', customer: 'cus_stranger' }, { id: 'evt_stranger' });
    const stranger = await replay('stripe:evt_stranger');
    expect([stranger.status, stranger.body.code]).toEqual([409, 'WEBHOOK_EVENT_ABOUT_NO_STUDENT']);
  });
});

describe('the ledger check', () => {
  it('finds access that the ledger does not give, part by part', async () => {
    const check = async (after?: string) =>
      (
        await shop.api.call(
          'GET',
          `/api/v1/admin/ledger-check${after === undefined ? '' : `?after=${after}`}`,
          { token: admin.access },
        )
      ).body;
    // Clears what the tests above planted.
    await shop.api.sql(`DELETE FROM subscriptions`);
    const stranger = await shop.student();
    const plant = () =>
      shop.api.sql(
        `INSERT INTO subscriptions (id, user_id, plan) VALUES (gen_random_uuid(), $1, 'lifetime')`,
        [stranger.userId],
      );
    await plant();
    const found = await check();
    expect(found.next).toBeNull();
    expect(found.differences.map(({ userId }: { userId: string }) => userId).sort()).toEqual(
      [buyer.userId, stranger.userId].sort(),
    );
    // More students than fit in one batch.
    await shop.api.sql(
      `INSERT INTO grants (id, user_id, plan, starts_at, operator, reason)
       SELECT gen_random_uuid(), gen_random_uuid(), 'weekly', now(), 'test', 'test'
       FROM generate_series(1, 250)`,
    );
    const first = await check();
    expect([first.students, typeof first.next]).toEqual([200, 'string']);
    const second = await check(first.next);
    expect([second.students, second.next]).toEqual([52, null]);
  });
});
