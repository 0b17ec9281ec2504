import * as z from 'zod';
import { DASHBOARD_DAYS, type DashboardDays } from './dashboard-rules.js';

const count = z.int().min(0);
const cents = z.int();
/** A day in UTC, `2026-11-22`. */
const day = z.iso.date();

/** `GET /api/v1/admin/dashboard?days=30` */
export const dashboardQuery = z.strictObject({
  days: z
    .enum(DASHBOARD_DAYS.map(String), `expected one of ${DASHBOARD_DAYS.join(', ')}`)
    .default('30')
    .transform((text) => Number(text) as DashboardDays),
});

/** What happened on one day, UTC. docs/back-office.md says how each figure is counted. */
const dayFigures = z.strictObject({
  day,
  /** Accounts that were made; visitors aren't counted. */
  signUps: count,
  /** Addresses that were verified. */
  verified: count,
  /** Accounts that started at least one attempt. */
  activeStudents: count,
  /** Attempts that accounts and visitors started. */
  attempts: count,
  mocks: count,
  /** Median score of the mock exams that ended, percent correct; null if none did. */
  mockMedian: z.number().nullable(),
  revenueCents: cents,
  refundedCents: cents,
  /** 95% of the jobs for events were done within this, ms; null if there were none or the record is gone. */
  jobP95Ms: z.number().nullable(),
  /** Jobs that failed permanently. */
  deadJobs: count,
  /** Requests that the api answered with a 500 or higher. */
  serverErrors: count,
});
export type DayFigures = z.infer<typeof dayFigures>;

/** The same figures for the whole window. */
const totals = z.strictObject({
  signUps: count,
  verified: count,
  /** Each account once. */
  activeStudents: count,
  attempts: count,
  mocks: count,
  mockMedian: z.number().nullable(),
  revenueCents: cents,
  refundedCents: cents,
  deadJobs: count,
  serverErrors: count,
});
export type DashboardTotals = z.infer<typeof totals>;

export const dashboardAnswer = z.strictObject({
  generatedAt: z.iso.datetime(),
  from: day,
  to: day,
  daily: z.array(dayFigures),
  totals,
  /** Totals of the same number of days before `from`. */
  before: totals,
  revenueByItem: z.array(
    z.strictObject({ item: z.string(), name: z.string(), payments: count, revenueCents: cents }),
  ),
  /** Of the accounts made in the window, how many have paid by now. */
  conversion: z.strictObject({ accounts: count, paid: count }),
  /** Of those who had paid access when the window began, how many have none now. */
  churn: z.strictObject({ paying: count, left: count }),
  /** What is waiting now. */
  now: z.strictObject({
    refundRequests: count,
    disputes: count,
    enquiries: count,
    itemReports: count,
    deadLetters: count,
    outboxPending: count,
    /** Age of the oldest event that hasn't been queued yet, ms. */
    outboxOldestMs: z.number().nullable(),
  }),
});
export type Dashboard = z.infer<typeof dashboardAnswer>;
