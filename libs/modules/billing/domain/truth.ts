import type { DisputeState } from '@prepward/contracts/admin-sales';
import type { Money } from '@prepward/contracts/money';
import type { PlanId } from '@prepward/contracts/plans';

/** A gateway's ids are strings; all instants are by the gateway's own clock (see `clockOffsetMs`). */
export interface GatewaySession {
  id: string;
  /** Our order, as passed to `createCheckout`; null for one that isn't ours. */
  orderId: string | null;
  /**
   * `processing`: completed by the student, but the money isn't there yet, as with a bank debit ·
   * `failed`: completed, but the money never came.
   */
  state: 'open' | 'processing' | 'complete' | 'expired' | 'failed';
  /** Before discounts and taxes: what our price list says. */
  subtotal: Money;
}

export interface GatewaySubscription {
  id: string;
  orderId: string | null;
  /** By its price's lookup key; null for a price that isn't ours. */
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
  /** What the next period costs as of now, before taxes; null if there is none. */
  next: Money | null;
}

/** Whether a subscription is paid for, or a failed renewal of it is tried again. */
export function isRunning({ status }: Pick<GatewaySubscription, 'status'>): boolean {
  return status === 'active' || status === 'past-due';
}

/** The same for one of our plans: a student has one at a time. */
export function runsPlan({ plan, status }: Pick<GatewaySubscription, 'plan' | 'status'>): boolean {
  return plan !== null && isRunning({ status });
}

/** Money that came in; 0 cents if it was paid from the balance, or free through a promotion. */
export interface GatewayPayment {
  /** The invoice's id for a subscription, the payment's for a product. */
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
  /** What the customer's balance paid toward it, cents. */
  balanceUsedCents: number;
  /** What it added to the balance, cents: a change to a cheaper plan leaves a credit. */
  balanceFilledCents: number;
  paidAt: Date;
  /** What it pays for; null for a product. */
  period: { start: Date; end: Date } | null;
}

/** A renewal that isn't paid, as long as the gateway tries, and after it has given up. */
export interface GatewayFailure {
  /** The invoice's id: once it's paid, the payment has the same id. */
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
  status: DisputeState;
  /** In the gateway's words, for staff. */
  reason: string;
  createdAt: Date;
}

/** A student as the gateway knows them. */
export interface GatewayCustomer {
  id: string;
  /**
   * `deleted`: at the gateway, by staff or at the student's request; what they paid can still be read ·
   * `unknown`: the gateway has never heard of them, as after a switch to another account.
   */
  state: 'active' | 'deleted' | 'unknown';
  /** What later invoices use up before they charge the card, cents; 0 or more. */
  balanceCents: number;
}

/** What happened at a gateway. The order of the lists doesn't matter. */
export interface GatewayFacts {
  sessions: GatewaySession[];
  subscriptions: GatewaySubscription[];
  payments: GatewayPayment[];
  failures: GatewayFailure[];
  refunds: GatewayRefund[];
  disputes: GatewayDispute[];
}

/** Everything a gateway knows about a customer. */
export interface CustomerTruth extends GatewayFacts {
  customer: GatewayCustomer;
}

/**
 * Everything a gateway knows about a student: one customer, and earlier ones if one was deleted.
 */
export interface StudentTruth extends GatewayFacts {
  customers: CustomerTruth[];
}

/** What the gateway has on all of a student's customers, combined. */
export function truthOfStudent(customers: CustomerTruth[]): StudentTruth {
  return {
    customers,
    sessions: customers.flatMap(({ sessions }) => sessions),
    subscriptions: customers.flatMap(({ subscriptions }) => subscriptions),
    payments: customers.flatMap(({ payments }) => payments),
    failures: customers.flatMap(({ failures }) => failures),
    refunds: customers.flatMap(({ refunds }) => refunds),
    disputes: customers.flatMap(({ disputes }) => disputes),
  };
}
