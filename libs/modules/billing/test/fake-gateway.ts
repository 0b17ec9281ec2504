import type { PlanId, ProductId } from '@prepward/contracts/plans';
import { type Plan, planOf, productOf } from '@prepward/contracts/plans';
import type {
  CustomerTruth,
  GatewayFailure,
  GatewayPayment,
  GatewaySubscription,
} from '../gateway.js';

const DAY_MS = 86_400_000;
const START = new Date('2026-06-01T12:00:00Z');

function after(days: number, from: Date = START): Date {
  return new Date(from.getTime() + days * DAY_MS);
}

function usd(cents: number) {
  return { cents, currency: 'usd' as const };
}

/** How a gateway behaves, in memory: what it would say of one customer at each moment. */
export class GatewayModel {
  now = START;
  readonly truth: CustomerTruth = {
    customerId: 'cus_1',
    sessions: [],
    subscriptions: [],
    payments: [],
    failures: [],
    refunds: [],
    disputes: [],
  };
  /** Whether the next renewals go through. */
  cardWorks = true;
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
    const { priceCents, days } = planOf(plan) as Plan;
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
    this.pay(subscription, this.now, orderId, priceCents);
    return subscription;
  }

  private pay(
    { id, plan, periodEnd }: GatewaySubscription,
    start: Date,
    orderId: string | null,
    cents: number,
    invoice = this.id('in'),
  ): void {
    this.truth.payments.push({
      id: invoice,
      orderId,
      subscriptionId: id,
      lookupKey: planOf(plan ?? '')?.lookupKey ?? null,
      paid: usd(cents),
      taxCents: 0,
      paidAt: this.now,
      period: { start, end: periodEnd },
    });
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
    const { priceCents, days } = planOf(plan) as Plan;
    const left = subscription.periodEnd.getTime() - this.now.getTime();
    const credit = Math.round((left / DAY_MS) * 250);
    subscription.plan = plan;
    subscription.periodEnd = after(days, this.now);
    subscription.next = usd(priceCents);
    this.pay(subscription, this.now, null, Math.max(0, priceCents - credit));
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
    if (this.cardWorks) {
      this.pay(subscription, start, null, priceCents);
      return;
    }
    subscription.status = 'past-due';
    this.truth.failures.push({
      id: this.id('in'),
      subscriptionId: subscription.id,
      lookupKey: planOf(subscription.plan ?? '')?.lookupKey ?? null,
      due: usd(priceCents),
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
    this.pay(subscription, failure.period.start, null, failure.due.cents, failure.id);
  }
}
