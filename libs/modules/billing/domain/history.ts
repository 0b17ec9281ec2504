import type { PaymentView, RefundRequestState } from '@prepward/contracts/billing';
import { DAY_MS } from '@prepward/contracts/durations';
import { CURRENCY } from '@prepward/contracts/money';
import { GUARANTEE_DAYS, onSaleOf, planOf, planTitle, productOf } from '@prepward/contracts/plans';
import { routeRequest } from '@prepward/contracts/route-request';
import { checkoutStateOf } from './checkout-state.js';
import { cutOf, type PaymentFact, refundedCents, type StudentLedger } from './entitlement.js';
import type { OrderFact } from './missing.js';

const GUARANTEE_MS = GUARANTEE_DAYS * DAY_MS;

/** A student's request for a refund of one payment. */
export interface RefundRequestFact {
  paymentId: string;
  state: RefundRequestState;
}

/** The name of what was bought, as students read it. */
export function nameOf(item: string | null): string {
  const plan = planOf(item ?? '');
  if (plan !== undefined) return planTitle(plan);
  return productOf(item ?? '')?.name ?? onSaleOf(item ?? '')?.name ?? 'Purchase';
}

/**
 * Until when a student may request a refund; null if they can't: nothing was paid, it was refunded, it
 * was requested before, or the guarantee has ended.
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

/** A renewal that isn't paid; if it's paid later, the list has that payment instead. */
interface UnpaidRenewal {
  id: string;
  gatewayId: string;
  item: string | null;
  amount: { cents: number };
  period: { start: Date; end: Date };
  failedAt: Date;
}

/** For what wasn't paid: there's no receipt, and nothing to refund. */
const NOT_PAID = {
  refundedCents: 0,
  currency: CURRENCY,
  receiptHref: null,
  refundableUntil: null,
  refundRequest: null,
} as const;

function unpaid(failure: UnpaidRenewal): PaymentView {
  return {
    ...NOT_PAID,
    id: failure.id,
    at: failure.failedAt.toISOString(),
    plan: planOf(failure.item ?? '')?.id ?? null,
    product: null,
    name: nameOf(failure.item),
    period: periodOf(failure.period),
    amountCents: failure.amount.cents,
    state: 'failed',
  };
}

/** An order with the time it was created. */
type DatedOrder = OrderFact & { createdAt: Date };

/** A first payment that takes a bank days, or that failed after days. */
function slow(
  order: DatedOrder,
  ledger: Pick<StudentLedger, 'payments' | 'refunds' | 'disputes'>,
): PaymentView[] {
  const state = checkoutStateOf(order, ledger);
  // The payment of a completed session that hasn't been read yet will be there in a moment.
  if (order.checkout?.state !== state || (state !== 'processing' && state !== 'failed')) return [];
  return [
    {
      ...NOT_PAID,
      id: order.id,
      at: order.createdAt.toISOString(),
      plan: planOf(order.item)?.id ?? null,
      product: productOf(order.item)?.id ?? null,
      name: nameOf(order.item),
      period: null,
      amountCents: order.amountCents,
      state,
    },
  ];
}

/** A student's payments, including pending and failed ones, newest first. */
export function paymentHistory(
  ledger: Omit<StudentLedger, 'failures'> & { failures: readonly UnpaidRenewal[] },
  requests: readonly RefundRequestFact[],
  orders: readonly DatedOrder[],
  now: Date,
): PaymentView[] {
  const known = new Set(ledger.payments.map(({ gatewayId }) => gatewayId));
  return [
    ...ledger.payments.map((payment) => paid(payment, ledger, requests, now)),
    ...ledger.failures.filter(({ gatewayId }) => !known.has(gatewayId)).map(unpaid),
    ...orders.flatMap((order) => slow(order, ledger)),
  ].toSorted((a, b) => b.at.localeCompare(a.at));
}
