import type { Stripe } from 'stripe';
import type { StripeRecords } from './stripe-lists.js';

/*
 * Banks that take days: the student finished a checkout, the session is `complete` and `unpaid`, and
 * the payment's intent says how it continues. Stripe lets a subscription run meanwhile; we don't.
 */

/** The id of an object that a list names or holds. */
export function idOf(ref: string | { id: string } | null | undefined): string | null {
  return typeof ref === 'string' ? ref : (ref?.id ?? null);
}

/** An intent in which nothing continues anymore, unless someone pays in another way. */
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

/** Whether a bank still takes its time over an invoice: it isn't paid, and it hasn't failed. */
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

/** Whether the first payment of a subscription that Stripe lets run isn't there. */
export function awaitsFirstPayment(
  { id }: Stripe.Subscription,
  { invoices }: Pick<StripeRecords, 'invoices'>,
): boolean {
  const invoice = firstInvoice(id, invoices);
  return invoice !== undefined && invoice.status !== 'paid';
}

/** Whether the money of a checkout that was finished and isn't paid will never come. */
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
  // Also where the subscription was ended since: a debit that runs still brings its money.
  if (invoice !== undefined && (invoice.status === 'paid' || isUnderWay(invoice, records))) {
    return false;
  }
  const { status } = subscription;
  if (status === 'canceled' || status === 'incomplete_expired') return true;
  if (invoice === undefined) return false;
  // Staff gave it up: nothing of it is collected anymore.
  if (invoice.status === 'void' || invoice.status === 'uncollectible') return true;
  const intents = intentsOf(invoice, records);
  return intents.length > 0 && intents.every(isDead);
}
