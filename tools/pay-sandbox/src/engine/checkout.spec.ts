import { describe, expect, it } from '@jest/globals';
import {
  BOUNCING,
  CHALLENGED,
  DEBIT,
  DECLINED,
  GOOD,
  PAPER,
  POOR,
  QUARTERLY,
  refusal,
  START,
  stage,
  typed,
  WEEKLY,
} from './engine.fixture.js';
import { DAY_MS } from './state.js';

describe('a checkout', () => {
  it('sells a subscription for one period from now', () => {
    const { engine, open, record, types } = stage();
    const session = open();
    expect(session).toMatchObject({ mode: 'subscription', status: 'open', amountCents: 1999 });
    expect(session.successUrl).toBe(`https://shop.example/done?session=${session.id}`);
    expect(engine.paySession(session.id, GOOD).status).toBe('complete');
    const { subscriptions, payments, invoices, card } = record();
    expect(subscriptions).toMatchObject([
      {
        status: 'active',
        currentPeriodStart: START,
        currentPeriodEnd: START + 7 * DAY_MS,
        metadata: { orderId: 'order-1' },
      },
    ]);
    expect(payments).toMatchObject([{ status: 'succeeded', amountCents: 1999 }]);
    expect(invoices).toMatchObject([
      { status: 'paid', reason: 'subscription_create', paymentId: payments[0]?.id, dueCents: 1999 },
    ]);
    expect(payments[0]?.invoiceId).toBe(invoices[0]?.id);
    expect(card?.last4).toBe('4242');
    expect(types()).toEqual([
      'payment_intent.succeeded',
      'customer.subscription.created',
      'invoice.paid',
      'checkout.session.completed',
    ]);
  });

  it('sells a product once, without an invoice', () => {
    const { engine, open, record } = stage();
    engine.paySession(open(PAPER).id, GOOD);
    expect(record()).toMatchObject({
      subscriptions: [],
      invoices: [],
      payments: [{ amountCents: 2999, metadata: { orderId: 'order-1' } }],
    });
    expect(engine.events().at(-1)?.object).toMatchObject({ mode: 'payment', status: 'complete' });
  });

  it.each([
    [DECLINED, 'card_declined'],
    [POOR, 'insufficient_funds'],
  ])('stays open after a refusal, and can be paid with another card', (card, code) => {
    const { engine, open, record } = stage();
    const { id } = open();
    expect(engine.paySession(id, card)).toMatchObject({ status: 'failed', code });
    expect(record().subscriptions).toEqual([]);
    expect(engine.paySession(id, GOOD).status).toBe('complete');
    expect(record().payments.map(({ status }) => status)).toEqual(['failed', 'succeeded']);
  });

  it('asks for authentication before it takes the money', () => {
    const { engine, open, record } = stage();
    const { id } = open();
    expect(engine.paySession(id, CHALLENGED).status).toBe('requires_action');
    expect(record()).toMatchObject({
      subscriptions: [],
      payments: [{ status: 'requires_action' }],
    });
    expect(engine.answerChallenge(id, false)).toMatchObject({ code: 'authentication_failed' });
    expect(record().payments[0]?.status).toBe('failed');
    engine.paySession(id, CHALLENGED);
    expect(engine.answerChallenge(id, true).status).toBe('complete');
    expect(record().subscriptions[0]?.status).toBe('active');
    expect(refusal(() => engine.answerChallenge(id, true))).toBe('session_closed');
  });

  it('gives a waiting authentication up for another card', () => {
    const { engine, open, record } = stage();
    const { id } = open();
    engine.paySession(id, CHALLENGED);
    engine.paySession(id, GOOD);
    expect(record().payments.map(({ status }) => status)).toEqual(['canceled', 'succeeded']);
  });

  it('is paid once', () => {
    const { engine, open, record } = stage();
    const { id } = open();
    engine.paySession(id, GOOD);
    expect(refusal(() => engine.paySession(id, GOOD))).toBe('session_closed');
    expect(record().payments).toHaveLength(1);
  });

  it('expires after 24 hours, or when it is told to', () => {
    const { engine, open, pass, types } = stage();
    const [first, second] = [open(), open()];
    engine.expireSession(second.id);
    expect(refusal(() => engine.paySession(second.id, GOOD))).toBe('session_closed');
    engine.advanceTo(START + DAY_MS - 1);
    expect(engine.session(first.id).status).toBe('open');
    pass(1);
    expect(refusal(() => engine.paySession(first.id, GOOD))).toBe('session_closed');
    expect(types()).toEqual(['checkout.session.expired', 'checkout.session.expired']);
  });

  it('lasts as long as the shop says, within 30 minutes and 24 hours', () => {
    const { engine, customerId } = stage();
    const create = (minutes: number) =>
      engine.createSession({
        customerId,
        price: PAPER,
        successUrl: 'https://shop.example/',
        cancelUrl: 'https://shop.example/',
        expiresAt: START + minutes * 60_000,
      });
    expect(create(45).expiresAt).toBe(START + 45 * 60_000);
    expect(refusal(() => create(20))).toBe('invalid');
    expect(refusal(() => create(26 * 60))).toBe('invalid');
  });

  it('takes no card but a test card, and none that is incomplete', () => {
    const { engine, open, record } = stage();
    const { id } = open();
    for (const card of [
      typed('4111 1111 1111 1111'),
      { ...GOOD, cvc: '12' },
      { ...GOOD, expMonth: 13 },
      { ...GOOD, expMonth: 9, expYear: 2026 },
    ]) {
      expect(refusal(() => engine.paySession(id, card))).toBe('invalid');
    }
    expect(record().payments).toEqual([]);
    expect(engine.paySession(id, { ...GOOD, expMonth: 11, expYear: 2026 }).status).toBe('complete');
  });

  it('refuses a price that is not what the shop believes', () => {
    const { open } = stage();
    expect(refusal(() => open({ ...WEEKLY, amountCents: 1 }))).toBe('price_differs');
    expect(refusal(() => open({ ...WEEKLY, periodDays: 30 }))).toBe('price_differs');
    expect(refusal(() => open({ ...WEEKLY, lookupKey: 'nothing' }))).toBe('price_differs');
  });
});

