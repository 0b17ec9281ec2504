import { describe, expect, it } from '@jest/globals';
import { DAY_MS } from '@prepward/contracts/durations';
import { back, day, ledger, payment, running, START, usd } from '../test/ledger-facts.js';
import { cutOf, entitlement, type StudentLedger } from './entitlement.js';

/** Each period's start and end of access, in days from the start, and what ended it. */
function ends(given: StudentLedger) {
  const days = (date: Date | null) =>
    date === null ? null : (date.getTime() - START.getTime()) / DAY_MS;
  return entitlement(given).map(({ startsAt, endsAt, cutBy }) => [
    days(startsAt),
    days(endsAt),
    cutBy,
  ]);
}

const claim = (paymentId: string, at: number, status: 'open' | 'lost' | 'won' = 'open') => ({
  gatewayId: `dp_${at}`,
  paymentId,
  amount: usd(1999),
  status,
  happenedAt: day(at),
});

const failure = (subscriptionId: string, from: number) => ({
  gatewayId: `in_${subscriptionId}_${from}`,
  subscriptionId,
  period: { start: day(from), end: day(from + 7) },
  failedAt: day(from),
});

describe('a period', () => {
  it('of a payment says what it is of and what is paid next', () => {
    expect(entitlement(ledger())).toEqual([
      {
        source: 'payment',
        sourceId: 'sub_1',
        plan: 'weekly',
        startsAt: day(0),
        paidUntil: day(7),
        endsAt: day(14),
        renews: true,
        next: usd(1999),
        failedAt: null,
        cutBy: null,
      },
    ]);
  });

  it('that is over renews no more', () => {
    const payments = [payment(0, 7), payment(10, 40, { item: 'monthly' })];
    const [first, last] = entitlement(ledger({ payments }));
    expect(first).toMatchObject({ plan: 'weekly', endsAt: day(7), renews: false, next: null });
    expect(last).toMatchObject({ plan: 'monthly', renews: true });
    const canceled = running({ cancelAtPeriodEnd: true, next: null });
    expect(entitlement(ledger({ subscriptions: [canceled] }))).toMatchObject([
      { renews: false, next: null },
    ]);
    const ended = running({ status: 'ended', endedAt: day(3) });
    expect(entitlement(ledger({ subscriptions: [ended] }))).toMatchObject([
      { renews: false, next: null, endsAt: day(7) },
    ]);
  });

  it('is joined with one of the same plan that follows it without a gap', () => {
    const spans = (...payments: StudentLedger['payments']) => ends(ledger({ payments }));
    expect(spans(payment(0, 7), payment(8, 15))).toEqual([
      [0, 7, null],
      [8, 22, null],
    ]);
    expect(spans(payment(0, 7), payment(7, 37, { item: 'monthly' }))).toEqual([
      [0, 7, null],
      [7, 44, null],
    ]);
    // Changed in the same second it was bought: nothing of the first was used.
    expect(spans(payment(0, 90, { item: 'quarterly', paidAt: day(-1) }), payment(0, 7))).toEqual([
      [0, 14, null],
    ]);
  });

  it.each([
    ['canceled, and ended later', { cancelAtPeriodEnd: true, endedAt: day(9) }, 7],
    ['ended before its period', { endedAt: day(3) }, 7],
    ['ended, one does not know when', { endedAt: null }, 7],
  ])('of a subscription that was %s ends with what is paid', (_, changes, end) => {
    const state = running({ status: 'ended', ...changes });
    expect(ends(ledger({ subscriptions: [state] }))).toEqual([[0, end, null]]);
  });

  it.each([
    ['whose renewal is awaited', { status: 'past-due' as const }, 14, true],
    ['that was never paid', { status: 'incomplete' as const }, 7, false],
    ['that has an end already', { endedAt: day(9) }, 9, false],
  ])('of a subscription %s renews or not', (_, changes, end, renews) => {
    const [period] = entitlement(ledger({ subscriptions: [running(changes)] }));
    expect(period).toMatchObject({ endsAt: day(end), renews, next: renews ? usd(1999) : null });
  });

  it('comes of plans that are ours and of paid time, and of nothing else', () => {
    const payments = [
      payment(0, 7),
      payment(7, 14, { item: null, gatewayId: 'in_sub_1_7' }),
      payment(14, 21, { item: 'test-bank-math' }),
      payment(21, 28, { period: null }),
    ];
    const given = ledger({ payments, failures: [failure('sub_1', 7)] });
    expect(ends(given)).toEqual([[0, 14, null]]);
    // The renewal that failed is this payment: it's paid by now.
    expect(entitlement(given)).toMatchObject([{ failedAt: null }]);
  });

  it('of each subscription goes by its own payments, state and failures', () => {
    const given = ledger({
      payments: [payment(0, 7, { subscriptionId: 'sub_2' }), payment(0, 30, { item: 'monthly' })],
      subscriptions: [
        running({ subscriptionId: 'sub_2', cancelAtPeriodEnd: true, next: null }),
        running({ plan: 'monthly' }),
      ],
      failures: [failure('sub_2', 30), failure('sub_1', 7), failure('sub_1', 29)],
    });
    expect(entitlement(given)).toMatchObject([
      { sourceId: 'sub_1', endsAt: day(37), renews: true, failedAt: null },
      { sourceId: 'sub_2', endsAt: day(7), renews: false },
    ]);
    const failing = { ...given, failures: [failure('sub_1', 30)] };
    expect(entitlement(failing)).toMatchObject([{ failedAt: day(30) }, { failedAt: null }]);
  });

  it('comes before one that begins later, of whatever source', () => {
    const grant = { id: 'a', plan: 'weekly' as const, endsAt: day(20), revokes: null };
    const grants = [
      { ...grant, startsAt: day(3) },
      { ...grant, id: 'b', startsAt: day(-3) },
    ];
    const payments = [payment(0, 7), payment(3, 10, { subscriptionId: 'sub_0' })];
    const periods = entitlement(ledger({ payments, grants }));
    expect(periods.map(({ sourceId, source }) => `${source} ${sourceId}`)).toEqual([
      'grant b',
      'payment sub_1',
      'grant a',
      'payment sub_0',
    ]);
  });
});

