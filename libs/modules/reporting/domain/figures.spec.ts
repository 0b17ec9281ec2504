import { describe, expect, it } from '@jest/globals';
import { type DailyRows, daysOf, totalsOf, windowsOf } from './figures.js';

const NONE: DailyRows = {
  signUps: [],
  verified: [],
  attempts: [],
  mocks: [],
  revenue: [],
  refunds: [],
  jobs: [],
  deadJobs: [],
  serverErrors: [],
};

describe('the window of a dashboard', () => {
  it('ends with today, UTC, and has as many days before it', () => {
    const { window, before } = windowsOf(new Date('2026-11-22T23:30:00Z'), 7);
    expect(window).toEqual({
      from: new Date('2026-11-16T00:00:00Z'),
      to: new Date('2026-11-23T00:00:00Z'),
    });
    expect(before).toEqual({ from: new Date('2026-11-09T00:00:00Z'), to: window.from });
  });
});

describe('the days of a window', () => {
  const { window } = windowsOf(new Date('2026-11-22T12:00:00Z'), 7);

  it('are all there, also those on which nothing happened', () => {
    const days = daysOf(window, { ...NONE, signUps: [{ day: '2026-11-18', count: 3 }] });
    expect(days.map(({ day }) => day)).toEqual(
      [16, 17, 18, 19, 20, 21, 22].map((day) => `2026-11-${day}`),
    );
    expect(days.map(({ signUps }) => signUps)).toEqual([0, 0, 3, 0, 0, 0, 0]);
    // No mocks, so no median; no jobs, so no duration.
    expect(days[0]).toMatchObject({ mockMedian: null, jobP95Ms: null, revenueCents: 0 });
  });

  it('have each figure in its place, and so have their sums', () => {
    const [one, two] = ['2026-11-20', '2026-11-21'];
    const both = (of: (n: number) => object) =>
      [one, two].map((day, i) => ({ day, ...of(10 ** i) })) as never;
    const days = daysOf(window, {
      signUps: both((n) => ({ count: n })),
      verified: both((n) => ({ count: 2 * n })),
      attempts: both((n) => ({ attempts: 3 * n, students: 4 * n })),
      mocks: both((n) => ({ count: 5 * n, median: 6 * n })),
      revenue: both((n) => ({ cents: 7 * n })),
      refunds: both((n) => ({ cents: 8 * n })),
      jobs: both((n) => ({ p95_ms: 9 * n })),
      deadJobs: both((n) => ({ count: 11 * n })),
      serverErrors: both((n) => ({ count: 12 * n })),
    });
    expect(days.at(-2)).toEqual({
      ...{ day: two, signUps: 10, verified: 20, activeStudents: 40, attempts: 30, mocks: 50 },
      ...{ mockMedian: 60, revenueCents: 70, refundedCents: 80, jobP95Ms: 90 },
      ...{ deadJobs: 110, serverErrors: 120 },
    });
    expect(days.at(-1)).toEqual({
      ...{ day: '2026-11-22', signUps: 0, verified: 0, activeStudents: 0, attempts: 0, mocks: 0 },
      ...{ mockMedian: null, revenueCents: 0, refundedCents: 0, jobP95Ms: null },
      ...{ deadJobs: 0, serverErrors: 0 },
    });
    expect(totalsOf(days, { students: 5, mockMedian: null })).toEqual({
      ...{ signUps: 11, verified: 22, activeStudents: 5, attempts: 33, mocks: 55 },
      ...{ mockMedian: null, revenueCents: 77, refundedCents: 88 },
      ...{ deadJobs: 121, serverErrors: 132 },
    });
  });

  it('sum up, but for who was active on several of them and for the median', () => {
    const days = daysOf(window, {
      ...NONE,
      attempts: [
        { day: '2026-11-16', attempts: 4, students: 2 },
        { day: '2026-11-17', attempts: 1, students: 1 },
      ],
      revenue: [{ day: '2026-11-22', cents: 1999 }],
    });
    expect(totalsOf(days, { students: 2, mockMedian: 61.5 })).toMatchObject({
      attempts: 5,
      activeStudents: 2,
      mockMedian: 61.5,
      revenueCents: 1999,
    });
  });
});
