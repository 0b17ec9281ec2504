import { randomBytes } from 'node:crypto';
import { CURRENCY } from '@prepward/contracts/money';
import { PLANS, TEST_BANK_PRODUCTS } from '@prepward/contracts/plans';
import { invoiceOf, type UnusedTime } from './invoices.js';
import {
  type Charge,
  type Customer,
  type Invoice,
  list,
  type NewPrice,
  type Price,
  type Session,
  type StripeObject,
  type Subscription,
} from './objects.js';

const DAY_S = 86_400;

/** The contents of a Stripe account, and what students, their banks and time do to it. */
export class StripeWorld {
  readonly customers: Customer[] = [];
  readonly products: StripeObject[] = [];
  readonly prices: Price[] = [];
  readonly sessions: Session[] = [];
  readonly subscriptions: Subscription[] = [];
  readonly invoices: Invoice[] = [];
  readonly intents: StripeObject[] = [];
  readonly charges: Charge[] = [];
  readonly refunds: StripeObject[] = [];
  readonly disputes: StripeObject[] = [];
  /** Whether off-session payments go through. */
  cardWorks = true;
  /** Whether lists about a deleted customer are refused. */
  forgetsDeleted = false;
  /** How far the account's clock is ahead, s. */
  ahead = 0;
  /** The Unix second at which the clock is stopped. */
  heldAt: number | undefined;

  constructor() {
    for (const item of [...PLANS, ...TEST_BANK_PRODUCTS]) {
      this.addPrice({
        active: true,
        currency: CURRENCY,
        lookup_key: item.lookupKey,
        unit_amount: item.priceCents,
        recurring: 'days' in item ? { interval: 'day', interval_count: item.days } : null,
      });
    }
  }

  get now(): number {
    return (this.heldAt ?? Math.floor(Date.now() / 1000)) + this.ahead;
  }

  object(prefix: string, object: string): StripeObject {
    const id = `${prefix}_${randomBytes(10).toString('hex')}`;
    return { id, object, created: this.now, livemode: false };
  }

  /** Adds a price to the account. */
  addPrice(price: NewPrice): Price {
    const made: Price = { ...this.object('price', 'price'), ...price };
    this.prices.push(made);
    return made;
  }

  priceOf(id: string): Price {
    const found = this.prices.find((price) => price.id === id);
    if (found === undefined) throw new Error(`No price ${id}`);
    return found;
  }

  customerOf(id: string): Customer {
    const found = this.customers.find((customer) => customer.id === id);
    if (found === undefined) throw new Error(`No customer ${id}`);
    return found;
  }

  /** Staff delete a customer in the dashboard: subscriptions end, but payments can still be read. */
  deleteCustomer(id: string): void {
    this.customerOf(id).deleted = true;
    for (const subscription of this.subscriptions) {
      if (subscription.customer === id && subscription.status !== 'canceled') {
        this.cancel(subscription);
      }
    }
  }

  openSession(params: {
    mode: string;
    customer: string;
    client_reference_id: string;
    line_items: { price: string }[];
    expires_at: number;
    metadata?: Record<string, string>;
  }): Session {
    const price = this.priceOf(params.line_items[0]?.price ?? '');
    const base = this.object('cs', 'checkout.session');
    const session: Session = {
      ...base,
      customer: params.customer,
      mode: params.mode,
      status: 'open',
      payment_status: 'unpaid',
      client_reference_id: params.client_reference_id,
      line_items: list([{ price, quantity: 1 }]),
      amount_subtotal: price.unit_amount,
      amount_total: price.unit_amount,
      currency: CURRENCY,
      payment_intent: null,
      subscription: null,
      expires_at: params.expires_at,
      total_details: { amount_tax: 0, amount_discount: 0, amount_shipping: 0 },
      metadata: params.metadata ?? {},
      url: `https://checkout.stripe.com/c/pay/${base.id}`,
    };
    this.sessions.push(session);
    return session;
  }

  /** The student pays on a checkout page; `isPaid` is false if the bank takes days. */
  pay(sessionId: string, { isPaid = true } = {}): Session {
    const session = this.sessions.find(({ id }) => id === sessionId);
    if (session?.status !== 'open') throw new Error('This checkout is not open');
    const price = session.line_items.data[0]?.price;
    if (price === undefined) throw new Error('This checkout sells nothing');
    session.status = 'complete';
    session.payment_status = isPaid ? 'paid' : 'unpaid';
    session.url = null;
    if (session.mode === 'subscription') {
      session.subscription = this.subscribe(session, price, isPaid).id;
    } else if (isPaid) {
      session.payment_intent = this.charge(session.customer, price.unit_amount);
    }
    return session;
  }

