import type { AccessPeriod } from '@prepward/contracts/access-period';
import type { AccessAnswer } from '@prepward/contracts/billing';
import { MINUTE_MS } from '@prepward/contracts/durations';

export type { AccessPeriod } from '@prepward/contracts/access-period';

/** Later than any end. */
const NEVER = Number.POSITIVE_INFINITY;

function endOf({ endsAt }: AccessPeriod): number {
  return endsAt?.getTime() ?? NEVER;
}

function lastEnding(periods: readonly AccessPeriod[]): AccessPeriod | undefined {
  return periods.reduce<AccessPeriod | undefined>(
    (last, period) => (last === undefined || endOf(period) > endOf(last) ? period : last),
    undefined,
  );
}

/**
 * How far a gateway's clock may be ahead of ours without a new subscriber having to wait. No period is
 * known before it's paid for, so this opens nothing early.
 */
const START_SKEW_MS = 5 * MINUTE_MS;

/** The periods that hold an instant. */
export function periodsAt(periods: readonly AccessPeriod[], now: Date): AccessPeriod[] {
  return periods.filter(
    (period) =>
      period.startsAt.getTime() <= now.getTime() + START_SKEW_MS && endOf(period) > now.getTime(),
  );
}

/** The period that ended last, if none includes `now`; undefined if there never was one. */
export function endedBefore(periods: readonly AccessPeriod[], now: Date): AccessPeriod | undefined {
  if (periodsAt(periods, now).length > 0) return undefined;
  return lastEnding(periods.filter((period) => endOf(period) <= now.getTime()));
}

const FREE: AccessAnswer = {
  state: 'free',
  plan: null,
  source: null,
  until: null,
  renews: false,
  next: null,
  paymentProblem: null,
};

function nextPayment(
  renewing: AccessPeriod | undefined,
  now: Date,
): Pick<AccessAnswer, 'next' | 'paymentProblem'> {
  if (renewing === undefined || renewing.paidUntil === null) {
    return { next: null, paymentProblem: null };
  }
  const { next, paidUntil, failedAt, endsAt } = renewing;
  return {
    next:
      next === null || paidUntil <= now
        ? null
        : { at: paidUntil.toISOString(), amountCents: next.cents, currency: next.currency },
    paymentProblem:
      failedAt === null
        ? null
        : {
            since: failedAt.toISOString(),
            accessUntil: (endsAt ?? paidUntil).toISOString(),
          },
  };
}

/**
 * What a student may use at an instant. Of several periods, the one that lasts longest counts;
 * whether and when the next payment is due comes from the subscription that renews, even when a
 * grant outlasts it.
 */
export function accessAt(periods: readonly AccessPeriod[], now: Date): AccessAnswer {
  const current = periodsAt(periods, now);
  const best = lastEnding(current);
  if (best === undefined) {
    const ended = endedBefore(periods, now);
    if (ended === undefined) return FREE;
    const { plan, source, endsAt } = ended;
    return { ...FREE, state: 'ended', plan, source, until: endsAt?.toISOString() ?? null };
  }
  const inGrace = best.paidUntil !== null && best.paidUntil <= now;
  const renewing = current.find(({ renews }) => renews);
  const until = inGrace ? best.endsAt : (best.paidUntil ?? best.endsAt);
  return {
    state: inGrace && best.failedAt !== null ? 'grace' : 'active',
    plan: best.plan,
    source: best.source,
    until: until?.toISOString() ?? null,
    renews: renewing !== undefined,
    ...nextPayment(renewing, now),
  };
}

function written(periods: readonly AccessPeriod[]): string[] {
  return periods
    .map((period) =>
      JSON.stringify([
        period.source,
        period.sourceId,
        period.plan,
        period.startsAt,
        period.paidUntil,
        period.endsAt,
        period.renews,
        period.next?.cents,
        period.failedAt,
        period.cutBy,
      ]),
    )
    .toSorted();
}

/** Whether two lists hold the same periods, in whatever order. */
export function samePeriods(a: readonly AccessPeriod[], b: readonly AccessPeriod[]): boolean {
  return JSON.stringify(written(a)) === JSON.stringify(written(b));
}
