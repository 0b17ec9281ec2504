import { onSaleOf, planOf } from '@prepward/contracts/plans';
import type { Stripe } from 'stripe';
import type {
  CustomerTruth,
  GatewayDispute,
  GatewayFailure,
  GatewayPayment,
  GatewayRefund,
  GatewaySession,
  GatewaySubscription,
} from '../gateway.js';
import { instant, moneyOf } from './price-list.js';
import { awaitsFirstPayment, hasFailed, idOf, isUnderWay } from './slow-payments.js';
import type { StripeRecords } from './stripe-lists.js';

function subscriptionStatus(status: Stripe.Subscription.Status): GatewaySubscription['status'] {
  switch (status) {
    case 'incomplete':
      return 'incomplete';
    case 'active':
    case 'trialing':
      return 'active';
    case 'past_due':
    case 'unpaid':
    case 'paused':
      return 'past-due';
    default:
      return 'ended';
  }
}

function subscriptionOf(
  subscription: Stripe.Subscription,
  records: StripeRecords,
): GatewaySubscription {
  const { keys } = records;
  const [item] = subscription.items.data;
  const told = subscriptionStatus(subscription.status);
  // Stripe treats a subscription as running while a bank takes its time over the first payment.
  const status =
    told !== 'ended' && awaitsFirstPayment(subscription, records) ? 'incomplete' : told;
  const cents = item?.price.unit_amount ?? null;
  const isEnding = subscription.cancel_at_period_end || subscription.cancel_at !== null;
  return {
    id: subscription.id,
    orderId: subscription.metadata.order ?? null,
    plan: planOf(onSaleOf(keys.get(item?.price.id ?? '') ?? '')?.id ?? '')?.id ?? null,
    status,
    startedAt: instant(subscription.start_date),
    // On the item since 2025: a subscription may have items with different periods.
    periodEnd: instant(item?.current_period_end ?? subscription.start_date),
    cancelAtPeriodEnd: isEnding,
    endedAt: subscription.ended_at === null ? null : instant(subscription.ended_at),
    next:
      status === 'ended' || isEnding || cents === null
        ? null
        : moneyOf(cents * (item?.quantity ?? 1), subscription.currency),
  };
}

function finishedState(
  session: Stripe.Checkout.Session,
  records: StripeRecords,
): GatewaySession['state'] {
  if (session.payment_status !== 'unpaid') return 'complete';
  return hasFailed(session, records) ? 'failed' : 'processing';
}

function sessionOf(session: Stripe.Checkout.Session, records: StripeRecords): GatewaySession {
  const { state: customer } = records.customer;
  const state = session.status === 'complete' ? finishedState(session, records) : 'open';
  return {
    id: session.id,
    orderId: session.client_reference_id,
    // A session that is open for a deleted customer can't be paid anymore.
    state:
      session.status === 'expired' || (state === 'open' && customer === 'deleted')
        ? 'expired'
        : state,
    subtotal: moneyOf(session.amount_subtotal ?? 0, session.currency),
  };
}

/** Whether a line sells a period. A credit for an earlier one, even of 0 cents, is a proration. */
export function sellsPeriod({ parent }: Stripe.InvoiceLineItem): boolean {
  return parent?.subscription_item_details?.proration === false;
}

/** An invoice's line that sells a period; the longest if there are several. */
function planLine(
  { lines }: Stripe.Invoice,
  keys: StripeRecords['keys'],
): { lookupKey: string | null; period: { start: Date; end: Date } } | undefined {
  const [line] = lines.data.filter(sellsPeriod).toSorted((a, b) => b.period.end - a.period.end);
  if (line === undefined) return undefined;
  const price = idOf(line.pricing?.price_details?.price);
  return {
    lookupKey: keys.get(price ?? '') ?? null,
    period: { start: instant(line.period.start), end: instant(line.period.end) },
  };
}

