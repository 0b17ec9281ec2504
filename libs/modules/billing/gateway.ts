import type { GatewayName } from '@prepward/contracts/billing-rules';
import type { Money } from '@prepward/contracts/money';
import type { CustomerTruth } from './domain/truth.js';

export type {
  CustomerTruth,
  GatewayCustomer,
  GatewayDispute,
  GatewayFailure,
  GatewayPayment,
  GatewayRefund,
  GatewaySession,
  GatewaySubscription,
} from './domain/truth.js';

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
  /** Our order, where what it's about carries one; null otherwise. */
  orderId: string | null;
  createdAt: Date;
}

/** A webhook with what it said, as it is kept for staff. */
export interface ReceivedEvent extends GatewayEvent {
  payload: unknown;
}

/** Oldest signature of a webhook that is taken, seconds. */
export const WEBHOOK_TOLERANCE_S = 300;

export type GatewayProblem =
  /** No answer, or "not now": the same call again with the same key is right. */
  | 'unavailable'
  /** The bank said no. */
  | 'declined'
  /** The bank requires the student to confirm; a page of the gateway does it. */
  | 'authentication-needed'
  /** The gateway doesn't know it, or its state doesn't allow this. */
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

  /** Whether something can be sold to a customer: they are known, and weren't deleted. */
  abstract hasCustomer(customerId: string): Promise<boolean>;

  abstract createCheckout(checkout: NewCheckout): Promise<OpenedCheckout>;

  /** Ends a checkout that isn't paid. @throws GatewayError `refused` when it's paid or over */
  abstract expireCheckout(sessionId: string): Promise<void>;

  /** What the gateway has of a customer; also of one that was deleted, or that it doesn't know. */
  abstract fetchCustomer(customerId: string): Promise<CustomerTruth>;

  abstract cancelAtPeriodEnd(subscriptionId: string, idempotencyKey: string): Promise<void>;

  /** Takes `cancelAtPeriodEnd` back. @throws GatewayError `refused` when it has ended */
  abstract resume(subscriptionId: string, idempotencyKey: string): Promise<void>;

  /** Ends a subscription now; nothing is refunded by it. Ending an ended one is no error. */
  abstract cancelNow(subscriptionId: string, idempotencyKey: string): Promise<void>;

  abstract previewChange(change: PlanChange): Promise<ChangeCosts>;

  /**
   * Changes the plan at once and charges what `previewChange` says for the same `at`.
   *
   * @throws GatewayError `declined` or `authentication-needed`: then nothing has changed
   */
  abstract changePlan(change: PlanChange, idempotencyKey: string): Promise<void>;

  /**
   * Pays a payment back: all of it that isn't refunded yet.
   *
   * @throws GatewayError `refused` where it can't be refunded this way, as while it's disputed
   */
  abstract refund(paymentId: string, idempotencyKey: string): Promise<void>;

  /** Takes from a customer's balance, which later invoices would use. @param cents more than 0 */
  abstract voidCredit(customerId: string, cents: number, idempotencyKey: string): Promise<void>;

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
