import { describe, expect, it } from '@jest/globals';
import { planOf } from '@prepward/contracts/plans';
import { GatewayModel } from '../test/fake-gateway.js';
import { MemoryLedger } from '../test/memory-ledger.js';
import { checkoutStateOf } from './checkout-state.js';
import type { OrderFact } from './missing.js';

const PRICE = planOf('weekly')?.priceCents ?? 0;

describe('the state of an order', () => {
  it.each([
    [null, 'open'],
    ['open', 'open'],
    ['expired', 'expired'],
    ['processing', 'processing'],
    ['failed', 'failed'],
    // What the gateway says of its page is not money yet.
    ['complete', 'processing'],
  ] as const)('without a payment, its checkout being %s, is %s', (state, expected) => {
    const checkout = state === null ? null : { sessionId: 'cs_1', state };
    const order: OrderFact = { id: 'order-1', item: 'weekly', amountCents: PRICE, checkout };
    expect(checkoutStateOf(order, new MemoryLedger().latest)).toBe(expected);
  });

  it('is complete with its payment, and refunded once that went back', () => {
    const gateway = new GatewayModel();
    const ledger = new MemoryLedger();
    gateway.subscribe('weekly', ledger.order('weekly', PRICE));
    ledger.follow(gateway.fetch());
    const [order] = ledger.orders;
    if (order === undefined) throw new Error('There is no order');
    expect(checkoutStateOf(order, ledger.latest)).toBe('complete');
    expect(checkoutStateOf({ ...order, id: 'another' }, ledger.latest)).not.toBe('complete');
    const [payment] = gateway.truth.payments;
    if (payment !== undefined) gateway.refund(payment);
    ledger.follow(gateway.fetch());
    expect(checkoutStateOf(order, ledger.latest)).toBe('refunded');
  });
});
