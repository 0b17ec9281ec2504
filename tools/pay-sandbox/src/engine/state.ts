/**
 * What the sandbox knows. Plain data, so that it can be written to a file as it is. Money is integer
 * cents with its currency; every time is in ms since 1970, by the sandbox's own clock.
 */
import type { Currency } from '@prepward/contracts/money';
import type { CardBehavior } from './cards.js';

export const DAY_MS = 24 * 60 * 60 * 1000;

/** Free words of the caller, handed back as they came. */
export type Metadata = Record<string, string>;

/** What is sold. A price never changes: another amount under the same lookup key is another price. */
export interface Price {
  id: string;
  lookupKey: string;
  name: string;
  amountCents: number;
  currency: Currency;
  /** Days of a period that renews; null is paid once. */
  periodDays: number | null;
  /** False once the lookup key has moved on to a newer price. */
  active: boolean;
}

export interface Customer {
  id: string;
  email: string;
  name: string;
  metadata: Metadata;
  /** Charged at renewals. */
  paymentMethodId: string | null;
  /** What the customer has to their credit, used by the next invoices. */
  creditCents: number;
  /** What of the credit was taken away, because the money it was made of went back. */
  voidedCents: number;
  createdAt: number;
}

/** A card that was checked. Its number is not kept. */
export interface PaymentMethod {
  id: string;
  customerId: string;
  brand: 'visa';
  last4: string;
  expMonth: number;
  expYear: number;
  behavior: CardBehavior;
}

export type SessionMode = 'payment' | 'subscription';

/** One visit to the hosted checkout page. */
export interface CheckoutSession {
  id: string;
  mode: SessionMode;
  status: 'open' | 'complete' | 'expired';
  customerId: string;
  priceId: string;
  amountCents: number;
  currency: Currency;
  successUrl: string;
  cancelUrl: string;
  metadata: Metadata;
  /** The payment whose bank asks for authentication. */
  challengedPaymentId: string | null;
  paymentId: string | null;
  subscriptionId: string | null;
  createdAt: number;
  expiresAt: number;
}

/** `incomplete`: the first payment isn't there yet. */
export type SubscriptionStatus = 'incomplete' | 'active' | 'past_due' | 'unpaid' | 'canceled';

export interface Subscription {
  id: string;
  customerId: string;
  priceId: string;
  status: SubscriptionStatus;
  /**
   * The period that the newest invoice is for. As with the real gateway it moves on when the invoice
   * is made: only a paid invoice says that it was paid for.
   */
  currentPeriodStart: number;
  currentPeriodEnd: number;
  cancelAtPeriodEnd: boolean;
  /** Why the customer cancels. */
  cancelReason: string | null;
  /** When canceling was asked for, or the last retry failed. */
  canceledAt: number | null;
  endedAt: number | null;
  latestInvoiceId: string;
  metadata: Metadata;
  createdAt: number;
}

export interface InvoiceLine {
  description: string;
  /** Negative for a credit. */
  amountCents: number;
  priceId: string;
  proration: boolean;
  periodStart: number;
  periodEnd: number;
}

export type InvoiceReason = 'subscription_create' | 'subscription_cycle' | 'subscription_update';

export interface Invoice {
  id: string;
  number: string;
  customerId: string;
  subscriptionId: string;
  reason: InvoiceReason;
  status: 'open' | 'paid' | 'void';
  lines: InvoiceLine[];
  /** Sum of the lines; negative where a change of plan leaves a credit. */
  totalCents: number;
  /** Of the total, what the customer's credit paid. */
  creditUsedCents: number;
  /** What is to be charged, never negative. */
  dueCents: number;
  currency: Currency;
  /** Charges that were tried. */
  attempts: number;
  /** First time that it could not be charged. */
  failedAt: number | null;
  nextAttemptAt: number | null;
  paymentId: string | null;
  createdAt: number;
  paidAt: number | null;
}

export type FailureCode =
  | 'card_declined'
  | 'insufficient_funds'
  | 'authentication_failed'
  | 'debit_returned';

export interface Payment {
  id: string;
  customerId: string;
  sessionId: string | null;
  invoiceId: string | null;
  paymentMethodId: string | null;
  description: string;
  amountCents: number;
  currency: Currency;
  status: 'requires_action' | 'processing' | 'succeeded' | 'failed' | 'canceled';
  /** When the bank says whether it pays a debit; null, or missing in older files, for cards. */
  settlesAt?: number | null;
  failureCode: FailureCode | null;
  refundedCents: number;
  metadata: Metadata;
  createdAt: number;
}

export interface Refund {
  id: string;
  paymentId: string;
  customerId: string;
  amountCents: number;
  currency: Currency;
  reason: string | null;
  metadata: Metadata;
  createdAt: number;
}

/** A student's bank takes a payment back. */
export interface Dispute {
  id: string;
  paymentId: string;
  customerId: string;
  amountCents: number;
  currency: Currency;
  /** In the words of the bank. */
  reason: string;
  status: 'needs_response' | 'won' | 'lost';
  createdAt: number;
  closedAt: number | null;
}

/** One visit to the page where a customer manages card and subscription. */
export interface PortalSession {
  id: string;
  customerId: string;
  returnUrl: string;
  createdAt: number;
  expiresAt: number;
}

/** The names of the real gateway, so that one list serves for both. */
export type EventType =
  | 'checkout.session.completed'
  | 'checkout.session.async_payment_succeeded'
  | 'checkout.session.async_payment_failed'
  | 'checkout.session.expired'
  | 'customer.subscription.created'
  | 'customer.subscription.updated'
  | 'customer.subscription.deleted'
  | 'customer.updated'
  | 'invoice.paid'
  | 'invoice.payment_failed'
  | 'invoice.voided'
  | 'payment_intent.succeeded'
  | 'payment_intent.payment_failed'
  | 'refund.created'
  | 'charge.dispute.created'
  | 'charge.dispute.closed';

/** That something happened. Its object is as it was then; what holds now must be asked for. */
export interface SandboxEvent {
  id: string;
  type: EventType;
  customerId: string;
  createdAt: number;
  object: Readonly<Record<string, unknown>>;
}

/** The answer to a call that carried an idempotency key. */
export interface KeptAnswer {
  fingerprint: string;
  answer: { ok: true; value: unknown } | { ok: false; code: string; message: string };
  createdAt: number;
}

export interface SandboxState {
  now: number;
  prices: Record<string, Price>;
  customers: Record<string, Customer>;
  paymentMethods: Record<string, PaymentMethod>;
  sessions: Record<string, CheckoutSession>;
  portalSessions: Record<string, PortalSession>;
  subscriptions: Record<string, Subscription>;
  invoices: Record<string, Invoice>;
  payments: Record<string, Payment>;
  refunds: Record<string, Refund>;
  disputes: Record<string, Dispute>;
  events: SandboxEvent[];
  keptAnswers: Record<string, KeptAnswer>;
}

/** Nothing yet. @param now ms since 1970 */
export function emptyState(now: number): SandboxState {
  return {
    now,
    prices: {},
    customers: {},
    paymentMethods: {},
    sessions: {},
    portalSessions: {},
    subscriptions: {},
    invoices: {},
    payments: {},
    refunds: {},
    disputes: {},
    events: [],
    keptAnswers: {},
  };
}
