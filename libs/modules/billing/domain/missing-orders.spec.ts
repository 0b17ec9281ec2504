import { describe, expect, it } from '@jest/globals';
import { DAY_MS } from '@prepward/contracts/durations';
import { GatewayModel } from '../test/fake-gateway.js';
import { MemoryLedger } from '../test/memory-ledger.js';
import type { StudentLedger } from './entitlement.js';
import { isProduct, missingFacts, type OrderFact } from './missing.js';
import { type CustomerTruth, truthOfStudent } from './truth.js';

const NOW = new Date('2026-07-01T00:00:00Z');
const EMPTY: StudentLedger = new MemoryLedger().latest;

const order = (id: string, changes: Partial<OrderFact> = {}): OrderFact => ({
  id,
  item: 'weekly',
  amountCents: 1999,
  checkout: null,
  ...changes,
});

function missing(truths: CustomerTruth[], orders: OrderFact[], ledger = EMPTY) {
  const sessions = orders.flatMap(({ checkout }) => checkout?.sessionId ?? []);
  const moment = { openedBefore: new Set(sessions), now: NOW };
  return missingFacts(ledger, orders, truthOfStudent(truths), moment);
}

describe('of several orders', () => {
  it('each payment is held against its own, and the session of that', () => {
    const gateway = new GatewayModel();
    gateway.buy('test-bank-math', 'order-2');
    gateway.subscribe('weekly', 'order-1');
    const orders = [
      order('order-1'),
      order('order-2', { item: 'test-bank-math', amountCents: 2999 }),
    ];
    const { payments, oddities, checkouts } = missing([gateway.fetch()], orders);
    expect(oddities).toEqual([]);
    expect(payments.map(({ orderId, item }) => [orderId, item])).toEqual([
      ['order-1', 'weekly'],
      ['order-2', 'test-bank-math'],
    ]);
    expect(checkouts.map(({ orderId, item }) => [orderId, item])).toEqual([
      ['order-1', 'weekly'],
      ['order-2', 'test-bank-math'],
    ]);
    // Even if the gateway no longer lists the session, the payment still buys it.
    const later = { ...gateway.fetch(), sessions: [] };
    expect(missing([later], orders).oddities).toEqual([]);
  });

  it('those that are in the ledger are not told again, and the others are, as they were paid', () => {
    const gateway = new GatewayModel();
    const first = gateway.buy('test-bank-math', 'order-1');
    gateway.moveOn(DAY_MS);
    const second = gateway.buy('test-bank-reading', 'order-2');
    gateway.moveOn(DAY_MS);
    const third = gateway.buy('test-bank-science', 'order-3');
    const fact = { ...first, gatewayId: first.id, item: null, amount: first.paid };
    const ledger = { ...EMPTY, payments: [fact] };
    const truth = gateway.fetch();
    // In the gateway's own order.
    truth.payments = [second, first, third];
    const ids = missing([truth], [], ledger).payments.map(({ gatewayId }) => gatewayId);
    expect(ids).toEqual([second.id, third.id]);
  });
});

describe('what went back', () => {
  it('is known by its own id, not by that it has the same state as another', () => {
    const gateway = new GatewayModel();
    const payment = gateway.buy('test-bank-math', 'order-1');
    gateway.refund(payment, 500);
    gateway.refund(payment, 700);
    const [known, other] = gateway.truth.refunds;
    const refunds = [
      {
        gatewayId: known?.id ?? '',
        paymentId: 'payment-1',
        amount: { cents: 500, currency: 'usd' as const },
        status: 'succeeded' as const,
        happenedAt: NOW,
      },
    ];
    const told = missing([gateway.fetch()], [], { ...EMPTY, refunds }).refunds;
    expect(told).toMatchObject([
      { gatewayId: other?.id, amount: { cents: 700 }, happenedAt: other?.createdAt },
    ]);
  });
});

describe('of several customers', () => {
  it('one who is deleted makes checkouts end that no one names, no matter who came after', () => {
    const former = { ...new GatewayModel().fetch() };
    former.customer.state = 'deleted';
    const current = new GatewayModel().fetch();
    const opened = order('order-1', { checkout: { sessionId: 'cs_1', state: 'open' } });
    const states = (...truths: CustomerTruth[]) =>
      missing(truths, [opened, order('order-2')]).checkouts.map(({ state }) => state);
    expect(states(former, current)).toEqual(['expired']);
    expect(states(current)).toEqual([]);
  });

  it('the last one alone ends what ran, by being deleted', () => {
    const gateway = new GatewayModel();
    const ledger = new MemoryLedger();
    gateway.subscribe('weekly', ledger.order('weekly', 1999));
    ledger.follow(gateway.fetch());
    const gone = new GatewayModel().fetch();
    gone.customer.state = 'deleted';
    const there = new GatewayModel().fetch();
    const ended = (...truths: CustomerTruth[]) =>
      missing(truths, [], ledger.latest).subscriptions.map(({ status }) => status);
    expect(ended(there, gone)).toEqual(['ended']);
    expect(ended(gone, there)).toEqual([]);
  });
});

describe('of several subscriptions', () => {
  it('each is held against its own last state', () => {
    const gateway = new GatewayModel();
    const ledger = new MemoryLedger();
    const first = gateway.subscribe('weekly', ledger.order('weekly', 1999));
    gateway.subscribe('monthly', ledger.order('monthly', 4999));
    ledger.follow(gateway.fetch());
    gateway.cancelAtPeriodEnd(first, true);
    const told = ledger.follow(gateway.fetch()).subscriptions;
    expect(told).toMatchObject([{ subscriptionId: first.id, cancelAtPeriodEnd: true }]);
  });
});

it('a test bank is a product, and a plan is none', () => {
  expect([isProduct('test-bank-all'), isProduct('weekly')]).toEqual([true, false]);
});
