import { describe, expect, it } from '@jest/globals';
import { PLANS, TEST_BANK_PRODUCTS } from '@prepward/contracts/plans';
import { eachWithStripe, ORDERS } from '../test/stripe-fixture.js';

const shop = eachWithStripe();

describe('a customer who was deleted', () => {
  it.each([false, true])(
    'has a history, and nothing more is sold (lists refused: %s)',
    async (forgets) => {
      const before = await shop.buy('weekly');
      const { sessionId } = await shop.gateway.createCheckout(
        shop.checkoutOf('monthly', ORDERS[1]),
      );
      shop.stripe.world.deleteCustomer(shop.customerId);
      shop.stripe.world.forgetsDeleted = forgets;
      expect(await shop.gateway.hasCustomer(shop.customerId)).toBe(false);
      const after = await shop.gateway.fetchCustomer(shop.customerId);
      expect(after.customer).toEqual({ id: shop.customerId, state: 'deleted', balanceCents: 0 });
      expect(after.payments).toEqual(forgets ? [] : before.payments);
      expect(after.subscriptions.map(({ status }) => status)).toEqual(forgets ? [] : ['ended']);
      const open = after.sessions.find(({ id }) => id === sessionId);
      expect(open?.state).toBe(forgets ? undefined : 'expired');
      await expect(
        shop.gateway.createCheckout(shop.checkoutOf('weekly', ORDERS[2])),
      ).rejects.toMatchObject({
        problem: 'refused',
      });
    },
  );
});

describe('the prices of an account', () => {
  it('are made where they are missing, once, and can be sold at', async () => {
    const { world } = shop.stripe;
    world.prices.splice(0);
    const states = async (check: boolean) =>
      new Set((await shop.gateway.ensurePrices(check)).map(({ state }) => state));
    expect(await states(true)).toEqual(new Set(['missing']));
    expect([world.prices, world.products]).toEqual([[], []]);
    // Half way through, Stripe goes away; the next run finishes.
    shop.stripe.fail('POST /v1/prices', 'lost', 'lost', 'lost');
    await expect(shop.gateway.ensurePrices(false)).rejects.toMatchObject({
      problem: 'unavailable',
    });
    expect(await states(false)).toEqual(new Set(['there', 'made']));
    expect(await states(false)).toEqual(new Set(['there']));
    expect(world.prices.map(({ lookup_key }) => lookup_key)).toEqual(
      [...PLANS, ...TEST_BANK_PRODUCTS].map(({ lookupKey }) => lookupKey),
    );
    expect((await shop.buy('weekly')).payments).toMatchObject([{ paid: { cents: 1999 } }]);
  });

  it('that are not ours are named, and left as they are', async () => {
    const [first, second] = shop.stripe.world.prices;
    if (first === undefined || second === undefined) throw new Error('There are no prices');
    first.unit_amount = 1;
    second.active = false;
    const reports = await shop.gateway.ensurePrices(false);
    expect(reports.slice(0, 2)).toEqual([
      {
        lookupKey: 'weekly_usd_1999',
        state: 'wrong',
        problem: expect.stringMatching(/is 1 usd per 7 days, expected 1999 usd per 7 days$/),
      },
      { lookupKey: 'monthly_usd_4999', state: 'wrong', problem: expect.stringMatching(/archived/) },
    ]);
    expect(shop.stripe.world.prices).toHaveLength(reports.length);
  });
});
