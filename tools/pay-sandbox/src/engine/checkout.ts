import { CURRENCY } from '@prepward/contracts/money';
import { type CardInput, requireTestCard } from './cards.js';
import { type ExpectedPrice, expectedPrice } from './catalog.js';
import { charge, FAILURE_WORDS, settleChallenge, settleDebit } from './charges.js';
import { type EngineContext, record } from './context.js';
import { keepCard } from './customers.js';
import { EngineFailure, find } from './failure.js';
import { settleInvoice } from './invoices.js';
import {
  type CheckoutSession,
  DAY_MS,
  type FailureCode,
  type Metadata,
  type Payment,
  type PortalSession,
} from './state.js';
import { startSubscription } from './subscriptions.js';

export interface SessionInput {
  customerId: string;
  price: ExpectedPrice;
  /** `{CHECKOUT_SESSION_ID}` in it is replaced by the session's id. */
  successUrl: string;
  cancelUrl: string;
  /** Copied to the resulting payment and subscription. */
  metadata?: Metadata;
  /** 30 minutes to 24 hours from now; 24 hours by default. */
  expiresAt?: number;
}

/** Longest time that a session can be paid, in ms. */
const SESSION_LASTS_MS = DAY_MS;

/** Shortest time that a session lasts, in ms; also the real gateway's limit. */
const SHORTEST_SESSION_MS = 30 * 60 * 1000;

/** How much clocks may differ, in ms. */
const SLACK_MS = 60 * 1000;

function expiry(now: number, wanted = now + SESSION_LASTS_MS): number {
  const lasts = wanted - now;
  if (lasts >= SHORTEST_SESSION_MS - SLACK_MS && lasts <= SESSION_LASTS_MS + SLACK_MS) {
    return wanted;
  }
  throw new EngineFailure('invalid', 'A checkout must last from 30 minutes to 24 hours.');
}

/** Opens a visit to the checkout page for one price. */
export function createSession(context: EngineContext, input: SessionInput): CheckoutSession {
  const { state, newId } = context;
  const customer = find(state.customers, input.customerId, 'customer');
  const price = expectedPrice(context, input.price);
  const expiresAt = expiry(state.now, input.expiresAt);
  const id = newId('cs');
  const session: CheckoutSession = {
    id,
    mode: price.periodDays === null ? 'payment' : 'subscription',
    status: 'open',
    customerId: customer.id,
    priceId: price.id,
    amountCents: price.amountCents,
    currency: CURRENCY,
    successUrl: input.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', id),
    cancelUrl: input.cancelUrl,
    metadata: { ...input.metadata },
    challengedPaymentId: null,
    paymentId: null,
    subscriptionId: null,
    createdAt: state.now,
    expiresAt,
  };
  state.sessions[id] = session;
  return session;
}

function requireOpen({ state }: EngineContext, id: string): CheckoutSession {
  const session = find(state.sessions, id, 'checkout session');
  if (session.status !== 'open') {
    throw new EngineFailure(
      'session_closed',
      session.status === 'complete'
        ? 'This checkout is already paid.'
        : 'This checkout has expired. Start again from the shop.',
    );
  }
  return session;
}

/** Ends an open session so that it can't be paid anymore. @throws EngineFailure `session_closed` */
export function expireSession(context: EngineContext, id: string): CheckoutSession {
  const session = requireOpen(context, id);
  dropChallenge(context, session);
  session.status = 'expired';
  record(context, 'checkout.session.expired', session);
  return session;
}

/** Cancels a payment that was waiting for authentication, to make way for another try. */
function dropChallenge({ state }: EngineContext, session: CheckoutSession): void {
  if (session.challengedPaymentId === null) return;
  find(state.payments, session.challengedPaymentId, 'payment').status = 'canceled';
  session.challengedPaymentId = null;
}

/** The outcome of an attempt to pay. */
export type CheckoutResult =
  | { status: 'complete'; session: CheckoutSession }
  | { status: 'requires_action'; session: CheckoutSession }
  | { status: 'failed'; session: CheckoutSession; code: FailureCode; message: string };

