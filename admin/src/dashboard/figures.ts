import type { Dashboard, DashboardTotals, DayFigures } from '@prepward/contracts/dashboard';
import { dollars } from '@prepward/contracts/money';
import { durationText } from '../operations/durations.js';

/** A figure of the dashboard: its fields in the API's answer, and how it's formatted. */
export interface Figure {
  title: string;
  /** How it is counted, in a sentence; docs/back-office.md says more. */
  counted: string;
  daily: keyof DayFigures;
  /** Undefined if there is no such figure for the whole period. */
  total?: keyof DashboardTotals;
  format: (value: number) => string;
}

const whole = (value: number) => Math.round(value).toLocaleString();
const percent = (value: number) => `${value.toFixed(1)}%`;

export const FIGURES: readonly Figure[] = [
  {
    title: 'Sign-ups',
    counted: 'Accounts created. Visitors aren’t counted.',
    daily: 'signUps',
    total: 'signUps',
    format: whole,
  },
  {
    title: 'Verified',
    counted: 'Accounts that confirmed their email address.',
    daily: 'verified',
    total: 'verified',
    format: whole,
  },
  {
    title: 'Active students',
    counted: 'Accounts that started an attempt; in the total, each is counted once.',
    daily: 'activeStudents',
    total: 'activeStudents',
    format: whole,
  },
  {
    title: 'Attempts',
    counted: 'Practices, quizzes and exams started, visitors included.',
    daily: 'attempts',
    total: 'attempts',
    format: whole,
  },
  {
    title: 'Mock exams',
    counted: 'Mock exams that ended.',
    daily: 'mocks',
    total: 'mocks',
    format: whole,
  },
  {
    title: 'Mock score',
    counted: 'The median of the mock exams that ended, percent correct.',
    daily: 'mockMedian',
    total: 'mockMedian',
    format: percent,
  },
  {
    title: 'Revenue',
    counted: 'Payments, taxes included, before refunds.',
    daily: 'revenueCents',
    total: 'revenueCents',
    format: dollars,
  },
  {
    title: 'Refunds',
    counted: 'Refunds paid or on their way.',
    daily: 'refundedCents',
    total: 'refundedCents',
    format: dollars,
  },
  {
    title: 'Queue lag',
    counted:
      'From an event to the end of its job, 95% of them, retries included. Kept for 30 days.',
    daily: 'jobP95Ms',
    format: durationText,
  },
  {
    title: 'Failed jobs',
    counted: 'Jobs that failed permanently and still need a retry.',
    daily: 'deadJobs',
    total: 'deadJobs',
    format: whole,
  },
  {
    title: 'Server errors',
    counted: 'Requests that the API answered with a 500 or higher.',
    daily: 'serverErrors',
    total: 'serverErrors',
    format: whole,
  },
];

/** A figure on one day; null where there is none. */
export function figureOn(figures: DayFigures, { daily }: Pick<Figure, 'daily'>): number | null {
  const value = figures[daily];
  return typeof value === 'number' ? value : null;
}

/** A part's share of the whole: "12.5%"; "–" when the whole is 0. */
export function shareText(part: number, all: number): string {
  return all === 0 ? '–' : percent((part / all) * 100);
}

/** How a total compares with the previous period of the same length. */
export function changeText(
  now: number | null,
  before: number | null,
  format: Figure['format'],
): string {
  if (now === null || before === null) return 'No comparison';
  return now === before
    ? 'Same as in the previous period'
    : `${format(before)} in the previous period`;
}

/** What the chart of a figure shows, for those who don't see it. */
export function summaryOf({ title, format }: Figure, daily: readonly (number | null)[]): string {
  const known = daily.filter((value) => value !== null);
  if (known.length === 0) return `${title} by day: nothing in this period`;
  const top = Math.max(...known);
  const low = Math.min(...known);
  return `${title} by day, between ${format(low)} and ${format(top)}`;
}

/** A dashboard's days as the rows of a CSV file, with a header row. */
export function csvRows({ daily }: Dashboard): (string | number | undefined)[][] {
  const heads = ['Day (UTC)', ...FIGURES.map(({ title, daily: name }) => `${title} (${name})`)];
  const lines = daily.map((figures) => [
    figures.day,
    ...FIGURES.map((figure) => figureOn(figures, figure) ?? undefined),
  ]);
  return [heads, ...lines];
}
