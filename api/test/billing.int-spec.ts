import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CheckoutAnswer } from '@prepward/contracts/billing';
import { PLANS, TEST_BANK_PRODUCTS } from '@prepward/contracts/plans';
import { PURCHASE_EVENTS, permutations, StripeShop } from './stripe-shop.js';

let shop: StripeShop;
beforeAll(async () => {
  shop = await StripeShop.start();
}, 120_000);
afterAll(async () => {
  await shop.stop();
  // Stripe would accept every call that was made.
  expect(shop.stripe.refusals).toEqual([]);
});

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
    const buyer = await shop.student();
    for (const body of [
      { plan: 'weekly', priceCents: 1 },
      { plan: 'weekly', amount: 1, currency: 'usd' },
      { plan: 'yearly' },
      { plan: 'weekly', product: 'test-bank-math' },
      {},
    ]) {
      const answer = await shop.post('/api/v1/checkout', buyer, body);
      expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED']);
    }
  });

  it('of two tabs at once is one, and another plan ends it', async () => {
    const buyer = await shop.student();
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
    expect((await shop.get(`/api/v1/checkout/${first.session}`, buyer)).body.state).toBe('expired');
  });

  it('of two plans at one moment is one, whichever tab Stripe answers first', async () => {
    const buyer = await shop.student();
    const held = shop.stripe.hold('POST /v1/checkout/sessions', 'after');
    const first = shop.post('/api/v1/checkout', buyer, { plan: 'weekly' });
    await held.reached;
    const second = await shop.checkout(buyer, { plan: 'monthly' });
    held.release();
    const { status, body } = await first;
    expect([status, body.code]).toEqual([409, 'CHECKOUT_REPLACED']);
    const states = (opened: CheckoutAnswer) => {
      const { sessions } = shop.stripe.world;
      const { customer } =
        sessions.find((each) => each.client_reference_id === opened.session) ?? {};
      const own = sessions.filter((each) => each.customer === customer);
      return own.map((each) => [each.client_reference_id === opened.session, each.status]);
    };
    expect(states(second)).toEqual([
      [false, 'expired'],
      [true, 'open'],
    ]);
    // The tab that was refused may continue: its checkout becomes the open one.
    const third = await shop.checkout(buyer, { plan: 'weekly' });
    expect(states(third)).toEqual([
      [false, 'expired'],
      [false, 'expired'],
      [true, 'open'],
    ]);
  });

  it('that is paid while another plan is chosen is the one', async () => {
    const buyer = await shop.student();
    const weekly = await shop.checkout(buyer, { plan: 'weekly' });
    const held = shop.stripe.hold('POST /v1/checkout/sessions/:id/expire', 'before');
    const monthly = shop.post('/api/v1/checkout', buyer, { plan: 'monthly' });
    await held.reached;
    const { customer } = shop.pay(weekly);
    held.release();
    const { status, body } = await monthly;
    expect([status, body.code]).toEqual([409, 'ALREADY_SUBSCRIBED']);
    const { sessions } = shop.stripe.world;
    expect(sessions.filter((each) => each.customer === customer)).toHaveLength(1);
    expect(await shop.access(buyer)).toMatchObject({ state: 'active', plan: 'weekly' });
  });

  it('is complete by the word of Stripe, also where no webhook comes', async () => {
    const buyer = await shop.student();
    const opened = await shop.checkout(buyer, { plan: 'weekly' });
    const route = `/api/v1/checkout/${opened.session}`;
    expect((await shop.get(route, buyer)).body).toEqual({
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
    const askedAgo = (time: string) =>
      shop.api.sql(
        'UPDATE billing_syncs SET begun_at = clock_timestamp() - $2::interval WHERE user_id = $1',
        [buyer.userId, time],
      );
    await askedAgo('-1 hour');
    const asked = shop.stripe.calls.length;
    for (let i = 0; i < 5; i++) expect((await shop.get(route, buyer)).body.state).toBe('open');
    expect(shop.stripe.calls).toHaveLength(asked);
    await askedAgo('5 seconds');
    expect((await shop.get(route, buyer)).body.state).toBe('complete');
    expect((await shop.access(buyer)).state).toBe('active');
  });

  it('that is made up, or another student’s, is not found and gives nothing', async () => {
    const [buyer, stranger] = [await shop.student(), await shop.student()];
    const opened = await shop.checkout(buyer, { plan: 'weekly' });
    shop.pay(opened);
    for (const session of [opened.session, 'f47ac10b-58cc-4372-a567-0e02b2c3d479']) {
      const answer = await shop.get(`/api/v1/checkout/${session}`, stranger);
      expect([answer.status, answer.body.code]).toEqual([404, 'CHECKOUT_NOT_FOUND']);
    }
    expect((await shop.access(stranger)).state).toBe('free');
  });

  it('is refused while the bank takes its days, and open again once that failed', async () => {
    const buyer = await shop.student();
    const opened = await shop.checkout(buyer, { plan: 'weekly' });
    const session = shop.payByBank(opened);
    const stateOf = async () =>
      (await shop.get(`/api/v1/checkout/${opened.session}`, buyer)).body.state;
    for (const plan of ['weekly', 'monthly']) {
      const { status, body } = await shop.post('/api/v1/checkout', buyer, { plan });
      expect([status, body.code]).toEqual([409, 'PAYMENT_PROCESSING']);
    }
    expect(await stateOf()).toBe('processing');
    const paymentOf = async () => (await shop.get('/api/v1/payments', buyer)).body.items[0];
    expect(await paymentOf()).toMatchObject({ state: 'processing', plan: 'weekly' });
    shop.settleDebit(session, false);
    await shop.tell(session, { type: 'checkout.session.async_payment_failed' });
    expect([await stateOf(), (await shop.access(buyer)).state]).toEqual(['failed', 'free']);
    expect(await paymentOf()).toMatchObject({ state: 'failed' });
    // The failure is reported once, and Stripe won't try that subscription again.
    expect(await shop.ledger(buyer)).toMatchObject({ payments: 0, events: ['checkout.failed'] });
    const { subscriptions } = shop.stripe.world;
    const own = subscriptions.filter(({ customer }) => customer === session.customer);
    expect(own.map(({ status }) => status)).toEqual(['canceled']);
    await shop.buy(buyer, { plan: 'monthly' });
    expect(await shop.access(buyer)).toMatchObject({ state: 'active', plan: 'monthly' });
  });

  it('is refused to subscribers, and for what is owned', async () => {
    const buyer = await shop.student();
    await shop.buy(buyer, { plan: 'weekly' });
    expect((await shop.post('/api/v1/checkout', buyer, { plan: 'monthly' })).body.code).toBe(
      'ALREADY_SUBSCRIBED',
    );
    await shop.buy(buyer, { product: 'test-bank-all' });
    expect(
      (await shop.post('/api/v1/checkout', buyer, { product: 'test-bank-math' })).body.code,
    ).toBe('ALREADY_PURCHASED');
    // Buying all four one by one counts as the bundle, too.
    const collector = await shop.student();
    const papers = TEST_BANK_PRODUCTS.filter(({ subject }) => subject !== null);
    for (const { id } of papers) {
      expect((await shop.post('/api/v1/checkout', collector, { product: id })).status).toBe(200);
      await shop.buy(collector, { product: id });
    }
    expect(
      (await shop.post('/api/v1/checkout', collector, { product: 'test-bank-all' })).body.code,
    ).toBe('ALREADY_PURCHASED');
  });

  it('says so while Stripe is away, and works when it is back', async () => {
    const buyer = await shop.student();
    shop.stripe.fail('POST /v1/checkout/sessions', 500, 500, 500);
    const answer = await shop.post('/api/v1/checkout', buyer, { plan: 'weekly' });
    expect([answer.status, answer.body.code]).toEqual([503, 'GATEWAY_UNAVAILABLE']);
    await shop.buy(buyer, { plan: 'weekly' });
    expect((await shop.access(buyer)).state).toBe('active');
    expect((await shop.ledger(buyer)).orders).toBe(1);
  });
});

