import type { GatewayName } from '@prepward/contracts/billing';
import type { Money } from '@prepward/contracts/money';
import type { PlanId } from '@prepward/contracts/plans';

/** Ids of a gateway are text; all instants are the gateway's own (see `clockOffsetMs`). */
export interface GatewaySession {
  id: string;
  /** Our order, as it was given at `createCheckout`; null for one that isn't ours. */
  orderId: string | null;
  /** `processing`: finished by the student, while the money isn't there yet. */
  state: 'open' | 'processing' | 'complete' | 'expired';
  /** Before discounts and taxes: what our price list says. */
  subtotal: Money;
}

export interface GatewaySubscription {
  id: string;
  orderId: string | null;
  /** By the lookup key of its price; null for a price that isn't ours. */
  plan: PlanId | null;
  /**
   * `active`: paid as far as it's due · `past-due`: a renewal failed and is tried again ·
   * `ended`: canceled or given up · `incomplete`: the first payment isn't there yet.
   */
  status: 'incomplete' | 'active' | 'past-due' | 'ended';
  startedAt: Date;
  /** End of the running period. */
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  endedAt: Date | null;
  /** What the next period costs as things are, before taxes; null where there is none. */
  next: Money | null;
}

/** Money that came in; what is 0 cents was paid from the balance, or is free by a promotion. */
export interface GatewayPayment {
  /** Of the invoice for a subscription, of the payment for a product. */
  id: string;
  /** The checkout's order; null for renewals and changes of plan. */
  orderId: string | null;
  /** Null for a product. */
  subscriptionId: string | null;
  /** Plan or product by the lookup key of its price; null for a price that isn't ours. */
  lookupKey: string | null;
  /** What was taken, taxes included. */
  paid: Money;
  taxCents: number;
  paidAt: Date;
  /** What it pays for; null for a product. */
  period: { start: Date; end: Date } | null;
}

/** A renewal that isn't paid, as long as the gateway tries, and after it has given up. */
export interface GatewayFailure {
  /** Of the invoice: the same id is a payment once it's paid. */
  id: string;
  subscriptionId: string;
  lookupKey: string | null;
  due: Money;
  failedAt: Date;
  period: { start: Date; end: Date };
}

export interface GatewayRefund {
  id: string;
  /** {@link GatewayPayment.id} */
  paymentId: string;
  amount: Money;
  status: 'pending' | 'succeeded' | 'failed';
  createdAt: Date;
}

export interface GatewayDispute {
  id: string;
  /** {@link GatewayPayment.id} */
  paymentId: string;
  amount: Money;
  /** `inquiry`: the bank asks, and took nothing · `open`: it took the money · then its decision. */
  status: 'inquiry' | 'open' | 'won' | 'lost';
  /** In the gateway's words, for staff. */
  reason: string;
  createdAt: Date;
}

/** All that a gateway knows of a customer. Of nothing in it the order counts. */
export interface CustomerTruth {
  customerId: string;
  sessions: GatewaySession[];
  subscriptions: GatewaySubscription[];
  payments: GatewayPayment[];
  failures: GatewayFailure[];
  refunds: GatewayRefund[];
  disputes: GatewayDispute[];
}

export interface NewCustomer {
  userId: string;
  email: string;
  /** Empty when they gave none. */
  name: string;
  idempotencyKey: string;
}

export interface NewCheckout {
  customerId: string;
  /** Comes back in the session, the subscription and the payment. */
  orderId: string;
  mode: 'subscription' | 'payment';
  lookupKey: string;
  /** What the price must be: the adapter refuses to sell at another. */
  price: Money;
  /** Days of a period; null for a product. The adapter refuses a price of another period. */
  days: number | null;
  /** As students read it. */
  name: string;
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
  idempotencyKey: string;
}

export interface OpenedCheckout {
  sessionId: string;
  url: string;
  expiresAt: Date;
}

