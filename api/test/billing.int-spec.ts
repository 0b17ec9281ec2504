import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PLANS, TEST_BANK_PRODUCTS } from '@prepward/contracts/plans';
import pg from 'pg';
import type { TestSession } from './harness.js';
import { StripeShop } from './stripe-shop.js';

let shop: StripeShop;
let students = 0;
beforeAll(async () => {
  shop = await StripeShop.start();
}, 120_000);
afterAll(async () => {
  await shop.stop();
  // Every call that was made is one that Stripe takes.
  expect(shop.stripe.refusals).toEqual([]);
});

function student(): Promise<TestSession> {
  students++;
  return shop.api.student(`buyer-${students}@example.org`);
}

const get = (route: string, { access: token }: TestSession) =>
  shop.api.call('GET', route, { token });
const post = (route: string, { access: token }: TestSession, body?: unknown) =>
  shop.api.call('POST', route, { token, ...(body === undefined ? {} : { body }) });

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 15_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** All orders of a list. */
function permutations<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((first, i) =>
    permutations(list.toSpliced(i, 1)).map((rest) => [first, ...rest]),
  );
}

describe('what is on sale', () => {
  it('is the list of the contracts, and can be bought', async () => {
    const { body: plans } = await shop.api.call('GET', '/api/v1/plans');
    expect(plans.paymentsOpen).toBe(true);
    expect(plans.items.map(({ priceCents }: { priceCents: number }) => priceCents)).toEqual(
      PLANS.map(({ priceCents }) => priceCents),
    );
    const { body: products } = await shop.api.call('GET', '/api/v1/products');
    expect(products.items.map(({ id }: { id: string }) => id)).toEqual(
      TEST_BANK_PRODUCTS.map(({ id }) => id),
    );
  });
});

describe('a checkout', () => {
  it('takes no price, no unknown plan, and not two things', async () => {
    const buyer = await student();
    for (const body of [
      { plan: 'weekly', priceCents: 1 },
      { plan: 'weekly', amount: 1, currency: 'usd' },
      { plan: 'yearly' },
      { plan: 'weekly', product: 'test-bank-math' },
      {},
    ]) {
      const answer = await post('/api/v1/checkout', buyer, body);
      expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED']);
    }
  });

  it('of two tabs at once is one, and another plan ends it', async () => {
    const buyer = await student();
    const [first, second] = await Promise.all([
      shop.checkout(buyer, { plan: 'weekly' }),
      shop.checkout(buyer, { plan: 'weekly' }),
    ]);
    expect(second).toEqual(first);
    const other = await shop.checkout(buyer, { plan: 'monthly' });
    expect(other.session).not.toBe(first.session);
    const { sessions } = shop.stripe.world;
    const states = [first, other].map(
      ({ session }) => sessions.find((each) => each.client_reference_id === session)?.status,
    );
    expect(states).toEqual(['expired', 'open']);
    expect((await get(`/api/v1/checkout/${first.session}`, buyer)).body.state).toBe('expired');
  });

  it('is complete by the word of Stripe, also where no webhook comes', async () => {
    const buyer = await student();
    const opened = await shop.checkout(buyer, { plan: 'weekly' });
    const route = `/api/v1/checkout/${opened.session}`;
    expect((await get(route, buyer)).body).toEqual({
      session: opened.session,
      state: 'open',
      plan: 'weekly',
      product: null,
      amountCents: 1999,
      currency: 'usd',
    });
    expect((await shop.access(buyer)).state).toBe('free');
    shop.pay(opened);
    // Stripe was asked a moment ago, and is asked again a few seconds later, however often the page asks.
    const asked = shop.stripe.calls.length;
    for (let i = 0; i < 5; i++) expect((await get(route, buyer)).body.state).toBe('open');
    expect(shop.stripe.calls).toHaveLength(asked);
    await until('the payment', async () => (await get(route, buyer)).body.state === 'complete');
    expect((await shop.access(buyer)).state).toBe('active');
  });

  it('that is made up, or another student’s, is not found and gives nothing', async () => {
    const [buyer, stranger] = [await student(), await student()];
    const opened = await shop.checkout(buyer, { plan: 'weekly' });
    shop.pay(opened);
    for (const session of [opened.session, 'f47ac10b-58cc-4372-a567-0e02b2c3d479']) {
      const answer = await get(`/api/v1/checkout/${session}`, stranger);
      expect([answer.status, answer.body.code]).toEqual([404, 'CHECKOUT_NOT_FOUND']);
    }
    expect((await shop.access(stranger)).state).toBe('free');
  });

  it('is refused to subscribers, and for what is owned', async () => {
    const buyer = await student();
    await shop.buy(buyer, { plan: 'weekly' });
    expect((await post('/api/v1/checkout', buyer, { plan: 'monthly' })).body.code).toBe(
      'ALREADY_SUBSCRIBED',
    );
    await shop.buy(buyer, { product: 'test-bank-all' });
    expect((await post('/api/v1/checkout', buyer, { product: 'test-bank-math' })).body.code).toBe(
      'ALREADY_PURCHASED',
    );
  });

  it('says so while Stripe is away, and works when it is back', async () => {
    const buyer = await student();
    shop.stripe.fail('POST /v1/checkout/sessions', 500, 500, 500);
    const answer = await post('/api/v1/checkout', buyer, { plan: 'weekly' });
    expect([answer.status, answer.body.code]).toEqual([503, 'GATEWAY_UNAVAILABLE']);
    await shop.buy(buyer, { plan: 'weekly' });
    expect((await shop.access(buyer)).state).toBe('active');
    expect((await shop.ledger(buyer)).orders).toBe(1);
  });
});