/**
 * Pays a session by card.
 *
 * @throws EngineFailure `session_closed`, or `invalid` for an invalid card
 */
export function paySession(context: EngineContext, id: string, input: CardInput): CheckoutResult {
  const { state } = context;
  const session = requireOpen(context, id);
  const card = requireTestCard(input, state.now);
  dropChallenge(context, session);
  const method = keepCard(context, session.customerId, card, input);
  const payment = charge(context, {
    customerId: session.customerId,
    paymentMethodId: method.id,
    amountCents: session.amountCents,
    description: find(state.prices, session.priceId, 'price').name,
    presence: 'on-session',
    sessionId: id,
    metadata: session.metadata,
  });
  if (payment.status !== 'requires_action') return settle(context, session, payment);
  session.challengedPaymentId = payment.id;
  return { status: 'requires_action', session };
}

/** Records whether the customer's bank authenticated a session's payment. */
export function answerChallenge(
  context: EngineContext,
  id: string,
  passed: boolean,
): CheckoutResult {
  const session = requireOpen(context, id);
  if (session.challengedPaymentId === null) {
    throw new EngineFailure('invalid', 'No payment of this checkout waits for authentication.');
  }
  const payment = settleChallenge(context, session.challengedPaymentId, passed);
  session.challengedPaymentId = null;
  return settle(context, session, payment);
}

function settle(
  context: EngineContext,
  session: CheckoutSession,
  payment: Payment,
): CheckoutResult {
  if (payment.failureCode !== null) {
    const { failureCode: code } = payment;
    return { status: 'failed', session, code, message: FAILURE_WORDS[code] };
  }
  const customer = find(context.state.customers, session.customerId, 'customer');
  session.status = 'complete';
  session.paymentId = payment.id;
  if (session.mode === 'subscription') {
    customer.paymentMethodId = payment.paymentMethodId;
    session.subscriptionId = startSubscription(context, session, payment).id;
  }
  record(context, 'checkout.session.completed', session);
  return { status: 'complete', session };
}

/** Settles a checkout paid by debit; cancels the payment if its subscription has ended meanwhile. */
export function settleSession(context: EngineContext, payment: Payment): void {
  const { state } = context;
  const session = find(state.sessions, payment.sessionId ?? '', 'checkout session');
  const subscription =
    session.subscriptionId === null
      ? undefined
      : find(state.subscriptions, session.subscriptionId, 'subscription');
  if (subscription !== undefined && subscription.status !== 'incomplete') {
    payment.status = 'canceled';
    return;
  }
  settleDebit(context, payment);
  const paid = payment.status === 'succeeded';
  if (subscription !== undefined && paid) {
    settleInvoice(context, find(state.invoices, subscription.latestInvoiceId, 'invoice'), payment);
    subscription.status = 'active';
    record(context, 'customer.subscription.updated', subscription);
  }
  const outcome = paid ? 'succeeded' : 'failed';
  record(context, `checkout.session.async_payment_${outcome}`, session);
}

/** Opens a 24-hour visit to the page where a customer manages their card and subscription. */
export function createPortalSession(
  { state, newId }: EngineContext,
  customerId: string,
  returnUrl: string,
): PortalSession {
  find(state.customers, customerId, 'customer');
  const session: PortalSession = {
    id: newId('bps'),
    customerId,
    returnUrl,
    createdAt: state.now,
    expiresAt: state.now + SESSION_LASTS_MS,
  };
  state.portalSessions[session.id] = session;
  return session;
}

/** A visit that hasn't expired. @throws EngineFailure */
export function requirePortalSession({ state }: EngineContext, id: string): PortalSession {
  const session = find(state.portalSessions, id, 'visit');
  if (session.expiresAt <= state.now) {
    throw new EngineFailure('session_closed', 'This link has expired. Open it again in the shop.');
  }
  return session;
}
