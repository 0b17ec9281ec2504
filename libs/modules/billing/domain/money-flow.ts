import type { Money } from '@prepward/contracts/money';

/** A payment, as far as its money can be followed. */
export interface FlowingPayment {
  id: string;
  orderId: string | null;
  /** Null for a product, whose money isn't passed on. */
  subscriptionId: string | null;
  period: { start: Date; end: Date } | null;
  paidAt: Date;
  paidCents: number;
  balanceUsedCents: number;
  balanceFilledCents: number;
}

/** Money on the balance, and the payment that it came from. */
export interface Credit {
  cents: number;
  paymentId: string;
}

/** Money of a payment that went back. */
export interface Return {
  paymentId: string;
  /** `Infinity`, meaning all of it, for a payment that a bank took back. */
  cents: number;
  at: Date;
}

/** What went back: refunds that didn't fail, and what banks hold. */
export function returnsOf(
  refunds: readonly { paymentId: string; amount: Money; status: string; at: Date }[],
  disputes: readonly { paymentId: string; status: string; at: Date }[],
): Return[] {
  return [
    ...refunds
      .filter(({ status }) => status !== 'failed')
      .map(({ paymentId, amount, at }) => ({ paymentId, cents: amount.cents, at })),
    ...disputes
      .filter(({ status }) => status === 'open' || status === 'lost')
      .map(({ paymentId, at }) => ({ paymentId, cents: Number.POSITIVE_INFINITY, at })),
  ];
}

/** Where the money of a student's payments went. */
export interface MoneyFlow {
  /** By a payment's id: the payments whose money paid for its period, including itself. */
  backers: ReadonlyMap<string, ReadonlySet<string>>;
  /** What may be left on the balance, oldest first. */
  credits: readonly Credit[];
  /** How much of the balance was made from money that went back, cents. */
  goneCents: number;
}

type PeriodPayment = FlowingPayment & { period: { start: Date; end: Date } };

/**
 * Sorts a subscription's payments by the period they pay for; at the same instant, the checkout's is
 * first.
 */
export function byPeriod(
  a: Pick<PeriodPayment, 'orderId' | 'period' | 'paidAt'>,
  b: Pick<PeriodPayment, 'orderId' | 'period' | 'paidAt'>,
): number {
  return (
    a.period.start.getTime() - b.period.start.getTime() ||
    a.paidAt.getTime() - b.paidAt.getTime() ||
    Number(a.orderId === null) - Number(b.orderId === null) ||
    a.period.end.getTime() - b.period.end.getTime()
  );
}

/** Follows money payment by payment, in the order of the periods. */
class Follower {
  readonly backers = new Map<string, ReadonlySet<string>>();
  credits: Credit[] = [];
  goneCents = 0;
  private readonly last = new Map<string | null, PeriodPayment>();
  private readonly paid: ReadonlyMap<string, number>;

  constructor(
    payments: readonly PeriodPayment[],
    private readonly returns: readonly Return[],
  ) {
    this.paid = new Map(payments.map(({ id, paidCents }) => [id, paidCents]));
  }

  follow(payment: PeriodPayment): void {
    const { id, subscriptionId, period, paidAt, paidCents } = payment;
    const former = this.last.get(subscriptionId);
    const isChange = former !== undefined && former.period.end > period.start;
    const handedOn = isChange ? [...(this.backers.get(former.id) ?? [])] : [];
    this.fill(handedOn, payment.balanceFilledCents);
    this.voidGone(paidAt);
    const drawn = this.draw(payment.balanceUsedCents);
    const own = paidCents > 0 ? [id] : [];
    this.backers.set(id, new Set([...handedOn, ...drawn, ...own]));
    this.last.set(subscriptionId, payment);
  }

  /** Leaves no more credit from a payment than is left of its money. */
  voidGone(until: Date | undefined): void {
    for (const paymentId of new Set(this.credits.map((credit) => credit.paymentId))) {
      const back = this.returns
        .filter((each) => each.paymentId === paymentId && (until === undefined || each.at <= until))
        .reduce((sum, { cents }) => sum + cents, 0);
      let left = Math.max(0, (this.paid.get(paymentId) ?? 0) - back);
      for (const credit of this.credits.filter((each) => each.paymentId === paymentId)) {
        const kept = Math.min(credit.cents, left);
        this.goneCents += credit.cents - kept;
        credit.cents = kept;
        left -= kept;
      }
    }
    this.credits = this.credits.filter(({ cents }) => cents > 0);
  }

  /** Adds a credit to the balance, first from the newest of the payments that it came from. */
  private fill(from: readonly string[], cents: number): void {
    let open = cents;
    for (const paymentId of from.toReversed()) {
      const part = Math.min(open, this.paid.get(paymentId) ?? 0);
      if (part > 0) this.credits.push({ cents: part, paymentId });
      open -= part;
    }
  }

  /** Takes the oldest credits. @returns the payments that they came from */
  private draw(cents: number): string[] {
    const from: string[] = [];
    let open = cents;
    for (const credit of this.credits) {
      const part = Math.min(open, credit.cents);
      if (part === 0) continue;
      credit.cents -= part;
      open -= part;
      from.push(credit.paymentId);
    }
    return from;
  }
}

/**
 * Follows the money of subscriptions. A plan change passes on what is left of the running period: to
 * the new one, and anything above its price to the balance, which pays for later periods, oldest credit
 * first. Anything that came from money that went back can't be used after that.
 */
export function moneyFlow(
  payments: readonly FlowingPayment[],
  returns: readonly Return[],
): MoneyFlow {
  const inOrder = payments
    .filter((payment): payment is PeriodPayment => payment.period !== null)
    .toSorted(byPeriod);
  const follower = new Follower(inOrder, returns);
  for (const payment of inOrder) follower.follow(payment);
  follower.voidGone(undefined);
  const { backers, credits, goneCents } = follower;
  return { backers, credits, goneCents };
}
