import { describe, expect, it } from '@jest/globals';
import { productOf } from '@prepward/contracts/plans';
import type { PaymentFact } from './entitlement.js';
import { nameOf, paymentHistory, refundableUntil } from './history.js';

const PAID_AT = new Date('2026-11-01T12:00:00Z');
const LAST = new Date('2026-12-01T12:00:00Z');
const NOTHING = { refunds: [], disputes: [] };
const PAYMENT: PaymentFact = {
  id: 'payment-1',
  gatewayId: 'in_1',
  orderId: 'order-1',
  subscriptionId: null,
  item: 'test-bank-math',
  amount: { cents: 2999, currency: 'usd' },
  balanceUsedCents: 0,
  balanceFilledCents: 0,
  period: null,
  paidAt: PAID_AT,
};

const back = (paymentId: string, cents: number, hours: number) => ({
  gatewayId: `re_${hours}`,
  paymentId,
  amount: { cents, currency: 'usd' as const },
  status: 'succeeded' as const,
  happenedAt: new Date(PAID_AT.getTime() + hours),
});
const claim = (status: 'open' | 'won' | 'lost') => ({
  ...back('payment-1', 2999, 2),
  gatewayId: 'dp_1',
  status,
});

describe('a refund can be asked for', () => {
  it('for 30 days, and no longer', () => {
    const before = new Date(LAST.getTime() - 1);
    expect(refundableUntil(PAYMENT, NOTHING, [], before)).toEqual(LAST);
    expect(refundableUntil(PAYMENT, NOTHING, [], LAST)).toBeNull();
  });

  it('once, and where something was paid', () => {
    const asked = [{ paymentId: PAYMENT.id, state: 'declined' as const }];
    expect(refundableUntil(PAYMENT, NOTHING, asked, PAID_AT)).toBeNull();
    const free = { ...PAYMENT, amount: { cents: 0, currency: 'usd' as const } };
    expect(refundableUntil(free, NOTHING, [], PAID_AT)).toBeNull();
    const another = [{ paymentId: 'payment-2', state: 'pending' as const }];
    expect(refundableUntil(PAYMENT, NOTHING, another, PAID_AT)).toEqual(LAST);
  });

  it('unless it is back, or held by a bank; a part of it may be', () => {
    const until = (cents: number, status: 'open' | 'won') =>
      refundableUntil(
        PAYMENT,
        { refunds: [back('payment-1', cents, 1)], disputes: [claim(status)] },
        [],
        PAID_AT,
      );
    expect([until(2999, 'won'), until(1, 'open')]).toEqual([null, null]);
    expect(until(2998, 'won')).toEqual(LAST);
  });
});

