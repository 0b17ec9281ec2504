import type { DisputeState } from '@prepward/contracts/admin-sales';
import type { Money } from '@prepward/contracts/money';
import type { PlanId } from '@prepward/contracts/plans';

/** Ids of a gateway are text; all instants are the gateway's own (see `clockOffsetMs`). */
export interface GatewaySession {
  id: string;
  /** Our order, as it was given at `createCheckout`; null for one that isn't ours. */
  orderId: string | null;
  /**
   * `processing`: finished by the student, while the money isn't there yet, as of a bank debit ·
   * `failed`: finished, and the money never came.
   */
  state: 'open' | 'processing' | 'complete' | 'expired' | 'failed';
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

/** Whether a subscription is paid for, or a failed renewal of it is tried again. */
export function isRunning({ status }: Pick<GatewaySubscription, 'status'>): boolean {
  return status === 'active' || status === 'past-due';
}

/** The same of a plan of ours: a student has one at a time. */
export function runsPlan({ plan, status }: Pick<GatewaySubscription, 'plan' | 'status'>): boolean {
  return plan !== null && isRunning({ status });
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
  /** What the customer's balance paid of it, cents. */
  balanceUsedCents: number;
  /** What it put on the balance, cents: a change to a cheaper plan leaves a credit. */
  balanceFilledCents: number;
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
  status: DisputeState;
  /** In the gateway's words, for staff. */
  reason: string;
  createdAt: Date;
}

/** Whom the gateway knows a student as. */
export interface GatewayCustomer {
  id: string;
  /**
   * `deleted`: at the gateway, by staff or at the student's request; what they paid can still be
   * read · `unknown`: the gateway has never heard of them, as after a change of accounts.
   */
  state: 'active' | 'deleted' | 'unknown';
  /** What later invoices take before they charge the card, cents; 0 or more. */
  balanceCents: number;
}

/** What happened at a gateway. Of nothing in it the order counts. */
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

/** What the gateway has of a student's customers, as one. */
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
