import assert from 'node:assert/strict';
import { describe, expect, it } from '@jest/globals';
import { DAY_MS, HOUR_MS } from '@prepward/contracts/durations';
import {
  onSaleOf,
  PLAN_IDS,
  type PlanId,
  PRODUCT_IDS,
  planOf,
  productOf,
} from '@prepward/contracts/plans';
import { accessAt } from '@prepward/modules/subscriptions';
import fc from 'fast-check';
import { GatewayModel } from '../test/fake-gateway.js';
import { MemoryLedger } from '../test/memory-ledger.js';
import { purchasesOf } from './purchases.js';
import { type Settlement, settlements } from './settle.js';
import { truthOfStudent } from './truth.js';

const GRACE_MS = 7 * DAY_MS;

/** The same steps on each run, so that a failure comes from the change; another seed gives other steps. */
const seed = Number(process.env.MONEY_SEED ?? 20_261_122);

/** What can happen to something that exists. */
const KINDS = [
  'cancel',
  'resume',
  'cancel-now',
  'refund',
  'refund-part',
  'dispute',
  'decide-dispute',
  'pay-failure',
  'break-card',
  'fix-card',
] as const;

/** One thing that happens; `which` chooses among what there is. */
type Step =
  | { kind: 'subscribe' | 'change'; plan: PlanId; which: number }
  | { kind: 'buy'; product: number }
  | { kind: (typeof KINDS)[number]; which: number }
  | { kind: 'move'; hours: number };

const which = fc.nat(1000);
const plan = fc.constantFrom(...PLAN_IDS);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('subscribe' as const), plan, which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('change' as const), plan, which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('buy' as const), product: which }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom(...KINDS),
      which,
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      hours: fc.integer({ min: 1, max: 24 * 20 }),
    }),
  },
);

function pick<T>(list: readonly T[], which: number): T | undefined {
  return list[which % Math.max(1, list.length)];
}

/** A gateway and a ledger that follows it, as webhooks and reconciliation make it do. */
class World {
  readonly gateway = new GatewayModel();
  readonly ledger = new MemoryLedger();

  do(step: Step): void {
    const { gateway } = this;
    const { truth } = gateway;
    // No two things happen at one instant.
    gateway.moveOn(1000);
    switch (step.kind) {
      case 'move':
        gateway.moveOn(step.hours * HOUR_MS);
        return;
      case 'subscribe':
        // Possibly a second one, as two tabs can make.
        gateway.subscribe(step.plan, this.order(step.plan));
        return;
      case 'buy': {
        const id = pick(PRODUCT_IDS, step.product);
        if (id !== undefined) gateway.buy(id, this.order(id));
        return;
      }
      case 'change': {
        const subscription = pick(
          gateway.living().filter((each) => each.status === 'active' && !each.cancelAtPeriodEnd),
          step.which,
        );
        if (subscription !== undefined && subscription.plan !== step.plan) {
          gateway.change(subscription, step.plan);
        }
        return;
      }
      case 'break-card':
      case 'fix-card':
        gateway.cardWorks = step.kind === 'fix-card';
        return;
      case 'decide-dispute': {
        const dispute = pick(
          truth.disputes.filter(({ status }) => status === 'open'),
          step.which,
        );
        if (dispute !== undefined) dispute.status = step.which % 2 === 0 ? 'won' : 'lost';
        return;
      }
      default:
        this.toOne(step.kind, step.which);
    }
  }

