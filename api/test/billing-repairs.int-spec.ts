import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestSession } from './harness.js';
import { StripeShop } from './stripe-shop.js';

let shop: StripeShop;
beforeAll(async () => {
  shop = await StripeShop.start();
}, 120_000);
afterAll(async () => {
  await shop.stop();
  expect(shop.stripe.refusals).toEqual([]);
});

/** Stripe's customer of a student, as of now. */
async function customerOf({ userId }: TestSession): Promise<string> {
  const [row] = await shop.api.sql<{ customer_id: string }>(
    'SELECT customer_id FROM billing_customers WHERE user_id = $1 ORDER BY created_at DESC LIMIT 1',
    [userId],
  );
  return row?.customer_id ?? '';
}

describe('a customer who was deleted at Stripe', () => {
  it.each([false, true])(
    'ends what they had, keeps their history and buys again (lists refused: %s)',
    async (forgets) => {
      const buyer = await shop.student();
      await shop.buy(buyer, { plan: 'weekly' });
      const abandoned = await shop.checkout(buyer, { product: 'test-bank-math' });
      const former = await customerOf(buyer);
      shop.stripe.world.deleteCustomer(former);
      shop.stripe.world.forgetsDeleted = forgets;
      await shop.tell({ object: 'customer', id: former }, { type: 'customer.deleted' });
      // What is paid stays open to its end, and doesn't renew.
      expect(await shop.access(buyer)).toMatchObject({ state: 'active', renews: false });
      const portal = await shop.post('/api/v1/portal', buyer);
      expect([portal.status, portal.body.code]).toEqual([409, 'NO_RENEWING_SUBSCRIPTION']);
      // Two tabs at once make one customer, and one checkout that can be paid.
      const [one, two] = await Promise.all([
        shop.checkout(buyer, { product: 'test-bank-math' }),
        shop.checkout(buyer, { product: 'test-bank-math' }),
      ]);
      expect(two).toEqual(one);
      expect(one.session).not.toBe(abandoned.session);
      const now = await customerOf(buyer);
      expect(now).not.toBe(former);
      const paid = shop.pay(one);
      // Stripe counts in seconds: two payments of one second are listed as they came.
      shop.chargeOf(paid.customer).created = shop.chargeOf(former).created;
      await shop.tell(paid);
      const { body } = await shop.get('/api/v1/payments', buyer);
      expect(
        body.items.map(({ name, state }: { name: string; state: string }) => [name, state]),
      ).toEqual([
        ['Math test bank', 'paid'],
        ['Weekly plan', 'paid'],
      ]);
      // Subscribing works again, and what is told about the former customer harms nothing.
      await shop.buy(buyer, { plan: 'monthly' });
      await shop.tell({ object: 'customer', id: former }, { type: 'customer.deleted' });
      expect(await shop.access(buyer)).toMatchObject({ plan: 'monthly', renews: true });
      shop.stripe.world.forgetsDeleted = false;
    },
    60_000,
  );

  it('or whom Stripe never knew, as after a change of accounts, can buy', async () => {
    const buyer = await shop.student();
    await shop.checkout(buyer, { plan: 'weekly' });
    const { customers } = shop.stripe.world;
    const former = await customerOf(buyer);
    customers.splice(
      customers.findIndex(({ id }) => id === former),
      1,
    );
    await shop.buy(buyer, { plan: 'weekly' });
    expect(await shop.access(buyer)).toMatchObject({ state: 'active', renews: true });
  });
});

describe('money that went back', () => {
  it('leaves no credit of a change to a cheaper plan', async () => {
    const buyer = await shop.student();
    const { customer } = shop.pay(await shop.checkout(buyer, { plan: 'quarterly' }));
    await shop.tell({ object: 'x', customer });
    const { body: preview } = await shop.post('/api/v1/subscription/change/preview', buyer, {
      plan: 'weekly',
    });
    await shop.post('/api/v1/subscription/change', buyer, { plan: 'weekly', at: preview.at });
    const account = shop.stripe.world.customerOf(String(customer));
    expect(account.balance).toBe(-preview.creditCents);
    shop.stripe.world.refund(shop.chargeOf(customer).payment_intent);
    // Its answer is lost the first time; told twice, it's taken once.
    shop.stripe.fail('POST /v1/customers/:id/balance_transactions', 'lost');
    await Promise.all([shop.tell({ object: 'x', customer }), shop.tell({ object: 'x', customer })]);
    expect(account.balance).toBe(0);
    expect((await shop.access(buyer)).state).toBe('ended');
    expect(shop.chargeOf(customer)).toMatchObject({ amount: 13_999, amount_refunded: 13_999 });
  });

  it('takes what was added for a better plan with it', async () => {
    const buyer = await shop.student();
    const { customer } = shop.pay(await shop.checkout(buyer, { plan: 'weekly' }));
    await shop.tell({ object: 'x', customer });
    const { body: preview } = await shop.post('/api/v1/subscription/change/preview', buyer, {
      plan: 'monthly',
    });
    await shop.post('/api/v1/subscription/change', buyer, { plan: 'monthly', at: preview.at });
    const charges = shop.stripe.world.charges.filter((each) => each.customer === customer);
    expect(charges.map(({ amount }) => amount)).toEqual([1999, 3000]);
    shop.stripe.world.refund(charges[0]?.payment_intent ?? '');
    await shop.tell({ object: 'x', customer });
    expect(charges.map(({ amount_refunded: back }) => back)).toEqual([1999, 3000]);
    expect((await shop.access(buyer)).state).toBe('ended');
    const { body } = await shop.get('/api/v1/payments', buyer);
    expect(body.items.map(({ state }: { state: string }) => state)).toEqual([
      'refunded',
      'refunded',
    ]);
  });
});

describe('a change of plan that was declined', () => {
  it('can be tried again with the same preview, once the card works', async () => {
    const buyer = await shop.student();
    await shop.buy(buyer, { plan: 'weekly' });
    const { body: preview } = await shop.post('/api/v1/subscription/change/preview', buyer, {
      plan: 'monthly',
    });
    const change = { plan: 'monthly', at: preview.at };
    shop.stripe.world.cardWorks = false;
    const declined = await shop.post('/api/v1/subscription/change', buyer, change);
    shop.stripe.world.cardWorks = true;
    expect([declined.status, declined.body.code]).toEqual([402, 'PAYMENT_DECLINED']);
    const charged = shop.stripe.world.charges.length;
    shop.stripe.fail('POST /v1/subscriptions/:id', 'lost');
    const again = await shop.post('/api/v1/subscription/change', buyer, change);
    expect(again.body).toMatchObject({ plan: 'monthly', renews: true });
    expect(shop.stripe.world.charges).toHaveLength(charged + 1);
  });
});
