import { type ExpectedPrice, expectedPrice } from './catalog.js';
import { FAILURE_WORDS } from './charges.js';
import { type EngineContext, record } from './context.js';
import { EngineFailure, find } from './failure.js';
import { collect, openInvoice, periodLine, settleInvoice, voidInvoice } from './invoices.js';
import { type ChangePreview, prorate } from './proration.js';
import { endSubscription } from './renewals.js';
import {
  type CheckoutSession,
  DAY_MS,
  type Payment,
  type Price,
  type Subscription,
} from './state.js';

/** Starts the subscription that a checkout sold. */
export function startSubscription(
  context: EngineContext,
  session: CheckoutSession,
  payment: Payment,
): Subscription {
  const { state, newId } = context;
  const price = find(state.prices, session.priceId, 'price');
  const id = newId('sub');
  const end = state.now + (price.periodDays ?? 0) * DAY_MS;
  const customer = find(state.customers, session.customerId, 'customer');
  // Checkout charges the full price: credit is only for later invoices.
  const credit = customer.creditCents;
  customer.creditCents = 0;
  const lines = [periodLine(price, state.now, end)];
  const invoice = openInvoice(context, customer, id, 'subscription_create', lines);
  customer.creditCents = credit;
  const subscription: Subscription = {
    id,
    customerId: session.customerId,
    priceId: price.id,
    status: payment.status === 'processing' ? 'incomplete' : 'active',
    currentPeriodStart: state.now,
    currentPeriodEnd: end,
    cancelAtPeriodEnd: false,
    cancelReason: null,
    canceledAt: null,
    endedAt: null,
    latestInvoiceId: invoice.id,
    metadata: { ...session.metadata },
    createdAt: state.now,
  };
  state.subscriptions[id] = subscription;
  record(context, 'customer.subscription.created', subscription);
  invoice.attempts = 1;
  if (payment.status === 'processing') {
    payment.invoiceId = invoice.id;
    invoice.paymentId = payment.id;
  } else {
    settleInvoice(context, invoice, payment);
  }
  return subscription;
}

function requireRunning(context: EngineContext, id: string): Subscription {
  const subscription = find(context.state.subscriptions, id, 'subscription');
  if (subscription.status === 'canceled') {
    throw new EngineFailure('subscription_not_active', 'This subscription has ended.');
  }
  return subscription;
}

export interface CancelOptions {
  when: 'period-end' | 'now';
  reason?: string;
}

/** Cancels a subscription. Canceling again changes only the reason, or ends it now. */
export function cancelSubscription(
  context: EngineContext,
  id: string,
  { when, reason }: CancelOptions,
): Subscription {
  const subscription = requireRunning(context, id);
  if (reason !== undefined) subscription.cancelReason = reason;
  subscription.canceledAt ??= context.state.now;
  if (when === 'now') {
    endSubscription(context, subscription);
    return subscription;
  }
  subscription.cancelAtPeriodEnd = true;
  record(context, 'customer.subscription.updated', subscription);
  return subscription;
}

/** Undoes a cancellation that would take effect at the end of the period. */
export function resumeSubscription(context: EngineContext, id: string): Subscription {
  const subscription = requireRunning(context, id);
  subscription.cancelAtPeriodEnd = false;
  subscription.cancelReason = null;
  subscription.canceledAt = null;
  record(context, 'customer.subscription.updated', subscription);
  return subscription;
}

export interface PlanChange {
  price: ExpectedPrice;
  /** When the new price starts; pass the preview's `at` to get its amounts. Now by default. */
  at?: number;
}

/** How long a preview's amounts are valid, in ms. */
const PREVIEW_HOLDS_MS = 60 * 60 * 1000;

/** How much clocks may differ, in ms. */
const SLACK_MS = 60 * 1000;

function checkChange(
  context: EngineContext,
  subscription: Subscription,
  next: Price,
  at: number,
): void {
  if (subscription.status !== 'active') {
    throw new EngineFailure(
      'subscription_not_active',
      'A subscription with an open invoice can’t be changed. Pay the invoice first.',
    );
  }
  if (next.periodDays === null) {
    throw new EngineFailure('invalid', `${next.lookupKey} is not a price that renews.`);
  }
  if (next.id === subscription.priceId) {
    throw new EngineFailure('same_price', 'The subscription already has this price.');
  }
  const { now } = context.state;
  if (
    at > now + SLACK_MS ||
    at < now - PREVIEW_HOLDS_MS ||
    at < subscription.currentPeriodStart - SLACK_MS
  ) {
    throw new EngineFailure('invalid', 'The preview is too old or in the future. Get a new one.');
  }
}

/** What a plan change would cost. Nothing changes. */
export function previewChange(
  context: EngineContext,
  id: string,
  { price: expected, at = context.state.now }: PlanChange,
): ChangePreview {
  const subscription = requireRunning(context, id);
  const next = expectedPrice(context, expected);
  checkChange(context, subscription, next, at);
  const running = {
    price: find(context.state.prices, subscription.priceId, 'price'),
    start: subscription.currentPeriodStart,
    end: subscription.currentPeriodEnd,
  };
  const { creditCents } = find(context.state.customers, subscription.customerId, 'customer');
  return prorate(running, next, at, creditCents);
}

/**
 * Changes the plan at once: the unused time is credited, and a period of the new plan starts. A planned
 * cancellation is undone.
 *
 * @throws EngineFailure such as `card_declined`, which leaves the subscription as it was
 */
export function changePlan(context: EngineContext, id: string, change: PlanChange): Subscription {
  const { state } = context;
  const preview = previewChange(context, id, change);
  const subscription = find(state.subscriptions, id, 'subscription');
  const customer = find(state.customers, subscription.customerId, 'customer');
  const invoice = openInvoice(context, customer, id, 'subscription_update', preview.lines);
  const payment = collect(context, invoice, subscription, 'off-session');
  if (payment !== undefined && payment.status !== 'succeeded') {
    voidInvoice(context, invoice);
    const code =
      payment.failureCode === 'insufficient_funds' ? 'insufficient_funds' : 'card_declined';
    throw new EngineFailure(code, FAILURE_WORDS[code]);
  }
  subscription.priceId = expectedPrice(context, change.price).id;
  subscription.currentPeriodStart = preview.periodStart;
  subscription.currentPeriodEnd = preview.periodEnd;
  subscription.latestInvoiceId = invoice.id;
  subscription.cancelAtPeriodEnd = false;
  subscription.cancelReason = null;
  subscription.canceledAt = null;
  record(context, 'customer.subscription.updated', subscription);
  return subscription;
}
