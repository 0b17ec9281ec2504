import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { StripeShop } from './stripe-shop.js';

let shop: StripeShop;
beforeAll(async () => {
  shop = await StripeShop.start();
}, 120_000);
afterAll(async () => {
  await shop.stop();
  // Stripe would accept every call that was made.
  expect(shop.stripe.refusals).toEqual([]);
});

describe('a subscription', () => {
  it('is canceled with a reason, keeps access to its end, and is resumed', async () => {
    const buyer = await shop.student();
    await shop.buy(buyer, { plan: 'weekly' });
    const before = await shop.access(buyer);
    expect(before).toMatchObject({
      state: 'active',
      plan: 'weekly',
      source: 'payment',
      renews: true,
      next: { at: before.until, amountCents: 1999, currency: 'usd' },
      paymentProblem: null,
    });
    const { body: canceled } = await shop.post('/api/v1/subscription/cancel', buyer, {
      reason: 'exam-passed',
    });
    expect(canceled).toMatchObject({
      state: 'active',
      renews: false,
      next: null,
      until: before.until,
    });
    // A second cancellation changes nothing.
    expect(
      (await shop.post('/api/v1/subscription/cancel', buyer, { reason: 'other' })).status,
    ).toBe(200);
    const notes = await shop.api.sql(
      'SELECT wish, reason FROM subscription_requests WHERE user_id = $1',
      [buyer.userId],
    );
    expect(notes).toEqual([{ wish: 'cancel', reason: 'exam-passed' }]);
    // A subscription that is ending can't change its plan: the change would make it renew.
    const change = { plan: 'monthly' };
    const refused = await shop.post('/api/v1/subscription/change/preview', buyer, change);
    expect([refused.status, refused.body.code]).toEqual([409, 'NO_RENEWING_SUBSCRIPTION']);
    expect((await shop.post('/api/v1/subscription/resume', buyer)).body).toEqual(before);
  });

  it('changes its plan for what the preview says', async () => {
    const buyer = await shop.student();
    await shop.buy(buyer, { plan: 'weekly' });
    const { body: preview } = await shop.post('/api/v1/subscription/change/preview', buyer, {
      plan: 'monthly',
    });
    expect(preview).toMatchObject({ plan: 'monthly', dueNowCents: 3000, unusedCents: 1999 });
    const change = { plan: 'monthly', at: preview.at };
    const { body: after } = await shop.post('/api/v1/subscription/change', buyer, change);
    expect(after).toMatchObject({ plan: 'monthly', until: preview.until, renews: true });
    const { body: payments } = await shop.get('/api/v1/payments', buyer);
    expect(payments.items.map(({ amountCents }: { amountCents: number }) => amountCents)).toEqual(
      expect.arrayContaining([3000, 1999]),
    );
    // Each plan gets a welcome.
    const { events } = await shop.ledger(buyer);
    expect(events.filter((name) => name === 'subscription.activated')).toHaveLength(2);
    const again = await shop.post('/api/v1/subscription/change', buyer, change);
    expect(again.body.code).toBe('SAME_PLAN');
  });

  it('refuses a change by an old preview, a declined card, and a price', async () => {
    const buyer = await shop.student();
    await shop.buy(buyer, { plan: 'weekly' });
    const change = (at: Date) => ({ plan: 'monthly', at: at.toISOString() });
    const old = await shop.post(
      '/api/v1/subscription/change',
      buyer,
      change(new Date(Date.now() - 16 * 60_000)),
    );
    expect([old.status, old.body.code]).toEqual([409, 'PREVIEW_EXPIRED']);
    const priced = await shop.post('/api/v1/subscription/change', buyer, {
      ...change(new Date()),
      dueNowCents: 1,
    });
    expect(priced.status).toBe(400);
    shop.stripe.world.cardWorks = false;
    const declined = await shop.post('/api/v1/subscription/change', buyer, change(new Date()));
    shop.stripe.world.cardWorks = true;
    expect([declined.status, declined.body.code]).toEqual([402, 'PAYMENT_DECLINED']);
    expect((await shop.access(buyer)).plan).toBe('weekly');
  });

  it('is one, also where two were paid: the second is paid back and ended', async () => {
    const buyer = await shop.student();
    const opened = await shop.checkout(buyer, { plan: 'weekly' });
    const { customer } = shop.pay(opened);
    // What no screen of ours can do: a second checkout, paid at the same time.
    const { world } = shop.stripe;
    const second = world.openSession({
      mode: 'subscription',
      customer: String(customer),
      client_reference_id: 'f47ac10b-58cc-4372-a567-0e02b2c3d479',
      line_items: [{ price: world.prices[1]?.id ?? '' }],
      expires_at: world.now + 3600,
    });
    world.ahead += 1;
    world.pay(second.id);
    world.ahead = 0;
    await shop.tell({ object: 'x', customer });
    const running = world.subscriptions.filter(
      (each) => each.customer === customer && each.status === 'active',
    );
    expect(running.map(({ metadata }) => metadata.order)).toEqual([opened.session]);
    expect(await shop.ledger(buyer)).toMatchObject({ payments: 2, refunds: 1 });
    expect(await shop.access(buyer)).toMatchObject({ state: 'active', plan: 'weekly' });
  });
});