  private subscribe(session: Session, price: Price, isPaid: boolean): Subscription {
    const subscription: Subscription = {
      ...this.object('sub', 'subscription'),
      customer: session.customer,
      status: 'active',
      currency: CURRENCY,
      start_date: this.now,
      cancel_at: null,
      cancel_at_period_end: false,
      ended_at: null,
      metadata: { order: session.client_reference_id },
      items: {
        data: [
          {
            id: this.object('si', 'subscription_item').id,
            price,
            quantity: 1,
            current_period_end: this.now + this.days(price) * DAY_S,
          },
        ],
      },
    };
    this.subscriptions.push(subscription);
    this.invoice(subscription, 'subscription_create', this.now, { isPaid });
    return subscription;
  }

  days({ recurring }: Price): number {
    return recurring?.interval_count ?? 0;
  }

  /** A payment that went through. @returns the intent's id */
  charge(customer: string, cents: number): string {
    const intent = this.object('pi', 'payment_intent');
    const charge: Charge = {
      ...this.object('ch', 'charge'),
      customer,
      payment_intent: intent.id,
      amount: cents,
      currency: CURRENCY,
      amount_refunded: 0,
      disputed: false,
    };
    this.charges.push(charge);
    this.intents.push({
      ...intent,
      customer,
      status: 'succeeded',
      amount_received: cents,
      latest_charge: charge.id,
    });
    return intent.id;
  }

  /** An invoice for the period that begins at `start`; paid unless the card fails. */
  invoice(
    subscription: Subscription,
    reason: string,
    start: number,
    { isPaid = true, unused }: { isPaid?: boolean; unused?: UnusedTime } = {},
  ): Invoice {
    const invoice = invoiceOf(this, subscription, { reason, start, unused });
    this.invoices.push(invoice);
    if (isPaid || invoice.amount_due === 0) this.payInvoice(invoice);
    return invoice;
  }

  payInvoice(invoice: Invoice): void {
    invoice.status = 'paid';
    invoice.amount_paid = invoice.amount_due;
    invoice.status_transitions.paid_at = this.now;
    if (invoice.amount_due === 0) return;
    const intent = this.charge(invoice.customer, invoice.amount_due);
    invoice.payments.data.push({ payment: { type: 'payment_intent', payment_intent: intent } });
  }

  /** The current period has ended: a canceled subscription ends, any other renews or fails to. */
  renew(subscription: Subscription): void {
    const [item] = subscription.items.data;
    if (item === undefined) throw new Error('A subscription without an item');
    this.ahead = Math.max(this.ahead, item.current_period_end - Math.floor(Date.now() / 1000));
    if (subscription.cancel_at_period_end) {
      this.cancel(subscription);
      return;
    }
    const start = item.current_period_end;
    item.current_period_end += this.days(item.price) * DAY_S;
    subscription.status = this.cardWorks ? 'active' : 'past_due';
    this.invoice(subscription, 'subscription_cycle', start, { isPaid: this.cardWorks });
  }

  cancel(subscription: Subscription): void {
    subscription.status = 'canceled';
    subscription.ended_at = this.now;
  }

  /** The value of the unused part of the current period, cents. */
  unusedCents(subscription: Subscription, at: number): number {
    const [item] = subscription.items.data;
    if (item === undefined) return 0;
    const whole = this.days(item.price) * DAY_S;
    return Math.round((item.price.unit_amount * (item.current_period_end - at)) / whole);
  }

  change(subscription: Subscription, price: Price, at: number): void {
    const [item] = subscription.items.data;
    if (item === undefined) throw new Error('A subscription without an item');
    const cents = this.unusedCents(subscription, at);
    const unused = { cents, price: item.price.id, end: item.current_period_end };
    item.price = price;
    item.current_period_end = at + this.days(price) * DAY_S;
    this.invoice(subscription, 'subscription_update', at, { unused });
  }

  refund(intent: string): StripeObject {
    const charge = this.charges.find(({ payment_intent: of }) => of === intent);
    if (charge === undefined) throw new Error(`No charge of ${intent}`);
    const refund = {
      ...this.object('re', 'refund'),
      charge: charge.id,
      payment_intent: intent,
      amount: charge.amount - charge.amount_refunded,
      currency: CURRENCY,
      status: 'succeeded',
    };
    charge.amount_refunded = charge.amount;
    this.refunds.push(refund);
    return refund;
  }

  /** A student's bank reverses a payment. */
  dispute(charge: Charge): StripeObject {
    charge.disputed = true;
    const dispute = {
      ...this.object('dp', 'dispute'),
      charge: charge.id,
      payment_intent: charge.payment_intent,
      amount: charge.amount,
      currency: CURRENCY,
      status: 'needs_response',
      reason: 'fraudulent',
    };
    this.disputes.push(dispute);
    return dispute;
  }
}
