import { describe, expect, it } from '@jest/globals';
import { GatewayModel } from '../test/fake-gateway.js';
import { MemoryLedger } from '../test/memory-ledger.js';
import type { GatewayCustomer, GatewaySession } from './truth.js';

/** The state a sync gives to an order's checkout that the gateway doesn't list. */
function lost(state: GatewaySession['state'], customer: GatewayCustomer['state']) {
  const ledger = new MemoryLedger();
  ledger.order('weekly', 1999);
  const [order] = ledger.orders;
  if (order === undefined) throw new Error('There is no order');
  order.checkout = { sessionId: 'cs_1', state };
  const truth = new GatewayModel().fetch();
  truth.customer.state = customer;
  ledger.follow(truth);
  return order.checkout.state;
}

describe('a checkout that the gateway does not know anymore', () => {
  it.each(['open', 'processing'] as const)('is over, where it was %s', (state) => {
    expect(lost(state, 'unknown')).toBe('expired');
    expect(lost(state, 'deleted')).toBe('expired');
    // The list of a known customer may lack it for a moment.
    expect(lost(state, 'active')).toBe(state);
  });

  it.each(['complete', 'failed'] as const)('stays %s', (state) => {
    expect(lost(state, 'deleted')).toBe(state);
  });
});