describe('payments', () => {
  it('of the same second are listed newest first', async () => {
    const buyer = await shop.student();
    const products = ['math', 'reading', 'science'].map((subject) => `test-bank-${subject}`);
    shop.stripe.world.heldAt = shop.stripe.world.now;
    try {
      for (const product of products) await shop.buy(buyer, { product });
    } finally {
      shop.stripe.world.heldAt = undefined;
    }
    const { body } = await shop.get('/api/v1/payments', buyer);
    expect(body.items.map(({ product }: { product: string }) => product)).toEqual(
      products.toReversed(),
    );
  });

  it('have a receipt, for their student alone', async () => {
    const [buyer, stranger] = [await shop.student(), await shop.student()];
    await shop.buy(buyer, { plan: 'weekly' });
    const { body } = await shop.get('/api/v1/payments', buyer);
    const [payment] = body.items;
    expect(payment).toMatchObject({
      plan: 'weekly',
      name: 'Weekly plan',
      amountCents: 1999,
      refundedCents: 0,
      state: 'paid',
      refundRequest: null,
    });
    const receipt = await shop.get(payment.receiptHref, buyer);
    expect(receipt.headers.get('content-type')).toBe('application/pdf');
    expect(receipt.headers.get('cache-control')).toBe('private, no-store');
    expect(receipt.text).toMatch(/^%PDF-1\.7/);
    expect(receipt.text).toContain('/MarkInfo');
    for (const [method, route, given] of [
      ['GET', payment.receiptHref, undefined],
      ['POST', `/api/v1/payments/${payment.id}/refund-request`, { reason: 'Mine now' }],
    ] as const) {
      const answer = await shop.api.call(method, route, {
        token: stranger.access,
        ...(given === undefined ? {} : { body: given }),
      });
      expect([answer.status, answer.body.code]).toEqual([404, 'PAYMENT_NOT_FOUND']);
    }
  });

  it('are asked back once, and staff decides once', async () => {
    const buyer = await shop.student();
    const admin = await shop.api.admin(`staff-${buyer.userId}@example.org`);
    await shop.buy(buyer, { plan: 'weekly' });
    const [payment] = (await shop.get('/api/v1/payments', buyer)).body.items;
    const route = `/api/v1/payments/${payment.id}/refund-request`;
    const first = await shop.post(route, buyer, { reason: 'I passed already' });
    expect(first.status).toBe(202);
    expect((await shop.post(route, buyer, { reason: 'Again' })).body).toEqual(first.body);
    const [listed] = (await shop.get('/api/v1/payments', buyer)).body.items;
    expect(listed).toMatchObject({ refundRequest: 'pending', refundableUntil: null });
    const requests = `/api/v1/admin/refund-requests`;
    expect((await shop.get(requests, buyer)).status).toBe(403);
    const open = await shop.get(`${requests}?filter={"state":"pending"}`, admin);
    expect(open.body).toMatchObject([
      { id: first.body.id, reason: 'I passed already', amountCents: 1999 },
    ]);
    const decision = `${requests}/${first.body.id}/decision`;
    const declined = await shop.post(decision, admin, {
      decision: 'declined',
      note: 'You used it a lot.',
    });
    expect(declined.body).toMatchObject({
      state: 'declined',
      decidedBy: expect.stringMatching(/^staff-/),
    });
    const approved = await shop.post(decision, admin, { decision: 'approved' });
    expect([approved.status, approved.body.code]).toEqual([409, 'REFUND_REQUEST_DECIDED']);
    const after = await shop.post(route, buyer, { reason: 'Please' });
    expect([after.status, after.body.code]).toEqual([409, 'REFUND_NOT_POSSIBLE']);
  });

  it('that went back take access with them', async () => {
    const buyer = await shop.student();
    const opened = await shop.checkout(buyer, { plan: 'weekly' });
    const { customer } = shop.pay(opened);
    await shop.tell({ object: 'x', customer });
    shop.stripe.world.refund(shop.chargeOf(customer).payment_intent);
    await shop.tell({ object: 'charge', customer }, { type: 'charge.refunded' });
    expect(await shop.access(buyer)).toMatchObject({ state: 'ended', renews: false });
    expect((await shop.get(`/api/v1/checkout/${opened.session}`, buyer)).body.state).toBe(
      'refunded',
    );
    // Nothing more is taken for what was refunded.
    const [subscription] = shop.stripe.world.subscriptions.filter(
      (each) => each.customer === customer,
    );
    expect(subscription?.status).toBe('canceled');
  });

  it('that a bank took back do too, until it gives them back', async () => {
    const buyer = await shop.student();
    const { customer } = shop.pay(await shop.checkout(buyer, { product: 'test-bank-math' }));
    await shop.tell({ object: 'x', customer });
    const dispute = shop.stripe.world.dispute(shop.chargeOf(customer));
    const stateOf = async () => (await shop.get('/api/v1/payments', buyer)).body.items[0].state;
    await shop.tell(dispute, { type: 'charge.dispute.created' });
    expect(await stateOf()).toBe('disputed');
    dispute.status = 'won';
    await shop.tell(dispute, { type: 'charge.dispute.closed' });
    expect(await stateOf()).toBe('paid');
    // A bank may come back to what it decided: the same state is a new fact.
    dispute.status = 'needs_response';
    await shop.tell(dispute, { type: 'charge.dispute.updated' });
    expect(await stateOf()).toBe('disputed');
    dispute.status = 'won';
    expect((await shop.tell(dispute, { type: 'charge.dispute.closed' })).status).toBe(200);
    expect(await stateOf()).toBe('paid');
  });
});

