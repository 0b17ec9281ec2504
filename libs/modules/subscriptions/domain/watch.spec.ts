import { describe, expect, it } from '@jest/globals';
import { canceled, day, failed, lifetime, ms, period } from '../test/periods.js';
import type { AccessPeriod } from './access.js';
import { nextMoment, noticesAt, renewalDue } from './watch.js';

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

  it('is said for three days after the end, from the moment of each stage on', () => {
    expect(kinds([canceled], day(10))).toEqual(['ended']);
    expect(kinds([failed], ms(day(10), -1))).toEqual(['failed-1']);
    expect(kinds([failed], ms(day(13), -1))).toEqual(['failed-2']);
    expect(kinds([{ ...failed, renews: false }], day(8))).toEqual([]);
  });

  it('has what it is about, and how long access lasts', () => {
    expect(noticesAt([canceled], day(5))).toEqual([
      { kind: 'ending', about: day(7), plan: 'weekly' },
    ]);
    expect(noticesAt([canceled], day(8))).toEqual([
      { kind: 'ended', about: day(7), plan: 'weekly', cause: 'over' },
    ]);
    expect(noticesAt([failed], day(11))).toEqual([
      {
        ...{ kind: 'failed-2', about: day(7), plan: 'weekly', stage: 2 },
        accessUntil: day(14),
      },
    ]);
    expect(noticesAt([], day(1))).toEqual([]);
    expect(noticesAt([canceled], day(3))).toEqual([]);
    expect(noticesAt([canceled], day(11))).toEqual([]);
    const endless = { paidUntil: null, endsAt: null, failedAt: day(1) };
    expect(noticesAt([period(endless)], day(2))).toEqual([]);
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
    expect(nextMoment([{ ...failed, renews: false }], day(7))).toEqual(day(10));
    expect(nextMoment([{ ...failed, renews: false }], day(10))).toEqual(day(11));
    expect(nextMoment([{ ...lifetime, renews: true, failedAt: day(1) }], day(0))).toBeNull();
    // Of several, the earliest moment of all.
    const later = period({ ...canceled, endsAt: day(30), paidUntil: day(30) });
    expect(nextMoment([later, canceled], day(0))).toEqual(day(4));
    expect(nextMoment([period({ ...canceled, paidUntil: null })], day(4))).toEqual(day(7));
  });

  it('asks the gateway a minute after a renewal is due, and again and again', () => {
    expect(renewalDue([period()], ms(day(7), -1))).toBe(false);
    expect(renewalDue([period()], day(7))).toBe(true);
    expect(renewalDue([canceled], day(7))).toBe(false);
    // A plan that doesn't renew can outlast its paid time, as with a grace period kept by the
    // ledger.
    expect(renewalDue([period({ renews: false })], day(8))).toBe(false);
    expect(renewalDue([{ ...lifetime, renews: true }], day(8))).toBe(false);
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
