import { describe, expect, it } from '@jest/globals';
import {
  CHALLENGED,
  DECLINED,
  GOOD,
  LATER,
  PAPER,
  QUARTERLY,
  refusal,
  START,
  stage,
  WEEKLY,
} from './engine.fixture.js';
import { DAY_MS } from './state.js';

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
