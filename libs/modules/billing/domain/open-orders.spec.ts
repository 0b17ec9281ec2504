import { describe, expect, it } from '@jest/globals';
import { PLANS, type PlanId, type ProductId, TEST_BANK_PRODUCTS } from '@prepward/contracts/plans';
import type { OrderFact } from './missing.js';
import { couldBePaid, isBeingPaid, isReplaced, openOrders } from './open-orders.js';

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

  it('give a second tab no order of 25 minutes ago', () => {
    const old = order('weekly', 25);
    expect(openOrders([old], on('weekly'), NOW)).toEqual({ same: undefined, superseded: [old] });
    const last = order('weekly', 59);
    expect(openOrders([last], on('weekly'), NOW).superseded).toEqual([last]);
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

  it('give up one for another plan that cost the same', () => {
    const monthly = order('monthly', 5, { amountCents: on('weekly').priceCents });
    expect(openOrders([monthly], on('weekly'), NOW)).toEqual({
      same: undefined,
      superseded: [monthly],
    });
  });

  it('give up those for other plans, and no products', () => {
    const weekly = order('weekly', 5);
    const paper = order('test-bank-math', 5);
    expect(openOrders([weekly, paper], on('monthly'), NOW).superseded).toEqual([weekly]);
    expect(openOrders([weekly, paper], on('test-bank-all'), NOW).superseded).toEqual([]);
  });

  it('leave one that a newer one replaced, even where neither is open yet', () => {
    const older = order('weekly', 5, { checkout: null });
    const newer = order('monthly', 4, { checkout: null });
    expect(openOrders([newer, older], on('weekly'), NOW)).toEqual({
      same: undefined,
      superseded: [newer, older],
    });
    const paid = order('monthly', 4, { checkout: { sessionId: 'cs_2', state: 'complete' } });
    expect(openOrders([paid, older], on('weekly'), NOW)).toEqual({
      same: undefined,
      superseded: [older],
    });
  });

  it.each([
    ['paid', order('weekly', 5, { checkout: { sessionId: 'cs_1', state: 'complete' } })],
    ['given up', order('weekly', 5, { checkout: { sessionId: 'cs_1', state: 'expired' } })],
    ['too old to be paid', order('weekly', 60)],
  ])('are none that is %s', (_, closed) => {
    expect(openOrders([closed], on('weekly'), NOW)).toEqual({ same: undefined, superseded: [] });
  });
});

describe('an order whose checkout was just opened', () => {
  const own = order('weekly', 5);

  it.each([
    ['another plan that is being opened', order('monthly', 4, { checkout: null }), true],
    ['another plan that can be paid', order('monthly', 4), true],
    [
      'another plan that was paid',
      order('monthly', 4, { checkout: { sessionId: 'cs_2', state: 'complete' } }),
      true,
    ],
    ['the same plan at another price', order('weekly', 4), true],
    [
      'another plan that was given up',
      order('monthly', 4, { checkout: { sessionId: 'cs_2', state: 'expired' } }),
      false,
    ],
    [
      'another plan whose payment failed',
      order('monthly', 4, { checkout: { sessionId: 'cs_2', state: 'failed' } }),
      false,
    ],
    ['a product', order('test-bank-math', 4), false],
  ])('is or is not replaced by a newer one for %s', (_, newer, replaced) => {
    expect(isReplaced([newer, own], own)).toBe(replaced);
    // The older of the two replaces none.
    expect(isReplaced([newer, own], newer)).toBe(false);
  });
});

it('a checkout takes money while it is open, and in no other state', () => {
  const states = ['open', 'processing', 'complete', 'failed', 'expired'] as const;
  const takes = states.filter((state) =>
    couldBePaid(order('weekly', 5, { checkout: { sessionId: 'cs_1', state } })),
  );
  expect(takes).toEqual(['open']);
  expect(couldBePaid(order('weekly', 5, { checkout: null }))).toBe(false);
});

describe('an item whose money may be on its way', () => {
  const slow = { checkout: { sessionId: 'cs_1', state: 'processing' as const } };

  it.each([
    ['the same plan', 'weekly', order('weekly', 4_000, slow), true],
    ['another plan', 'monthly', order('weekly', 4_000, slow), true],
    ['a paper', 'test-bank-math', order('weekly', 4_000, slow), false],
    ['the same paper', 'test-bank-math', order('test-bank-math', 4_000, slow), true],
    ['a paper of the bundle', 'test-bank-math', order('test-bank-all', 4_000, slow), true],
    ['a plan beside a paper', 'weekly', order('test-bank-math', 4_000, slow), false],
    ['more than the paper', 'test-bank-all', order('test-bank-math', 4_000, slow), false],
    ['a plan that can still be paid', 'weekly', order('weekly', 5), false],
    [
      'a plan whose payment failed',
      'weekly',
      order('weekly', 5, { checkout: { sessionId: 'cs_1', state: 'failed' } }),
      false,
    ],
  ] as const)('is being paid for, or not: %s', (_, item, before, expected) => {
    expect(isBeingPaid([before], on(item), [])).toBe(expected);
  });

  it('is being paid for where one of several orders is', () => {
    const orders = [order('weekly', 5), order('weekly', 4_000, slow), order('weekly', 6)];
    expect(isBeingPaid(orders, on('weekly'), [])).toBe(true);
    expect(isBeingPaid([order('weekly', 5, { checkout: null })], on('weekly'), [])).toBe(false);
  });

  it('is not being paid for anymore once its payment is in the ledger', () => {
    const paid = order('weekly', 4_000, slow);
    const isBeing = (orderId: string | null) => isBeingPaid([paid], on('weekly'), [{ orderId }]);
    expect([isBeing(paid.id), isBeing('another'), isBeing(null)]).toEqual([false, true, true]);
  });
});
