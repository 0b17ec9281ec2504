import { describe, expect, it } from '@jest/globals';
import { dailySaving, rankOf } from './claim-figures.js';

describe('how much a plan saves a day', () => {
  it.each([
    [{ priceCents: 600, days: 30 }, { priceCents: 175, days: 7 }, 20],
    [{ priceCents: 100, days: 10 }, { priceCents: 100, days: 10 }, 0],
    [{ priceCents: 300, days: 10 }, { priceCents: 200, days: 10 }, -50],
  ])('%j against %j: %d%%', (plan, than, percent) => {
    expect(dailySaving(plan, than)).toBe(percent);
  });
});

describe('the place of an item', () => {
  const sold = [
    { item: 'weekly', payments: 3 },
    { item: 'monthly', payments: 3 },
    { item: 'quarterly', payments: 1 },
  ];
  it.each([
    ['monthly', 1],
    ['quarterly', 3],
    ['never sold', 4],
  ])('%s is number %d', (item, place) => expect(rankOf(item, sold)).toBe(place));

  it('is unknown where nothing was sold', () => expect(rankOf('monthly', [])).toBeNull());
});