  private toOne(kind: Exclude<Step['kind'], 'move' | 'buy'>, which: number): void {
    const { gateway } = this;
    const subscription = pick(gateway.living(), which);
    const payment = pick(
      gateway.truth.payments.filter(
        ({ id, paid }) =>
          paid.cents > 0 && !gateway.truth.refunds.some(({ paymentId }) => paymentId === id),
      ),
      which,
    );
    if (subscription !== undefined) {
      if (kind === 'cancel') gateway.cancelAtPeriodEnd(subscription, true);
      if (kind === 'resume') gateway.cancelAtPeriodEnd(subscription, false);
      if (kind === 'cancel-now') gateway.end(subscription);
      const failure = gateway.openFailure(subscription);
      if (kind === 'pay-failure' && failure !== undefined)
        gateway.payFailure(subscription, failure);
    }
    if (payment !== undefined) {
      if (kind === 'refund') gateway.refund(payment);
      if (kind === 'refund-part') gateway.refund(payment, Math.ceil(payment.paid.cents / 3));
      const disputed = gateway.truth.disputes.some(({ paymentId }) => paymentId === payment.id);
      if (kind === 'dispute' && !disputed) gateway.dispute(payment);
    }
  }

  private order(item: PlanId | (typeof PRODUCT_IDS)[number]): string {
    return this.ledger.order(item, planOf(item)?.priceCents ?? productOf(item)?.priceCents ?? 0);
  }

  /** What a sync does: puts right at the gateway what must be, then adds what is missing. */
  sync(): void {
    let truth = this.gateway.fetch();
    for (let round = 0; round < 3; round++) {
      const due = settlements(truthOfStudent([truth]));
      // The same truth gives the same settlements: with none due, none are due in the next round.
      if (due.length === 0) break;
      for (const each of due) this.settle(each);
      truth = this.gateway.fetch();
    }
    this.ledger.follow(truth);
  }

  private settle(settlement: Settlement): void {
    const { gateway } = this;
    if (settlement.kind === 'void-credit') {
      gateway.voidCredit(settlement.cents);
      return;
    }
    if (settlement.kind === 'cancel') {
      const found = gateway.truth.subscriptions.find(({ id }) => id === settlement.subscriptionId);
      if (found !== undefined) gateway.end(found);
      return;
    }
    const found = gateway.truth.payments.find(({ id }) => id === settlement.paymentId);
    const back = gateway.truth.refunds
      .filter(({ paymentId }) => paymentId === settlement.paymentId)
      .reduce((sum, { amount }) => sum + amount.cents, 0);
    if (found !== undefined) gateway.refund(found, found.paid.cents - back);
  }

  /**
   * Whether this instant is paid for or in the grace, going only by the gateway's records, not the
   * ledger's.
   */
  isOpenByTheGateway(): boolean {
    const { gateway } = this;
    const { truth, now } = gateway;
    return truth.subscriptions.some((subscription) => {
      const own = truth.payments
        .filter(({ subscriptionId }) => subscriptionId === subscription.id)
        .toSorted((a, b) => Number(b.period?.start) - Number(a.period?.start));
      const [last] = own;
      if (last === undefined || last.period === null) return false;
      // All the money that paid for it must still be ours.
      const behind = [...(gateway.behind.get(last.id) ?? [])];
      if (behind.some((id) => gateway.isGone(id))) return false;
      if (now < last.period.end) return true;
      const renewing =
        subscription.endedAt === null &&
        !subscription.cancelAtPeriodEnd &&
        now.getTime() < last.period.end.getTime() + GRACE_MS;
      return renewing;
    });
  }

  /** The products whose payment is still ours, going only by the gateway's records. */
  boughtByTheGateway(): string[] {
    const { gateway } = this;
    return gateway.truth.payments
      .filter(({ id, subscriptionId }) => subscriptionId === null && !gateway.isGone(id))
      .map(({ lookupKey }) => onSaleOf(lookupKey ?? '')?.id ?? `sold as ${lookupKey}`);
  }

  /** Cents of subscriptions that are still ours. */
  kept(): number {
    const { payments, refunds } = this.gateway.truth;
    const own = payments.filter(({ subscriptionId }) => subscriptionId !== null);
    const ids = new Set(own.map(({ id }) => id));
    const back = refunds.filter(({ paymentId }) => ids.has(paymentId));
    return own.reduce((all, { paid }) => all + paid.cents, 0) - sum(back);
  }
}

