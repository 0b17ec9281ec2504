import { describe, expect, it } from '@jest/globals';
import { DAY_MS } from '@prepward/contracts/durations';
import { type AccessPeriod, accessAt, samePeriods } from './access.js';
import { nextMoment, noticesAt, renewalDue } from './watch.js';

const START = new Date('2026-06-01T00:00:00Z');
const day = (days: number) => new Date(START.getTime() + days * DAY_MS);

/** Seven paid days that renew, unless said otherwise. */
function period(changes: Partial<AccessPeriod> = {}): AccessPeriod {
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
const canceled = period({ endsAt: day(7), renews: false, next: null });
const failed = period({ failedAt: day(7) });
const lifetime = period({
  source: 'grant',
  sourceId: 'grant',
  plan: 'lifetime',
  paidUntil: null,
  endsAt: null,
  renews: false,
  next: null,
});
const ms = (date: Date, more: number) => new Date(date.getTime() + more);

describe('access', () => {
  it('is free where there never was any', () => {
    expect(accessAt([], START)).toEqual({
      state: 'free',
      plan: null,
      source: null,
      until: null,
      renews: false,
      next: null,
      paymentProblem: null,
    });
  });

  it('says what is paid next, and when', () => {
    expect(accessAt([period()], day(3))).toEqual({
      state: 'active',
      plan: 'weekly',
      source: 'payment',
      until: day(7).toISOString(),
      renews: true,
      next: { at: day(7).toISOString(), amountCents: 1999, currency: 'usd' },
      paymentProblem: null,
    });
  });

  it.each<[string, AccessPeriod, Date, string]>([
    ['is active to the last moment of a canceled plan', canceled, ms(day(7), -1), 'active'],
    ['has ended at the end of a canceled plan', canceled, day(7), 'ended'],
    ['stays while a renewal is awaited', period(), ms(day(7), 1), 'active'],
    ['is grace once the renewal failed', failed, ms(day(7), 1), 'grace'],
    ['is grace to the last moment', failed, ms(day(14), -1), 'grace'],
    ['has ended when the grace has', failed, day(14), 'ended'],
    ['lasts for a lifetime', lifetime, day(40_000), 'active'],
    ['begins a few seconds early, for clocks that differ', period(), ms(day(0), -60_000), 'active'],
    ['does not begin much earlier', period(), ms(day(0), -6 * 60_000), 'free'],
  ])('%s', (_, one, now, state) => {
    expect(accessAt([one], now).state).toBe(state);
  });

  it('tells since when a payment is missing and until when there is access', () => {
    expect(accessAt([failed], day(8))).toMatchObject({
      until: day(14).toISOString(),
      next: null,
      paymentProblem: { since: day(7).toISOString(), accessUntil: day(14).toISOString() },
    });
  });

  it('is the longest of several, and still says what renews', () => {
    expect(accessAt([period(), lifetime], day(1))).toMatchObject({
      plan: 'lifetime',
      until: null,
      renews: true,
      next: { amountCents: 1999 },
    });
  });

  it('that ended is the last one', () => {
    const earlier = period({ ...canceled, plan: 'monthly', endsAt: day(2), paidUntil: day(2) });
    expect(accessAt([canceled, earlier], day(9))).toMatchObject({
      state: 'ended',
      plan: 'weekly',
      until: day(7).toISOString(),
    });
  });
});

describe('two lists of periods', () => {
  it('are the same in any order, and differ in any part', () => {
    expect(samePeriods([period(), lifetime], [lifetime, period()])).toBe(true);
    for (const other of [
      canceled,
      failed,
      period({ plan: 'monthly' }),
      period({ cutBy: 'refund' }),
    ]) {
      expect(samePeriods([period()], [other])).toBe(false);
    }
  });
});

describe('what a student is told', () => {
  const kinds = (periods: AccessPeriod[], now: Date) =>
    noticesAt(periods, now).map(({ kind }) => kind);

  it.each<[string, AccessPeriod, Date, string[]]>([
    ['nothing while it renews', period(), day(6), []],
    ['nothing four days before the end', canceled, ms(day(4), -1), []],
    ['that it ends, three days before', canceled, day(4), ['ending']],
    ['that it has ended', canceled, day(7), ['ended']],
    ['nothing when it ended long ago', canceled, ms(day(10), 1), []],
    ['at once that a renewal failed', failed, day(7), ['failed-1']],
    ['again in the middle of the grace', failed, day(10), ['failed-2']],
    ['and on its last day', failed, day(13), ['failed-3']],
    ['nothing about a lifetime', lifetime, day(400), []],
  ])('%s', (_, one, now, expected) => {
    expect(kinds([one], now)).toEqual(expected);
  });

  it('says why it ended', () => {
    const cause = (one: AccessPeriod, now: Date) => {
      const [notice] = noticesAt([one], now);
      return notice?.kind === 'ended' ? notice.cause : undefined;
    };
    expect(cause(canceled, day(7))).toBe('over');
    expect(cause(failed, day(14))).toBe('unpaid');
    expect(cause({ ...canceled, cutBy: 'refund' }, day(7))).toBe('refund');
  });

  it('is nothing of an end that something longer outlasts', () => {
    expect(kinds([canceled, lifetime], day(6))).toEqual([]);
    expect(kinds([canceled, lifetime], day(8))).toEqual([]);
  });
});

describe('the next look', () => {
  it('is at the moment at which something changes', () => {
    expect(nextMoment([canceled], day(0))).toEqual(day(4));
    expect(nextMoment([canceled], day(4))).toEqual(day(7));
    expect(nextMoment([canceled], day(7))).toBeNull();
    expect(nextMoment([lifetime], day(0))).toBeNull();
    expect(nextMoment([failed], day(9))).toEqual(day(10));
  });

  it('asks the gateway a minute after a renewal is due, and again and again', () => {
    expect(renewalDue([period()], ms(day(7), -1))).toBe(false);
    expect(renewalDue([period()], day(7))).toBe(true);
    expect(renewalDue([canceled], day(7))).toBe(false);
    let now = day(7);
    const minutes: number[] = [];
    for (
      let next = nextMoment([period()], now);
      next !== null;
      next = nextMoment([period()], now)
    ) {
      minutes.push((next.getTime() - day(7).getTime()) / 60_000);
      now = next;
    }
    expect(minutes).toEqual([1, 10, 75, 180, 1440, 4320, 5760, 8640, 10_080]);
  });
});
