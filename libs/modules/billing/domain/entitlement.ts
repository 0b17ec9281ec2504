import type { AccessPeriod } from '@prepward/contracts/access-period';
import { DAY_MS } from '@prepward/contracts/durations';
import type { Money } from '@prepward/contracts/money';
import {
  GRACE_DAYS,
  type GrantPlan,
  type PlanId,
  type ProductId,
  planOf,
} from '@prepward/contracts/plans';
import { byPeriod, type MoneyFlow, moneyFlow, returnsOf } from './money-flow.js';
import {
  type GatewayDispute,
  type GatewayRefund,
  type GatewaySubscription,
  isRunning,
} from './truth.js';

const GRACE_MS = GRACE_DAYS * DAY_MS;

/** Rows of the ledger about one student, as entitlement reads them. Their order doesn't count. */
export interface PaymentFact {
  id: string;
  gatewayId: string;
  orderId: string | null;
  subscriptionId: string | null;
  item: PlanId | ProductId | null;
  amount: Money;
  /** What the balance paid toward it, and what it added to the balance, cents (see `money-flow.ts`). */
  balanceUsedCents: number;
  balanceFilledCents: number;
  period: { start: Date; end: Date } | null;
  paidAt: Date;
}
export interface FailureFact {
  gatewayId: string;
  subscriptionId: string;
  period: { start: Date; end: Date };
  failedAt: Date;
}
/** The latest state of a refund. */
export interface RefundFact {
  gatewayId: string;
  paymentId: string;
  amount: Money;
  status: GatewayRefund['status'];
  happenedAt: Date;
}
/** The latest state of a dispute. */
export interface DisputeFact {
  gatewayId: string;
  paymentId: string;
  amount: Money;
  status: GatewayDispute['status'];
  happenedAt: Date;
}
/** The latest state of a subscription. */
export interface SubscriptionFact {
  subscriptionId: string;
  orderId: string | null;
  plan: PlanId | null;
  status: GatewaySubscription['status'];
  startedAt: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  endedAt: Date | null;
  next: Money | null;
}
export interface GrantFact {
  id: string;
  plan: GrantPlan;
  startsAt: Date;
  endsAt: Date | null;
  /** The grant that this one takes back, from `startsAt` on. */
  revokes: string | null;
}

/** What the ledger holds of one student. */
export interface StudentLedger {
  payments: readonly PaymentFact[];
  failures: readonly FailureFact[];
  refunds: readonly RefundFact[];
  disputes: readonly DisputeFact[];
  subscriptions: readonly SubscriptionFact[];
  grants: readonly GrantFact[];
}

/** How much of a payment went back, or is on its way back, cents. */
export function refundedCents(
  { id }: Pick<PaymentFact, 'id'>,
  refunds: readonly RefundFact[],
): number {
  return refunds
    .filter(({ paymentId, status }) => paymentId === id && status !== 'failed')
    .reduce((sum, { amount }) => sum + amount.cents, 0);
}

/** When a payment stopped counting because all of it went back, and why. Null while it counts. */
export function cutOf(
  payment: Pick<PaymentFact, 'id' | 'amount'>,
  { refunds, disputes }: Pick<StudentLedger, 'refunds' | 'disputes'>,
): { at: Date; by: 'refund' | 'dispute' } | null {
  const lost = disputes.filter(
    ({ paymentId, status }) => paymentId === payment.id && (status === 'open' || status === 'lost'),
  );
  const refunded =
    payment.amount.cents > 0 && refundedCents(payment, refunds) >= payment.amount.cents
      ? refunds.filter(({ paymentId, status }) => paymentId === payment.id && status !== 'failed')
      : [];
  const cuts = [
    ...lost.map(({ happenedAt }) => ({ at: happenedAt, by: 'dispute' as const })),
    // If it was refunded in parts: with the last one.
    ...refunded
      .map(({ happenedAt }) => ({ at: happenedAt, by: 'refund' as const }))
      .toSorted((a, b) => b.at.getTime() - a.at.getTime())
      .slice(0, 1),
  ];
  return cuts.toSorted((a, b) => a.at.getTime() - b.at.getTime())[0] ?? null;
}

type PlanPayment = PaymentFact & { item: PlanId; period: { start: Date; end: Date } };

function isPlanPayment(payment: PaymentFact): payment is PlanPayment {
  return payment.item !== null && planOf(payment.item) !== undefined && payment.period !== null;
}

function flowOf({ payments, refunds, disputes }: StudentLedger): MoneyFlow {
  return moneyFlow(
    payments.map((payment) => ({ ...payment, paidCents: payment.amount.cents })),
    returnsOf(
      refunds.map(({ happenedAt: at, ...refund }) => ({ ...refund, at })),
      disputes.map(({ happenedAt: at, ...dispute }) => ({ ...dispute, at })),
    ),
  );
}

/** When and why the money behind a period went back, even if only part of it did. */
function firstCut(
  { id }: PlanPayment,
  ledger: StudentLedger,
  { backers }: MoneyFlow,
): ReturnType<typeof cutOf> {
  const behind = backers.get(id) ?? new Set();
  return ledger.payments
    .filter((payment) => behind.has(payment.id))
    .flatMap((payment) => cutOf(payment, ledger) ?? [])
    .reduce<ReturnType<typeof cutOf>>(
      (first, cut) => (first === null || cut.at < first.at ? cut : first),
      null,
    );
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}

