import { DAY_MS } from '@prepward/contracts/durations';
import type { PlanId, ProductId } from '@prepward/contracts/plans';
import { type Plan, planOf, productOf } from '@prepward/contracts/plans';
import type {
  CustomerTruth,
  GatewayFailure,
  GatewayPayment,
  GatewaySubscription,
} from '../gateway.js';

const START = new Date('2026-06-01T12:00:00Z');

function after(days: number, from: Date = START): Date {
  return new Date(from.getTime() + days * DAY_MS);
}

function usd(cents: number) {
  return { cents, currency: 'usd' as const };
}

/** A gateway in memory: what it would say about one customer at each moment. */
export class GatewayModel {
  now = START;
  readonly truth: CustomerTruth = {
    customer: { id: 'cus_1', state: 'active', balanceCents: 0 },
    sessions: [],
    subscriptions: [],
    payments: [],
    failures: [],
    refunds: [],
    disputes: [],
  };
  /** Whether the next renewals go through. */
  cardWorks = true;
  /**
   * By payment: whose money paid for its period. Recorded as it happens, independent of the product's
   * rule.
   */
  readonly behind = new Map<string, ReadonlySet<string>>();
  private readonly lots: { cents: number; from: string }[] = [];
  private readonly draws: { cents: number; from: string; at: Date }[] = [];
  private readonly running = new Map<string, { start: Date; cents: number; payment: string }>();
  private counter = 0;

  private id(kind: string): string {
    this.counter++;
    return `${kind}_${String(this.counter).padStart(6, '0')}`;
  }

  /** What the gateway answers now. A copy, as over HTTP. */
  fetch(): CustomerTruth {
    return structuredClone(this.truth);
  }

  private session(orderId: string, cents: number): void {
    this.truth.sessions.push({
      id: this.id('cs'),
      orderId,
      state: 'complete',
      subtotal: usd(cents),
    });
  }

  subscribe(plan: PlanId, orderId: string): GatewaySubscription {
    const { priceCents, days } = planOf(plan);
    this.session(orderId, priceCents);
    const subscription: GatewaySubscription = {
      id: this.id('sub'),
      orderId,
      plan,
      status: 'active',
      startedAt: this.now,
      periodEnd: after(days, this.now),
      cancelAtPeriodEnd: false,
      endedAt: null,
      next: usd(priceCents),
    };
    this.truth.subscriptions.push(subscription);
    this.pay(subscription, this.now, orderId);
    return subscription;
  }

  /**
   * Charges a period at the plan's price: first what a change passed on, then the balance, then the
   * card.
   */
  private pay(
    { id, plan, periodEnd }: GatewaySubscription,
    start: Date,
    orderId: string | null,
    { invoice = this.id('in'), unused = 0 } = {},
  ): void {
    const price = planOf(plan ?? '')?.priceCents ?? 0;
    const former = this.running.get(id);
    const behind = new Set(unused > 0 ? this.behind.get(former?.payment ?? '') : []);
    const filled = Math.max(0, unused - price);
    this.fill([...behind], filled);
    const used = Math.min(this.truth.customer.balanceCents, Math.max(0, price - unused));
    for (const from of this.draw(used)) behind.add(from);
    const cents = Math.max(0, price - unused) - used;
    if (cents > 0) behind.add(invoice);
    this.behind.set(invoice, behind);
    this.running.set(id, { start, cents: price, payment: invoice });
    this.truth.payments.push({
      id: invoice,
      orderId,
      subscriptionId: id,
      lookupKey: planOf(plan ?? '')?.lookupKey ?? null,
      paid: usd(cents),
      taxCents: 0,
      balanceUsedCents: used,
      balanceFilledCents: filled,
      paidAt: this.now,
      period: { start, end: periodEnd },
    });
  }

  private fill(from: readonly string[], cents: number): void {
    this.truth.customer.balanceCents += cents;
    let open = cents;
    for (const id of from.toReversed()) {
      const paid = this.truth.payments.find((payment) => payment.id === id)?.paid.cents ?? 0;
      const part = Math.min(open, paid);
      if (part > 0) this.lots.push({ cents: part, from: id });
      open -= part;
    }
  }

