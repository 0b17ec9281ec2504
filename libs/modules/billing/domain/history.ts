import type { PaymentView } from '@prepward/contracts/billing';
import { DAY_MS } from '@prepward/contracts/durations';
import { CURRENCY } from '@prepward/contracts/money';
import { GUARANTEE_DAYS, onSaleOf, planOf, planTitle, productOf } from '@prepward/contracts/plans';
import { routeRequest } from '@prepward/contracts/route-request';
import { cutOf, type PaymentFact, refundedCents, type StudentLedger } from './entitlement.js';

const GUARANTEE_MS = GUARANTEE_DAYS * DAY_MS;

/** A student's request for a refund of one payment. */
export interface RefundRequestFact {
  paymentId: string;
  state: 'pending' | 'approved' | 'declined';
}

/** The name of what was bought, as students read it. */
export function nameOf(item: string | null): string {
  const plan = planOf(item ?? '');
  if (plan !== undefined) return planTitle(plan);
  return productOf(item ?? '')?.name ?? onSaleOf(item ?? '')?.name ?? 'Purchase';
}

/**
 * Until when a student may ask for a payment back; null where they may not: nothing was paid, it went
 * back, it was asked for before, or the guarantee is over.
 */
export function refundableUntil(
  payment: PaymentFact,
  ledger: Pick<StudentLedger, 'refunds' | 'disputes'>,
  requests: readonly RefundRequestFact[],
  now: Date,
): Date | null {
  const until = new Date(payment.paidAt.getTime() + GUARANTEE_MS);
  const asked = requests.some(({ paymentId }) => paymentId === payment.id);
  const isRefundable =
    payment.amount.cents > 0 && cutOf(payment, ledger) === null && !asked && now < until;
  return isRefundable ? until : null;
}

function stateOf(
  payment: PaymentFact,
  ledger: Pick<StudentLedger, 'refunds' | 'disputes'>,
): PaymentView['state'] {
  const cut = cutOf(payment, ledger);
  if (cut?.by === 'dispute') return 'disputed';
  if (cut?.by === 'refund') return 'refunded';
  return refundedCents(payment, ledger.refunds) > 0 ? 'partly-refunded' : 'paid';
}

function periodOf(period: { start: Date; end: Date } | null): PaymentView['period'] {
  return period === null
    ? null
    : { from: period.start.toISOString(), to: period.end.toISOString() };
}

function paid(
  payment: PaymentFact,
  ledger: Pick<StudentLedger, 'refunds' | 'disputes'>,
  requests: readonly RefundRequestFact[],
  now: Date,
): PaymentView {
  const { id, item } = payment;
  return {
    id,
    at: payment.paidAt.toISOString(),
    plan: planOf(item ?? '')?.id ?? null,
    product: productOf(item ?? '')?.id ?? null,
    name: nameOf(item),
    period: periodOf(payment.period),
    amountCents: payment.amount.cents,
    refundedCents: refundedCents(payment, ledger.refunds),
    currency: CURRENCY,
    state: stateOf(payment, ledger),
    receiptHref: routeRequest('billing.receipt', { params: { id } }).path,
    refundableUntil: refundableUntil(payment, ledger, requests, now)?.toISOString() ?? null,
    refundRequest: requests.find(({ paymentId }) => paymentId === id)?.state ?? null,
  };
}

/** A renewal that isn't paid; one that was paid later is in the list as that payment. */
interface UnpaidRenewal {
  id: string;
  gatewayId: string;
  item: string | null;
  amount: { cents: number };
  period: { start: Date; end: Date };
  failedAt: Date;
}

function unpaid(failure: UnpaidRenewal): PaymentView {
  return {
    id: failure.id,
    at: failure.failedAt.toISOString(),
    plan: planOf(failure.item ?? '')?.id ?? null,
    product: null,
    name: nameOf(failure.item),
    period: periodOf(failure.period),
    amountCents: failure.amount.cents,
    refundedCents: 0,
    currency: CURRENCY,
    state: 'failed',
    receiptHref: null,
    refundableUntil: null,
    refundRequest: null,
  };
}

/** A student's payments and unpaid renewals, newest first. */
export function paymentHistory(
  ledger: Omit<StudentLedger, 'failures'> & { failures: readonly UnpaidRenewal[] },
  requests: readonly RefundRequestFact[],
  now: Date,
): PaymentView[] {
  const known = new Set(ledger.payments.map(({ gatewayId }) => gatewayId));
  return [
    ...ledger.payments.map((payment) => paid(payment, ledger, requests, now)),
    ...ledger.failures.filter(({ gatewayId }) => !known.has(gatewayId)).map(unpaid),
  ].toSorted((a, b) => b.at.localeCompare(a.at));
}
