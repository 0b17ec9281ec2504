import { onSaleOf, productOf } from '@prepward/contracts/plans';
import { byPeriod, type MoneyFlow, moneyFlow, returnsOf } from './money-flow.js';
import {
  type CustomerTruth,
  type GatewayFacts,
  type GatewayPayment,
  runsPlan,
  type StudentTruth,
} from './truth.js';

/** What the gateway must be told to do, because of what it says. */
export type Settlement =
  | {
      kind: 'cancel';
      subscriptionId: string;
      why: 'duplicate' | 'paid-back' | 'never-paid' | 'erased';
    }
  | { kind: 'refund'; paymentId: string; why: 'duplicate' | 'paid-back' | 'erased' }
  /** Removes credit from a customer's balance because the money that it came from went back. */
  | {
      kind: 'void-credit';
      customerId: string;
      cents: number;
      balanceCents: number;
      why: 'paid-back';
    };

type PeriodPayment = GatewayPayment & { period: { start: Date; end: Date } };

/** When the last part of a payment went back, or is on its way; undefined where not all of it is. */
function refundedAt({ id, paid }: GatewayPayment, { refunds }: GatewayFacts): Date | undefined {
  const back = refunds.filter(({ paymentId, status }) => paymentId === id && status !== 'failed');
  const cents = back.reduce((sum, { amount }) => sum + amount.cents, 0);
  if (paid.cents === 0 || cents < paid.cents) return undefined;
  return new Date(Math.max(...back.map(({ createdAt }) => createdAt.getTime())));
}

/** When all of a payment went back, is on its way, or was taken back by the student's bank. */
function goneAt(payment: GatewayPayment, facts: GatewayFacts): Date | undefined {
  const taken = facts.disputes.find(
    ({ paymentId, status }) => paymentId === payment.id && (status === 'open' || status === 'lost'),
  );
  return taken?.createdAt ?? refundedAt(payment, facts);
}

function isPaidBack(payment: GatewayPayment, facts: GatewayFacts): boolean {
  return goneAt(payment, facts) !== undefined;
}

function flowOf({ payments, refunds, disputes }: GatewayFacts): MoneyFlow {
  return moneyFlow(
    payments.map((payment) => ({ ...payment, paidCents: payment.paid.cents })),
    returnsOf(
      refunds.map(({ createdAt: at, ...refund }) => ({ ...refund, at })),
      disputes.map(({ createdAt: at, ...dispute }) => ({ ...dispute, at })),
    ),
  );
}

function refunds(
  payments: readonly GatewayPayment[],
  facts: GatewayFacts,
  why: 'duplicate' | 'paid-back' | 'erased',
): Settlement[] {
  return payments
    .filter((payment) => payment.paid.cents > 0 && !isPaidBack(payment, facts))
    .map(({ id }) => ({ kind: 'refund', paymentId: id, why }));
}

/** If several subscriptions run, the first one stays; the others end and are refunded. */
function secondSubscriptions(facts: GatewayFacts): Settlement[] {
  const [, ...others] = facts.subscriptions
    .filter(runsPlan)
    .toSorted((a, b) => a.startedAt.getTime() - b.startedAt.getTime() || (a.id < b.id ? -1 : 1));
  return others.flatMap(({ id }): Settlement[] => [
    ...refunds(
      facts.payments.filter(({ subscriptionId }) => subscriptionId === id),
      facts,
      'duplicate',
    ),
    { kind: 'cancel', subscriptionId: id, why: 'duplicate' },
  ]);
}

/**
 * If a subscription ended while a bank took days over its first payment, the payment still buys a
 * period, unless another subscription began meanwhile: then the student would pay twice.
 */
function latePayments(facts: GatewayFacts): Settlement[] {
  const running = facts.subscriptions.filter(runsPlan);
  const late = facts.payments.filter(({ subscriptionId, orderId, paidAt }) => {
    const own = facts.subscriptions.find(({ id }) => id === subscriptionId);
    const endedAt = own?.endedAt ?? null;
    return (
      orderId !== null &&
      endedAt !== null &&
      endedAt < paidAt &&
      running.some(({ startedAt }) => startedAt < paidAt)
    );
  });
  return refunds(late, facts, 'duplicate');
}

/** A product that was paid for twice is refunded once. */
function secondPurchases(facts: GatewayFacts): Settlement[] {
  const bought = facts.payments
    .filter((payment) => !isPaidBack(payment, facts))
    .toSorted((a, b) => a.paidAt.getTime() - b.paidAt.getTime() || (a.id < b.id ? -1 : 1));
  const productIdOf = ({ lookupKey }: GatewayPayment) =>
    productOf(lookupKey === null ? '' : (onSaleOf(lookupKey)?.id ?? ''))?.id;
  const seconds = bought.filter((payment, index) => {
    const id = productIdOf(payment);
    return id !== undefined && bought.slice(0, index).some((other) => productIdOf(other) === id);
  });
  return refunds(seconds, facts, 'duplicate');
}

