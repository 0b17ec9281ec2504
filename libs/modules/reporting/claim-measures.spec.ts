import { describe, expect, it } from '@jest/globals';
import { ClaimMeasures } from './claim-measures.js';
import type { Window } from './reporting.repository.js';

const NOW = new Date('2026-11-23T14:30:00Z');

interface Found {
  items?: [string, number][];
  sold?: [string, number][];
  replies?: number | null;
}

function measure({ items = [], sold = [], replies = null }: Found = {}) {
  const days = (window: Window) => (window.to.getTime() - window.from.getTime()) / 86_400_000;
  const inTime = <T>(window: Window, value: T) => {
    expect([window.to, days(window)]).toEqual([NOW, 90]);
    return value;
  };
  const reports = {
    liveItems: async () => new Map(items),
    claimCounts: async () => ({ students: 11, mocks: 22 }),
    replyMinutes: async (window: Window) => inTime(window, replies),
    revenueByItem: async (window: Window) =>
      inTime(
        window,
        sold.map(([item, payments]) => ({ item, payments, cents: 1 })),
      ),
  };
  return new ClaimMeasures(reports as never, { now: () => NOW }).now();
}

describe('what the site claims, measured', () => {
  it('is the size of the bank, of the smallest subject, and what was counted', async () => {
    const items: [string, number][] = [
      ['reading', 300],
      ['math', 200],
      ['science', 400],
      ['english', 500],
    ];
    expect(await measure({ items, replies: 12.5 })).toMatchObject({
      'questions-total': 1_400,
      'questions-per-subject': 200,
      students: 11,
      'mocks-finished': 22,
      'reply-minutes': 12.5,
    });
    expect(await measure({ items: items.slice(1) })).toMatchObject({ 'questions-per-subject': 0 });
  });

  it('is the place of the monthly plan among plans alone', async () => {
    const rank = async (...sold: [string, number][]) => (await measure({ sold }))['monthly-rank'];
    expect(await rank(['weekly', 3], ['monthly', 4], ['test-bank-math', 9])).toBe(1);
    expect(await rank(['weekly', 5], ['monthly', 4])).toBe(2);
    // Sales of anything else say nothing about plans.
    expect(await rank(['test-bank-math', 9])).toBeNull();
    expect(await rank()).toBeNull();
  });

  it('is what is on sale and how an exam is built', async () => {
    expect(await measure()).toMatchObject({
      'free-practice-size': 5,
      'demo-quiz-size': 3,
      'mock-items': 170,
      'mock-minutes': 209,
      'mock-sections': 4,
      'plan-cents:weekly': 1999,
      'plan-cents:monthly': 4999,
      'plan-cents:quarterly': 13_999,
      'plan-days:weekly': 7,
      'plan-days:monthly': 30,
      'plan-days:quarterly': 90,
      // $1.67 a day instead of $2.86, and $1.56 instead of $1.67.
      'monthly-saving': 42,
      'quarterly-saving': 7,
      'refund-window-days': 30,
    });
  });
});