describe('webhooks', () => {
  const types = [
    'checkout.session.completed',
    'customer.subscription.created',
    'invoice.paid',
    'charge.succeeded',
  ];

  it('of one purchase end in the same ledger in every order, also twice', async () => {
    const orders = permutations(types);
    expect(orders).toHaveLength(24);
    const ends = new Set<string>();
    for (const order of orders) {
      const buyer = await student();
      const { customer } = shop.pay(await shop.checkout(buyer, { plan: 'weekly' }));
      for (const type of order) {
        const event = { id: `evt_${type}_${buyer.userId}`, type };
        expect((await shop.tell({ object: 'x', customer }, event)).status).toBe(200);
        expect((await shop.tell({ object: 'x', customer }, event)).status).toBe(200);
      }
      ends.add(JSON.stringify(await shop.ledger(buyer)));
    }
    expect([...ends].map((text) => JSON.parse(text))).toEqual([
      {
        orders: 1,
        payments: 1,
        states: 1,
        refunds: 0,
        periods: 1,
        events: ['payment.received', 'subscription.activated'],
      },
    ]);
  }, 180_000);

  it('all at once end in the same ledger', async () => {
    const buyer = await student();
    const { customer } = shop.pay(await shop.checkout(buyer, { plan: 'weekly' }));
    const answers = await Promise.all(
      [...types, ...types].map((type) =>
        shop.tell({ object: 'x', customer }, { id: `evt_${type}_${buyer.userId}`, type }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await shop.ledger(buyer)).toMatchObject({ payments: 1, states: 1, periods: 1 });
  });

  it('whose event was stored are not asked about again', async () => {
    const buyer = await student();
    const { customer } = shop.pay(await shop.checkout(buyer, { plan: 'weekly' }));
    const event = { id: `evt_once_${buyer.userId}` };
    await shop.tell({ object: 'x', customer }, event);
    const asked = shop.stripe.calls.length;
    await shop.tell({ object: 'x', customer }, event);
    expect(shop.stripe.calls).toHaveLength(asked);
  });

  it('that fail to reach Stripe store nothing, and are taken when they come again', async () => {
    const buyer = await student();
    const { customer } = shop.pay(await shop.checkout(buyer, { plan: 'weekly' }));
    const event = { id: `evt_again_${buyer.userId}` };
    shop.stripe.fail('GET /v1/invoices', 500, 500, 500);
    expect((await shop.tell({ object: 'x', customer }, event)).status).toBe(503);
    expect(await shop.ledger(buyer)).toMatchObject({ payments: 0, events: [] });
    expect((await shop.tell({ object: 'x', customer }, event)).status).toBe(200);
    expect(await shop.ledger(buyer)).toMatchObject({ payments: 1 });
  });

  it('about a dispute, whose student only Stripe can name, come again while it is away', async () => {
    const buyer = await student();
    const { customer } = shop.pay(await shop.checkout(buyer, { product: 'test-bank-math' }));
    await shop.tell({ object: 'x', customer });
    const charge = shop.stripe.world.charges.find((each) => each.customer === customer);
    if (charge === undefined) throw new Error('There is no charge');
    const dispute = shop.stripe.world.dispute(charge);
    const event = { id: `evt_dispute_${buyer.userId}`, type: 'charge.dispute.created' };
    shop.stripe.fail('GET /v1/payment_intents/:id', 500, 500, 500);
    const refused = await shop.tell(dispute, event);
    expect([refused.status, refused.body.code]).toEqual([503, 'GATEWAY_UNAVAILABLE']);
    expect((await shop.tell(dispute, event)).status).toBe(200);
    expect((await get('/api/v1/payments', buyer)).body.items[0].state).toBe('disputed');
  });

  it('that are forged, older than 300 seconds or another gateway’s are refused', async () => {
    const object = { object: 'invoice', customer: 'cus_1' };
    const forged = await shop.tell(object, { secret: 'whsec_of_a_stranger' });
    const old = await shop.tell(object, { ageS: 301 });
    const unsigned = await shop.send('{}', {});
    for (const answer of [forged, old, unsigned]) {
      expect([answer.status, answer.body.code]).toEqual([400, 'WEBHOOK_REFUSED']);
    }
    const sandbox = await shop.api.call('POST', '/api/v1/webhooks/sandbox', { body: '{}' });
    expect(sandbox.status).toBe(404);
  });

  it('about no one we know are taken and change nothing', async () => {
    expect((await shop.tell({ object: 'invoice', customer: 'cus_of_someone' })).status).toBe(200);
    expect((await shop.tell({ object: 'balance' })).status).toBe(200);
  });
});

describe('a subscription', () => {
  it('is canceled with a reason, keeps access to its end, and is resumed', async () => {
    const buyer = await student();
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
    const { body: canceled } = await post('/api/v1/subscription/cancel', buyer, {
      reason: 'exam-passed',
    });
    expect(canceled).toMatchObject({
      state: 'active',
      renews: false,
      next: null,
      until: before.until,
    });
    // Said twice, it is done once.
    expect((await post('/api/v1/subscription/cancel', buyer, { reason: 'other' })).status).toBe(
      200,
    );
    const notes = await shop.api.sql(
      'SELECT wish, reason FROM subscription_requests WHERE user_id = $1',
      [buyer.userId],
    );
    expect(notes).toEqual([{ wish: 'cancel', reason: 'exam-passed' }]);
    expect((await post('/api/v1/subscription/resume', buyer)).body).toEqual(before);
  });

  it('changes its plan for what the preview says', async () => {
    const buyer = await student();
    await shop.buy(buyer, { plan: 'weekly' });
    const { body: preview } = await post('/api/v1/subscription/change/preview', buyer, {
      plan: 'monthly',
    });
    expect(preview).toMatchObject({ plan: 'monthly', dueNowCents: 3000, unusedCents: 1999 });
    const change = { plan: 'monthly', at: preview.at };
    const { body: after } = await post('/api/v1/subscription/change', buyer, change);
    expect(after).toMatchObject({ plan: 'monthly', until: preview.until, renews: true });
    const { body: payments } = await get('/api/v1/payments', buyer);
    expect(payments.items.map(({ amountCents }: { amountCents: number }) => amountCents)).toEqual(
      expect.arrayContaining([3000, 1999]),
    );
    const again = await post('/api/v1/subscription/change', buyer, change);
    expect(again.body.code).toBe('SAME_PLAN');
  });

  it('refuses a change by an old preview, a declined card, and a price', async () => {
    const buyer = await student();
    await shop.buy(buyer, { plan: 'weekly' });
    const change = (at: Date) => ({ plan: 'monthly', at: at.toISOString() });
    const old = await post(
      '/api/v1/subscription/change',
      buyer,
      change(new Date(Date.now() - 16 * 60_000)),
    );
    expect([old.status, old.body.code]).toEqual([409, 'PREVIEW_EXPIRED']);
    const priced = await post('/api/v1/subscription/change', buyer, {
      ...change(new Date()),
      dueNowCents: 1,
    });
    expect(priced.status).toBe(400);
    shop.stripe.world.cardWorks = false;
    const declined = await post('/api/v1/subscription/change', buyer, change(new Date()));
    shop.stripe.world.cardWorks = true;
    expect([declined.status, declined.body.code]).toEqual([402, 'PAYMENT_DECLINED']);
    expect((await shop.access(buyer)).plan).toBe('weekly');
  });

  it('is one, also where two were paid: the second is paid back and ended', async () => {
    const buyer = await student();
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
  it('have a receipt, for their student alone', async () => {
    const [buyer, stranger] = [await student(), await student()];
    await shop.buy(buyer, { plan: 'weekly' });
    const { body } = await get('/api/v1/payments', buyer);
    const [payment] = body.items;
    expect(payment).toMatchObject({
      plan: 'weekly',
      name: 'Weekly plan',
      amountCents: 1999,
      refundedCents: 0,
      state: 'paid',
      refundRequest: null,
    });
    const receipt = await get(payment.receiptHref, buyer);
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
    const buyer = await student();
    const admin = await shop.api.admin(`staff-${buyer.userId}@example.org`);
    await shop.buy(buyer, { plan: 'weekly' });
    const [payment] = (await get('/api/v1/payments', buyer)).body.items;
    const route = `/api/v1/payments/${payment.id}/refund-request`;
    const first = await post(route, buyer, { reason: 'I passed already' });
    expect(first.status).toBe(202);
    expect((await post(route, buyer, { reason: 'Again' })).body).toEqual(first.body);
    const [listed] = (await get('/api/v1/payments', buyer)).body.items;
    expect(listed).toMatchObject({ refundRequest: 'pending', refundableUntil: null });
    const requests = `/api/v1/admin/refund-requests`;
    expect((await get(requests, buyer)).status).toBe(403);
    const open = await get(`${requests}?filter={"state":"pending"}`, admin);
    expect(open.body).toMatchObject([
      { id: first.body.id, reason: 'I passed already', amountCents: 1999 },
    ]);
    const decision = `${requests}/${first.body.id}/decision`;
    const declined = await post(decision, admin, {
      decision: 'declined',
      note: 'You used it a lot.',
    });
    expect(declined.body).toMatchObject({
      state: 'declined',
      decidedBy: expect.stringMatching(/^staff-/),
    });
    const approved = await post(decision, admin, { decision: 'approved' });
    expect([approved.status, approved.body.code]).toEqual([409, 'REFUND_REQUEST_DECIDED']);
    const after = await post(route, buyer, { reason: 'Please' });
    expect([after.status, after.body.code]).toEqual([409, 'REFUND_NOT_POSSIBLE']);
  });

  it('that went back take access with them', async () => {
    const buyer = await student();
    const opened = await shop.checkout(buyer, { plan: 'weekly' });
    const { customer } = shop.pay(opened);
    await shop.tell({ object: 'x', customer });
    const charge = shop.stripe.world.charges.find((each) => each.customer === customer);
    shop.stripe.world.refund(charge?.payment_intent ?? '');
    await shop.tell({ object: 'charge', customer }, { type: 'charge.refunded' });
    expect(await shop.access(buyer)).toMatchObject({ state: 'ended', renews: false });
    expect((await get(`/api/v1/checkout/${opened.session}`, buyer)).body.state).toBe('refunded');
    // Nothing more is taken for what was paid back.
    const [subscription] = shop.stripe.world.subscriptions.filter(
      (each) => each.customer === customer,
    );
    expect(subscription?.status).toBe('canceled');
  });

  it('that a bank took back do too, until it gives them back', async () => {
    const buyer = await student();
    const { customer } = shop.pay(await shop.checkout(buyer, { product: 'test-bank-math' }));
    await shop.tell({ object: 'x', customer });
    const charge = shop.stripe.world.charges.find((each) => each.customer === customer);
    if (charge === undefined) throw new Error('There is no charge');
    const dispute = shop.stripe.world.dispute(charge);
    const stateOf = async () => (await get('/api/v1/payments', buyer)).body.items[0].state;
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

describe('the ledger', () => {
  it('cannot be changed by the application', async () => {
    const buyer = await student();
    await shop.buy(buyer, { plan: 'weekly' });
    const application = new pg.Client({ connectionString: shop.api.databaseUrl });
    await application.connect();
    try {
      for (const table of [
        'orders',
        'payments',
        'refunds',
        'disputes',
        'webhook_events',
        'grants',
      ]) {
        await expect(application.query(`DELETE FROM ${table}`)).rejects.toThrow(
          'permission denied',
        );
        await expect(application.query(`UPDATE ${table} SET created_at = now()`)).rejects.toThrow(
          'permission denied',
        );
      }
    } finally {
      await application.end();
    }
  });
});
