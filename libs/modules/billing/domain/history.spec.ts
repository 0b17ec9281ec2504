import { describe, expect, it } from '@jest/globals';
import type { PaymentFact } from './entitlement.js';
import { paymentHistory, refundableUntil } from './history.js';

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
    const orders = (['open', 'complete', 'processing', 'failed', 'expired'] as const).map(orderIn);
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
    const paid = paymentHistory({ ...failed, payments: [PAYMENT] }, [], [], PAID_AT);
    expect(paid).toMatchObject([{ id: PAYMENT.id, state: 'paid' }]);
  });

  it('has it once it is paid as that payment alone', () => {
    const order = { ...orderIn('processing'), id: 'order-1', item: 'test-bank-math' as const };
    const paid = paymentHistory({ ...ledger, payments: [PAYMENT] }, [], [order], PAID_AT);
    expect(paid).toMatchObject([{ id: PAYMENT.id, state: 'paid' }]);
  });
});