/** A subscription's payments that pay for a period, in the order of the periods. */
function periodsOf(subscriptionId: string | null, { payments }: GatewayFacts): PeriodPayment[] {
  return payments
    .filter((payment): payment is PeriodPayment => payment.period !== null)
    .filter((payment) => payment.subscriptionId === subscriptionId)
    .toSorted(byPeriod);
}

/** The payments behind one, itself included, of which something went back. */
function goneBehind(id: string, flow: MoneyFlow, facts: GatewayFacts): GatewayPayment[] {
  const backers = flow.backers.get(id) ?? new Set();
  return facts.payments.filter((each) => backers.has(each.id) && isPaidBack(each, facts));
}

/**
 * A subscription ends if money behind its last paid period went back, so that the next period isn't
 * charged.
 */
function paidBackSubscriptions(flow: MoneyFlow, facts: GatewayFacts): Settlement[] {
  return facts.subscriptions.filter(runsPlan).flatMap(({ id }): Settlement[] => {
    const last = periodsOf(id, facts).findLast((each) => flow.backers.get(each.id)?.size);
    return last === undefined || goneBehind(last.id, flow, facts).length === 0
      ? []
      : [{ kind: 'cancel', subscriptionId: id, why: 'paid-back' }];
  });
}

/**
 * A student refunded for a plan also gets back what they added to it: the refunded payment partly
 * paid for a plan change, so its period ends, and what was paid for it is refunded. A bank that
 * takes a payment back ends the period as well; staff decide about the rest.
 */
function dependentPayments(flow: MoneyFlow, facts: GatewayFacts): Settlement[] {
  const endEarly = facts.payments.filter((payment) => {
    if (payment.period === null) return false;
    const own = periodsOf(payment.subscriptionId, facts);
    const next = own[own.findIndex(({ id }) => id === payment.id) + 1];
    const end = Math.min(
      payment.period.end.getTime(),
      next?.period.start.getTime() ?? Number.POSITIVE_INFINITY,
    );
    return goneBehind(payment.id, flow, facts).some((backer) => {
      const at = backer.id === payment.id ? undefined : refundedAt(backer, facts);
      return at !== undefined && at.getTime() < end;
    });
  });
  return refunds(endEarly, facts, 'paid-back');
}

/**
 * How much of a customer's balance came from money that went back. It isn't voided twice: the payments
 * determine how much may stay, and only what is above that goes.
 */
function goneCredit(truth: CustomerTruth): Settlement[] {
  const { id: customerId, state, balanceCents } = truth.customer;
  if (state !== 'active' || balanceCents <= 0) return [];
  const { credits, goneCents } = flowOf(truth);
  const kept = credits.reduce((sum, credit) => sum + credit.cents, 0);
  const cents = Math.min(goneCents, Math.max(0, balanceCents - kept));
  return cents === 0
    ? []
    : [{ kind: 'void-credit', customerId, cents, balanceCents, why: 'paid-back' }];
}

/** A subscription whose first payment failed days later ends, before the gateway tries to charge again. */
function neverPaid({ sessions, subscriptions }: GatewayFacts): Settlement[] {
  const failed = new Set(
    sessions.filter(({ state }) => state === 'failed').map(({ orderId }) => orderId),
  );
  return subscriptions
    .filter(
      ({ status, orderId }) => status === 'incomplete' && orderId !== null && failed.has(orderId),
    )
    .map(({ id }) => ({ kind: 'cancel', subscriptionId: id, why: 'never-paid' }));
}

/** What has to be put right at the gateway; empty once that is done. */
export function settlements(truth: StudentTruth): Settlement[] {
  const flow = flowOf(truth);
  const first = [
    ...paidBackSubscriptions(flow, truth),
    ...dependentPayments(flow, truth),
    ...truth.customers.flatMap(goneCredit),
    ...neverPaid(truth),
  ];
  if (first.length > 0) return first;
  return [...secondSubscriptions(truth), ...latePayments(truth), ...secondPurchases(truth)];
}

/**
 * What has to be put right for an account that was erased: money that came in since goes back, and
 * nothing more is taken.
 *
 * @param booked the gateway's ids of payments that came in before
 */
export function settlementsOfErased(
  truth: StudentTruth,
  booked: ReadonlySet<string>,
): Settlement[] {
  return [
    ...refunds(
      truth.payments.filter(({ id }) => !booked.has(id)),
      truth,
      'erased',
    ),
    ...truth.subscriptions
      .filter(runsPlan)
      .map(({ id }): Settlement => ({ kind: 'cancel', subscriptionId: id, why: 'erased' })),
  ];
}