function taxOf({ total_taxes: taxes }: Stripe.Invoice): number {
  return (taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
}

/** What an invoice took from the balance or added to it. Stripe stores a credit as a negative amount. */
function balanceOf({
  starting_balance: before,
  ending_balance: after,
}: Stripe.Invoice): Pick<GatewayPayment, 'balanceUsedCents' | 'balanceFilledCents'> {
  const change = (after ?? before) - before;
  return { balanceUsedCents: Math.max(0, change), balanceFilledCents: Math.max(0, -change) };
}

function invoicePayment(invoice: Stripe.Invoice, keys: StripeRecords['keys']): GatewayPayment[] {
  const details = invoice.parent?.subscription_details;
  if (invoice.status !== 'paid' || details === null || details === undefined) return [];
  const line = planLine(invoice, keys);
  const isFirst = invoice.billing_reason === 'subscription_create';
  return [
    {
      id: invoice.id,
      orderId: isFirst ? (details.metadata?.order ?? null) : null,
      subscriptionId: idOf(details.subscription),
      lookupKey: line?.lookupKey ?? null,
      paid: moneyOf(invoice.amount_paid, invoice.currency),
      taxCents: taxOf(invoice),
      ...balanceOf(invoice),
      paidAt: instant(invoice.status_transitions.paid_at ?? invoice.created),
      period: line?.period ?? null,
    },
  ];
}

function invoiceFailure(invoice: Stripe.Invoice, records: StripeRecords): GatewayFailure[] {
  const subscriptionId = idOf(invoice.parent?.subscription_details?.subscription);
  const isUnpaid = invoice.status === 'open' || invoice.status === 'uncollectible';
  const isRenewal = invoice.billing_reason === 'subscription_cycle';
  const line = planLine(invoice, records.keys);
  if (!isUnpaid || !isRenewal || !invoice.attempted || isUnderWay(invoice, records)) return [];
  if (subscriptionId === null || line === undefined) return [];
  return [
    {
      id: invoice.id,
      subscriptionId,
      lookupKey: line.lookupKey,
      due: moneyOf(invoice.amount_due, invoice.currency),
      // Stripe charges when it finalizes, and doesn't say when a try failed.
      failedAt: instant(invoice.status_transitions.finalized_at ?? invoice.created),
      period: line.period,
    },
  ];
}

/**
 * A product that was paid for. If a promotion made it free, there is no payment, and the session takes
 * its place.
 */
function sessionPayment(session: Stripe.Checkout.Session): GatewayPayment[] {
  if (session.mode !== 'payment' || session.status !== 'complete') return [];
  const intent = typeof session.payment_intent === 'string' ? null : session.payment_intent;
  const isFree = session.payment_status === 'no_payment_required';
  if (!isFree && intent?.status !== 'succeeded') return [];
  const charge = intent?.latest_charge;
  const paidAt = typeof charge === 'object' ? charge?.created : undefined;
  return [
    {
      id: intent?.id ?? session.id,
      orderId: session.client_reference_id,
      subscriptionId: null,
      lookupKey: session.line_items?.data[0]?.price?.lookup_key ?? null,
      paid: moneyOf(intent?.amount_received ?? 0, session.currency),
      taxCents: session.total_details?.amount_tax ?? 0,
      balanceUsedCents: 0,
      balanceFilledCents: 0,
      paidAt: instant(paidAt ?? intent?.created ?? session.created),
      period: null,
    },
  ];
}

/** Which of our payments an intent belongs to: an invoice's is known by the invoice. */
function paymentOfIntent(invoices: readonly Stripe.Invoice[]): (intent: string) => string {
  const byIntent = new Map(
    invoices.flatMap(({ id, payments }) =>
      (payments?.data ?? []).flatMap(({ payment }) => {
        const intent = idOf(payment.payment_intent);
        return intent === null ? [] : [[intent, id] as const];
      }),
    ),
  );
  return (intent) => byIntent.get(intent) ?? intent;
}

const REFUND_STATES: Record<string, GatewayRefund['status']> = {
  pending: 'pending',
  requires_action: 'pending',
  succeeded: 'succeeded',
};

const DISPUTE_STATES: Record<string, GatewayDispute['status']> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'inquiry',
  // The money didn't move: it was refunded before.
  prevented: 'inquiry',
  won: 'won',
  lost: 'lost',
};

/** What Stripe has, in the port's terms. */
export function truthOf(records: StripeRecords): CustomerTruth {
  const { customer, sessions, subscriptions, invoices, refunds, disputes, keys } = records;
  const paymentOf = paymentOfIntent(invoices);
  return {
    customer,
    sessions: sessions.map((session) => sessionOf(session, records)),
    subscriptions: subscriptions.map((each) => subscriptionOf(each, records)),
    payments: [
      ...invoices.flatMap((invoice) => invoicePayment(invoice, keys)),
      ...sessions.flatMap(sessionPayment),
    ],
    failures: invoices.flatMap((invoice) => invoiceFailure(invoice, records)),
    refunds: refunds.map((refund) => ({
      id: refund.id,
      paymentId: paymentOf(idOf(refund.payment_intent) ?? ''),
      amount: moneyOf(refund.amount, refund.currency),
      status: REFUND_STATES[refund.status ?? ''] ?? 'failed',
      createdAt: instant(refund.created),
    })),
    disputes: disputes.map((dispute) => ({
      id: dispute.id,
      paymentId: paymentOf(idOf(dispute.payment_intent) ?? ''),
      amount: moneyOf(dispute.amount, dispute.currency),
      status: DISPUTE_STATES[dispute.status] ?? 'open',
      reason: dispute.reason,
      createdAt: instant(dispute.created),
    })),
  };
}
