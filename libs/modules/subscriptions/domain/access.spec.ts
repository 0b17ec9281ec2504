import { describe, expect, it } from '@jest/globals';
import { canceled, day, failed, lifetime, ms, period, START } from '../test/periods.js';
import { type AccessPeriod, accessAt, endedBefore, samePeriods } from './access.js';

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

  it('awaits no payment from the moment at which it is due', () => {
    const last = accessAt([period()], ms(day(7), -1));
    expect(last).toMatchObject({ until: day(7).toISOString(), next: { amountCents: 1999 } });
    const due = accessAt([period()], day(7));
    expect(due).toMatchObject({ state: 'active', until: day(14).toISOString(), next: null });
    expect(accessAt([failed], day(7)).state).toBe('grace');
    // A renewal that failed before its period is over doesn't start the grace period yet.
    expect(accessAt([failed], ms(day(7), -1))).toMatchObject({
      state: 'active',
      paymentProblem: { since: day(7).toISOString() },
    });
    expect(accessAt([period({ next: null })], day(1))).toMatchObject({ renews: true, next: null });
  });

  it('of what renews for good has neither a next payment nor a problem', () => {
    const forever = { ...lifetime, renews: true, failedAt: day(1) };
    expect(accessAt([forever], day(2))).toMatchObject({
      state: 'active',
      until: null,
      next: null,
      paymentProblem: null,
    });
    const noEnd = period({ endsAt: null, failedAt: day(1) });
    expect(accessAt([noEnd], day(2)).paymentProblem?.accessUntil).toBe(day(7).toISOString());
    const { paidUntil: _, ...given } = period({ ...canceled, source: 'grant' });
    expect(accessAt([{ ...given, paidUntil: null }], day(2)).until).toBe(day(7).toISOString());
  });

  it('begins five minutes early at most', () => {
    const early = (msBefore: number) => accessAt([period()], ms(day(0), -msBefore)).state;
    expect([early(300_000), early(300_001)]).toEqual(['active', 'free']);
  });

  it('of several that end at once is the first', () => {
    const twin = period({ plan: 'monthly' });
    expect(accessAt([period(), twin], day(1)).plan).toBe('weekly');
  });

  it('that ended is none of those to come, nor where one is open', () => {
    expect(endedBefore([canceled], ms(day(7), -1))).toBeUndefined();
    expect(endedBefore([canceled], day(7))).toBe(canceled);
    expect(endedBefore([canceled, lifetime], day(9))).toBeUndefined();
    const later = period({ startsAt: day(20), endsAt: day(27) });
    expect(endedBefore([canceled, later], day(9))).toBe(canceled);
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
    for (const change of [
      { source: 'grant' as const },
      { sourceId: 'sub_2' },
      { plan: 'monthly' as const },
      { startsAt: day(1) },
      { paidUntil: day(8) },
      { endsAt: day(8) },
      { renews: false },
      { next: null },
      { next: { cents: 4999, currency: 'usd' as const } },
      { failedAt: day(7) },
      { cutBy: 'refund' as const },
    ]) {
      expect([change, samePeriods([period()], [period(change)])]).toEqual([change, false]);
    }
    expect(samePeriods([period()], [period(), period()])).toBe(false);
  });
});
