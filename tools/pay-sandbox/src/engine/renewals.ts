import { RETRY_DAYS } from './catalog.js';
import { type EngineContext, record } from './context.js';
import { find } from './failure.js';
import { collect, openInvoice, periodLine, voidInvoice } from './invoices.js';
import { DAY_MS, type Invoice, type Subscription } from './state.js';

/** Ends a subscription now; its open invoice isn't charged anymore. */
export function endSubscription(context: EngineContext, subscription: Subscription): void {
  const { now } = context.state;
  subscription.status = 'canceled';
  subscription.canceledAt ??= now;
  subscription.endedAt = now;
  voidInvoice(context, find(context.state.invoices, subscription.latestInvoiceId, 'invoice'));
  record(context, 'customer.subscription.deleted', subscription);
}

/** Ends a period: starts the next one, or ends the subscription. */
export function endPeriod(context: EngineContext, subscription: Subscription): void {
  if (subscription.cancelAtPeriodEnd) {
    endSubscription(context, subscription);
    return;
  }
  const { state } = context;
  const price = find(state.prices, subscription.priceId, 'price');
  subscription.currentPeriodStart = subscription.currentPeriodEnd;
  subscription.currentPeriodEnd += (price.periodDays ?? 0) * DAY_MS;
  const line = periodLine(price, subscription.currentPeriodStart, subscription.currentPeriodEnd);
  const customer = find(state.customers, subscription.customerId, 'customer');
  const invoice = openInvoice(context, customer, subscription.id, 'subscription_cycle', [line]);
  subscription.latestInvoiceId = invoice.id;
  if (!tryToCollect(context, subscription, invoice)) {
    subscription.status = 'past_due';
    invoice.nextAttemptAt = followingAttempt(invoice);
    record(context, 'invoice.payment_failed', invoice);
  }
  record(context, 'customer.subscription.updated', subscription);
}

/** The next time on the schedule, or null after the last one. */
function followingAttempt({ createdAt, nextAttemptAt }: Invoice): number | null {
  const passed = ((nextAttemptAt ?? createdAt) - createdAt) / DAY_MS;
  const days = RETRY_DAYS.find((one) => one > passed);
  return days === undefined ? null : createdAt + days * DAY_MS;
}

/** Charges an open invoice without the customer. @returns whether it is paid */
function tryToCollect(
  context: EngineContext,
  subscription: Subscription,
  invoice: Invoice,
): boolean {
  const { currentPeriodStart: start, currentPeriodEnd: end } = subscription;
  const { now } = context.state;
  // A period that passed while the subscription was unpaid isn't sold: it starts with the payment instead.
  const restarts = subscription.status === 'unpaid' && end <= now;
  if (restarts) setPeriod(subscription, invoice, now, now + (end - start));
  const payment = collect(context, invoice, subscription, 'off-session');
  const paid = payment === undefined || payment.status === 'succeeded';
  if (paid) subscription.status = 'active';
  else if (restarts) setPeriod(subscription, invoice, start, end);
  return paid;
}

function setPeriod(subscription: Subscription, { lines }: Invoice, start: number, end: number) {
  subscription.currentPeriodStart = start;
  subscription.currentPeriodEnd = end;
  for (const line of lines) {
    line.periodStart = start;
    line.periodEnd = end;
  }
}

/** A retry on the schedule; the last one that fails ends the subscription. */
export function retryInvoice(context: EngineContext, invoice: Invoice): void {
  const subscription = find(context.state.subscriptions, invoice.subscriptionId, 'subscription');
  const paid = tryToCollect(context, subscription, invoice);
  if (!paid) {
    invoice.nextAttemptAt = followingAttempt(invoice);
    record(context, 'invoice.payment_failed', invoice);
    if (invoice.nextAttemptAt !== null) return;
    if (context.afterRetries === 'cancel') {
      endSubscription(context, subscription);
      return;
    }
    subscription.status = 'unpaid';
  }
  record(context, 'customer.subscription.updated', subscription);
}

/** Tries to charge what a customer still owes to their current card; the retry schedule stays. */
export function retryOpenInvoices(context: EngineContext, customerId: string): void {
  const open = Object.values(context.state.invoices).filter(
    (invoice) => invoice.customerId === customerId && invoice.status === 'open',
  );
  for (const invoice of open) {
    const subscription = find(context.state.subscriptions, invoice.subscriptionId, 'subscription');
    if (tryToCollect(context, subscription, invoice)) {
      record(context, 'customer.subscription.updated', subscription);
    } else {
      record(context, 'invoice.payment_failed', invoice);
    }
  }
}
