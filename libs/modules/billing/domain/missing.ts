import { onSaleOf, type PlanId, type ProductId, productOf } from '@prepward/contracts/plans';
import type {
  DisputeFact,
  FailureFact,
  PaymentFact,
  RefundFact,
  StudentLedger,
  SubscriptionFact,
} from './entitlement.js';
import type {
  GatewayFacts,
  GatewayPayment,
  GatewaySession,
  GatewaySubscription,
  StudentTruth,
} from './truth.js';

/** What a student set out to buy, at the price of that moment. */
export interface OrderFact {
  id: string;
  item: PlanId | ProductId;
  amountCents: number;
  /** The latest state of its checkout; null before the gateway has one. */
  checkout: { sessionId: string; state: GatewaySession['state'] } | null;
}

export interface NewPayment extends Omit<PaymentFact, 'id'> {
  taxCents: number;
}

export interface NewFailure extends FailureFact {
  item: PlanId | ProductId | null;
  due: GatewayPayment['paid'];
}

/** When a truth was fetched: the ledger may have gone on since. */
export interface FetchMoment {
  /** Sessions that the ledger already had then: the truth may lack later ones. */
  openedBefore: ReadonlySet<string>;
  /** When it's written. */
  now: Date;
}

/** A refund or dispute whose payment may be new, too, so it's given by the gateway's id. */
type OfPayment<Fact> = Omit<Fact, 'paymentId'> & { gatewayPaymentId: string };

interface NewCheckoutState {
  orderId: string;
  item: OrderFact['item'];
  sessionId: string;
  state: GatewaySession['state'];
}

/** What a gateway knows and the ledger does not. */
export interface MissingFacts {
  checkouts: NewCheckoutState[];
  payments: NewPayment[];
  failures: NewFailure[];
  refunds: OfPayment<RefundFact>[];
  disputes: (OfPayment<DisputeFact> & { reason: string })[];
  subscriptions: SubscriptionFact[];
  /** For operators: what came in and matches nothing on sale, or no order. */
  oddities: string[];
}

/** The plan or product of a gateway's price; null if it isn't one of ours. */
function itemOf(lookupKey: string | null): PlanId | ProductId | null {
  return lookupKey === null ? null : (onSaleOf(lookupKey)?.id ?? null);
}

/** Why an order doesn't match what was paid for it; undefined if it does. */
function misfit(
  payment: GatewayPayment,
  order: OrderFact | undefined,
  truth: GatewayFacts,
): string | undefined {
  if (order === undefined) return 'names an order that this student does not have';
  const item = itemOf(payment.lookupKey);
  if (item !== order.item) return `pays for ${item}, but its order is for ${order.item}`;
  const session = truth.sessions.find(({ orderId }) => orderId === order.id);
  if (session !== undefined && session.subtotal.cents !== order.amountCents) {
    return `was sold at ${session.subtotal.cents}, but its order says ${order.amountCents}`;
  }
  return undefined;
}

function newPayments(
  ledger: StudentLedger,
  truth: GatewayFacts,
  orders: readonly OrderFact[],
): { payments: NewPayment[]; oddities: string[] } {
  const known = new Set(ledger.payments.map(({ gatewayId }) => gatewayId));
  const oddities: string[] = [];
  const payments = truth.payments
    .filter(({ id }) => !known.has(id))
    // Gateways list the newest first; the ledger gets them as they came.
    .toReversed()
    .toSorted((a, b) => a.paidAt.getTime() - b.paidAt.getTime())
    .map((payment): NewPayment => {
      const item = itemOf(payment.lookupKey);
      if (item === null) oddities.push(`payment ${payment.id} is for a price that is not ours`);
      const order = orders.find(({ id }) => id === payment.orderId);
      const problem = payment.orderId === null ? undefined : misfit(payment, order, truth);
      if (problem !== undefined) oddities.push(`payment ${payment.id} ${problem}`);
      return {
        gatewayId: payment.id,
        orderId: problem === undefined ? payment.orderId : null,
        subscriptionId: payment.subscriptionId,
        // A checkout that was tampered with buys nothing; a renewal has no order.
        item: problem === undefined ? item : null,
        amount: payment.paid,
        taxCents: payment.taxCents,
        balanceUsedCents: payment.balanceUsedCents,
        balanceFilledCents: payment.balanceFilledCents,
        period: payment.period,
        paidAt: payment.paidAt,
      };
    });
  return { payments, oddities };
}

function newFailures(ledger: StudentLedger, truth: GatewayFacts): NewFailure[] {
  const known = new Set([...ledger.failures, ...ledger.payments].map(({ gatewayId }) => gatewayId));
  for (const { id } of truth.payments) known.add(id);
  return truth.failures
    .filter(({ id }) => !known.has(id))
    .map(({ id, subscriptionId, lookupKey, due, failedAt, period }) => ({
      gatewayId: id,
      subscriptionId,
      item: itemOf(lookupKey),
      due,
      failedAt,
      period,
    }));
}

function factOf(subscription: GatewaySubscription): SubscriptionFact {
  const { id, ...rest } = subscription;
  return { subscriptionId: id, ...rest };
}

function sameInstant(a: Date | null, b: Date | null): boolean {
  return a?.getTime() === b?.getTime();
}

