import { describe, expect, it } from '@jest/globals';
import { byPeriod, type FlowingPayment, moneyFlow, returnsOf } from './money-flow.js';

const day = (days: number) => new Date(Date.UTC(2026, 5, 1 + days));

function payment(
  id: string,
  [start, end]: [number, number],
  changes: Partial<FlowingPayment> = {},
): FlowingPayment {
  return {
    id,
    orderId: null,
    subscriptionId: 'sub_1',
    period: { start: day(start), end: day(end) },
    paidAt: day(start),
    paidCents: 1000,
    balanceUsedCents: 0,
    balanceFilledCents: 0,
    ...changes,
  };
}

const back = (paymentId: string, cents: number, at: number) => ({ paymentId, cents, at: day(at) });

/** Ids of the payments behind each, and what is left on the balance. */
function flow(payments: FlowingPayment[], ...returns: ReturnType<typeof back>[]) {
  const { backers, credits, goneCents } = moneyFlow(payments, returns);
  return {
    backers: Object.fromEntries([...backers].map(([id, behind]) => [id, [...behind].join(' ')])),
    credits: credits.map(({ paymentId, cents }) => `${paymentId} ${cents}`),
    goneCents,
  };
}

describe('what went back', () => {
  it('is what did not fail, and all that a bank holds', () => {
    const usd = (cents: number) => ({ cents, currency: 'usd' as const });
    const at = day(3);
    const refund = (status: string, cents: number) => ({
      paymentId: `p ${status}`,
      amount: usd(cents),
      status,
      at,
    });
    const dispute = (status: string) => ({ paymentId: `p ${status}`, status, at });
    expect(
      returnsOf(
        [refund('pending', 1), refund('succeeded', 2), refund('failed', 3)],
        ['open', 'lost', 'won', 'inquiry'].map(dispute),
      ),
    ).toEqual([
      { paymentId: 'p pending', cents: 1, at },
      { paymentId: 'p succeeded', cents: 2, at },
      { paymentId: 'p open', cents: Number.POSITIVE_INFINITY, at },
      { paymentId: 'p lost', cents: Number.POSITIVE_INFINITY, at },
    ]);
  });
});

describe('the order of payments', () => {
  it('is that of their periods, then as they were paid, then the checkout’s first', () => {
    const expected = [
      payment('first', [0, 7], { paidAt: day(1), orderId: 'order-1' }),
      payment('short', [0, 7], { paidAt: day(1) }),
      payment('long', [0, 30], { paidAt: day(1) }),
      payment('paid later', [0, 5], { paidAt: day(2), orderId: 'order-2' }),
      payment('next', [1, 2], { paidAt: day(0) }),
    ];
    const withPeriods = expected as (FlowingPayment & { period: { start: Date; end: Date } })[];
    expect(withPeriods.toReversed().toSorted(byPeriod)).toEqual(expected);
  });
});

describe('the money behind a period', () => {
  it('is its own, and of a change of plan what the former one handed on', () => {
    const payments = [
      payment('week', [0, 7]),
      payment('month', [3, 33]),
      payment('next month', [33, 63]),
      payment('other', [4, 11], { subscriptionId: 'sub_2' }),
      payment('free', [63, 93], { paidCents: 0 }),
      payment('product', [0, 0], { period: null }),
    ];
    // Given in another order, the result is the same.
    expect(flow(payments.toReversed()).backers).toEqual({
      week: 'week',
      month: 'week month',
      'next month': 'next month',
      other: 'other',
      free: '',
    });
  });

  it('is of a period that the balance paid the oldest credit first', () => {
    const payments = [
      payment('a', [0, 90], { paidCents: 5000 }),
      payment('b', [10, 17], { paidCents: 0, balanceFilledCents: 3000 }),
      payment('c', [17, 24], { paidCents: 0, balanceUsedCents: 1000 }),
      payment('d', [24, 114], { paidCents: 9000 }),
      payment('e', [30, 37], { paidCents: 0, balanceFilledCents: 8000 }),
      payment('f', [37, 44], { paidCents: 500, balanceUsedCents: 2500 }),
    ];
    expect(flow(payments)).toEqual({
      backers: { a: 'a', b: 'a', c: 'a', d: 'd', e: 'd', f: 'a d f' },
      credits: ['d 7500'],
      goneCents: 0,
    });
  });

  it('fills the balance from the newest of the payments that a change hands on', () => {
    const payments = [
      payment('week', [0, 7], { paidCents: 1000 }),
      payment('quarter', [2, 92], { paidCents: 4000 }),
      payment('back', [3, 10], { paidCents: 0, balanceFilledCents: 4500 }),
    ];
    expect(flow(payments).credits).toEqual(['quarter 4000', 'week 500']);
    const less = [...payments.slice(0, 2), payment('back', [3, 10], { balanceFilledCents: 4000 })];
    expect(flow(less).credits).toEqual(['quarter 4000']);
  });
});

describe('a credit', () => {
  const [a, b] = [
    payment('a', [0, 90], { paidCents: 5000 }),
    payment('b', [10, 17], { paidCents: 0, balanceFilledCents: 3000 }),
  ];
  const c = payment('c', [17, 24], { paidCents: 0, balanceUsedCents: 1000 });

  it('goes with the money that it was made of, as far as that is less than it', () => {
    expect(flow([a, b], back('a', 2000, 12))).toMatchObject({ credits: ['a 3000'], goneCents: 0 });
    expect(flow([a, b], back('a', 2500, 12))).toMatchObject({
      credits: ['a 2500'],
      goneCents: 500,
    });
    expect(flow([a, b], back('a', 2000, 12), back('a', 1000, 13))).toMatchObject({
      credits: ['a 2000'],
      goneCents: 1000,
    });
    expect(flow([a, b], back('a', Number.POSITIVE_INFINITY, 12))).toMatchObject({
      credits: [],
      goneCents: 3000,
    });
    expect(flow([a, b], back('another', 5000, 12))).toMatchObject({ goneCents: 0 });
  });

  it('that went before a period was paid is not there for it, and one that goes later was', () => {
    expect(flow([a, b, c], back('a', 5000, 17))).toEqual({
      backers: { a: 'a', b: 'a', c: '' },
      credits: [],
      goneCents: 3000,
    });
    expect(flow([a, b, c], back('a', 5000, 18))).toEqual({
      backers: { a: 'a', b: 'a', c: 'a' },
      credits: [],
      goneCents: 2000,
    });
  });

  it('of one payment goes, while that of another stays', () => {
    const payments = [
      a,
      b,
      payment('d', [17, 107], { paidCents: 9000 }),
      payment('e', [20, 27], { paidCents: 0, balanceFilledCents: 8000 }),
    ];
    expect(flow(payments, back('a', 4000, 30))).toMatchObject({
      credits: ['a 1000', 'd 8000'],
      goneCents: 2000,
    });
  });

  it('of two that one payment made leaves the older one first', () => {
    const payments = [
      payment('a', [0, 90], { paidCents: 5000 }),
      payment('b', [10, 40], { paidCents: 0, balanceFilledCents: 3000 }),
      payment('c', [12, 19], { paidCents: 0, balanceFilledCents: 1000 }),
      payment('d', [19, 26], { paidCents: 0, balanceUsedCents: 500 }),
    ];
    expect(flow(payments, back('a', 2000, 15)).credits).toEqual(['a 2500']);
    expect(flow(payments, back('a', 2000, 15)).goneCents).toBe(1000);
  });
});
