import { DAY_MS } from '@prepward/contracts/durations';
import type { PaymentFact, StudentLedger, SubscriptionFact } from '../domain/entitlement.js';

export const START = new Date('2026-06-01T00:00:00Z');
/** This many days after the start. */
export const day = (days: number) => new Date(START.getTime() + days * DAY_MS);
export const usd = (cents: number) => ({ cents, currency: 'usd' as const });

/** What was paid for some days of a plan. */
export function payment(from: number, to: number, changes: Partial<PaymentFact> = {}): PaymentFact {
  return {
    id: `payment-${from}`,
    gatewayId: `in_${from}`,
    orderId: null,
    subscriptionId: 'sub_1',
    item: 'weekly',
    amount: usd(1999),
    balanceUsedCents: 0,
    balanceFilledCents: 0,
    period: { start: day(from), end: day(to) },
    paidAt: day(from),
    ...changes,
  };
}

/** A weekly subscription that renews, unless said otherwise. */
export function running(changes: Partial<SubscriptionFact> = {}): SubscriptionFact {
  return {
    subscriptionId: 'sub_1',
    orderId: null,
    plan: 'weekly',
    status: 'active',
    startedAt: day(0),
    periodEnd: day(7),
    cancelAtPeriodEnd: false,
    endedAt: null,
    next: usd(1999),
    ...changes,
  };
}

/** A ledger with a running subscription of one paid week, unless said otherwise. */
export function ledger(changes: Partial<StudentLedger> = {}): StudentLedger {
  return {
    payments: [payment(0, 7)],
    failures: [],
    refunds: [],
    disputes: [],
    subscriptions: [running()],
    grants: [],
    ...changes,
  };
}

/** How much of a payment went back on a day. */
export const back = (
  paymentId: string,
  cents: number,
  at: number,
  status: 'succeeded' | 'failed' | 'pending' = 'succeeded',
) => ({
  gatewayId: `re_${at}_${cents}`,
  paymentId,
  amount: usd(cents),
  status,
  happenedAt: day(at),
});