describe('webhooks', () => {
  it('of one purchase end in the same ledger in every order, also twice', async () => {
    const orders = permutations(PURCHASE_EVENTS);
    expect(orders).toHaveLength(24);
    const ends = new Set<string>();
    for (const order of orders) {
      const buyer = await shop.student();
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
    const buyer = await shop.student();
    const { customer } = shop.pay(await shop.checkout(buyer, { plan: 'weekly' }));
    const answers = await Promise.all(
      [...PURCHASE_EVENTS, ...PURCHASE_EVENTS].map((type) =>
        shop.tell({ object: 'x', customer }, { id: `evt_${type}_${buyer.userId}`, type }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await shop.ledger(buyer)).toMatchObject({ payments: 1, states: 1, periods: 1 });
  });

  it('whose event was stored are not asked about again', async () => {
    const buyer = await shop.student();
    const { customer } = shop.pay(await shop.checkout(buyer, { plan: 'weekly' }));
    const event = { id: `evt_once_${buyer.userId}` };
    await shop.tell({ object: 'x', customer }, event);
    const asked = shop.stripe.calls.length;
    await shop.tell({ object: 'x', customer }, event);
    expect(shop.stripe.calls).toHaveLength(asked);
  });

  it('that fail to reach Stripe store nothing, and are taken when they come again', async () => {
    const buyer = await shop.student();
    const { customer } = shop.pay(await shop.checkout(buyer, { plan: 'weekly' }));
    const event = { id: `evt_again_${buyer.userId}` };
    shop.stripe.fail('GET /v1/invoices', 500, 500, 500);
    expect((await shop.tell({ object: 'x', customer }, event)).status).toBe(503);
    expect(await shop.ledger(buyer)).toMatchObject({ payments: 0, events: [] });
    expect((await shop.tell({ object: 'x', customer }, event)).status).toBe(200);
    expect(await shop.ledger(buyer)).toMatchObject({ payments: 1 });
  });

  it('about a dispute, whose student only Stripe can name, come again while it is away', async () => {
    const buyer = await shop.student();
    const { customer } = shop.pay(await shop.checkout(buyer, { product: 'test-bank-math' }));
    await shop.tell({ object: 'x', customer });
    const dispute = shop.stripe.world.dispute(shop.chargeOf(customer));
    const event = { id: `evt_dispute_${buyer.userId}`, type: 'charge.dispute.created' };
    shop.stripe.fail('GET /v1/payment_intents/:id', 500, 500, 500);
    const refused = await shop.tell(dispute, event);
    expect([refused.status, refused.body.code]).toEqual([503, 'GATEWAY_UNAVAILABLE']);
    expect((await shop.tell(dispute, event)).status).toBe(200);
    expect((await shop.get('/api/v1/payments', buyer)).body.items[0].state).toBe('disputed');
  });

  it('that are forged, older than 300 seconds or another gateway’s are refused', async () => {
    const object = { object: 'invoice', customer: 'cus_1' };
    const forged = await shop.tell(object, { secret: 'whsec_of_a_stranger' });
    const old = await shop.tell(object, { ageS: 301 });
    expect((await shop.tell(object, { ageS: 240 })).status).toBe(200);
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
