import { describe, expect, it } from '@jest/globals';
import { DAY_MS } from '@prepward/contracts/durations';
import { GatewayModel } from '../test/fake-gateway.js';
import { MemoryLedger } from '../test/memory-ledger.js';
import type { StudentLedger } from './entitlement.js';
import { type FetchMoment, missingFacts, type OrderFact } from './missing.js';
import { type CustomerTruth, truthOfStudent } from './truth.js';

const NOW = new Date('2026-07-01T00:00:00Z');
const EMPTY: StudentLedger = new MemoryLedger().latest;

const orderFor = (changes: Partial<OrderFact> = {}): OrderFact => ({
  id: 'order-1',
  item: 'weekly',
  amountCents: 1999,
  checkout: null,
  ...changes,
});

function missing(
  truth: CustomerTruth,
  {
    ledger = EMPTY,
    orders = [],
    known = [],
  }: { ledger?: StudentLedger; orders?: OrderFact[]; known?: string[] } = {},
) {
  const moment: FetchMoment = { openedBefore: new Set(known), now: NOW };
  return missingFacts(ledger, orders, truthOfStudent([truth]), moment);
}

/** A week that was bought with order-1. */
function week(): GatewayModel {
  const gateway = new GatewayModel();
  gateway.subscribe('weekly', 'order-1');
  return gateway;
}

function only<T>(list: readonly T[]): T {
  const [first, ...others] = list;
  if (first === undefined || others.length > 0) throw new Error(`${list.length} where one is due`);
  return first;
}

describe('a payment', () => {
  it('buys what its order is for, at the price of the order', () => {
    const { payments, oddities } = missing(week().fetch(), { orders: [orderFor()] });
    expect(only(payments)).toMatchObject({ item: 'weekly', orderId: 'order-1' });
    expect(oddities).toEqual([]);
  });

  it.each<[string, OrderFact[], string]>([
    ['that the student does not have', [], 'names an order that this student does not have'],
    [
      'for something else',
      [orderFor({ item: 'monthly' })],
      'pays for weekly, but its order is for monthly',
    ],
    [
      'at another price',
      [orderFor({ amountCents: 4999 })],
      'was sold at 1999, but its order says 4999',
    ],
  ])('of an order %s buys nothing, and staff is told', (_, orders, problem) => {
    const truth = week().fetch();
    const { payments, oddities } = missing(truth, { orders });
    expect(only(payments)).toMatchObject({ item: null, orderId: null, amount: { cents: 1999 } });
    expect(oddities).toEqual([`payment ${truth.payments[0]?.id} ${problem}`]);
  });

  it.each([null, 'a price of another shop'])(
    'for %s buys nothing, and staff is told',
    (lookupKey) => {
      const truth = week().fetch();
      Object.assign(only(truth.payments), { lookupKey, orderId: null });
      const { payments, oddities } = missing(truth);
      expect(only(payments).item).toBeNull();
      expect(oddities).toEqual([
        `payment ${truth.payments[0]?.id} is for a price that is not ours`,
      ]);
    },
  );

  it('of a renewal has no order, and the next ones come in the order in which they were made', () => {
    const gateway = week();
    gateway.moveOn(15 * DAY_MS);
    const truth = gateway.fetch();
    // Gateways list the newest first.
    truth.payments.reverse();
    const { payments, oddities } = missing(truth, { orders: [orderFor()] });
    expect(payments.map(({ orderId, item }) => [orderId, item])).toEqual([
      ['order-1', 'weekly'],
      [null, 'weekly'],
      [null, 'weekly'],
    ]);
    expect(payments.map(({ paidAt }) => paidAt)).toEqual(
      payments.map(({ paidAt }) => paidAt).toSorted((a, b) => a.getTime() - b.getTime()),
    );
    expect(oddities).toEqual([]);
  });

  it('of the same instant as another one follows the one that was made before it', () => {
    const gateway = new GatewayModel();
    const first = gateway.buy('test-bank-math', 'order-1');
    const second = gateway.buy('test-bank-reading', 'order-2');
    const truth = gateway.fetch();
    truth.payments.reverse();
    const { payments } = missing(truth);
    expect(payments.map(({ gatewayId }) => gatewayId)).toEqual([first.id, second.id]);
  });
});

describe('a renewal that failed', () => {
  const failing = () => {
    const gateway = week();
    gateway.cardWorks = false;
    gateway.moveOn(8 * DAY_MS);
    return gateway;
  };

  it('is told once, with what it is for', () => {
    const truth = failing().fetch();
    const { id } = only(truth.failures);
    const [failure] = missing(truth).failures;
    expect(failure).toMatchObject({ gatewayId: id, item: 'weekly', due: { cents: 1999 } });
    const ledger = { ...EMPTY, failures: failure === undefined ? [] : [failure] };
    expect(missing(truth, { ledger }).failures).toEqual([]);
  });

  it('is none once it is paid, by the gateway or in the ledger', () => {
    const gateway = failing();
    const failure = only(gateway.truth.failures);
    const before = gateway.fetch();
    gateway.payFailure(only(gateway.truth.subscriptions), failure);
    const truth = gateway.fetch();
    truth.failures.push(failure);
    expect(missing(truth).failures).toEqual([]);
    const payments = missing(truth).payments.map((row) => ({ ...row, id: row.gatewayId }));
    expect(missing(before, { ledger: { ...EMPTY, payments } }).failures).toEqual([]);
  });
});

