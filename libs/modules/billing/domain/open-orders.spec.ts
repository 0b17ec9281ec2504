import { describe, expect, it } from '@jest/globals';
import { PLANS, type PlanId, type ProductId, TEST_BANK_PRODUCTS } from '@prepward/contracts/plans';
import type { OrderFact } from './missing.js';
import { openOrders } from './open-orders.js';

const NOW = new Date('2026-06-01T12:00:00Z');

function on(id: PlanId | ProductId) {
  const item = [...PLANS, ...TEST_BANK_PRODUCTS].find((each) => each.id === id);
  if (item === undefined) throw new Error(`Nothing on sale is called ${id}`);
  return item;
}

/** An order of some minutes ago whose checkout can be paid, unless said otherwise. */
function order(item: PlanId | ProductId, minutes: number, changes: Partial<OrderFact> = {}) {
  return {
    id: `${item} ${minutes}`,
    item,
    amountCents: on(item).priceCents,
    checkout: { sessionId: 'cs_1', state: 'open' as const },
    createdAt: new Date(NOW.getTime() - minutes * 60_000),
    ...changes,
  };
}

describe('the orders that are open', () => {
  it('give a second tab the order of the first', () => {
    const first = order('weekly', 24);
    expect(openOrders([first], on('weekly'), NOW)).toEqual({ same: first, superseded: [] });
    const opening = order('weekly', 0, { checkout: null });
    expect(openOrders([opening], on('weekly'), NOW).same).toBe(opening);
  });

  it.each(['weekly', 'test-bank-math'] as const)(
    'give up an older one for %s, which could be paid beside the new one',
    (item) => {
      const old = order(item, 40);
      expect(openOrders([old], on(item), NOW)).toEqual({ same: undefined, superseded: [old] });
      const young = order(item, 5);
      expect(openOrders([young, old], on(item), NOW)).toEqual({ same: young, superseded: [old] });
    },
  );

  it('give up one at a former price', () => {
    const former = order('weekly', 5, { amountCents: 1799 });
    expect(openOrders([former], on('weekly'), NOW)).toEqual({
      same: undefined,
      superseded: [former],
    });
  });

  it('give up those for other plans, and no products', () => {
    const weekly = order('weekly', 5);
    const paper = order('test-bank-math', 5);
    expect(openOrders([weekly, paper], on('monthly'), NOW).superseded).toEqual([weekly]);
    expect(openOrders([weekly, paper], on('test-bank-all'), NOW).superseded).toEqual([]);
  });

  it.each([
    ['paid', order('weekly', 5, { checkout: { sessionId: 'cs_1', state: 'complete' } })],
    ['given up', order('weekly', 5, { checkout: { sessionId: 'cs_1', state: 'expired' } })],
    ['too old to be paid', order('weekly', 60)],
  ])('are none that is %s', (_, closed) => {
    expect(openOrders([closed], on('weekly'), NOW)).toEqual({ same: undefined, superseded: [] });
  });
});