  private draw(cents: number): string[] {
    this.truth.customer.balanceCents -= cents;
    let open = cents;
    const from: string[] = [];
    while (open > 0) {
      const [lot] = this.lots;
      if (lot === undefined) throw new Error('The balance is more than what filled it');
      const part = Math.min(open, lot.cents);
      lot.cents -= part;
      open -= part;
      from.push(lot.from);
      this.draws.push({ cents: part, from: lot.from, at: this.now });
      if (lot.cents === 0) this.lots.shift();
    }
    return from;
  }

  /** Removes credit from money that went back. */
  voidCredit(cents: number): void {
    this.truth.customer.balanceCents -= cents;
    let open = cents;
    for (const from of new Set(this.lots.map((lot) => lot.from))) {
      const own = this.lots.filter((lot) => lot.from === from);
      // If this is told late: what was used since then came from the money that is left.
      const used = this.draws.filter((draw) => draw.from === from && this.isReduced(from, draw.at));
      const made = [...own, ...used].reduce((sum, { cents }) => sum + cents, 0);
      let excess = made - this.leftOf(from);
      for (const lot of own.toReversed()) {
        const part = Math.max(0, Math.min(open, excess, lot.cents));
        lot.cents -= part;
        excess -= part;
        open -= part;
      }
    }
    if (open > 0) throw new Error(`${open} cents were voided that no one got back`);
    this.lots.splice(0, this.lots.length, ...this.lots.filter((lot) => lot.cents > 0));
  }

  /** Whether part of a payment had gone back by then. */
  private isReduced(id: string, by: Date): boolean {
    const { refunds, disputes } = this.truth;
    return [...refunds, ...disputes.filter(({ status }) => status !== 'won')].some(
      ({ paymentId, createdAt }) => paymentId === id && createdAt <= by,
    );
  }

  /** What we still have of a payment, cents. */
  private leftOf(id: string): number {
    const { payments, refunds } = this.truth;
    const paid = payments.find((payment) => payment.id === id)?.paid.cents ?? 0;
    const back = refunds
      .filter(({ paymentId }) => paymentId === id)
      .reduce((sum, { amount }) => sum + amount.cents, 0);
    return this.isGone(id) ? 0 : paid - back;
  }

  /** Whether all of a payment went back, or its bank has it. */
  isGone(id: string): boolean {
    const { payments, refunds, disputes } = this.truth;
    const paid = payments.find((payment) => payment.id === id)?.paid.cents ?? 0;
    const back = refunds
      .filter(({ paymentId }) => paymentId === id)
      .reduce((sum, { amount }) => sum + amount.cents, 0);
    const held = disputes.some(
      ({ paymentId, status }) => paymentId === id && (status === 'open' || status === 'lost'),
    );
    return held || (paid > 0 && back >= paid);
  }

  buy(product: ProductId, orderId: string): GatewayPayment {
    const { priceCents, lookupKey } = productOf(product) ?? { priceCents: 0, lookupKey: '' };
    this.session(orderId, priceCents);
    const payment: GatewayPayment = {
      id: this.id('pi'),
      orderId,
      subscriptionId: null,
      lookupKey,
      paid: usd(priceCents),
      taxCents: 0,
      balanceUsedCents: 0,
      balanceFilledCents: 0,
      paidAt: this.now,
      period: null,
    };
    this.truth.payments.push(payment);
    return payment;
  }

  living(): GatewaySubscription[] {
    return this.truth.subscriptions.filter(
      ({ status }) => status === 'active' || status === 'past-due',
    );
  }

  /** As a student changes plans: credited for what is left, charged for the new period. */
  change(subscription: GatewaySubscription, plan: PlanId): void {
    const { priceCents, days } = planOf(plan);
    const former = this.running.get(subscription.id) ?? { start: this.now, cents: 0 };
    const whole = subscription.periodEnd.getTime() - former.start.getTime();
    const left = subscription.periodEnd.getTime() - this.now.getTime();
    const unused = Math.round((former.cents * left) / whole);
    subscription.plan = plan;
    subscription.periodEnd = after(days, this.now);
    subscription.next = usd(priceCents);
    this.pay(subscription, this.now, null, { unused });
  }

