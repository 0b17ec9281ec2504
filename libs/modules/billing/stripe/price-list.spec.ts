import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { PLANS, TEST_BANK_PRODUCTS } from '@prepward/contracts/plans';
import type { Stripe } from 'stripe';
import { PriceList } from './price-list.js';

afterEach(() => {
  jest.useRealTimers();
});

const usd = (cents: number) => ({ cents, currency: 'usd' as const });
const week = {
  id: 'price_w',
  lookup_key: 'weekly_usd_1999',
  active: true,
  unit_amount: 1999,
  currency: 'usd',
  recurring: { interval: 'day', interval_count: 7 },
};

/** Lists the prices in an account, and records which were asked for. */
function listOf(...prices: object[]) {
  const asked: string[][] = [];
  const list = async function* ({ lookup_keys: keys }: { lookup_keys: string[] }) {
    asked.push(keys);
    yield* prices;
  };
  const stripe = { prices: { list } } as unknown as Stripe;
  return { prices: new PriceList(stripe), asked };
}

describe('the prices of Stripe', () => {
  it('are asked for by all keys that we sell or sold at, ten at a time', async () => {
    const keys = [...PLANS, ...TEST_BANK_PRODUCTS].flatMap(({ lookupKey, formerKeys }) => [
      lookupKey,
      ...formerKeys,
    ]);
    const { prices, asked } = listOf(week, { ...week, id: 'price_x', lookup_key: null });
    expect(await prices.byId()).toEqual(new Map([['price_w', 'weekly_usd_1999']]));
    expect(asked.flat()).toEqual(keys);
    expect(asked.every((some) => some.length <= 10)).toBe(true);
  });

  it('are read again after ten minutes, or where one does not fit', async () => {
    jest.useFakeTimers({ now: 0 });
    const { prices, asked } = listOf(week);
    const find = (cents = 1999) => prices.find('weekly_usd_1999', usd(cents), 7);
    expect(await find()).toBe('price_w');
    const once = asked.length;
    jest.setSystemTime(10 * 60_000 - 1);
    await find();
    expect(asked).toHaveLength(once);
    jest.setSystemTime(10 * 60_000);
    await find();
    expect(asked).toHaveLength(2 * once);
    await expect(find(1)).rejects.toMatchObject({ problem: 'misconfigured' });
    await expect(prices.find('none', usd(1), 7)).rejects.toThrow('no active price none');
    expect(asked).toHaveLength(3 * once);
  });

  it.each<[string, object, number | null, boolean]>([
    ['of its days', {}, 7, true],
    ['of a week', { recurring: { interval: 'week', interval_count: 1 } }, 7, true],
    ['of two weeks', { recurring: { interval: 'week', interval_count: 2 } }, 7, false],
    ['of a month', { recurring: { interval: 'month', interval_count: 1 } }, 30, false],
    ['once', { recurring: null }, null, true],
    ['once, for a plan', { recurring: null }, 7, false],
    ['in another currency', { currency: 'eur' }, 7, false],
    ['of another amount', { unit_amount: 2000 }, 7, false],
    ['archived', { active: false }, 7, false],
  ])('fit where they are %s, or do not', async (_, changes, days, fits) => {
    const found = listOf({ ...week, ...changes }).prices.find('weekly_usd_1999', usd(1999), days);
    if (fits) await expect(found).resolves.toBe('price_w');
    else await expect(found).rejects.toMatchObject({ problem: 'misconfigured' });
  });
});
