import { describe, expect, it } from '@jest/globals';
import { onSaleOf, planOf, productOf } from '@prepward/contracts/plans';
import { settlements, settlementsOfErased } from './settle.js';
import {
  type CustomerTruth,
  type GatewayDispute,
  type GatewayPayment,
  type GatewayRefund,
  type GatewaySubscription,
  truthOfStudent,
} from './truth.js';

const day = (days: number) => new Date(Date.UTC(2026, 5, 1 + days));
const usd = (cents: number) => ({ cents, currency: 'usd' as const });

function plan(id: string, from: number, changes: Partial<GatewaySubscription> = {}) {
  return {
    id,
    orderId: `order of ${id}`,
    plan: 'weekly' as const,
    status: 'active' as const,
    startedAt: day(from),
    periodEnd: day(from + 7),
    cancelAtPeriodEnd: false,
    endedAt: null,
    next: usd(1999),
    ...changes,
  };
}

function paid(id: string, item: string, at: number, changes: Partial<GatewayPayment> = {}) {
  const { lookupKey, priceCents } = planOf(item) ?? productOf(item) ?? {};
  return {
    id,
    orderId: `order of ${id}`,
    subscriptionId: null,
    lookupKey: lookupKey ?? null,
    paid: usd(priceCents ?? 1999),
    taxCents: 0,
    balanceUsedCents: 0,
    balanceFilledCents: 0,
    paidAt: day(at),
    period: null,
    ...changes,
  };
}
const week = (id: string, from: number, changes: Partial<GatewayPayment> = {}) =>
  paid(id, 'weekly', from, {
    subscriptionId: 'sub',
    period: { start: day(from), end: day(from + 7) },
    ...changes,
  });
const back = (paymentId: string, cents: number, at: number, changes = {}): GatewayRefund => ({
  id: `re ${paymentId} ${at}`,
  paymentId,
  amount: usd(cents),
  status: 'succeeded',
  createdAt: day(at),
  ...changes,
});
const claim = (paymentId: string, status: GatewayDispute['status'], at = 5): GatewayDispute => ({
  id: `dp ${paymentId}`,
  paymentId,
  amount: usd(1),
  status,
  reason: 'fraudulent',
  createdAt: day(at),
});

function truth(changes: Partial<CustomerTruth> = {}) {
  const none = { sessions: [], failures: [], subscriptions: [], payments: [] };
  const customer = { id: 'cus', state: 'active' as const, balanceCents: 0 };
  const whole = { customer, ...none, refunds: [], disputes: [], ...changes };
  return truthOfStudent([whole]);
}

/** What is done, to whom. */
function open(changes: Partial<CustomerTruth>): string[] {
  return settlements(truth(changes)).map((each) =>
    each.kind === 'cancel'
      ? `cancel ${each.subscriptionId}, ${each.why}`
      : each.kind === 'refund'
        ? `refund ${each.paymentId}, ${each.why}`
        : `void ${each.cents} of ${each.balanceCents}`,
  );
}

describe('several subscriptions', () => {
  it('are one: the first stays, whether it is paid or not, and others are paid back', () => {
    const payments = [
      week('in of late', 2, { subscriptionId: 'late' }),
      week('in of early', 1, { subscriptionId: 'early' }),
      week('free of late', 3, { subscriptionId: 'late', paid: usd(0) }),
    ];
    const [late, early] = [plan('late', 2), plan('early', 1, { status: 'past-due' })];
    const ended = ['refund in of late, duplicate', 'cancel late, duplicate'];
    expect(open({ subscriptions: [late, early], payments })).toEqual(ended);
    expect(open({ subscriptions: [early, late], payments })).toEqual(ended);
    expect(open({ subscriptions: [late, { ...early, plan: null }], payments })).toEqual([]);
    expect(open({ subscriptions: [late, { ...early, status: 'ended' }], payments })).toEqual([]);
    expect(open({ subscriptions: [late, { ...early, status: 'incomplete' }], payments })).toEqual(
      [],
    );
    const unpaid = { ...late, status: 'past-due' as const };
    expect(open({ subscriptions: [unpaid, early], payments })).toEqual(ended);
  });

  it('of one second are told apart by their names', () => {
    const subscriptions = [plan('sub b', 1), plan('sub a', 1)];
    expect(open({ subscriptions })).toEqual(['cancel sub b, duplicate']);
    expect(open({ subscriptions: subscriptions.toReversed() })).toEqual([
      'cancel sub b, duplicate',
    ]);
  });
});