  cancelAtPeriodEnd(subscription: GatewaySubscription, value: boolean): void {
    subscription.cancelAtPeriodEnd = value;
    subscription.next = value ? null : usd(planOf(subscription.plan ?? '')?.priceCents ?? 0);
  }

  end(subscription: GatewaySubscription, at = this.now): void {
    subscription.status = 'ended';
    subscription.endedAt = at;
    subscription.next = null;
  }

  refund({ id, paid }: GatewayPayment, cents = paid.cents): void {
    this.truth.refunds.push({
      id: this.id('re'),
      paymentId: id,
      amount: usd(cents),
      status: 'succeeded',
      createdAt: this.now,
    });
  }

  dispute({ id, paid }: GatewayPayment): void {
    this.truth.disputes.push({
      id: this.id('dp'),
      paymentId: id,
      amount: paid,
      status: 'open',
      reason: 'fraudulent',
      createdAt: this.now,
    });
  }

  /** Moves the clock: what is due renews, fails, is tried again each day, or ends. */
  moveOn(ms: number): void {
    const goal = new Date(this.now.getTime() + ms);
    for (;;) {
      const next = this.nextMoment();
      if (next === undefined || next.at > goal) break;
      this.now = next.at;
      next.act();
    }
    this.now = goal;
  }

  private nextMoment(): { at: Date; act: () => void } | undefined {
    const moments = this.living().flatMap((subscription) => {
      if (subscription.status === 'past-due') return this.retryOf(subscription);
      const at = subscription.periodEnd;
      return [{ at, act: () => this.renew(subscription) }];
    });
    return moments.toSorted((a, b) => a.at.getTime() - b.at.getTime())[0];
  }

  private renew(subscription: GatewaySubscription): void {
    if (subscription.cancelAtPeriodEnd) {
      this.end(subscription);
      return;
    }
    const { priceCents, days } = planOf(subscription.plan ?? '') as Plan;
    const start = subscription.periodEnd;
    subscription.periodEnd = after(days, start);
    if (this.cardWorks || this.truth.customer.balanceCents >= priceCents) {
      this.pay(subscription, start, null);
      return;
    }
    subscription.status = 'past-due';
    this.truth.failures.push({
      id: this.id('in'),
      subscriptionId: subscription.id,
      lookupKey: planOf(subscription.plan ?? '')?.lookupKey ?? null,
      due: usd(priceCents - this.truth.customer.balanceCents),
      failedAt: start,
      period: { start, end: subscription.periodEnd },
    });
  }

  /** An unpaid renewal is tried again each day, and given up after seven. */
  private retryOf(subscription: GatewaySubscription): { at: Date; act: () => void }[] {
    const failure = this.openFailure(subscription);
    if (failure === undefined) return [];
    const since = failure.period.start;
    const days = Math.floor((this.now.getTime() - since.getTime()) / DAY_MS) + 1;
    const at = after(Math.min(days, 7), since);
    return [{ at, act: () => this.retry(subscription, failure, at >= after(7, since)) }];
  }

  private retry(subscription: GatewaySubscription, failure: GatewayFailure, last: boolean): void {
    if (this.cardWorks) this.payFailure(subscription, failure);
    else if (last) this.end(subscription);
  }

  openFailure({ id }: GatewaySubscription): GatewayFailure | undefined {
    const paid = new Set(this.truth.payments.map((payment) => payment.id));
    return this.truth.failures.find(
      (failure) => failure.subscriptionId === id && !paid.has(failure.id),
    );
  }

  /** The student pays an open renewal: the invoice is paid, and no longer a failure. */
  payFailure(subscription: GatewaySubscription, failure: GatewayFailure): void {
    subscription.status = 'active';
    this.truth.failures.splice(this.truth.failures.indexOf(failure), 1);
    this.pay(subscription, failure.period.start, null, { invoice: failure.id });
  }
}
