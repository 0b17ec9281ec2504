import { expect, it } from '@jest/globals';
import { DashboardService } from './dashboard.service.js';
import type { DailyRows } from './domain/figures.js';
import type { Window } from './reporting.repository.js';

const NOW = new Date('2026-11-23T14:30:00Z');
const at = (day: string) => new Date(`${day}T00:00:00Z`);
const THIS = { from: at('2026-11-17'), to: at('2026-11-24') };
const LAST = { from: at('2026-11-10'), to: at('2026-11-17') };

const count = (n: number, day: string) => [{ day, count: n }];

/** Each figure in a window is a different number. */
const dailyOf = (first: number, day: string): DailyRows => ({
  signUps: count(first + 1, day),
  verified: count(first + 2, day),
  attempts: [{ day, attempts: first + 3, students: first + 4 }],
  mocks: [{ day, count: first + 5, median: first + 6 }],
  revenue: [{ day, cents: first + 7 }],
  refunds: [{ day, cents: first + 8 }],
  jobs: [{ day, p95_ms: first + 9 }],
  deadJobs: count(first + 10, day),
  serverErrors: count(first + 11, day),
});

const totals = (first: number) => ({
  signUps: first + 1,
  verified: first + 2,
  activeStudents: first + 50,
  attempts: first + 3,
  mocks: first + 5,
  mockMedian: first + 60,
  revenueCents: first + 7,
  refundedCents: first + 8,
  deadJobs: first + 10,
  serverErrors: first + 11,
});

it('the dashboard sets a window beside the one before it, and what is so now', async () => {
  const firstOf = ({ from, to }: Window) => {
    if (JSON.stringify({ from, to }) === JSON.stringify(THIS)) return 100;
    if (JSON.stringify({ from, to }) === JSON.stringify(LAST)) return 200;
    throw new RangeError('no window of the dashboard');
  };
  const days = new Map([
    [100, '2026-11-23'],
    [200, '2026-11-10'],
  ]);
  const waiting = { refundRequests: 1 };
  const dashboard = new DashboardService(
    {
      daily: async (window: Window) => dailyOf(firstOf(window), days.get(firstOf(window)) ?? ''),
      whole: async (window: Window) => ({
        students: firstOf(window) + 50,
        mockMedian: firstOf(window) + 60,
      }),
      revenueByItem: async (window: Window) =>
        ['weekly', 'test-bank-math', ''].map((item, i) => ({
          item,
          payments: i + 1,
          cents: firstOf(window) + i,
        })),
      conversion: async (window: Window) => ({ accounts: firstOf(window), paid: 3 }),
      // Whether someone has left is as of now, not as of the end of the day.
      churn: async ({ from, to }: Window) => ({ paying: from.getTime(), left: to.getTime() }),
      waiting: async () => waiting,
    } as never,
    { now: () => NOW },
  );
  const { daily, ...rest } = await dashboard.of(7);
  expect(rest).toEqual({
    generatedAt: NOW.toISOString(),
    from: '2026-11-17',
    to: '2026-11-23',
    totals: totals(100),
    before: totals(200),
    revenueByItem: [
      { item: 'weekly', name: 'Weekly', payments: 1, revenueCents: 100 },
      { item: 'test-bank-math', name: 'Math test bank', payments: 2, revenueCents: 101 },
      { item: '', name: 'Not on our list', payments: 3, revenueCents: 102 },
    ],
    conversion: { accounts: 100, paid: 3 },
    churn: { paying: THIS.from.getTime(), left: NOW.getTime() },
    now: waiting,
  });
  expect(daily).toHaveLength(7);
  expect(daily[0]).toMatchObject({ day: '2026-11-17', signUps: 0, jobP95Ms: null });
  expect(daily.at(-1)).toEqual({
    day: '2026-11-23',
    signUps: 101,
    verified: 102,
    activeStudents: 104,
    attempts: 103,
    mocks: 105,
    mockMedian: 106,
    revenueCents: 107,
    refundedCents: 108,
    jobP95Ms: 109,
    deadJobs: 110,
    serverErrors: 111,
  });
});
