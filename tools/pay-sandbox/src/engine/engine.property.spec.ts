import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  BOUNCING,
  CATALOG,
  CHALLENGED,
  DEBIT,
  DECLINED,
  GOOD,
  LATER,
  PAPER,
  QUARTERLY,
  START,
  WEEKLY,
} from './engine.fixture.js';
import { PaymentEngine } from './engine.js';
import { EngineFailure } from './failure.js';
import { DAY_MS, type SandboxState } from './state.js';

const CARDS = [GOOD, GOOD, DECLINED, CHALLENGED, LATER, DEBIT, BOUNCING];
const PRICES = [WEEKLY, QUARTERLY, PAPER];
const PLANS = [WEEKLY, QUARTERLY];

/** One action of a customer or the shop, or passing time; numbers pick among the existing entries. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.nat(24 * 20) }) },
  fc.record({ do: fc.constant('open' as const), customer: fc.nat(2), price: fc.nat(2) }),
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('pay' as const), session: fc.nat(), card: fc.nat(6) }),
  },
  fc.record({ do: fc.constant('answer' as const), session: fc.nat(), passed: fc.boolean() }),
  fc.record({ do: fc.constant('cancel' as const), subscription: fc.nat(), now: fc.boolean() }),
  fc.record({ do: fc.constant('resume' as const), subscription: fc.nat() }),
  fc.record({ do: fc.constant('change' as const), subscription: fc.nat(), plan: fc.nat(1) }),
  fc.record({ do: fc.constant('card' as const), customer: fc.nat(2), card: fc.nat(6) }),
  fc.record({
    do: fc.constant('refund' as const),
    payment: fc.nat(),
    cents: fc.option(fc.integer({ min: 1, max: 20_000 }), { nil: undefined }),
  }),
  fc.record({ do: fc.constant('void' as const), customer: fc.nat(2), cents: fc.nat(9_000) }),
  fc.record({ do: fc.constant('dispute' as const), payment: fc.nat() }),
  fc.record({ do: fc.constant('close' as const), dispute: fc.nat(), won: fc.boolean() }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function chosen<T>(entries: Record<string, T> | readonly T[], index: number): T | undefined {
  const list = Object.values(entries) as T[];
  return list[index % Math.max(list.length, 1)];
}

function idOf(entries: Record<string, { id: string }>, index: number): string {
  return chosen(entries, index)?.id ?? 'none';
}

function take(engine: PaymentEngine, one: Step): unknown {
  const { state } = engine;
  const customerId = (index: number) => idOf(state.customers, index);
  switch (one.do) {
    case 'wait':
      return engine.advanceTo(engine.now + one.hours * 3_600_000);
    case 'open':
      return engine.createSession({
        customerId: customerId(one.customer),
        price: PRICES[one.price] ?? WEEKLY,
        successUrl: 'https://shop.example/',
        cancelUrl: 'https://shop.example/',
      });
    case 'pay':
      return engine.paySession(idOf(state.sessions, one.session), CARDS[one.card] ?? GOOD);
    case 'answer':
      return engine.answerChallenge(idOf(state.sessions, one.session), one.passed);
    case 'cancel':
      return engine.cancelSubscription(idOf(state.subscriptions, one.subscription), {
        when: one.now ? 'now' : 'period-end',
      });
    case 'resume':
      return engine.resumeSubscription(idOf(state.subscriptions, one.subscription));
    case 'change':
      return engine.changePlan(idOf(state.subscriptions, one.subscription), {
        price: PLANS[one.plan] ?? WEEKLY,
      });
    case 'card':
      return engine.replaceCard(customerId(one.customer), CARDS[one.card] ?? GOOD);
    case 'refund':
      return engine.refund({
        paymentId: idOf(state.payments, one.payment),
        amountCents: one.cents,
      });
    case 'void':
      return engine.voidCredit(customerId(one.customer), one.cents);
    case 'dispute':
      return engine.openDispute(idOf(state.payments, one.payment));
    case 'close':
      return engine.closeDispute(idOf(state.disputes, one.dispute), one.won ? 'won' : 'lost');
  }
}

/** The invariants that don't hold in this state; all must hold at every moment, whatever was done. */
function broken(state: Readonly<SandboxState>): string[] {
  const problems: string[] = [];
  const must = (holds: boolean, what: string) => {
    if (!holds) problems.push(what);
  };
  const invoices = Object.values(state.invoices);
  for (const invoice of invoices) {
    const { id, lines, totalCents, creditUsedCents, dueCents } = invoice;
    const sum = lines.reduce((cents, line) => cents + line.amountCents, 0);
    must(sum === totalCents, `${id}: its lines are its total`);
    must(Math.max(0, totalCents) === creditUsedCents + dueCents, `${id}: credit and due are it`);
    const charged = Object.values(state.payments).filter(
      (payment) => payment.invoiceId === id && payment.status === 'succeeded',
    );
    const wanted = invoice.status === 'paid' && dueCents > 0 ? [dueCents] : [];
    must(
      JSON.stringify(charged.map(({ amountCents }) => amountCents)) === JSON.stringify(wanted),
      `${id}: a paid one was charged once, an unpaid one never`,
    );
  }
  for (const customer of Object.values(state.customers)) {
    const credit = invoices
      .filter(({ customerId, status }) => customerId === customer.id && status !== 'void')
      .reduce((cents, one) => cents + Math.max(0, -one.totalCents) - one.creditUsedCents, 0);
    must(
      customer.creditCents + customer.voidedCents === credit,
      `${customer.id}: credit is what invoices made of it`,
    );
  }
  for (const payment of Object.values(state.payments)) {
    const refunds = Object.values(state.refunds).filter((one) => one.paymentId === payment.id);
    const refunded = refunds.reduce((cents, one) => cents + one.amountCents, 0);
    must(refunded === payment.refundedCents, `${payment.id}: refunds add up`);
    must(refunded <= payment.amountCents, `${payment.id}: no more is refunded than was paid`);
    must(refunded === 0 || payment.status === 'succeeded', `${payment.id}: only what was paid`);
  }
  for (const one of Object.values(state.subscriptions)) {
    const latest = state.invoices[one.latestInvoiceId];
    must(one.currentPeriodStart < one.currentPeriodEnd, `${one.id}: its period has a length`);
    if (one.status === 'active') {
      must(latest?.status === 'paid', `${one.id}: active is paid`);
      must(one.currentPeriodEnd > state.now, `${one.id}: active is not over`);
    }
    if (one.status === 'past_due') {
      must(latest?.status === 'open', `${one.id}: past due is open`);
      must((latest?.nextAttemptAt ?? 0) > state.now, `${one.id}: past due is tried again`);
    }
    must((one.status === 'canceled') === (one.endedAt !== null), `${one.id}: ended is canceled`);
  }
  for (const one of Object.values(state.sessions)) {
    must(one.status !== 'open' || one.expiresAt > state.now, `${one.id}: open is not too old`);
    must((one.status === 'complete') === (one.paymentId !== null), `${one.id}: complete is paid`);
  }
  return problems;
}