describe('a product that was paid twice', () => {
  const [first, second] = [paid('pi 1', 'test-bank-math', 1), paid('pi 2', 'test-bank-math', 2)];
  const again = ['refund pi 2, duplicate'];

  it('is paid back once, the later one', () => {
    expect(open({ payments: [second, first] })).toEqual(again);
    expect(open({ payments: [first, second] })).toEqual(again);
    const same = { ...second, paidAt: first.paidAt };
    expect(open({ payments: [same, first] })).toEqual(again);
    expect(open({ payments: [first, same] })).toEqual(again);
    expect(open({ payments: [first, paid('pi 3', 'test-bank-reading', 2)] })).toEqual([]);
    // For prices that aren't ours, no one knows what they're for.
    const strange = [1, 2].map((n) => ({ ...first, id: `pi ${n}`, lookupKey: 'other shop' }));
    expect(open({ payments: strange })).toEqual([]);
    expect(open({ payments: strange.map((each) => ({ ...each, lookupKey: null })) })).toEqual([]);
    expect(onSaleOf('other shop')).toBeUndefined();
  });

  it('is paid back where the first one cost nothing', () => {
    expect(open({ payments: [{ ...first, paid: usd(0) }, second] })).toEqual(again);
  });

  it('is paid once where one of them went back whole, and did not fail to', () => {
    const payments = [first, second];
    const refunds = (...all: GatewayRefund[]) => open({ payments, refunds: all });
    expect(refunds(back('pi 1', 2999, 3))).toEqual([]);
    expect(refunds(back('pi 1', 2999, 3, { status: 'pending' }))).toEqual([]);
    expect(refunds(back('pi 1', 2999, 3, { status: 'failed' }))).toEqual(again);
    expect(refunds(back('pi 1', 2998, 3))).toEqual(again);
    expect(refunds(back('pi 1', 2000, 3), back('pi 1', 999, 4))).toEqual([]);
    expect(refunds(back('pi 3', 2999, 3))).toEqual(again);
  });

  it.each([
    ['open', []],
    ['lost', []],
    ['won', again],
    ['inquiry', again],
  ] as const)('is paid %s by a bank or not', (status, expected) => {
    const payments = [first, second];
    expect(open({ payments, disputes: [claim('pi 1', status)] })).toEqual(expected);
    expect(open({ payments, disputes: [claim('pi 3', status)] })).toEqual(again);
  });
});

describe('a debit that comes after its subscription was ended', () => {
  const ended = plan('sub', 0, { status: 'ended', endedAt: day(2) });
  const other = plan('other', 1);

  it('goes back where another one runs since before it', () => {
    const debit = (changes: Partial<GatewayPayment> = {}, others = [other]) =>
      open({ subscriptions: [other, ended, ...others], payments: [week('in', 3, changes)] });
    const goes = ['refund in, duplicate'];
    expect(open({ subscriptions: [other, ended], payments: [week('in', 3)] })).toEqual(goes);
    const alone = open({ subscriptions: [ended], payments: [week('in', 3)] });
    expect(alone).toEqual([]);
    expect(debit({ orderId: null }, [])).toEqual([]);
    // Paid in the second in which it was ended, or before.
    expect(debit({ paidAt: day(2) }, [])).toEqual([]);
    const later = { ...other, startedAt: day(3) };
    expect(open({ subscriptions: [later, ended], payments: [week('in', 3)] })).toEqual([]);
    const running = { ...ended, status: 'active' as const, endedAt: null };
    const own = open({ subscriptions: [running], payments: [week('in', 3)] });
    expect(own).toEqual([]);
  });
});

