import { onSaleOf, PLANS } from '@prepward/contracts/plans';
import type {
  CustomerTruth,
  GatewayFailure,
  GatewayPayment,
  GatewaySession,
  GatewaySubscription,
} from '../gateway.js';
import type {
  CustomerAnswer,
  InvoiceAnswer,
  InvoiceLine,
  SubscriptionAnswer,
} from './sandbox-answers.js';

const SUBSCRIPTION_STATUS = {
  incomplete: 'incomplete',
  active: 'active',
  past_due: 'past-due',
  unpaid: 'ended',
  canceled: 'ended',
} as const;

const DISPUTE_STATUS = { needs_response: 'open', won: 'won', lost: 'lost' } as const;

/** What the sandbox says about a customer, in the port's terms. */
export function toTruth(answer: CustomerAnswer): CustomerTruth {
  const { customer, payments, sessions } = answer;
  const paymentIds = new Map(payments.map(({ id, invoiceId }) => [id, invoiceId ?? id]));
  const paymentIdOf = (id: string) => paymentIds.get(id) ?? id;
  return {
    customer: { id: customer.id, state: 'active', balanceCents: customer.creditCents },
    sessions: sessions.map((session) => ({
      id: session.id,
      orderId: session.metadata.orderId ?? null,
      state: sessionState(session, answer),
      subtotal: { cents: session.amountCents, currency: session.currency },
    })),
    subscriptions: answer.subscriptions.map((one) => toSubscription(one, answer)),
    payments: [...invoicePayments(answer), ...productPayments(answer)],
    failures: answer.invoices.flatMap((invoice) => toFailure(invoice, answer)),
    refunds: answer.refunds.map(({ id, paymentId, amountCents: cents, currency, createdAt }) => ({
      id,
      paymentId: paymentIdOf(paymentId),
      amount: { cents, currency },
      status: 'succeeded',
      createdAt: new Date(createdAt),
    })),
    disputes: answer.disputes.map((dispute) => ({
      id: dispute.id,
      paymentId: paymentIdOf(dispute.paymentId),
      amount: { cents: dispute.amountCents, currency: dispute.currency },
      status: DISPUTE_STATUS[dispute.status],
      reason: dispute.reason,
      createdAt: new Date(dispute.createdAt),
    })),
  };
}

/** A completed checkout isn't paid while a bank takes days over it, nor if that failed. */
function sessionState(
  { status, paymentId }: CustomerAnswer['sessions'][number],
  { payments }: CustomerAnswer,
): GatewaySession['state'] {
  if (status !== 'complete') return status;
  switch (payments.find(({ id }) => id === paymentId)?.status) {
    case 'processing':
      return 'processing';
    case 'failed':
    case 'canceled':
      return 'failed';
    default:
      return 'complete';
  }
}

function priceOf({ prices }: CustomerAnswer, priceId: string) {
  return prices.find(({ id }) => id === priceId);
}

/** A key of ours, or null. */
function keyOf(answer: CustomerAnswer, priceId: string | undefined): string | null {
  const price = priceId === undefined ? undefined : priceOf(answer, priceId);
  return price && onSaleOf(price.lookupKey) ? price.lookupKey : null;
}

function toSubscription(one: SubscriptionAnswer, answer: CustomerAnswer): GatewaySubscription {
  const status = SUBSCRIPTION_STATUS[one.status];
  const price = priceOf(answer, one.priceId);
  const item = price && onSaleOf(price.lookupKey);
  const renews = status !== 'ended' && !one.cancelAtPeriodEnd && price !== undefined;
  return {
    id: one.id,
    orderId: one.metadata.orderId ?? null,
    plan: PLANS.find(({ id }) => id === item?.id)?.id ?? null,
    status,
    startedAt: new Date(one.createdAt),
    periodEnd: new Date(one.currentPeriodEnd),
    cancelAtPeriodEnd: one.cancelAtPeriodEnd,
    endedAt: one.endedAt === null ? null : new Date(one.endedAt),
    next: renews ? { cents: price.amountCents, currency: price.currency } : null,
  };
}

/** For a customer that the sandbox has never heard of, as after its file was removed. */
export function truthOfUnknown(id: string): CustomerTruth {
  const customer = { id, state: 'unknown' as const, balanceCents: 0 };
  return {
    ...{ customer, sessions: [], subscriptions: [], payments: [] },
    ...{ failures: [], refunds: [], disputes: [] },
  };
}

/** The line that sells a period; the others are credits for unused time. */
function soldLine({ lines }: InvoiceAnswer): InvoiceLine | undefined {
  return lines.find(({ proration }) => !proration);
}

function periodOf(line: InvoiceLine): { start: Date; end: Date } {
  return { start: new Date(line.periodStart), end: new Date(line.periodEnd) };
}

function invoicePayments(answer: CustomerAnswer): GatewayPayment[] {
  const orders = new Map(answer.subscriptions.map(({ id, metadata }) => [id, metadata.orderId]));
  return answer.invoices.flatMap((invoice) => {
    if (invoice.paidAt === null) return [];
    const line = soldLine(invoice);
    const isFirst = invoice.reason === 'subscription_create';
    return {
      id: invoice.id,
      orderId: (isFirst ? orders.get(invoice.subscriptionId) : undefined) ?? null,
      subscriptionId: invoice.subscriptionId,
      lookupKey: keyOf(answer, line?.priceId),
      paid: { cents: invoice.dueCents, currency: invoice.currency },
      taxCents: 0,
      balanceUsedCents: invoice.creditUsedCents,
      balanceFilledCents: Math.max(0, -invoice.totalCents),
      paidAt: new Date(invoice.paidAt),
      period: line ? periodOf(line) : null,
    };
  });
}

function productPayments(answer: CustomerAnswer): GatewayPayment[] {
  return answer.payments
    .filter(({ status, invoiceId }) => status === 'succeeded' && invoiceId === null)
    .map(({ id, metadata, amountCents: cents, currency, createdAt, settlesAt }) => ({
      id,
      orderId: metadata.orderId ?? null,
      subscriptionId: null,
      lookupKey: keyOf(answer, answer.sessions.find((one) => one.paymentId === id)?.priceId),
      paid: { cents, currency },
      taxCents: 0,
      balanceUsedCents: 0,
      balanceFilledCents: 0,
      paidAt: new Date(settlesAt ?? createdAt),
      period: null,
    }));
}

/** A declined plan change isn't a renewal: nothing is owed for it. */
function toFailure(invoice: InvoiceAnswer, answer: CustomerAnswer): GatewayFailure[] {
  const line = soldLine(invoice);
  const { failedAt, reason, status } = invoice;
  if (failedAt === null || status === 'paid' || reason !== 'subscription_cycle' || !line) return [];
  return [
    {
      id: invoice.id,
      subscriptionId: invoice.subscriptionId,
      lookupKey: keyOf(answer, line.priceId),
      due: { cents: invoice.dueCents, currency: invoice.currency },
      failedAt: new Date(failedAt),
      period: periodOf(line),
    },
  ];
}