function sum(rows: readonly { amount: { cents: number } }[]): number {
  return rows.reduce((total, { amount }) => total + amount.cents, 0);
}

/** Run after each of 10,000 steps, with `assert`, because `expect` takes longer than all the checks. */
function checkInvariants(world: World): void {
  const { gateway, ledger } = world;
  const { truth } = gateway;
  const { payments, refunds } = ledger.latest;
  const paid = truth.payments.reduce((total, payment) => total + payment.paid.cents, 0);
  assert.equal(sum(payments), paid, 'paid');
  assert.equal(sum(refunds), sum(truth.refunds), 'paid back');
  for (const { id, amount } of payments) {
    const back = sum(refunds.filter(({ paymentId }) => paymentId === id));
    assert.ok(back <= amount.cents, `${back} of ${amount.cents} paid back`);
  }
  // What is on the balance was paid, and not refunded.
  const { balanceCents } = truth.customer;
  assert.ok(balanceCents >= 0 && balanceCents <= world.kept(), `${balanceCents} on the balance`);
  assert.ok(gateway.living().length <= 1, 'two subscriptions at once');
  const { state } = accessAt(ledger.periods(), gateway.now);
  assert.equal(state === 'active' || state === 'grace', world.isOpenByTheGateway(), state);
  const disputes = ledger.latest.disputes.map(({ gatewayId, status }) => [gatewayId, status]);
  assert.deepEqual(disputes.sort(), truth.disputes.map(({ id, status }) => [id, status]).sort());
  const owned = purchasesOf('student', ledger.latest).filter((purchase) => purchase.owned);
  const products = owned.map(({ product }) => product).sort();
  assert.deepEqual(products, world.boughtByTheGateway().sort());
  assert.equal(new Set(products).size, products.length, 'owned twice');
}

describe('the ledger', () => {
  it(`follows 10,000 random purchases, renewals, cancellations, refunds, disputes and moves of the clock (seed ${seed})`, () => {
    let steps = 0;
    const happened = new Set<Step['kind']>();
    fc.assert(
      fc.property(fc.array(step, { minLength: 60, maxLength: 60 }), (all) => {
        const world = new World();
        for (const each of all) {
          world.do(each);
          happened.add(each.kind);
          world.sync();
          checkInvariants(world);
          steps++;
        }
      }),
      { numRuns: 170, seed },
    );
    expect(steps).toBeGreaterThanOrEqual(10_000);
    expect([...happened].sort()).toEqual([...KINDS, 'buy', 'change', 'move', 'subscribe'].sort());
  }, 120_000);

  it('follows one student through a long life', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 200, maxLength: 200 }), (all) => {
        const world = new World();
        for (const each of all) {
          world.do(each);
          world.sync();
          checkInvariants(world);
        }
      }),
      { numRuns: 1, seed },
    );
  }, 120_000);

  it('is the same whether every step is told, or only some', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(step, fc.boolean()), { maxLength: 40 }), (all) => {
        const world = new World();
        const seldom = new MemoryLedger();
        for (const [each, told] of all) {
          world.do(each);
          world.sync();
          seldom.orders.splice(0, seldom.orders.length, ...structuredClone(world.ledger.orders));
          if (told) seldom.follow(world.gateway.fetch());
        }
        seldom.follow(world.gateway.fetch());
        const { now } = world.gateway;
        expect(accessAt(seldom.periods(), now)).toEqual(accessAt(world.ledger.periods(), now));
        expect(sum(seldom.latest.payments)).toBe(sum(world.ledger.latest.payments));
      }),
      { numRuns: 100, seed },
    );
  });

  it('adds nothing the second time', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (all) => {
        const world = new World();
        for (const each of all) world.do(each);
        world.sync();
        const { added } = world.ledger;
        world.ledger.follow(world.gateway.fetch());
        expect(world.ledger.added).toBe(added);
      }),
      { numRuns: 100, seed },
    );
  });
});
