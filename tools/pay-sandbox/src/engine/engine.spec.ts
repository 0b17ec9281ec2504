import { describe, expect, it } from '@jest/globals';
import { TEST_CARDS } from './cards.js';
import {
  CATALOG,
  CHALLENGED,
  DECLINED,
  GOOD,
  LATER,
  PAPER,
  POOR,
  QUARTERLY,
  START,
  stage,
  typed,
  WEEKLY,
} from './engine.fixture.js';
import { PaymentEngine } from './engine.js';
import { EngineFailure } from './failure.js';
import { DAY_MS } from './state.js';

/** The code that a call is refused with. */
function refusal(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    if (error instanceof EngineFailure) return error.code;
    throw error;
  }
  return 'done';
}

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

describe('a subscription', () => {
  it('renews at the end of each period, also of several at once', () => {
    const { subscribe, pass, record, engine } = stage();
    const id = subscribe();
    pass(7);
    expect(engine.subscription(id).currentPeriodEnd).toBe(START + 14 * DAY_MS);
    pass(21);
    expect(engine.subscription(id)).toMatchObject({
      status: 'active',
      currentPeriodStart: START + 28 * DAY_MS,
    });
    expect(record().invoices.map(({ createdAt }) => (createdAt - START) / DAY_MS)).toEqual([
      0, 7, 14, 21, 28,
    ]);
  });

  it('charges an authenticated card without asking again', () => {
    const { engine, open, pass, record } = stage();
    const { id } = open();
    engine.paySession(id, CHALLENGED);
    engine.answerChallenge(id, true);
    pass(7);
    expect(record().payments.map(({ status }) => status)).toEqual(['succeeded', 'succeeded']);
  });

  it('ends with its period when it is canceled, unless it is resumed', () => {
    const { engine, subscribe, pass, types } = stage();
    const id = subscribe();
    engine.cancelSubscription(id, { when: 'period-end', reason: 'passed' });
    expect(engine.subscription(id)).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
    engine.resumeSubscription(id);
    pass(7);
    expect(engine.subscription(id)).toMatchObject({ status: 'active', cancelReason: null });
    engine.cancelSubscription(id, { when: 'period-end' });
    engine.advanceTo(START + 14 * DAY_MS - 1);
    expect(engine.subscription(id).status).toBe('active');
    pass(3);
    expect(engine.subscription(id)).toMatchObject({
      status: 'canceled',
      endedAt: START + 14 * DAY_MS,
    });
    expect(types().at(-1)).toBe('customer.subscription.deleted');
    expect(refusal(() => engine.resumeSubscription(id))).toBe('subscription_not_active');
    pass(30);
    expect(engine.customerRecord(engine.subscription(id).customerId).payments).toHaveLength(2);
  });

  it('ends at once when that is wanted', () => {
    const { engine, subscribe, pass } = stage();
    const id = subscribe();
    pass(2);
    engine.cancelSubscription(id, { when: 'now' });
    expect(engine.subscription(id)).toMatchObject({
      status: 'canceled',
      endedAt: START + 2 * DAY_MS,
    });
  });
});

describe('a renewal that fails', () => {
  it('is tried again after 1, 3, 5 and 7 days, and then ends the subscription', () => {
    const { engine, subscribe, pass, record } = stage();
    const id = subscribe(LATER);
    pass(7);
    expect(engine.subscription(id)).toMatchObject({ status: 'past_due' });
    expect(record().invoices.at(-1)).toMatchObject({
      status: 'open',
      attempts: 1,
      failedAt: START + 7 * DAY_MS,
      nextAttemptAt: START + 8 * DAY_MS,
    });
    pass(5);
    expect(record().invoices.at(-1)?.nextAttemptAt).toBe(START + 14 * DAY_MS);
    pass(2);
    expect(engine.subscription(id)).toMatchObject({
      status: 'canceled',
      endedAt: START + 14 * DAY_MS,
    });
    const failures = record().payments.filter(({ status }) => status === 'failed');
    expect(failures.map(({ createdAt }) => (createdAt - START) / DAY_MS)).toEqual([
      7, 8, 10, 12, 14,
    ]);
    expect(record().invoices.at(-1)).toMatchObject({
      status: 'void',
      lines: [{ periodStart: START + 7 * DAY_MS, periodEnd: START + 14 * DAY_MS }],
    });
  });

  it('leaves it unpaid where the gateway is set so, and a new card starts a period', () => {
    const { engine, customerId, subscribe, pass, record } = stage({ afterRetries: 'unpaid' });
    const id = subscribe(LATER);
    pass(40);
    expect(engine.subscription(id).status).toBe('unpaid');
    const { now } = engine;
    engine.replaceCard(customerId, GOOD);
    expect(engine.subscription(id)).toMatchObject({
      status: 'active',
      currentPeriodStart: now,
      currentPeriodEnd: now + 7 * DAY_MS,
    });
    expect(record().invoices.at(-1)?.lines[0]).toMatchObject({ periodStart: now });
  });

  it('is paid at once by another card, within the period that it was for', () => {
    const { engine, customerId, subscribe, pass } = stage();
    const id = subscribe(LATER);
    pass(9);
    expect(engine.subscription(id).status).toBe('past_due');
    engine.replaceCard(customerId, GOOD);
    expect(engine.subscription(id)).toMatchObject({
      status: 'active',
      currentPeriodEnd: START + 14 * DAY_MS,
    });
    pass(5);
    expect(engine.subscription(id)).toMatchObject({
      status: 'active',
      currentPeriodEnd: START + 21 * DAY_MS,
    });
  });

  it('keeps its schedule when the new card fails as well', () => {
    const { engine, customerId, subscribe, pass, record } = stage();
    subscribe(LATER);
    pass(9);
    engine.replaceCard(customerId, LATER);
    expect(record().invoices.at(-1)).toMatchObject({
      nextAttemptAt: START + 10 * DAY_MS,
      attempts: 3,
    });
    expect(refusal(() => engine.replaceCard(customerId, DECLINED))).toBe('card_declined');
  });
});

