import { describe, expect, it } from '@jest/globals';
import { GatewayModel } from '../test/fake-gateway.js';
import { settlements } from './settle.js';

const DAY_MS = 86_400_000;

describe('what is put right at the gateway', () => {
  it('is the end of a subscription that the balance pays for, once what filled it went back', () => {
    const gateway = new GatewayModel();
    const subscription = gateway.subscribe('quarterly', 'order-1');
    gateway.moveOn(10 * DAY_MS);
    gateway.change(subscription, 'weekly');
    const [quarter, week] = gateway.truth.payments;
    if (quarter === undefined) throw new Error('There is no payment');
    expect(week?.paid.cents).toBe(0);
    expect(settlements(gateway.fetch())).toEqual([]);
    gateway.dispute(quarter);
    expect(settlements(gateway.fetch())).toEqual([
      { kind: 'cancel', subscriptionId: subscription.id, why: 'paid-back' },
    ]);
  });
});