describe('prices', () => {
  it('keep old subscriptions at the price that they were sold at', () => {
    const { engine, subscribe, pass, record, open } = stage();
    subscribe();
    const dearer = { ...WEEKLY, amountCents: 2499 };
    engine.setCatalog([{ ...dearer, name: 'Weekly' }]);
    expect(refusal(() => open())).toBe('price_differs');
    expect(refusal(() => open(QUARTERLY))).toBe('price_differs');
    expect(open(dearer).amountCents).toBe(2499);
    pass(7);
    expect(record().payments.at(-1)?.amountCents).toBe(1999);
  });

  it('must be whole cents, and outlast the retries', () => {
    const { engine } = stage();
    for (const wrong of [{ amountCents: 19.99 }, { amountCents: 0 }, { periodDays: 3 }]) {
      expect(refusal(() => engine.setCatalog([{ ...WEEKLY, name: 'Weekly', ...wrong }]))).toBe(
        'invalid',
      );
    }
  });
});

describe.each([WEEKLY, PAPER])('a bank debit for $lookupKey', (price) => {
  it('is paid days later, and not before', () => {
    const { engine, open, pass, record, types } = stage();
    const { session } = engine.paySession(open(price).id, DEBIT);
    expect(session.status).toBe('complete');
    expect(record().payments).toMatchObject([{ status: 'processing' }]);
    const statuses = () => record().subscriptions.map(({ status }) => status);
    const sold = price === WEEKLY;
    expect(statuses()).toEqual(sold ? ['incomplete'] : []);
    expect(types()).not.toContain('invoice.paid');
    pass(3);
    expect(record().payments).toMatchObject([{ status: 'processing' }]);
    pass(1);
    expect(record().payments).toMatchObject([{ status: 'succeeded' }]);
    expect(record().invoices.map(({ status }) => status)).toEqual(sold ? ['paid'] : []);
    expect(statuses()).toEqual(sold ? ['active'] : []);
    expect(types().at(-1)).toBe('checkout.session.async_payment_succeeded');
  });

  it('may be returned, and is then not charged again', () => {
    const { engine, open, pass, record, types } = stage();
    engine.paySession(open(price).id, BOUNCING);
    pass(30);
    expect(record().payments).toMatchObject([{ status: 'failed', failureCode: 'debit_returned' }]);
    expect(record().subscriptions.every(({ status }) => status === 'incomplete')).toBe(true);
    expect(types().at(-1)).toBe('checkout.session.async_payment_failed');
  });
});

it('a bank debit for a subscription that was ended meanwhile is not taken', () => {
  const { engine, subscribe, pass, record } = stage();
  engine.cancelSubscription(subscribe(DEBIT), { when: 'now' });
  pass(5);
  expect(record().payments).toMatchObject([{ status: 'canceled' }]);
  expect(record().invoices).toMatchObject([{ status: 'void' }]);
});