export interface PlanChange {
  subscriptionId: string;
  lookupKey: string;
  price: Money;
  days: number;
  /** The instant from which on the new plan counts, as the preview had it. */
  at: Date;
}

export interface ChangeCosts {
  /** Charged at once; 0 or more. */
  dueNow: Money;
  /** What is left of the running period, at its price; 0 or more. */
  unused: Money;
  /** What goes to the balance; 0 or more. */
  credit: Money;
  /** End of the period that begins at `at`. */
  periodEnd: Date;
}

/** A webhook whose signature is good and that isn't older than {@link WEBHOOK_TOLERANCE_S}. */
export interface GatewayEvent {
  id: string;
  type: string;
  /** Null where it's about no customer: then there is nothing to fetch. */
  customerId: string | null;
  createdAt: Date;
}

/** Oldest signature of a webhook that is taken, seconds. */
export const WEBHOOK_TOLERANCE_S = 300;

export type GatewayProblem =
  /** No answer, or "not now": the same call again with the same key is right. */
  | 'unavailable'
  /** The bank said no. */
  | 'declined'
  /** The bank wants the student to confirm; a page of the gateway does it. */
  | 'authentication-needed'
  /** The gateway knows no such thing, or it's in no state for this. */
  | 'refused'
  /** Key, price list or version are wrong: an operator must act. */
  | 'misconfigured';

/** A call of the gateway that failed. */
export class GatewayError extends Error {
  override name = 'GatewayError';

  constructor(
    readonly problem: GatewayProblem,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** A webhook that isn't the gateway's, or is too old: answered with 400. */
export class WebhookRefused extends Error {
  override name = 'WebhookRefused';
}

/**
 * The payment gateway. Calls that change something take a key: repeated with the same one they're
 * done once, even when the answer of the first was lost. What failed throws a {@link GatewayError}.
 */
export abstract class PaymentGateway {
  abstract readonly name: GatewayName;

  /** @returns the customer's id */
  abstract createCustomer(customer: NewCustomer): Promise<string>;

  abstract createCheckout(checkout: NewCheckout): Promise<OpenedCheckout>;

  /** Ends a checkout that isn't paid. @throws GatewayError `refused` when it's paid or over */
  abstract expireCheckout(sessionId: string): Promise<void>;

  /** @throws GatewayError `refused` when there is no such customer */
  abstract fetchCustomer(customerId: string): Promise<CustomerTruth>;

  abstract cancelAtPeriodEnd(subscriptionId: string, idempotencyKey: string): Promise<void>;

  /** Takes `cancelAtPeriodEnd` back. @throws GatewayError `refused` when it has ended */
  abstract resume(subscriptionId: string, idempotencyKey: string): Promise<void>;

  /** Ends a subscription now; nothing is paid back by it. Ending an ended one is no error. */
  abstract cancelNow(subscriptionId: string, idempotencyKey: string): Promise<void>;

  abstract previewChange(change: PlanChange): Promise<ChangeCosts>;

  /**
   * Changes the plan at once and charges what `previewChange` says for the same `at`.
   *
   * @throws GatewayError `declined` or `authentication-needed`: then nothing has changed
   */
  abstract changePlan(change: PlanChange, idempotencyKey: string): Promise<void>;

  /** Pays a payment back: all of it that isn't paid back yet. */
  abstract refund(paymentId: string, idempotencyKey: string): Promise<void>;

  /** A page of the gateway with payment methods and invoices. */
  abstract portalUrl(customerId: string, returnUrl: string): Promise<string>;

  /**
   * @param rawBody as it came, byte by byte
   * @param headers names in small letters
   * @throws WebhookRefused
   */
  abstract readWebhook(
    rawBody: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): GatewayEvent | Promise<GatewayEvent>;

  /**
   * How far the gateway's clock is ahead of ours, ms. Only the sandbox's can be moved on; entitlement
   * follows it, so that what a renewal does can be seen at once.
   */
  clockOffsetMs(): Promise<number> {
    return Promise.resolve(0);
  }
}
