import type { CheckoutAnswer } from '@prepward/contracts/billing';
import { payByBank, settleDebit } from '@prepward/testing/stripe/bank-debits';
import type { Charge, Session, StripeObject } from '@prepward/testing/stripe/objects';
import { StripeStandIn } from '@prepward/testing/stripe/stand-in';
import { type EventOptions, signedEvent, WEBHOOK_SECRET } from '@prepward/testing/stripe/webhook';
import { type Answer, TestApi, type TestSession } from './harness.js';

/** Stripe's events for one plan purchase. */
export const PURCHASE_EVENTS = [
  'checkout.session.completed',
  'customer.subscription.created',
  'invoice.paid',
  'charge.succeeded',
] as const;

/** Stripe's events for a plan whose bank payment takes days. */
export const BANK_DEBIT_EVENTS = [
  'checkout.session.completed',
  'customer.subscription.created',
  'checkout.session.async_payment_succeeded',
  'invoice.paid',
] as const;

/** All orders of a list. */
export function permutations<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((first, i) =>
    permutations(list.toSpliced(i, 1)).map((rest) => [first, ...rest]),
  );
}

/** The real API with a local Stripe. */
export class StripeShop {
  private students = 0;

  private constructor(
    readonly stripe: StripeStandIn,
    readonly api: TestApi,
  ) {}

  static async start(): Promise<StripeShop> {
    const stripe = await StripeStandIn.start();
    const api = await TestApi.start({
      STRIPE_SECRET_KEY: 'sk_test_stand_in',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_HOST: '127.0.0.1',
      STRIPE_API_PORT: String(stripe.port),
      STRIPE_API_PROTOCOL: 'http',
      RATE_LIMIT_FACTOR: '1000',
      LOG_LEVEL: 'fatal',
    });
    return new StripeShop(stripe, api);
  }

  async stop(): Promise<void> {
    await this.api.stop();
    await this.stripe.stop();
  }

  /** A new student, for one test. */
  student(): Promise<TestSession> {
    this.students++;
    return this.api.student(`buyer-${this.students}@example.org`);
  }

  get(route: string, { access: token }: TestSession): Promise<Answer> {
    return this.api.call('GET', route, { token });
  }

  post(route: string, { access: token }: TestSession, body?: unknown): Promise<Answer> {
    return this.api.call('POST', route, { token, ...(body === undefined ? {} : { body }) });
  }

  /** What Stripe first charged a customer. */
  chargeOf(customer: unknown): Charge {
    const found = this.stripe.world.charges.find((each) => each.customer === customer);
    if (found === undefined) throw new Error('Stripe has no charge of this customer');
    return found;
  }

  /** Opens a checkout. */
  async checkout(
    { access: token }: TestSession,
    body: { plan: string } | { product: string },
  ): Promise<CheckoutAnswer> {
    const answer = await this.api.call('POST', '/api/v1/checkout', { token, body });
    if (answer.status !== 200) throw new Error(`Checkout answered ${answer.text}`);
    return answer.body;
  }

  /** The student pays on Stripe's page. @returns Stripe's session */
  pay(opened: CheckoutAnswer): StripeObject {
    return this.stripe.world.pay(this.sessionOf(opened));
  }

  /** The student pays on Stripe's page by a bank that takes days. @returns Stripe's session */
  payByBank(opened: CheckoutAnswer): Session {
    return payByBank(this.stripe.world, this.sessionOf(opened));
  }

  /** The bank's word on a debit: its money comes, or it doesn't. */
  settleDebit(session: Session, comes: boolean): void {
    settleDebit(this.stripe.world, session, comes);
  }

  private sessionOf({ session }: CheckoutAnswer): string {
    const { sessions } = this.stripe.world;
    const found = sessions.find(({ client_reference_id: order }) => order === session);
    if (found === undefined) throw new Error('Stripe has no such checkout');
    return found.id;
  }

  /** Stripe sends an event. */
  tell(object: object, options: EventOptions = {}): Promise<Answer> {
    const { body, headers } = signedEvent(object, options);
    return this.send(body, headers);
  }

  send(body: string, headers: Record<string, string>): Promise<Answer> {
    return this.api.call('POST', '/api/v1/webhooks/stripe', { body, headers });
  }

  /** Stripe sends an event to another process of the product. */
  async tellAt(url: string, object: object, options: EventOptions = {}): Promise<number> {
    const { body, headers } = signedEvent(object, options);
    const response = await fetch(`${url}/api/v1/webhooks/stripe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    return response.status;
  }

  /** Buys something and has Stripe send the events. */
  async buy(
    student: TestSession,
    body: { plan: string } | { product: string },
  ): Promise<CheckoutAnswer> {
    const opened = await this.checkout(student, body);
    await this.tell(this.pay(opened), { type: 'checkout.session.completed' });
    return opened;
  }

  async access({ access: token }: TestSession) {
    return (await this.api.call('GET', '/api/v1/subscription', { token })).body;
  }

  /** A student's ledger, without what differs from one student to another. */
  async ledger({ userId }: TestSession) {
    const count = (table: string, where = 'user_id = $1') =>
      this.api
        .sql<{ n: number }>(`SELECT count(*)::int AS n FROM ${table} WHERE ${where}`, [userId])
        .then(([row]) => row?.n);
    return {
      orders: await count('orders'),
      payments: await count('payments'),
      states: await count('subscription_states'),
      refunds: await count('refunds', 'payment_id IN (SELECT id FROM payments WHERE user_id = $1)'),
      periods: await count('subscriptions'),
      events: (
        await this.api.sql<{ name: string }>(
          `SELECT name FROM outbox_events
           WHERE payload ->> 'userId' = $1 AND name NOT LIKE 'user.%' ORDER BY name`,
          [userId],
        )
      ).map(({ name }) => name),
    };
  }
}
