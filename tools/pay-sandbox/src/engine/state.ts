/**
 * The sandbox's state. Plain data, so that it can be written to a file as is. Money is integer cents
 * with its currency; every time is in ms since 1970, by the sandbox's own clock.
 */
import type { Currency } from '@prepward/contracts/money';
import type { CardBehavior } from './cards.js';

export const DAY_MS = 24 * 60 * 60 * 1000;

/** The caller's own data, returned unchanged. */
export type Metadata = Record<string, string>;

/** What is sold. A price never changes: another amount under the same lookup key is another price. */
export interface Price {
  id: string;
  lookupKey: string;
  name: string;
  amountCents: number;
  currency: Currency;
  /** Days of a period that renews; null if paid once. */
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
  /** The customer's credit, used by the next invoices. */
  creditCents: number;
  /** Credit that was removed because the payment behind it was returned. */
  voidedCents: number;
  createdAt: number;
}

/** A checked card. Its number isn't kept. */
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
   * The period that the newest invoice is for. As with the real gateway, it advances when the invoice
   * is made: only a paid invoice means that it was paid for.
   */
  currentPeriodStart: number;
  currentPeriodEnd: number;
  cancelAtPeriodEnd: boolean;
  /** Why the customer cancels. */
  cancelReason: string | null;
  /** When cancellation was requested, or the last retry failed. */
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
  /** Sum of the lines; negative if a plan change leaves a credit. */
  totalCents: number;
  /** The part of the total that the customer's credit paid. */
  creditUsedCents: number;
  /** What is to be charged, never negative. */
  dueCents: number;
  currency: Currency;
  /** Number of attempted charges. */
  attempts: number;
  /** When a charge first failed. */
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

/** The real gateway's names, so that one list works for both. */
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

/** Something that happened. Its object is as it was then; its current state must be fetched. */
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

/** A state with no entries. @param now ms since 1970 */
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
