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
    // No median of nothing, and no time of no job.
    expect(days[0]).toMatchObject({ mockMedian: null, jobP95Ms: null, revenueCents: 0 });
  });

  it('have each figure of their own, and its sum', () => {
    const day = '2026-11-17';
    const [, second] = daysOf(window, {
      signUps: [{ day, count: 1 }],
      verified: [{ day, count: 2 }],
      attempts: [{ day, attempts: 3, students: 4 }],
      mocks: [{ day, count: 5, median: 6 }],
      revenue: [{ day, cents: 7 }],
      refunds: [{ day, cents: 8 }],
      jobs: [{ day, p95_ms: 9 }],
      deadJobs: [{ day, count: 10 }],
      serverErrors: [{ day, count: 11 }],
    });
    const sums = { signUps: 1, verified: 2, attempts: 3, mocks: 5, revenueCents: 7 };
    const more = { refundedCents: 8, deadJobs: 10, serverErrors: 11 };
    const own = { day, activeStudents: 4, mockMedian: 6, jobP95Ms: 9 };
    expect(second).toEqual({ ...own, ...sums, ...more });
    const twice = second === undefined ? [] : [second, second];
    expect(totalsOf(twice, { students: 12, mockMedian: 13 })).toEqual({
      ...{ signUps: 2, verified: 4, activeStudents: 12, attempts: 6, mocks: 10, mockMedian: 13 },
      ...{ revenueCents: 14, refundedCents: 16, deadJobs: 20, serverErrors: 22 },
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
