import { describe, expect, it } from '@jest/globals';
import { DAY_MS } from '@prepward/contracts/durations';
import { back, day, ledger, payment, running, START, usd } from '../test/ledger-facts.js';
import {
  entitlement,
  refundedCents,
  type StudentLedger,
  type SubscriptionFact,
} from './entitlement.js';

/** Each period's start, end of what is paid, and end of access, in days from the start. */
function spans(given: StudentLedger) {
  const days = (date: Date | null) =>
    date === null ? null : (date.getTime() - START.getTime()) / DAY_MS;
  return entitlement(given).map(({ startsAt, paidUntil, endsAt }) => [
    days(startsAt),
    days(paidUntil),
    days(endsAt),
  ]);
}

describe('entitlement', () => {
  it('is nothing without money or a grant', () => {
    expect(spans(ledger({ payments: [] }))).toEqual([]);
  });

  it('is the paid time, and seven days more while a renewal is awaited', () => {
    expect(spans(ledger())).toEqual([[0, 7, 14]]);
  });

  it('joins renewals, in whatever order they are told', () => {
    const payments = [payment(7, 14), payment(0, 7), payment(14, 21)];
    expect(spans(ledger({ payments }))).toEqual([[0, 21, 28]]);
  });

  it.each<[string, SubscriptionFact, number]>([
    ['canceled', running({ cancelAtPeriodEnd: true, next: null }), 7],
    ['ended with its period', running({ status: 'ended', endedAt: day(7) }), 7],
    ['given up within the grace', running({ status: 'ended', endedAt: day(9) }), 9],
    ['given up after the grace', running({ status: 'ended', endedAt: day(20) }), 14],
    ['not begun', running({ status: 'incomplete' }), 7],
    ['unpaid', running({ status: 'past-due' }), 14],
  ])('of a subscription that is %s ends then', (_, state, end) => {
    expect(spans(ledger({ subscriptions: [state] }))).toEqual([[0, 7, end]]);
  });

  it('of a changed plan begins with the change, also where the old period was longer', () => {
    const payments = [
      payment(0, 90, { item: 'quarterly', amount: usd(13_999) }),
      payment(10, 17, { amount: usd(0) }),
    ];
    expect(spans(ledger({ payments }))).toEqual([
      [0, 10, 10],
      [10, 17, 24],
    ]);
  });

  it('ends with a whole refund, and not with a part of one or one that failed', () => {
    const refunds = (...all: ReturnType<typeof back>[]) => spans(ledger({ refunds: all }));
    expect(refunds(back('payment-0', 1999, 3))).toEqual([[0, 3, 3]]);
    expect(refunds(back('payment-0', 1999, 3, 'pending'))).toEqual([[0, 3, 3]]);
    expect(refunds(back('payment-0', 1998, 3))).toEqual([[0, 7, 14]]);
    expect(refunds(back('payment-0', 1999, 3, 'failed'))).toEqual([[0, 7, 14]]);
    expect(refunds(back('payment-0', 1000, 2), back('payment-0', 999, 4))).toEqual([[0, 4, 4]]);
  });

  it('that was paid from the balance ends with the payment that filled it', () => {
    const quarter = payment(0, 90, { item: 'quarterly', amount: usd(13_999) });
    const week = payment(10, 17, { amount: usd(0), balanceFilledCents: 10_444 });
    const refunds = [back('payment-0', 13_999, 12)];
    expect(spans(ledger({ payments: [quarter, week], refunds }))).toEqual([
      [0, 10, 10],
      [10, 12, 12],
    ]);
  });

  it('of a plan that was upgraded ends with either payment for it', () => {
    const payments = [
      payment(0, 7),
      payment(2, 32, { item: 'monthly', amount: usd(3571) }),
      payment(32, 62, { item: 'monthly', amount: usd(4999) }),
    ];
    for (const [paymentId, cents] of [
      ['payment-0', 1999],
      ['payment-2', 3571],
    ] as const) {
      expect(spans(ledger({ payments, refunds: [back(paymentId, cents, 5)] }))).toEqual([
        [0, 2, 2],
        [2, 5, 5],
        [32, 62, 69],
      ]);
    }
    // What was used up before stays used.
    expect(spans(ledger({ payments, refunds: [back('payment-0', 1999, 40)] }))).toEqual([
      [0, 2, 2],
      [2, 62, 69],
    ]);
  });

  it('that a credit paid in part ends with the payment that left the credit', () => {
    const payments = [
      payment(0, 30, { item: 'monthly', amount: usd(4999) }),
      payment(1, 8, { amount: usd(0), balanceFilledCents: 2833 }),
      payment(8, 15, { amount: usd(0), balanceUsedCents: 1999 }),
      payment(15, 22, { amount: usd(1165), balanceUsedCents: 834 }),
      payment(22, 29),
    ];
    expect(spans(ledger({ payments, refunds: [back('payment-0', 4999, 16)] }))).toEqual([
      [0, 1, 1],
      [1, 16, 16],
      [22, 29, 36],
    ]);
  });

  it('of a payment that was paid back in the same second is over', () => {
    expect(spans(ledger({ refunds: [back('payment-0', 1999, 0)] }))).toEqual([[0, 0, 0]]);
  });

  it.each([
    ['open', [[0, 2, 2]]],
    ['lost', [[0, 2, 2]]],
    ['won', [[0, 7, 14]]],
    ['inquiry', [[0, 7, 14]]],
  ] as const)('under a dispute that is %s', (status, expected) => {
    const disputes = [
      {
        gatewayId: 'dp_1',
        paymentId: 'payment-0',
        amount: usd(1999),
        status,
        happenedAt: day(2),
      },
    ];
    expect(spans(ledger({ disputes }))).toEqual(expected);
  });

  it('tells a renewal that failed, until it is paid', () => {
    const failure = {
      gatewayId: 'in_7',
      subscriptionId: 'sub_1',
      period: { start: day(7), end: day(14) },
      failedAt: day(7),
    };
    const [unpaid] = entitlement(ledger({ failures: [failure] }));
    expect(unpaid?.failedAt).toEqual(day(7));
    const payments = [payment(0, 7), payment(7, 14)];
    const [paid] = entitlement(ledger({ failures: [failure], payments }));
    expect(paid?.failedAt).toBeNull();
  });

  it('of products, and of prices that are not ours, is no access', () => {
    const product = payment(0, 7, { subscriptionId: null, item: 'test-bank-math', period: null });
    expect(spans(ledger({ payments: [product] }))).toEqual([]);
    expect(spans(ledger({ payments: [payment(0, 7, { item: null })] }))).toEqual([]);
  });

  it('of a grant is its time, until it is taken back', () => {
    const grant = {
      id: 'g1',
      plan: 'lifetime' as const,
      startsAt: day(0),
      endsAt: null,
      revokes: null,
    };
    expect(spans(ledger({ payments: [], grants: [grant] }))).toEqual([[0, null, null]]);
    const revoked = { ...grant, id: 'g2', startsAt: day(5), revokes: 'g1' };
    expect(spans(ledger({ payments: [], grants: [grant, revoked] }))).toEqual([[0, 5, 5]]);
  });
});

describe('what was paid back', () => {
  it('counts what is on its way, and not what failed', () => {
    const refunds = [
      back('payment-0', 100, 1),
      back('payment-0', 200, 2, 'pending'),
      back('payment-0', 400, 3, 'failed'),
      back('payment-7', 800, 4),
    ];
    expect(refundedCents({ id: 'payment-0' }, refunds)).toBe(300);
  });
});
