import type { CheckoutBody } from '@prepward/contracts/billing';
import { VERIFY_SIGN_UP } from '@prepward/testing/accounts';
import { payByBank } from '@prepward/testing/stripe/bank-debits';
import type { Session } from '@prepward/testing/stripe/objects';
import { StripeStandIn } from '@prepward/testing/stripe/stand-in';
import { signedEvent, WEBHOOK_SECRET } from '@prepward/testing/stripe/webhook';
import { type Stack, startStack, until } from './harness.js';

const DAY_S = 86_400;
const PASSWORD = 'correct horse 7';
/** A look at subscriptions every half minute, on a machine with other work. */
export const PATIENCE_MS = 150_000;

export interface Buyer {
  email: string;
  id: string;
  token: string;
}

/** API and workers with a local Stripe. */
export class StripeStack {
  private constructor(
    readonly stripe: StripeStandIn,
    readonly stack: Stack,
  ) {}

  static async start(): Promise<StripeStack> {
    const stripe = await StripeStandIn.start();
    const stack = await startStack({
      settings: {
        STRIPE_SECRET_KEY: 'sk_test_stand_in',
        STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
        STRIPE_API_HOST: '127.0.0.1',
        STRIPE_API_PORT: String(stripe.port),
        STRIPE_API_PROTOCOL: 'http',
      },
    });
    return new StripeStack(stripe, stack);
  }

  /** @returns calls that Stripe would not have accepted: none, in a test that passes */
  async stop(): Promise<string[]> {
    await this.stack.stop();
    await this.stripe.stop();
    return this.stripe.refusals;
  }

  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
  async call(method: string, route: string, token?: string, body?: object): Promise<any> {
    const response = await fetch(this.stack.apiUrl + route, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return response.json();
  }

  async student(email: string): Promise<Buyer> {
    await this.stack.signUp(email);
    await this.stack.db.query(VERIFY_SIGN_UP, [email]);
    const route = '/auth/v1/token?grant_type=password';
    const session = await this.call('POST', route, undefined, { email, password: PASSWORD });
    return { email, id: session.user.id, token: session.access_token };
  }

  async staff(email: string): Promise<Buyer> {
    const staff = await this.student(email);
    await this.stack.db.query(`INSERT INTO user_roles (user_id, role) VALUES ($1, 'admin')`, [
      staff.id,
    ]);
    return staff;
  }

  /** Stripe sends an event about something that belongs to a customer. */
  tell(customer: unknown): Promise<void> {
    return this.tellOf({ object: 'x', customer });
  }

  /** Stripe sends an event about one of its objects. */
  async tellOf(object: object): Promise<void> {
    const { body, headers } = signedEvent(object);
    const response = await fetch(`${this.stack.apiUrl}/api/v1/webhooks/stripe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    if (response.status !== 200) throw new Error(`A webhook was answered ${response.status}`);
  }

  /** Pays for a weekly plan, some days ago. @returns Stripe's subscription */
  async subscribe({ token }: Buyer, daysAgo = 0) {
    const { world } = this.stripe;
    world.cardWorks = true;
    world.ahead = -daysAgo * DAY_S;
    const { session } = await this.call('POST', '/api/v1/checkout', token, { plan: 'weekly' });
    const opened = world.sessions.find((each) => each.client_reference_id === session);
    const { customer, subscription: id } = world.pay(opened?.id ?? '');
    const subscription = world.subscriptions.find((each) => each.id === id);
    if (subscription === undefined) throw new Error('Stripe has no such subscription');
    return { customer, subscription };
  }

  /** Finishes a checkout through a bank that takes days. @returns Stripe's session */
  async payByBank({ token }: Buyer, what: CheckoutBody): Promise<Session> {
    const { session } = await this.call('POST', '/api/v1/checkout', token, what);
    const { world } = this.stripe;
    const opened = world.sessions.find((each) => each.client_reference_id === session);
    return payByBank(world, opened?.id ?? '');
  }

  access({ token }: Buyer) {
    return this.call('GET', '/api/v1/subscription', token);
  }

  mailsTo(email: string): string[] {
    return this.stack.mails.mails
      .filter(({ to }) => to.includes(email))
      .map(({ subject }) => subject);
  }

  /** Waits for an email. @returns how many such emails there are */
  async mailed(email: string, subject: string): Promise<number> {
    const count = () => this.mailsTo(email).filter((each) => each.startsWith(subject)).length;
    await until(`${subject} to ${email}`, () => count() > 0, PATIENCE_MS);
    return count();
  }
}
