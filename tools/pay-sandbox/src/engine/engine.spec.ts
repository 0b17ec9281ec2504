import { describe, expect, it } from '@jest/globals';
import { TEST_CARDS } from './cards.js';
import {
  CATALOG,
  DECLINED,
  GOOD,
  PAPER,
  QUARTERLY,
  refusal,
  START,
  stage,
  WEEKLY,
} from './engine.fixture.js';
import { PaymentEngine } from './engine.js';
import { DAY_MS } from './state.js';

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
    expect(TEST_CARDS.map(({ number }) => luhn(number))).toEqual(TEST_CARDS.map(() => 0));
    expect(
      stage()
        .engine.prices()
        .map(({ lookupKey }) => lookupKey),
    ).toEqual(CATALOG.map(({ lookupKey }) => lookupKey));
  });
});

describe('a customer’s credit', () => {
  it('is what a cheaper plan left, pays what comes next, and can be taken away', () => {
    const { engine, customerId, subscribe, record, pass } = stage();
    const id = subscribe(GOOD, QUARTERLY);
    engine.changePlan(id, { price: WEEKLY });
    expect(record().customer.creditCents).toBe(12_000);
    expect(refusal(() => engine.voidCredit(customerId, 12_001))).toBe('amount_too_large');
    engine.voidCredit(customerId, 11_000);
    pass(8);
    expect(record().invoices.at(-1)).toMatchObject({ creditUsedCents: 1000, dueCents: 999 });
    expect(record().customer).toMatchObject({ creditCents: 0, voidedCents: 11_000 });
  });
});
