import { describe, expect, it } from '@jest/globals';
import { changeTo, eachWithStripe, ORDERS } from '../test/stripe-fixture.js';

const shop = eachWithStripe();

describe('a subscription', () => {
  it('is canceled at its end, resumed, and ended at once, which may be repeated', async () => {
    const id = (await shop.buy('weekly')).subscriptions[0]?.id ?? '';
    const state = async () => (await shop.gateway.fetchCustomer(shop.customerId)).subscriptions[0];
    await shop.gateway.cancelAtPeriodEnd(id, 'cancel-1');
    expect(await state()).toMatchObject({ cancelAtPeriodEnd: true, next: null, status: 'active' });
    await shop.gateway.resume(id, 'resume-1');
    expect(await state()).toMatchObject({ cancelAtPeriodEnd: false, next: { cents: 1999 } });
    await shop.gateway.cancelNow(id, 'end-1');
    await shop.gateway.cancelNow(id, 'end-2');
    expect(await state()).toMatchObject({ status: 'ended', endedAt: expect.any(Date) });
    await expect(shop.gateway.resume(id, 'resume-2')).rejects.toMatchObject({ problem: 'refused' });
  });

  it('costs for a change what the preview says', async () => {
    const id = (await shop.buy('weekly')).subscriptions[0]?.id ?? '';
    const at = new Date(Math.floor(Date.now() / 1000) * 1000);
    const change = changeTo('monthly', id, at);
    const costs = await shop.gateway.previewChange(change);
    expect(costs).toMatchObject({
      dueNow: { cents: 3000 },
      unused: { cents: 1999 },
      credit: { cents: 0 },
    });
    expect(costs.periodEnd.getTime() - at.getTime()).toBe(30 * 86_400_000);
    shop.stripe.fail('POST /v1/subscriptions/:id', 'lost');
    await shop.gateway.changePlan(change, 'change-1');
    const truth = await shop.gateway.fetchCustomer(shop.customerId);
    expect(truth.payments.map(({ paid }) => paid.cents).toSorted()).toEqual([1999, 3000]);
    expect(truth.subscriptions).toMatchObject([{ plan: 'monthly', periodEnd: costs.periodEnd }]);
  });

  it('that cost nothing leaves the period of the new plan, and no credit', async () => {
    const id = (await shop.buy('quarterly')).subscriptions[0]?.id ?? '';
    // As with a promotion: the quarter was free, so none of it can be credited.
    const quarterly = shop.stripe.world.prices.find((price) =>
      price.lookup_key.startsWith('quarterly'),
    );
    if (quarterly !== undefined) quarterly.unit_amount = 0;
    const change = changeTo('monthly', id, new Date(Math.floor(Date.now() / 1000) * 1000));
    const costs = await shop.gateway.previewChange(change);
    expect(costs).toMatchObject({ dueNow: { cents: 4999 }, unused: { cents: 0 } });
    expect(costs.periodEnd.getTime() - change.at.getTime()).toBe(30 * 86_400_000);
    await shop.gateway.changePlan(change, 'change-1');
    expect((await shop.gateway.fetchCustomer(shop.customerId)).payments[0]).toMatchObject({
      lookupKey: 'monthly_usd_4999',
      period: { end: costs.periodEnd },
    });
  });

  it('leaves a credit for a cheaper plan, which can be taken away', async () => {
    const id = (await shop.buy('quarterly')).subscriptions[0]?.id ?? '';
    const at = new Date(Math.floor(Date.now() / 1000) * 1000);
    const change = changeTo('monthly', id, at);
    expect(await shop.gateway.previewChange(change)).toMatchObject({
      dueNow: { cents: 0 },
      credit: { cents: 9000 },
    });
    await shop.gateway.changePlan(change, 'change-1');
    expect(await shop.gateway.fetchCustomer(shop.customerId)).toMatchObject({
      customer: { state: 'active', balanceCents: 9000 },
      payments: [
        { paid: { cents: 0 }, balanceUsedCents: 0, balanceFilledCents: 9000 },
        { paid: { cents: 13_999 }, balanceUsedCents: 0, balanceFilledCents: 0 },
      ],
    });
    const [subscription] = shop.stripe.world.subscriptions;
    if (subscription !== undefined) shop.stripe.world.renew(subscription);
    shop.stripe.fail('POST /v1/customers/:id/balance_transactions', 'lost');
    await shop.gateway.voidCredit(shop.customerId, 4000, 'void-1');
    await shop.gateway.voidCredit(shop.customerId, 4000, 'void-1');
    const after = await shop.gateway.fetchCustomer(shop.customerId);
    expect(after.customer.balanceCents).toBe(9000 - 4999 - 4000);
    expect(after.payments[0]).toMatchObject({ paid: { cents: 0 }, balanceUsedCents: 4999 });
  });

  it('stays as it is where the card is declined', async () => {
    const id = (await shop.buy('weekly')).subscriptions[0]?.id ?? '';
    shop.stripe.world.cardWorks = false;
    await expect(
      shop.gateway.changePlan(changeTo('monthly', id, new Date()), 'change-1'),
    ).rejects.toMatchObject({ problem: 'declined' });
    const truth = await shop.gateway.fetchCustomer(shop.customerId);
    expect(truth.subscriptions).toMatchObject([{ plan: 'weekly', status: 'active' }]);
    expect(truth.payments).toHaveLength(1);
  });

  it('renews, fails to, and recovers', async () => {
    await shop.buy('weekly');
    const [subscription] = shop.stripe.world.subscriptions;
    if (subscription === undefined) throw new Error('There is no subscription');
    shop.stripe.world.renew(subscription);
    shop.stripe.world.cardWorks = false;
    shop.stripe.world.renew(subscription);
    const truth = await shop.gateway.fetchCustomer(shop.customerId);
    expect(truth.payments.map(({ orderId }) => orderId)).toEqual([null, ORDERS[0]]);
    const lastPaid = truth.payments[0]?.period?.end;
    expect(truth.failures).toMatchObject([
      { lookupKey: 'weekly_usd_1999', due: { cents: 1999 }, period: { start: lastPaid } },
    ]);
    expect(truth.subscriptions).toMatchObject([{ status: 'past-due' }]);
    const open = shop.stripe.world.invoices.find(({ status }) => status === 'open');
    if (open !== undefined) shop.stripe.world.payInvoice(open);
    const later = await shop.gateway.fetchCustomer(shop.customerId);
    expect(later.failures).toEqual([]);
    expect(later.payments.map(({ id }) => id)).toContain(truth.failures[0]?.id);
  });

  it('has a page of Stripe for its payment methods', async () => {
    await shop.buy('weekly');
    expect(
      await shop.gateway.portalUrl(shop.customerId, 'https://prep.example/subscription'),
    ).toMatch(/^https:\/\/billing\.stripe\.com\//);
  });
});
