import type { DashboardTotals, DayFigures } from '@prepward/contracts/dashboard';
import { DAY_MS } from '@prepward/contracts/durations';

/** Rows of each figure by day; days without any activity are missing. */
export interface DailyRows {
  signUps: readonly { day: string; count: number }[];
  verified: readonly { day: string; count: number }[];
  attempts: readonly { day: string; attempts: number; students: number }[];
  mocks: readonly { day: string; count: number; median: number | null }[];
  revenue: readonly { day: string; cents: number }[];
  refunds: readonly { day: string; cents: number }[];
  jobs: readonly { day: string; p95_ms: number | null }[];
  deadJobs: readonly { day: string; count: number }[];
  serverErrors: readonly { day: string; count: number }[];
}

/** The day of an instant, UTC. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** The window of this many days that ends with the day of `now`, and the equally long one before it. */
export function windowsOf(now: Date, days: number) {
  const to = new Date(Date.parse(dayOf(now)) + DAY_MS);
  const from = new Date(to.getTime() - days * DAY_MS);
  const before = new Date(from.getTime() - days * DAY_MS);
  return { window: { from, to }, before: { from: before, to: from } };
}

function found<Row extends { day: string }>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.day, row]));
}

/** One row for every day of a window, also for those on which nothing happened. */
export function daysOf({ from, to }: { from: Date; to: Date }, rows: DailyRows): DayFigures[] {
  const signUps = found(rows.signUps);
  const verified = found(rows.verified);
  const attempts = found(rows.attempts);
  const mocks = found(rows.mocks);
  const revenue = found(rows.revenue);
  const refunds = found(rows.refunds);
  const jobs = found(rows.jobs);
  const deadJobs = found(rows.deadJobs);
  const serverErrors = found(rows.serverErrors);
  const count = Math.round((to.getTime() - from.getTime()) / DAY_MS);
  return Array.from({ length: count }, (_, i) => {
    const day = dayOf(new Date(from.getTime() + i * DAY_MS));
    return {
      day,
      signUps: signUps.get(day)?.count ?? 0,
      verified: verified.get(day)?.count ?? 0,
      activeStudents: attempts.get(day)?.students ?? 0,
      attempts: attempts.get(day)?.attempts ?? 0,
      mocks: mocks.get(day)?.count ?? 0,
      mockMedian: mocks.get(day)?.median ?? null,
      revenueCents: revenue.get(day)?.cents ?? 0,
      refundedCents: refunds.get(day)?.cents ?? 0,
      jobP95Ms: jobs.get(day)?.p95_ms ?? null,
      deadJobs: deadJobs.get(day)?.count ?? 0,
      serverErrors: serverErrors.get(day)?.count ?? 0,
    };
  });
}

/** A window's totals: sums over its days; what can't be summed comes from the count over the whole window. */
export function totalsOf(
  daily: readonly DayFigures[],
  whole: { students: number; mockMedian: number | null },
): DashboardTotals {
  const sum = (of: (figures: DayFigures) => number) =>
    daily.reduce((total, figures) => total + of(figures), 0);
  return {
    signUps: sum(({ signUps }) => signUps),
    verified: sum(({ verified }) => verified),
    activeStudents: whole.students,
    attempts: sum(({ attempts }) => attempts),
    mocks: sum(({ mocks }) => mocks),
    mockMedian: whole.mockMedian,
    revenueCents: sum(({ revenueCents }) => revenueCents),
    refundedCents: sum(({ refundedCents }) => refundedCents),
    deadJobs: sum(({ deadJobs }) => deadJobs),
    serverErrors: sum(({ serverErrors }) => serverErrors),
  };
}