describe('a refund or dispute', () => {
  it('is told once for each of its states, and of a payment that is known alone', () => {
    const gateway = week();
    const payment = only(gateway.truth.payments);
    gateway.refund(payment);
    gateway.dispute(payment);
    gateway.refund({ ...payment, id: 'in_of_someone' });
    const ledger = new MemoryLedger();
    const first = ledger.follow(gateway.fetch());
    expect(only(first.refunds)).toMatchObject({
      gatewayPaymentId: payment.id,
      status: 'succeeded',
    });
    expect(only(first.disputes)).toMatchObject({ gatewayPaymentId: payment.id, status: 'open' });
    expect(only(first.disputes).reason).toBe('fraudulent');
    const second = ledger.follow(gateway.fetch());
    expect([second.refunds, second.disputes]).toEqual([[], []]);
    only(gateway.truth.disputes).status = 'won';
    const third = ledger.follow(gateway.fetch());
    expect([third.refunds, third.disputes.map(({ status }) => status)]).toEqual([[], ['won']]);
  });
});

describe('a subscription', () => {
  type Changes = Partial<CustomerTruth['subscriptions'][number]>;
  const later = new Date('2026-06-20T00:00:00Z');

  it('is told once as long as nothing of it changes', () => {
    const gateway = week();
    const ledger = new MemoryLedger();
    const fact = only(ledger.follow(gateway.fetch()).subscriptions);
    expect(fact).toMatchObject({ orderId: 'order-1', plan: 'weekly', status: 'active' });
    expect(fact.subscriptionId).toBe(gateway.truth.subscriptions[0]?.id);
    expect(ledger.follow(gateway.fetch()).subscriptions).toEqual([]);
  });

  it.each<[keyof Changes, Changes]>([
    ['orderId', { orderId: null }],
    ['plan', { plan: 'monthly' }],
    ['status', { status: 'past-due' }],
    ['cancelAtPeriodEnd', { cancelAtPeriodEnd: true }],
    ['next', { next: null }],
    ['next', { next: { cents: 4999, currency: 'usd' } }],
    ['startedAt', { startedAt: later }],
    ['periodEnd', { periodEnd: later }],
    ['endedAt', { endedAt: later }],
  ])('is told again when its %s changes', (_, changes) => {
    const gateway = week();
    const ledger = new MemoryLedger();
    ledger.follow(gateway.fetch());
    Object.assign(only(gateway.truth.subscriptions), changes);
    expect(only(ledger.follow(gateway.fetch()).subscriptions)).toMatchObject(changes);
    expect(ledger.follow(gateway.fetch()).subscriptions).toEqual([]);
  });

  it('ends when the gateway has deleted its customer and names it no more', () => {
    const gateway = week();
    const ledger = new MemoryLedger();
    ledger.follow(gateway.fetch());
    const gone: CustomerTruth = { ...gateway.fetch(), subscriptions: [] };
    const ended = (state: CustomerTruth['customer']['state'], truth = gone) =>
      missing({ ...truth, customer: { ...truth.customer, state } }, { ledger: ledger.latest })
        .subscriptions;
    expect(ended('active')).toEqual([]);
    expect(ended('deleted', gateway.fetch())).toEqual([]);
    expect(only(ended('deleted'))).toMatchObject({ status: 'ended', endedAt: NOW, next: null });
    ledger.rows.subscriptions.push(...ended('deleted'));
    expect(ended('deleted')).toEqual([]);
    // A student who never was a customer.
    const moment: FetchMoment = { openedBefore: new Set(), now: NOW };
    expect(missingFacts(ledger.latest, [], truthOfStudent([]), moment).subscriptions).toEqual([]);
  });
});

describe('the checkout of an order', () => {
  const opened = (state: CustomerTruth['sessions'][number]['state'], id = 'cs_1') => ({
    id,
    orderId: 'order-1',
    state,
    subtotal: { cents: 1999, currency: 'usd' as const },
  });
  const truthOf = (...sessions: CustomerTruth['sessions']) => ({
    ...new GatewayModel().fetch(),
    sessions,
  });

  it('is that of its sessions which is nearest to paid', () => {
    const truth = truthOf(opened('expired'), opened('complete', 'cs_2'), opened('open', 'cs_3'));
    const orders = [orderFor(), orderFor({ id: 'order-2' })];
    expect(missing(truth, { orders }).checkouts).toEqual([
      { orderId: 'order-1', item: 'weekly', sessionId: 'cs_2', state: 'complete' },
    ]);
  });

  it('is told when its state changes, and never opens twice', () => {
    const before = (state: 'open' | 'expired') => ({
      orders: [orderFor({ checkout: { sessionId: 'cs_1', state } })],
    });
    const states = (now: 'open' | 'expired' | 'failed', then: 'open' | 'expired') =>
      missing(truthOf(opened(now)), before(then)).checkouts.map(({ state }) => state);
    expect(states('expired', 'expired')).toEqual([]);
    expect(states('expired', 'open')).toEqual(['expired']);
    expect(states('open', 'expired')).toEqual([]);
    expect(missing(truthOf(opened('open')), { orders: [orderFor()] }).checkouts).toHaveLength(1);
  });

  it('stays open where its session is newer than what was fetched, or is named', () => {
    const orders = [orderFor({ checkout: { sessionId: 'cs_1', state: 'open' } })];
    const lost = (sessions: CustomerTruth['sessions'], known: string[]) => {
      const truth = truthOf(...sessions);
      truth.customer.state = 'deleted';
      return missing(truth, { orders, known }).checkouts.map(({ state }) => state);
    };
    expect(lost([], ['cs_1'])).toEqual(['expired']);
    expect(lost([], ['cs_0'])).toStrictEqual([]);
    expect(lost([opened('open')], ['cs_1'])).toStrictEqual([]);
  });
});
