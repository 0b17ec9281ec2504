import { describe, expect, it } from '@jest/globals';
import { dashboardAnswer } from '@prepward/contracts/dashboard';
import { changeText, csvRows, FIGURES, figureOn, shareText, summaryOf } from './figures.js';

const DAY = {
  day: '2026-11-22',
  signUps: 3,
  verified: 2,
  activeStudents: 4,
  attempts: 9,
  mocks: 0,
  mockMedian: null,
  revenueCents: 1999,
  refundedCents: 0,
  jobP95Ms: 120,
  deadJobs: 0,
  serverErrors: 1,
};
const TOTALS = { ...DAY, day: undefined, jobP95Ms: undefined };

const dashboard = dashboardAnswer.parse({
  generatedAt: '2026-11-22T12:00:00Z',
  from: '2026-11-22',
  to: '2026-11-22',
  daily: [DAY],
  totals: JSON.parse(JSON.stringify(TOTALS)),
  before: JSON.parse(JSON.stringify(TOTALS)),
  revenueByItem: [],
  conversion: { accounts: 0, paid: 0 },
  churn: { paying: 0, left: 0 },
  now: {
    refundRequests: 0,
    disputes: 0,
    enquiries: 0,
    itemReports: 0,
    deadLetters: 0,
    outboxPending: 0,
    outboxOldestMs: null,
  },
});

describe('the figures of the dashboard', () => {
  it('are all that the API counts by day', () => {
    const shown = FIGURES.map(({ daily }) => daily).sort();
    expect(shown).toEqual(
      Object.keys(DAY)
        .filter((name) => name !== 'day')
        .sort(),
    );
  });

  it('are lines of a file, empty where there is none', () => {
    const [heads = [], line = []] = csvRows(dashboard);
    expect(heads).toHaveLength(line.length);
    expect(line.slice(0, 2)).toEqual(['2026-11-22', 3]);
    expect(line[FIGURES.findIndex(({ daily }) => daily === 'mockMedian') + 1]).toBeUndefined();
  });

  it('say what they are next to', () => {
    const [signUps] = FIGURES;
    if (signUps === undefined) throw new Error('There are no figures');
    expect(figureOn(DAY, signUps)).toBe(3);
    expect(changeText(3, 2, signUps.format)).toBe('2 in the previous period');
    expect(changeText(3, 3, signUps.format)).toBe('Same as in the previous period');
    expect(changeText(null, 3, signUps.format)).toBe('No comparison');
    expect(summaryOf(signUps, [3, null, 1])).toBe('Sign-ups by day, between 1 and 3');
    expect(summaryOf(signUps, [])).toBe('Sign-ups by day: nothing in this period');
    expect([shareText(1, 8), shareText(0, 0)]).toEqual(['12.5%', '–']);
  });
});
