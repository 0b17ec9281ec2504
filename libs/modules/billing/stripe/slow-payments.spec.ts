import { describe, expect, it } from '@jest/globals';
import { payByBank, settleDebit } from '@prepward/testing/stripe/bank-debits';
import type { Session } from '@prepward/testing/stripe/objects';
import { settlements } from '../domain/settle.js';
import { truthOfStudent } from '../domain/truth.js';
import { eachWithStripe } from '../test/stripe-fixture.js';

const shop = eachWithStripe();

async function payLater(id: string): Promise<Session> {
  const { sessionId } = await shop.gateway.createCheckout(shop.checkoutOf(id));
  return payByBank(shop.stripe.world, sessionId);
}

const truth = () => shop.gateway.fetchCustomer(shop.customerId);

describe.each(['weekly', 'test-bank-math'])('a bank debit for %s', (id) => {
  it('is on its way until the bank has paid', async () => {
    const session = await payLater(id);
    const before = await truth();
    expect(before.sessions).toMatchObject([{ state: 'processing' }]);
    expect([before.payments, before.failures]).toEqual([[], []]);
    expect(before.subscriptions.map(({ status }) => status)).toEqual(
      id === 'weekly' ? ['incomplete'] : [],
    );
    expect(settlements(truthOfStudent([before]))).toEqual([]);
    settleDebit(shop.stripe.world, session, true);
    const after = await truth();
    expect(after.sessions).toMatchObject([{ state: 'complete' }]);
    expect(after.payments).toMatchObject([{ orderId: session.client_reference_id }]);
    expect(after.subscriptions.every(({ status }) => status === 'active')).toBe(true);
  });

  it('that the bank sends back has failed, and stays so once its subscription is ended', async () => {
    settleDebit(shop.stripe.world, await payLater(id), false);
    const failed = await truth();
    expect(failed.sessions).toMatchObject([{ state: 'failed' }]);
    expect(failed.payments).toEqual([]);
    const open = settlements(truthOfStudent([failed]));
    expect(open).toEqual(
      failed.subscriptions.map(({ id: subscriptionId }) => ({
        kind: 'cancel',
        subscriptionId,
        why: 'never-paid',
      })),
    );
    for (const { id: subscription } of failed.subscriptions) {
      await shop.gateway.cancelNow(subscription, `settle-cancel-${subscription}`);
    }
    const settled = await truth();
    expect(settled.sessions).toMatchObject([{ state: 'failed' }]);
    expect(settled.subscriptions.every(({ status }) => status === 'ended')).toBe(true);
    expect(settlements(truthOfStudent([settled]))).toEqual([]);
  });
});

it('a debit still runs after its subscription was ended, and its money is booked', async () => {
  const session = await payLater('weekly');
  const [subscription] = (await truth()).subscriptions;
  await shop.gateway.cancelNow(subscription?.id ?? '', 'end');
  const ended = await truth();
  expect(ended.sessions).toMatchObject([{ state: 'processing' }]);
  expect(ended.subscriptions).toMatchObject([{ status: 'ended' }]);
  settleDebit(shop.stripe.world, session, true);
  const paid = await truth();
  expect(paid.sessions).toMatchObject([{ state: 'complete' }]);
  expect(paid.payments).toMatchObject([{ orderId: session.client_reference_id }]);
  expect(paid.subscriptions).toMatchObject([{ status: 'ended' }]);
  expect(settlements(truthOfStudent([paid]))).toEqual([]);
});

it.each(['void', 'uncollectible'])('a first invoice that staff made %s has failed', async (how) => {
  await payLater('weekly');
  const [invoice] = shop.stripe.world.invoices;
  if (invoice === undefined) throw new Error('There is no invoice');
  invoice.status = how;
  const failed = await truth();
  expect(failed.sessions).toMatchObject([{ state: 'failed' }]);
  expect(settlements(truthOfStudent([failed]))).toMatchObject([
    { kind: 'cancel', why: 'never-paid' },
  ]);
});

it('a renewal that a bank takes days for has not failed, until it has', async () => {
  await shop.buy('weekly');
  const { world } = shop.stripe;
  const [subscription] = world.subscriptions;
  if (subscription === undefined) throw new Error('There is no subscription');
  world.cardWorks = false;
  world.renew(subscription);
  const invoice = world.invoices.at(-1);
  const intent = { ...world.object('pi', 'payment_intent'), customer: shop.customerId };
  const underWay: typeof intent & { status: string } = { ...intent, status: 'processing' };
  world.intents.push(underWay);
  invoice?.payments.data.push({ payment: { type: 'payment_intent', payment_intent: intent.id } });
  expect((await truth()).failures).toEqual([]);
  underWay.status = 'requires_payment_method';
  expect((await truth()).failures).toMatchObject([{ id: invoice?.id }]);
});
