import { DAY_MS } from '@prepward/contracts/durations';
import type { AccessPeriod } from '../domain/access.js';

export const START = new Date('2026-06-01T00:00:00Z');
/** This many days after the start. */
export const day = (days: number) => new Date(START.getTime() + days * DAY_MS);

/** Seven paid days that renew, unless said otherwise. */
export function period(changes: Partial<AccessPeriod> = {}): AccessPeriod {
  return {
    source: 'payment',
    sourceId: 'sub_1',
    plan: 'weekly',
    startsAt: day(0),
    paidUntil: day(7),
    endsAt: day(14),
    renews: true,
    next: { cents: 1999, currency: 'usd' },
    failedAt: null,
    cutBy: null,
    ...changes,
  };
}
export const canceled = period({ endsAt: day(7), renews: false, next: null });
export const failed = period({ failedAt: day(7) });
export const lifetime = period({
  source: 'grant',
  sourceId: 'grant',
  plan: 'lifetime',
  paidUntil: null,
  endsAt: null,
  renews: false,
  next: null,
});
export const ms = (date: Date, more: number) => new Date(date.getTime() + more);