describe('money behind a period that went back', () => {
  const month = (changes: Partial<GatewayPayment> = {}) =>
    paid('in month', 'monthly', 2, {
      subscriptionId: 'sub',
      orderId: null,
      period: { start: day(2), end: day(32) },
      ...changes,
    });
  const subscriptions = [plan('sub', 0)];

  it('ends its own subscription, and takes what was added with it', () => {
    const payments = [month(), week('in week', 0)];
    const other = week('in other', 40, { subscriptionId: 'other' });
    const end = 'cancel sub, paid-back';
    expect(open({ subscriptions, payments, refunds: [back('in week', 1999, 3)] })).toEqual([
      end,
      'refund in month, paid-back',
    ]);
    // A payment for no period, such as a fee, isn't one of the periods.
    const fee = week('in fee', 1, { period: null });
    const refunds = [back('in week', 1999, 3)];
    expect(open({ subscriptions, payments: [fee, ...payments], refunds })).toEqual([
      end,
      'refund in month, paid-back',
    ]);
    // Only the last one: what came before it is used up.
    expect(open({ subscriptions, payments, refunds: [back('in month', 4999, 3)] })).toEqual([end]);
    const others = [back('in other', 1999, 41)];
    expect(open({ subscriptions, payments: [...payments, other], refunds: others })).toEqual([]);
  });

  it('takes nothing of a period that was over when the last part went back', () => {
    const payments = [week('in week', 0), month()];
    const parts = (last: number) =>
      open({
        subscriptions,
        payments,
        refunds: [back('in week', 1000, 3), back('in week', 999, last)],
      });
    expect(parts(31)).toContain('refund in month, paid-back');
    expect(parts(32)).not.toContain('refund in month, paid-back');
    // A change of plan ends a period early.
    const quarter = paid('in quarter', 'quarterly', 5, {
      subscriptionId: 'sub',
      orderId: null,
      period: { start: day(5), end: day(95) },
    });
    const three = [...payments, quarter];
    const refunds = [back('in week', 1999, 6)];
    expect(open({ subscriptions, payments: three, refunds })).toEqual([
      'cancel sub, paid-back',
      'refund in quarter, paid-back',
    ]);
  });

  it('takes the credit that was made of it, of a customer who is there', () => {
    const quarter = paid('in quarter', 'quarterly', 0, {
      subscriptionId: 'sub',
      period: { start: day(0), end: day(90) },
    });
    const cheaper = week('in week', 10, { paid: usd(0), balanceFilledCents: 9000 });
    const customer = (state: 'active' | 'deleted', balanceCents: number) =>
      open({
        customer: { id: 'cus', state, balanceCents },
        subscriptions: [plan('sub', 0, { status: 'ended', endedAt: day(20) })],
        payments: [quarter, cheaper],
        refunds: [back('in quarter', 13_999, 15)],
      });
    expect(customer('active', 9000)).toEqual(['void 9000 of 9000']);
    expect(customer('active', 4000)).toEqual(['void 4000 of 4000']);
    // Anything above that was given by staff.
    expect(customer('active', 10_000)).toEqual(['void 9000 of 10000']);
    expect([customer('active', 0), customer('deleted', 9000)]).toEqual([[], []]);
  });
});

describe('a subscription that never began', () => {
  it('ends once its own checkout has failed', () => {
    const session = (orderId: string | null, state: 'failed' | 'open' | 'expired') => ({
      id: `cs ${orderId}`,
      orderId,
      state,
      subtotal: usd(1999),
    });
    const waiting = plan('sub', 0, { status: 'incomplete' });
    const at = (sessions: CustomerTruth['sessions'], changes: Partial<GatewaySubscription> = {}) =>
      open({ subscriptions: [{ ...waiting, ...changes }], sessions });
    const failed = session('order of sub', 'failed');
    expect(at([failed])).toEqual(['cancel sub, never-paid']);
    expect(at([failed], { status: 'active' })).toEqual([]);
    expect(at([session('order of sub', 'expired')])).toEqual([]);
    expect(at([session('another', 'failed')])).toEqual([]);
    expect(at([session(null, 'failed')], { orderId: null })).toEqual([]);
  });
});

it('of an erased account nothing runs on, paid or not, and nothing free goes back', () => {
  const facts = truth({
    subscriptions: [plan('sub', 0, { status: 'past-due' }), plan('gone', 0, { status: 'ended' })],
    payments: [week('in', 0), week('free', 7, { paid: usd(0) }), week('gone', 14)],
    refunds: [back('gone', 1999, 15)],
  });
  expect(settlementsOfErased(facts, new Set())).toEqual([
    { kind: 'refund', paymentId: 'in', why: 'erased' },
    { kind: 'cancel', subscriptionId: 'sub', why: 'erased' },
  ]);
});