describe('the history', () => {
  const ledger = { payments: [], failures: [], subscriptions: [], grants: [], ...NOTHING };
  const orderIn = (state: 'open' | 'complete' | 'processing' | 'failed' | 'expired') => ({
    id: `order ${state}`,
    item: 'weekly' as const,
    amountCents: 1999,
    checkout: { sessionId: 'cs_1', state },
    createdAt: PAID_AT,
  });

  it('has what a bank takes days for, and what failed after them, without a receipt', () => {
    const states = ['open', 'complete', 'processing', 'failed', 'expired'] as const;
    const orders = [...states.map(orderIn), { ...orderIn('open'), checkout: null }];
    const shown = {
      name: 'Weekly plan',
      amountCents: 1999,
      receiptHref: null,
      refundableUntil: null,
    };
    expect(paymentHistory(ledger, [], orders, PAID_AT)).toMatchObject([
      { ...shown, id: 'order processing', state: 'processing' },
      { ...shown, id: 'order failed', state: 'failed' },
    ]);
  });

  it('has a renewal that failed, until it is paid after all', () => {
    const failure = {
      id: 'failure-1',
      gatewayId: 'in_1',
      subscriptionId: 'sub_1',
      item: 'weekly',
      amount: { cents: 1999 },
      period: { start: PAID_AT, end: LAST },
      failedAt: PAID_AT,
    };
    const failed = { ...ledger, failures: [failure] };
    expect(paymentHistory(failed, [], [], PAID_AT)).toMatchObject([
      { id: 'failure-1', state: 'failed', receiptHref: null },
    ]);
    // At a price that isn't ours.
    const strange = { ...ledger, failures: [{ ...failure, item: null }] };
    expect(paymentHistory(strange, [], [], PAID_AT)).toMatchObject([
      { plan: null, product: null, name: 'Purchase' },
    ]);
    const paid = paymentHistory({ ...failed, payments: [PAYMENT] }, [], [], PAID_AT);
    expect(paid).toMatchObject([{ id: PAYMENT.id, state: 'paid' }]);
  });

  it('has it once it is paid as that payment alone', () => {
    const order = { ...orderIn('processing'), id: 'order-1', item: 'test-bank-math' as const };
    const paid = paymentHistory({ ...ledger, payments: [PAYMENT] }, [], [order], PAID_AT);
    expect(paid).toMatchObject([{ id: PAYMENT.id, state: 'paid' }]);
  });

  it('says of a payment what it was for, what is back and what was asked', () => {
    const period = { start: PAID_AT, end: LAST };
    const plan = { ...PAYMENT, item: 'weekly' as const, subscriptionId: 'sub_1', period };
    const asked = [
      { paymentId: 'payment-2', state: 'pending' as const },
      { paymentId: 'payment-1', state: 'declined' as const },
    ];
    const refunds = [back('payment-1', 500, 1), back('payment-2', 100, 1)];
    const given = { ...ledger, payments: [plan], refunds };
    expect(paymentHistory(given, asked, [], PAID_AT)).toEqual([
      {
        id: 'payment-1',
        at: PAID_AT.toISOString(),
        plan: 'weekly',
        product: null,
        name: 'Weekly plan',
        period: { from: PAID_AT.toISOString(), to: LAST.toISOString() },
        amountCents: 2999,
        refundedCents: 500,
        currency: 'usd',
        state: 'partly-refunded',
        receiptHref: '/api/v1/payments/payment-1/receipt',
        refundableUntil: null,
        refundRequest: 'declined',
      },
    ]);
    expect(paymentHistory({ ...ledger, payments: [PAYMENT] }, [], [], PAID_AT)).toMatchObject([
      {
        plan: null,
        product: 'test-bank-math',
        period: null,
        refundedCents: 0,
        state: 'paid',
        refundableUntil: LAST.toISOString(),
        refundRequest: null,
      },
    ]);
  });

  it('has a payment at a price that is not ours, without a plan or product', () => {
    const payments = [{ ...PAYMENT, item: null }];
    expect(paymentHistory({ ...ledger, payments }, [], [], PAID_AT)).toMatchObject([
      { plan: null, product: null, name: 'Purchase', amountCents: 2999 },
    ]);
  });

  it('says of each payment whether it is still ours', () => {
    const stateOf = (cents: number, status: 'open' | 'won' | 'lost') => {
      const backs = { refunds: [back('payment-1', cents, 1)], disputes: [claim(status)] };
      const [payment] = paymentHistory({ ...ledger, ...backs, payments: [PAYMENT] }, [], [], LAST);
      return payment?.state;
    };
    expect(stateOf(2999, 'won')).toBe('refunded');
    expect(stateOf(2998, 'won')).toBe('partly-refunded');
    expect(stateOf(0, 'won')).toBe('paid');
    expect([stateOf(1, 'open'), stateOf(1, 'lost')]).toEqual(['disputed', 'disputed']);
    // Refunded before the bank took it: whichever came first counts.
    expect(stateOf(2999, 'open')).toBe('refunded');
  });

  it('has the newest first, whatever it is, with what each is for', () => {
    const hour = (n: number) => new Date(PAID_AT.getTime() + n * 3_600_000);
    const failure = {
      id: 'failure-1',
      gatewayId: 'in_9',
      item: 'monthly',
      amount: { cents: 4999 },
      period: { start: PAID_AT, end: LAST },
      failedAt: hour(2),
    };
    const order = { ...orderIn('processing'), createdAt: hour(3) };
    const product = {
      ...orderIn('failed'),
      item: 'test-bank-math' as const,
      amountCents: 2999,
      createdAt: hour(1),
    };
    const given = { ...ledger, failures: [failure], payments: [{ ...PAYMENT, paidAt: hour(4) }] };
    const period = { from: PAID_AT.toISOString(), to: LAST.toISOString() };
    expect(paymentHistory(given, [], [product, order], PAID_AT)).toMatchObject([
      { id: 'payment-1', at: hour(4).toISOString() },
      { id: order.id, at: hour(3).toISOString(), plan: 'weekly', product: null, period: null },
      { ...{ id: 'failure-1', at: hour(2).toISOString(), plan: 'monthly', product: null, period } },
      { id: product.id, plan: null, product: 'test-bank-math', amountCents: 2999, state: 'failed' },
    ]);
  });

  it('names what was bought', () => {
    const price = productOf('test-bank-math')?.lookupKey ?? '';
    expect(['weekly', 'test-bank-math', price, 'of another time', null].map(nameOf)).toEqual([
      'Weekly plan',
      'Math test bank',
      'Math test bank',
      'Purchase',
      'Purchase',
    ]);
  });
});
