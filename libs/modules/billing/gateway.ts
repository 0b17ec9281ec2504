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
  /** Days in a period; null for a product. The adapter refuses a price with another period. */
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
  /** When the new plan takes effect, as in the preview. */
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

/** A webhook with a valid signature that isn't older than {@link WEBHOOK_TOLERANCE_S}. */
export interface GatewayEvent {
  id: string;
  type: string;
  /** Null if it isn't about a customer: then there's nothing to fetch. */
  customerId: string | null;
  /** Our order, if the webhook's object carries one; null otherwise. */
  orderId: string | null;
  createdAt: Date;
}

/** A webhook with its content, as kept for staff. */
export interface ReceivedEvent extends GatewayEvent {
  payload: unknown;
}

/** The oldest webhook signature that is accepted, seconds. */
export const WEBHOOK_TOLERANCE_S = 300;

export type GatewayProblem =
  /** No answer, or "not now": repeat the same call with the same key. */
  | 'unavailable'
  /** The bank said no. */
  | 'declined'
  /** The bank requires the student to confirm, which they do on a page of the gateway. */
  | 'authentication-needed'
  /** The gateway doesn't know it, or its state doesn't allow this. */
  | 'refused'
  /** A key, the price list, or a version is wrong: an operator must act. */
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
 * The payment gateway. Calls that change something take a key: repeated with the same key, they're done
 * once, even if the first answer was lost. Failures throw a {@link GatewayError}.
 */
export abstract class PaymentGateway {
  abstract readonly name: GatewayName;

  /** @returns the customer's id */
  abstract createCustomer(customer: NewCustomer): Promise<string>;

  /** Whether we can sell to a customer: the gateway knows them, and they weren't deleted. */
  abstract hasCustomer(customerId: string): Promise<boolean>;

  abstract createCheckout(checkout: NewCheckout): Promise<OpenedCheckout>;

  /** Ends a checkout that isn't paid. @throws GatewayError `refused` when it's paid or over */
  abstract expireCheckout(sessionId: string): Promise<void>;

  /** What the gateway has on a customer, even one that was deleted or that it doesn't know. */
  abstract fetchCustomer(customerId: string): Promise<CustomerTruth>;

  abstract cancelAtPeriodEnd(subscriptionId: string, idempotencyKey: string): Promise<void>;

  /** Undoes `cancelAtPeriodEnd`. @throws GatewayError `refused` when it has ended */
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
   * Refunds a payment: everything that isn't refunded yet.
   *
   * @throws GatewayError `refused` if it can't be refunded this way, for example while it's disputed
   */
  abstract refund(paymentId: string, idempotencyKey: string): Promise<void>;

  /** Takes from a customer's balance, which later invoices would use. @param cents more than 0 */
  abstract voidCredit(customerId: string, cents: number, idempotencyKey: string): Promise<void>;

  /** The gateway's page with payment methods and invoices. */
  abstract portalUrl(customerId: string, returnUrl: string): Promise<string>;

  /**
   * @param rawBody as it came, byte for byte
   * @param headers with lower-case names
   * @throws WebhookRefused
   */
  abstract readWebhook(
    rawBody: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): GatewayEvent | Promise<GatewayEvent>;

  /**
   * How far the gateway's clock is ahead of ours, ms. Only the sandbox's clock can be moved;
   * entitlement follows it, so that the effect of a renewal shows at once.
   */
  clockOffsetMs(): Promise<number> {
    return Promise.resolve(0);
  }
}
