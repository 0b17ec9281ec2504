import type { Stripe } from 'stripe';
import type { StripeRecords } from './stripe-lists.js';

/*
 * Banks that take days: the student completed a checkout, the session is `complete` and `unpaid`, and
 * the payment intent says what comes next. Meanwhile, Stripe treats the subscription as running; we
 * don't.
 */

/** The id of an object that a list refers to or contains. */
export function idOf(ref: string | { id: string } | null | undefined): string | null {
  return typeof ref === 'string' ? ref : (ref?.id ?? null);
}

/** An intent that won't go any further, unless someone pays another way. */
function isDead({ status }: Stripe.PaymentIntent): boolean {
  return status === 'requires_payment_method' || status === 'canceled';
}

/** The intents by which an invoice is, or was, to be paid. */
function intentsOf(
  { payments }: Stripe.Invoice,
  { intents }: Pick<StripeRecords, 'intents'>,
): Stripe.PaymentIntent[] {
  const ids = new Set((payments?.data ?? []).map(({ payment }) => idOf(payment.payment_intent)));
  return intents.filter(({ id }) => ids.has(id));
}

/** Whether a bank is still working on an invoice: it isn't paid, and it hasn't failed. */
export function isUnderWay(
  invoice: Stripe.Invoice,
  records: Pick<StripeRecords, 'intents'>,
): boolean {
  return intentsOf(invoice, records).some(({ status }) => status === 'processing');
}

/** The first invoice of a subscription. */
function firstInvoice(
  subscription: string,
  invoices: readonly Stripe.Invoice[],
): Stripe.Invoice | undefined {
  return invoices.find(
    ({ parent, billing_reason: reason }) =>
      reason === 'subscription_create' &&
      idOf(parent?.subscription_details?.subscription) === subscription,
  );
}

/** Whether the first payment of a subscription that Stripe treats as running is still missing. */
export function awaitsFirstPayment(
  { id }: Stripe.Subscription,
  { invoices }: Pick<StripeRecords, 'invoices'>,
): boolean {
  const invoice = firstInvoice(id, invoices);
  return invoice !== undefined && invoice.status !== 'paid';
}

/** Whether the money for a completed but unpaid checkout will never come. */
export function hasFailed(
  session: Stripe.Checkout.Session,
  records: Pick<StripeRecords, 'subscriptions' | 'invoices' | 'intents'>,
): boolean {
  if (session.mode === 'payment') {
    const intent = session.payment_intent;
    return typeof intent === 'object' && intent !== null && isDead(intent);
  }
  const id = idOf(session.subscription);
  const subscription = records.subscriptions.find((each) => each.id === id);
  if (id === null || subscription === undefined) return false;
  const invoice = firstInvoice(id, records.invoices);
  // Even if the subscription has ended since: a debit that is under way still brings its money.
  if (invoice !== undefined && (invoice.status === 'paid' || isUnderWay(invoice, records))) {
    return false;
  }
  const { status } = subscription;
  if (status === 'canceled' || status === 'incomplete_expired') return true;
  if (invoice === undefined) return false;
  // Staff gave up on it: none of it is collected anymore.
  if (invoice.status === 'void' || invoice.status === 'uncollectible') return true;
  const intents = intentsOf(invoice, records);
  return intents.length > 0 && intents.every(isDead);
}