describe('a change of plan', () => {
  const upgrade = { price: QUARTERLY };

  it('credits the unused time and charges the rest, as previewed', () => {
    const { engine, subscribe, pass, record } = stage();
    const id = subscribe();
    pass(3);
    const at = engine.now;
    const preview = engine.previewChange(id, upgrade);
    // Four of seven days: 1999 * 4 / 7 = 1142.29.
    expect(preview).toMatchObject({ totalCents: 12857, dueCents: 12857, creditLeftCents: 0, at });
    expect(preview.lines.map(({ amountCents }) => amountCents)).toEqual([-1142, 13999]);
    engine.advanceTo(at + 10 * 60_000);
    engine.changePlan(id, { ...upgrade, at });
    expect(engine.subscription(id)).toMatchObject({
      currentPeriodStart: at,
      currentPeriodEnd: at + 90 * DAY_MS,
    });
    expect(record().payments.at(-1)).toMatchObject({ status: 'succeeded', amountCents: 12857 });
    expect(refusal(() => engine.changePlan(id, upgrade))).toBe('same_price');
  });

  it('keeps what is too much as credit, and uses it up at renewals', () => {
    const { engine, subscribe, pass, record } = stage();
    const id = subscribe(GOOD, QUARTERLY);
    pass(60);
    // 30 of 90 days: 4666 cents back, 1999 for the week, 2667 left.
    expect(engine.previewChange(id, { price: WEEKLY })).toMatchObject({
      dueCents: 0,
      creditLeftCents: 2667,
    });
    engine.changePlan(id, { price: WEEKLY });
    expect(record().customer.creditCents).toBe(2667);
    pass(7);
    expect(record().customer.creditCents).toBe(668);
    expect(record().payments).toHaveLength(1);
    pass(7);
    expect(record().invoices.at(-1)).toMatchObject({ creditUsedCents: 668, dueCents: 1331 });
    expect(record().payments.at(-1)).toMatchObject({ amountCents: 1331, status: 'succeeded' });
  });

  it('leaves the credit alone when the card is declined, and at a checkout', () => {
    const { engine, customerId, subscribe, pass, record } = stage();
    const id = subscribe(GOOD, QUARTERLY);
    pass(60);
    engine.changePlan(id, { price: WEEKLY });
    engine.replaceCard(customerId, LATER);
    expect(refusal(() => engine.changePlan(id, upgrade))).toBe('card_declined');
    expect(record().customer.creditCents).toBe(2667);
    engine.cancelSubscription(id, { when: 'now' });
    subscribe();
    expect(record().invoices.at(-1)).toMatchObject({ creditUsedCents: 0, dueCents: 1999 });
    expect(record().customer.creditCents).toBe(2667);
  });

  it('changes nothing when the card is declined', () => {
    const { engine, subscribe, pass, record } = stage();
    const id = subscribe(LATER);
    pass(2);
    const before = engine.subscription(id);
    expect(refusal(() => engine.changePlan(id, upgrade))).toBe('card_declined');
    expect(engine.subscription(id)).toEqual(before);
    expect(record().customer.creditCents).toBe(0);
    expect(record().invoices.map(({ status }) => status)).toEqual(['paid', 'void']);
  });

  it('refuses a preview of another day, and a subscription that owes money', () => {
    const { engine, subscribe, pass } = stage();
    const id = subscribe(LATER);
    pass(2);
    const at = engine.now - DAY_MS;
    expect(refusal(() => engine.changePlan(id, { ...upgrade, at }))).toBe('invalid');
    expect(refusal(() => engine.previewChange(id, { price: PAPER }))).toBe('invalid');
    pass(6);
    expect(refusal(() => engine.previewChange(id, upgrade))).toBe('subscription_not_active');
  });
});