function later(a: Date, b: Date): Date {
  return a > b ? a : b;
}

/** End of the grace after the last paid period; without grace, the end of that period. */
function graceEnd(paidUntil: Date, state: SubscriptionFact | undefined): Date {
  if (state === undefined || state.status === 'incomplete') return paidUntil;
  const grace = new Date(paidUntil.getTime() + GRACE_MS);
  if (state.endedAt !== null || state.status === 'ended') {
    // The gateway gave up, and the student hadn't canceled: access was open until then.
    const ended = state.endedAt ?? paidUntil;
    return state.cancelAtPeriodEnd || ended <= paidUntil ? paidUntil : earlier(grace, ended);
  }
  return state.cancelAtPeriodEnd ? paidUntil : grace;
}

function lives(state: SubscriptionFact | undefined): state is SubscriptionFact {
  return state !== undefined && state.endedAt === null && isRunning(state);
}

/** The time after a subscription's last payment: whether it renews, and how long that may take. */
function openEnd(
  payment: PlanPayment,
  ledger: StudentLedger,
  state: SubscriptionFact | undefined,
): Partial<AccessPeriod> {
  const paidUntil = payment.period.end;
  const paid = new Set(ledger.payments.map(({ gatewayId }) => gatewayId));
  const failure = ledger.failures.find(
    ({ gatewayId, subscriptionId, period }) =>
      subscriptionId === payment.subscriptionId &&
      period.start >= payment.period.end &&
      !paid.has(gatewayId),
  );
  const renews = lives(state) && !state.cancelAtPeriodEnd;
  return {
    endsAt: graceEnd(paidUntil, state),
    renews,
    next: renews ? state.next : null,
    failedAt: failure?.failedAt ?? null,
  };
}

/**
 * The periods of one subscription. A payment counts from the start of its period to its end, to the
 * start of the next one (a change of plan begins a new period), or until money behind it went back.
 */
function paidPeriods(
  subscriptionId: string,
  ledger: StudentLedger,
  flow: MoneyFlow,
): AccessPeriod[] {
  const state = ledger.subscriptions.find((fact) => fact.subscriptionId === subscriptionId);
  const payments = ledger.payments
    .filter(isPlanPayment)
    .filter((payment) => payment.subscriptionId === subscriptionId)
    .toSorted(byPeriod);
  return payments.flatMap((payment, index) => {
    const { start, end } = payment.period;
    const following = payments[index + 1];
    const bound = following === undefined ? end : earlier(end, following.period.start);
    const cut = firstCut(payment, ledger, flow);
    const isCut = cut !== null && cut.at < bound;
    const paidUntil = isCut ? later(cut.at, start) : bound;
    // A period that was refunded at once is kept as one that has ended.
    if (paidUntil <= start && !isCut) return [];
    const period: AccessPeriod = {
      source: 'payment',
      sourceId: subscriptionId,
      plan: payment.item,
      startsAt: start,
      paidUntil,
      endsAt: paidUntil,
      renews: false,
      next: null,
      failedAt: null,
      cutBy: isCut ? cut.by : null,
    };
    const isOpen = following === undefined && !isCut;
    return [isOpen && cut === null ? { ...period, ...openEnd(payment, ledger, state) } : period];
  });
}

/** One row for payments that follow each other without a gap or a change of plan. */
function joined(periods: readonly AccessPeriod[]): AccessPeriod[] {
  const rows: AccessPeriod[] = [];
  for (const period of periods) {
    const last = rows.at(-1);
    const follows =
      last !== undefined &&
      last.plan === period.plan &&
      last.endsAt !== null &&
      last.endsAt.getTime() === period.startsAt.getTime();
    if (follows) rows[rows.length - 1] = { ...period, startsAt: last.startsAt };
    else rows.push(period);
  }
  return rows;
}

function grantPeriods({ grants }: StudentLedger): AccessPeriod[] {
  return grants.flatMap((grant): AccessPeriod[] => {
    if (grant.revokes !== null) return [];
    const revoked = grants.find(({ revokes }) => revokes === grant.id)?.startsAt;
    const ends = [grant.endsAt, revoked ?? null].filter((end) => end !== null);
    const endsAt = ends.length === 0 ? null : ends.reduce(earlier);
    if (endsAt !== null && endsAt <= grant.startsAt) return [];
    return [
      {
        source: 'grant',
        sourceId: grant.id,
        plan: grant.plan,
        startsAt: grant.startsAt,
        paidUntil: endsAt,
        endsAt,
        renews: false,
        next: null,
        failedAt: null,
        cutBy: null,
      },
    ];
  });
}

/**
 * What a student may use and when: the only function that turns money and grants into access. It reads
 * nothing but the ledger; `accessAt` picks what applies now.
 */
export function entitlement(ledger: StudentLedger): AccessPeriod[] {
  const ids = new Set(ledger.payments.map(({ subscriptionId }) => subscriptionId));
  const flow = flowOf(ledger);
  const paid = [...ids]
    .filter((id) => id !== null)
    .toSorted()
    .flatMap((id) => joined(paidPeriods(id, ledger, flow)));
  return [...paid, ...grantPeriods(ledger)].toSorted(
    (a, b) => a.startsAt.getTime() - b.startsAt.getTime() || a.sourceId.localeCompare(b.sourceId),
  );
}