/** The tables that money and access are calculated from (docs/billing.md). */
const LEDGER = [
  'orders',
  'checkout_states',
  'payments',
  'payment_failures',
  'refunds',
  'disputes',
  'subscription_states',
  'grants',
  'webhook_events',
  'refund_requests',
  'refund_decisions',
  'refund_attempts',
  'subscription_requests',
  'billing_customers',
];
const RIGHTS = ['select', 'insert', 'update', 'delete', 'truncate'];

describe('the ledger', () => {
  it('cannot be changed by the application', async () => {
    const buyer = await shop.student();
    await shop.buy(buyer, { plan: 'weekly' });
    const application = new pg.Client({ connectionString: shop.api.databaseUrl });
    await application.connect();
    try {
      for (const table of LEDGER) {
        const { rows } = await application.query(
          `SELECT ${RIGHTS.map((right) => `has_table_privilege('${table}', '${right}') AS ${right}`).join(', ')},
             has_any_column_privilege('${table}', 'UPDATE') AS columns`,
        );
        const none = { update: false, delete: false, truncate: false, columns: false };
        expect({ table, ...rows[0] }).toEqual({ table, select: true, insert: true, ...none });
      }
      for (const sql of ['DELETE FROM payments', 'UPDATE orders SET amount_cents = 1']) {
        await expect(application.query(sql)).rejects.toThrow('permission denied');
      }
    } finally {
      await application.end();
    }
  });
});