describe('refunds and disputes', () => {
  it('give back all that is left, or a part, and never more', () => {
    const { engine, open, record } = stage();
    engine.paySession(open(PAPER).id, GOOD);
    const paymentId = record().payments[0]?.id ?? '';
    expect(engine.refund({ paymentId, amountCents: 1000 }).amountCents).toBe(1000);
    expect(refusal(() => engine.refund({ paymentId, amountCents: 2000 }))).toBe('amount_too_large');
    expect(engine.refund({ paymentId }).amountCents).toBe(1999);
    expect(refusal(() => engine.refund({ paymentId }))).toBe('amount_too_large');
    expect(record().payments[0]?.refundedCents).toBe(2999);
    expect(refusal(() => engine.openDispute(paymentId))).toBe('amount_too_large');
  });

  it('take the id of the invoice for that of its payment', () => {
    const { engine, subscribe, record } = stage();
    subscribe();
    const [invoice] = record().invoices;
    expect(engine.refund({ paymentId: invoice?.id ?? '' })).toMatchObject({
      paymentId: invoice?.paymentId,
      amountCents: 1999,
    });
  });

  it('hold each other off', () => {
    const { engine, open, record } = stage();
    engine.paySession(open(PAPER).id, GOOD);
    const paymentId = record().payments[0]?.id ?? '';
    const dispute = engine.openDispute(paymentId);
    expect(dispute).toMatchObject({ status: 'needs_response', amountCents: 2999 });
    expect(refusal(() => engine.refund({ paymentId }))).toBe('payment_disputed');
    engine.closeDispute(dispute.id, 'won');
    expect(refusal(() => engine.closeDispute(dispute.id, 'lost'))).toBe('dispute_closed');
    expect(engine.refund({ paymentId }).amountCents).toBe(2999);
  });

  it('are not for a payment that failed', () => {
    const { engine, open, record } = stage();
    engine.paySession(open().id, DECLINED);
    const paymentId = record().payments[0]?.id ?? '';
    expect(refusal(() => engine.refund({ paymentId }))).toBe('payment_not_paid');
    expect(refusal(() => engine.openDispute(paymentId))).toBe('payment_not_paid');
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

describe('a call with an idempotency key', () => {
  it('is done once, and answers the same, also a refusal', () => {
    const { engine, customerId } = stage();
    const create = () => engine.createPortalSession(customerId, 'https://shop.example/').id;
    const first = engine.once('key', 'portal', create);
    expect(engine.once('key', 'portal', create)).toBe(first);
    expect(refusal(() => engine.once('key', 'another', create))).toBe('idempotency_key_reused');
    const refused = () => engine.refund({ paymentId: 'none' });
    expect(refusal(() => engine.once('bad', 'refund', refused))).toBe('not_found');
    expect(refusal(() => engine.once('bad', 'refund', () => undefined))).toBe('not_found');
    engine.advanceTo(engine.now + DAY_MS);
    expect(engine.once('key', 'portal', create)).not.toBe(first);
  });
});

describe('the engine', () => {
  it('gives the same state for the same calls, and goes on from a kept one', () => {
    const play = () => {
      const { engine, subscribe, pass } = stage();
      subscribe();
      pass(15);
      return engine;
    };
    const [one, two] = [play(), play()];
    expect(two.state).toEqual(one.state);
    const kept = JSON.parse(JSON.stringify(one.state));
    const later = new PaymentEngine({ state: kept });
    for (const engine of [later, two]) engine.advanceTo(START + 40 * DAY_MS);
    expect(later.state).toEqual(two.state);
  });

  it('never moves its clock back', () => {
    const { engine } = stage();
    engine.advanceTo(START - 1);
    expect(engine.now).toBe(START);
  });

  it('hands out copies', () => {
    const { engine, open } = stage();
    const session = open();
    session.amountCents = 1;
    expect(engine.session(session.id).amountCents).toBe(1999);
    expect(() => engine.session('__proto__')).toThrow('No checkout session has the id __proto__.');
  });

  it('knows its test cards by valid numbers, and its catalog by key', () => {
    const luhn = (number: string) =>
      [...number].reverse().reduce((sum, digit, index) => {
        const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
        return sum + (doubled > 9 ? doubled - 9 : doubled);
      }, 0) % 10;
    expect(TEST_CARDS.map(({ number }) => luhn(number))).toEqual([0, 0, 0, 0, 0]);
    expect(
      stage()
        .engine.prices()
        .map(({ lookupKey }) => lookupKey),
    ).toEqual(CATALOG.map(({ lookupKey }) => lookupKey));
  });
});