function sameState(a: SubscriptionFact, b: SubscriptionFact): boolean {
  return (
    a.orderId === b.orderId &&
    a.plan === b.plan &&
    a.status === b.status &&
    a.cancelAtPeriodEnd === b.cancelAtPeriodEnd &&
    a.next?.cents === b.next?.cents &&
    sameInstant(a.startedAt, b.startedAt) &&
    sameInstant(a.periodEnd, b.periodEnd) &&
    sameInstant(a.endedAt, b.endedAt)
  );
}

/** Refunds or disputes of known or new payments whose state isn't in the ledger yet. */
function newStates<Fact extends { id: string; paymentId: string; status: string }>(
  facts: readonly Fact[],
  known: readonly { gatewayId: string; status: string }[],
  truth: GatewayFacts,
): Fact[] {
  const payments = new Set(truth.payments.map(({ id }) => id));
  return facts.filter(
    (fact) =>
      payments.has(fact.paymentId) &&
      !known.some(({ gatewayId, status }) => gatewayId === fact.id && status === fact.status),
  );
}

const NEAREST_TO_PAID = ['complete', 'processing', 'open', 'failed', 'expired'] as const;

/**
 * New states of orders' checkouts. If an order has two, the one nearest to paid counts. None reopens:
 * if the truth says `open` for one that the ledger has, it was fetched before that changed.
 */
function newCheckouts(
  orders: readonly OrderFact[],
  { sessions }: GatewayFacts,
): MissingFacts['checkouts'] {
  const rank = ({ state }: GatewaySession) => NEAREST_TO_PAID.indexOf(state);
  return orders.flatMap(({ id: orderId, item, checkout }) => {
    const [session] = sessions
      .filter((each) => each.orderId === orderId)
      .toSorted((a, b) => rank(a) - rank(b));
    return session === undefined ||
      session.state === checkout?.state ||
      (session.state === 'open' && checkout !== null)
      ? []
      : [{ orderId, item, sessionId: session.id, state: session.state }];
  });
}

/** Checkouts that a customer the gateway no longer knows could have paid: no one can pay them now. */
function lostCheckouts(
  orders: readonly OrderFact[],
  truth: StudentTruth,
  { openedBefore }: FetchMoment,
): MissingFacts['checkouts'] {
  if (truth.customers.every(({ customer }) => customer.state === 'active')) return [];
  const named = new Set(truth.sessions.map(({ id }) => id));
  return orders.flatMap(({ id: orderId, item, checkout }) =>
    checkout !== null &&
    (checkout.state === 'open' || checkout.state === 'processing') &&
    openedBefore.has(checkout.sessionId) &&
    !named.has(checkout.sessionId)
      ? [{ orderId, item, sessionId: checkout.sessionId, state: 'expired' as const }]
      : [],
  );
}

/**
 * Subscriptions that the ledger believes are running, although the gateway has deleted their customer.
 * That ended them all, and the gateway no longer lists them.
 *
 * @param now when that was noticed
 */
function endedWithCustomer(
  ledger: StudentLedger,
  truth: StudentTruth,
  { now }: FetchMoment,
): SubscriptionFact[] {
  const current = truth.customers.at(-1);
  if (current?.customer.state !== 'deleted') return [];
  const named = new Set(truth.subscriptions.map(({ id }) => id));
  return ledger.subscriptions
    .filter(({ subscriptionId, status }) => status !== 'ended' && !named.has(subscriptionId))
    .map((fact) => ({ ...fact, status: 'ended', endedAt: now, next: null }));
}

/**
 * What has to be added to the ledger so that it says what the gateway says. Adding it twice changes
 * nothing: for the same truth, nothing is missing the second time.
 */
export function missingFacts(
  ledger: StudentLedger,
  orders: readonly OrderFact[],
  truth: StudentTruth,
  moment: FetchMoment,
): MissingFacts {
  const unlike = (fact: SubscriptionFact) => {
    const stored = ledger.subscriptions.find(
      ({ subscriptionId }) => subscriptionId === fact.subscriptionId,
    );
    return stored === undefined || !sameState(stored, fact);
  };
  return {
    ...newPayments(ledger, truth, orders),
    checkouts: [...newCheckouts(orders, truth), ...lostCheckouts(orders, truth, moment)],
    failures: newFailures(ledger, truth),
    refunds: newStates(truth.refunds, ledger.refunds, truth).map((refund) => ({
      gatewayId: refund.id,
      gatewayPaymentId: refund.paymentId,
      amount: refund.amount,
      status: refund.status,
      happenedAt: refund.createdAt,
    })),
    disputes: newStates(truth.disputes, ledger.disputes, truth).map((dispute) => ({
      gatewayId: dispute.id,
      gatewayPaymentId: dispute.paymentId,
      amount: dispute.amount,
      status: dispute.status,
      reason: dispute.reason,
      happenedAt: dispute.createdAt,
    })),
    subscriptions: [
      ...truth.subscriptions.map(factOf).filter(unlike),
      ...endedWithCustomer(ledger, truth, moment),
    ],
  };
}

/** Whether an item is a product on sale. */
export function isProduct(item: PlanId | ProductId): item is ProductId {
  return productOf(item) !== undefined;
}