describe('money that went back', () => {
  it('ends its own period, at the moment of the last part', () => {
    const payments = [payment(0, 7), payment(10, 17)];
    const cut = (...refunds: StudentLedger['refunds']) => ends(ledger({ payments, refunds }));
    const others = [back('payment-10', 5, 16), back('payment-0', 5, 6, 'failed')];
    expect(cut(back('payment-0', 1000, 2), back('payment-0', 999, 4), ...others)).toEqual([
      [0, 4, 'refund'],
      [10, 24, null],
    ]);
    expect(cut(back('payment-0', 1994, 2), ...others)).toEqual([
      [0, 7, null],
      [10, 24, null],
    ]);
  });

  it('ends a period with what came first, a refund or the bank', () => {
    const cut = (refund: number, dispute: number) =>
      ends(
        ledger({
          refunds: [back('payment-0', 1999, refund)],
          disputes: [claim('payment-0', dispute), claim('payment-0', 1, 'won')],
        }),
      );
    expect(cut(3, 4)).toEqual([[0, 3, 'refund']]);
    expect(cut(4, 3)).toEqual([[0, 3, 'dispute']]);
    expect(ends(ledger({ disputes: [claim('payment-7', 3)] }))).toEqual([[0, 14, null]]);
  });

  it('ends a period with the first of the payments behind it', () => {
    const payments = [payment(0, 7), payment(2, 32, { item: 'monthly' })];
    const cut = (first: number, second: number) =>
      ends(
        ledger({
          payments,
          refunds: [back('payment-0', 1999, first), back('payment-2', 1999, second)],
        }),
      )[1];
    expect(cut(5, 9)).toEqual([2, 5, 'refund']);
    expect(cut(9, 5)).toEqual([2, 5, 'refund']);
  });

  it('before a period began leaves none of it, and after it was over no grace', () => {
    const early = ledger({
      payments: [payment(2, 9, { paidAt: day(0) })],
      refunds: [back('payment-2', 1999, 1)],
    });
    expect(ends(early)).toEqual([[2, 2, 'refund']]);
    expect(ends(ledger({ refunds: [back('payment-0', 1999, 7)] }))).toEqual([[0, 7, null]]);
    const late = ledger({ refunds: [back('payment-0', 1999, 10)] });
    expect(ends(late)).toEqual([[0, 7, null]]);
    expect(entitlement(late)).toMatchObject([{ renews: false }]);
  });

  it('of a bank ends what the balance paid with it', () => {
    const given = ledger({
      payments: [
        payment(0, 90, { item: 'quarterly', amount: usd(13_999) }),
        payment(10, 17, { amount: usd(0), balanceFilledCents: 10_444 }),
        payment(17, 24, { amount: usd(0), balanceUsedCents: 1999 }),
      ],
      disputes: [claim('payment-0', 12)],
    });
    // A payment from a balance that went back, too, has none of that money behind it.
    expect(ends(given)).toEqual([
      [0, 10, null],
      [10, 12, 'dispute'],
      [17, 31, null],
    ]);
  });

  it('is nothing of what cost nothing', () => {
    expect(cutOf(payment(0, 7, { amount: usd(0) }), ledger())).toBeNull();
    const refunds = [back('payment-0', 0, 3)];
    expect(cutOf(payment(0, 7, { amount: usd(0) }), ledger({ refunds }))).toBeNull();
  });
});

describe('a grant', () => {
  const grant = {
    id: 'g1',
    plan: 'weekly' as const,
    startsAt: day(0),
    endsAt: day(7) as Date | null,
    revokes: null as string | null,
  };
  const revoked = (at: number, revokes = 'g1') => ({
    ...grant,
    id: 'g2',
    startsAt: day(at),
    endsAt: null,
    revokes,
  });

  it('is its time, which does not renew', () => {
    expect(entitlement(ledger({ payments: [], grants: [grant] }))).toEqual([
      {
        source: 'grant',
        sourceId: 'g1',
        plan: 'weekly',
        startsAt: day(0),
        paidUntil: day(7),
        endsAt: day(7),
        renews: false,
        next: null,
        failedAt: null,
        cutBy: null,
      },
    ]);
  });

  it('ends with its time or where it is taken back, what comes first', () => {
    const spans = (...grants: StudentLedger['grants']) => ends(ledger({ payments: [], grants }));
    expect(spans(grant, revoked(5))).toEqual([[0, 5, null]]);
    expect(spans(grant, revoked(9))).toEqual([[0, 7, null]]);
    expect(spans(grant, revoked(5, 'g0'))).toEqual([[0, 7, null]]);
    expect(spans(grant, revoked(0))).toEqual([]);
  });
});
