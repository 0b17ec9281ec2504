import { isAccessOpen } from '@prepward/contracts/access-rules';
import { DAY_MS, MINUTE_MS } from '@prepward/contracts/durations';
import { ENDING_NOTICE_DAYS, type GrantPlan } from '@prepward/contracts/plans';
import { type AccessPeriod, accessAt, endedBefore, periodsAt } from './access.js';

/** How long after an end a student is still told about it: a worker may have been down. */
const LATE_MS = 3 * DAY_MS;
/** Counted from the unpaid end: the first notice at once, the second midway, the third on the last day. */
const STAGES_MS = [0, 3 * DAY_MS, 6 * DAY_MS] as const;
/**
 * When to ask the gateway whether the renewal is paid, counted from the unpaid end, in case its
 * notification got lost. Stripe charges about an hour after the end.
 */
const RENEWAL_CHECKS_MS = [1, 10, 75, 180, 1440, 4320, 8640].map((minutes) => minutes * MINUTE_MS);

/** Why access ended: time was up, a renewal wasn't paid, or the money was refunded or disputed. */
export type EndCause = 'over' | 'unpaid' | 'refund' | 'dispute';

/** What a student is told, once for each `kind` and `about`. */
export type Notice =
  | { kind: 'ending'; about: Date; plan: GrantPlan }
  | { kind: 'ended'; about: Date; plan: GrantPlan; cause: EndCause }
  | {
      kind: 'failed-1' | 'failed-2' | 'failed-3';
      about: Date;
      plan: GrantPlan;
      stage: 1 | 2 | 3;
      accessUntil: Date;
    };

function failureNotice({ plan, paidUntil, endsAt, failedAt }: AccessPeriod, now: Date): Notice[] {
  if (failedAt === null || paidUntil === null || endsAt === null) return [];
  const since = now.getTime() - paidUntil.getTime();
  const stage = since >= STAGES_MS[2] ? 3 : since >= STAGES_MS[1] ? 2 : 1;
  return [{ kind: `failed-${stage}`, about: paidUntil, plan, stage, accessUntil: endsAt }];
}

function endNotice(periods: readonly AccessPeriod[], now: Date): Notice[] {
  const ended = endedBefore(periods, now);
  if (ended === undefined || ended.endsAt === null) return [];
  const { endsAt: about, plan, cutBy, failedAt } = ended;
  if (now.getTime() - about.getTime() > LATE_MS) return [];
  return [{ kind: 'ended', about, plan, cause: cutBy ?? (failedAt === null ? 'over' : 'unpaid') }];
}

function endingNotice(periods: readonly AccessPeriod[], now: Date): Notice[] {
  const access = accessAt(periods, now);
  if (!isAccessOpen(access) || access.renews || access.until === null || access.plan === null) {
    return [];
  }
  const about = new Date(access.until);
  if (about.getTime() - now.getTime() > ENDING_NOTICE_DAYS * DAY_MS) return [];
  return [{ kind: 'ending', about, plan: access.plan }];
}

/** The notices that apply to a student now, whether or not they've been sent. */
export function noticesAt(periods: readonly AccessPeriod[], now: Date): Notice[] {
  return [
    ...periodsAt(periods, now).flatMap((period) =>
      period.renews ? failureNotice(period, now) : [],
    ),
    ...endingNotice(periods, now),
    ...endNotice(periods, now),
  ];
}

/** Whether a renewal is due that isn't known to be paid. */
export function renewalDue(periods: readonly AccessPeriod[], now: Date): boolean {
  return periodsAt(periods, now).some(
    ({ renews, paidUntil }) => renews && paidUntil !== null && paidUntil <= now,
  );
}

function momentsOf({ paidUntil, endsAt, renews, failedAt }: AccessPeriod): number[] {
  const ends = [paidUntil, endsAt].flatMap((end) => (end === null ? [] : [end.getTime()]));
  const paid = paidUntil?.getTime();
  return [
    ...ends,
    ...ends.map((end) => end - ENDING_NOTICE_DAYS * DAY_MS),
    ...(renews && paid !== undefined ? RENEWAL_CHECKS_MS.map((after) => paid + after) : []),
    ...(failedAt !== null && paid !== undefined ? STAGES_MS.map((after) => paid + after) : []),
  ];
}

/** When {@link noticesAt} or {@link renewalDue} may next change just by time passing; null: never. */
export function nextMoment(periods: readonly AccessPeriod[], now: Date): Date | null {
  const later = periods.flatMap(momentsOf).filter((moment) => moment > now.getTime());
  return later.length === 0 ? null : new Date(Math.min(...later));
}