function play(steps: readonly Step[], check: (engine: PaymentEngine) => void): PaymentEngine {
  const engine = new PaymentEngine({ startsAt: START });
  engine.setCatalog(CATALOG);
  for (const name of ['ann', 'bob', 'cleo']) engine.createCustomer({ email: `${name}@x.example` });
  for (const one of steps) {
    try {
      take(engine, one);
    } catch (error) {
      if (!(error instanceof EngineFailure)) throw error;
    }
    check(engine);
  }
  return engine;
}

describe('whatever is done, in any order', () => {
  it('money, credit, periods and states agree after each step', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.array(step, { minLength: 30, maxLength: 120 }), (steps) => {
        const engine = play(steps, ({ state }) => expect(broken(state)).toEqual([]));
        for (const { type } of engine.events()) seen.add(type);
      }),
      { numRuns: 60, seed: 11 },
    );
    // The steps reach every event type of the engine.
    expect([...seen].sort()).toEqual([
      'charge.dispute.closed',
      'charge.dispute.created',
      'checkout.session.async_payment_failed',
      'checkout.session.async_payment_succeeded',
      'checkout.session.completed',
      'checkout.session.expired',
      'customer.subscription.created',
      'customer.subscription.deleted',
      'customer.subscription.updated',
      'customer.updated',
      'invoice.paid',
      'invoice.payment_failed',
      'invoice.voided',
      'payment_intent.payment_failed',
      'payment_intent.succeeded',
      'refund.created',
    ]);
  });

  it('time passes the same at once as in small steps', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 10, maxLength: 60 }), fc.nat(60), (steps, days) => {
        const [once, daily] = [play(steps, () => undefined), play(steps, () => undefined)];
        const end = once.now + days * DAY_MS;
        once.advanceTo(end);
        while (daily.now < end) daily.advanceTo(Math.min(daily.now + DAY_MS / 3, end));
        expect(daily.state).toEqual(once.state);
      }),
      { numRuns: 40, seed: 11 },
    );
  });
});
