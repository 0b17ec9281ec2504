import { describe, expect, it } from '@jest/globals';
import { DAY_MS } from '@prepward/contracts/durations';
import { GatewayModel } from '../test/fake-gateway.js';
import { settlements, settlementsOfErased } from './settle.js';
import { truthOfStudent } from './truth.js';

function fail(why: string): never {
  throw new Error(why);
}

const settlementsOf = (gateway: GatewayModel) => settlements(truthOfStudent([gateway.fetch()]));

describe('what is put right at the gateway', () => {
  it('is the end of a subscription that the balance pays for, once what filled it went back', () => {
    const gateway = new GatewayModel();
    const subscription = gateway.subscribe('quarterly', 'order-1');
    gateway.moveOn(10 * DAY_MS);
    gateway.change(subscription, 'weekly');
    const [quarter, week] = gateway.truth.payments;
    if (quarter === undefined) throw new Error('There is no payment');
    expect(week?.paid.cents).toBe(0);
    expect(settlementsOf(gateway)).toEqual([]);
    gateway.dispute(quarter);
    expect(settlementsOf(gateway)).toEqual([
      { kind: 'cancel', subscriptionId: subscription.id, why: 'paid-back' },
      // 80 of 90 days at 139.99, less the week that was bought of it.
      {
        kind: 'void-credit',
        customerId: 'cus_1',
        cents: 10_445,
        balanceCents: 10_445,
        why: 'paid-back',
      },
    ]);
  });

  it('is what was added for a plan, once the payment before the change went back', () => {
    const gateway = new GatewayModel();
    const subscription = gateway.subscribe('weekly', 'order-1');
    gateway.moveOn(2 * DAY_MS);
    gateway.change(subscription, 'monthly');
    const [week, month] = gateway.truth.payments;
    if (week === undefined || month === undefined) throw new Error('There is no payment');
    expect(month.paid.cents).toBe(4999 - 1428);
    gateway.moveOn(DAY_MS);
    gateway.refund(week);
    expect(settlementsOf(gateway)).toEqual([
      { kind: 'cancel', subscriptionId: subscription.id, why: 'paid-back' },
      { kind: 'refund', paymentId: month.id, why: 'paid-back' },
    ]);
  });

  it('is no payment for a period that was over, or that a bank’s dispute ended', () => {
    const over = new GatewayModel();
    const plan = over.subscribe('weekly', 'order-1');
    over.change(plan, 'monthly');
    over.moveOn(31 * DAY_MS);
    over.refund(over.truth.payments[0] ?? fail('There is no payment'));
    expect(settlementsOf(over)).toEqual([]);
    const disputed = new GatewayModel();
    const other = disputed.subscribe('weekly', 'order-1');
    disputed.change(other, 'monthly');
    disputed.dispute(disputed.truth.payments[0] ?? fail('There is no payment'));
    expect(settlementsOf(disputed)).toEqual([
      { kind: 'cancel', subscriptionId: other.id, why: 'paid-back' },
    ]);
  });

  it('leaves no credit above what is still paid, and takes it once', () => {
    const gateway = new GatewayModel();
    const subscription = gateway.subscribe('quarterly', 'order-1');
    gateway.change(subscription, 'weekly');
    const quarter = gateway.truth.payments[0] ?? fail('There is no payment');
    expect(gateway.truth.customer.balanceCents).toBe(12_000);
    gateway.refund(quarter, 5000);
    const [first, ...others] = settlementsOf(gateway);
    expect([first, others]).toEqual([
      expect.objectContaining({ kind: 'void-credit', cents: 12_000 - (13_999 - 5000) }),
      [],
    ]);
    gateway.voidCredit(12_000 - (13_999 - 5000));
    expect(settlementsOf(gateway)).toEqual([]);
  });

  it('is the second of two subscriptions, and a product that was paid twice', () => {
    const gateway = new GatewayModel();
    gateway.subscribe('weekly', 'order-1');
    gateway.moveOn(1000);
    const second = gateway.subscribe('monthly', 'order-2');
    gateway.buy('test-bank-math', 'order-3');
    gateway.moveOn(1000);
    const again = gateway.buy('test-bank-math', 'order-4');
    gateway.buy('test-bank-reading', 'order-5');
    const paid = gateway.truth.payments.find(({ subscriptionId }) => subscriptionId === second.id);
    expect(settlementsOf(gateway)).toEqual([
      { kind: 'refund', paymentId: paid?.id, why: 'duplicate' },
      { kind: 'cancel', subscriptionId: second.id, why: 'duplicate' },
      { kind: 'refund', paymentId: again.id, why: 'duplicate' },
    ]);
  });

  it('is a debit that arrives after its subscription was ended and another one began', () => {
    const gateway = new GatewayModel();
    gateway.end(gateway.subscribe('weekly', 'order-1'));
    const [debit] = gateway.truth.payments;
    if (debit === undefined) throw new Error('There is no payment');
    gateway.moveOn(2 * DAY_MS);
    debit.paidAt = gateway.now;
    // Alone, it buys its period.
    expect(settlementsOf(gateway)).toEqual([]);
    gateway.moveOn(DAY_MS);
    gateway.subscribe('monthly', 'order-2');
    expect(settlementsOf(gateway)).toEqual([]);
    gateway.moveOn(DAY_MS);
    debit.paidAt = gateway.now;
    expect(settlementsOf(gateway)).toEqual([
      { kind: 'refund', paymentId: debit.id, why: 'duplicate' },
    ]);
    gateway.refund(debit);
    expect(settlementsOf(gateway)).toEqual([]);
  });
});

it('of an erased account all that came in since goes back, and nothing renews', () => {
  const gateway = new GatewayModel();
  const { id } = gateway.subscribe('weekly', 'order-1');
  const [before] = gateway.truth.payments;
  const late = gateway.buy('test-bank-math', 'order-2');
  const open = () =>
    settlementsOfErased(truthOfStudent([gateway.fetch()]), new Set([before?.id ?? '']));
  expect(open()).toEqual([
    { kind: 'refund', paymentId: late.id, why: 'erased' },
    { kind: 'cancel', subscriptionId: id, why: 'erased' },
  ]);
  gateway.refund(late);
  for (const each of gateway.living()) gateway.end(each);
  expect(open()).toEqual([]);
});
