import { isAccessOpen } from '@prepward/contracts/access-rules';
import { DAY_MS, MINUTE_MS } from '@prepward/contracts/durations';
import { ENDING_NOTICE_DAYS, type GrantPlan } from '@prepward/contracts/plans';
import { type AccessPeriod, accessAt, endedBefore, periodsAt } from './access.js';

/** How long after an end a student is still told about it: a worker may have been down. */
const LATE_MS = 3 * DAY_MS;
/** From the unpaid end on: the first word at once, the second in the middle, the third on the last day. */
const STAGES_MS = [0, 3 * DAY_MS, 6 * DAY_MS] as const;
/**
 * From the unpaid end on, when the gateway is asked whether the renewal is paid, in case its word got
 * lost. Stripe charges about an hour after the end.
 */
const RENEWAL_CHECKS_MS = [1, 10, 75, 180, 1440, 4320, 8640].map((minutes) => minutes * MINUTE_MS);

/** Why access ended: the time was up, a renewal wasn't paid, or the money was refunded. */
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

/** What a student is to be told now, told already or not. */
export function noticesAt(periods: readonly AccessPeriod[], now: Date): Notice[] {
  return [
    ...periodsAt(periods, now).flatMap((period) =>
      period.renews ? failureNotice(period, now) : [],
    ),
    ...endingNotice(periods, now),
    ...endNotice(periods, now),
  ];
}

/** Whether a renewal is due whose payment isn't known. */
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

/** When {@link noticesAt} or {@link renewalDue} may change next by time alone; null: never. */
export function nextMoment(periods: readonly AccessPeriod[], now: Date): Date | null {
  const later = periods.flatMap(momentsOf).filter((moment) => moment > now.getTime());
  return later.length === 0 ? null : new Date(Math.min(...later));
}
