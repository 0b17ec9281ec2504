import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { VERIFY_SIGN_UP } from '@prepward/testing/accounts';
import type { TestService } from '@prepward/testing/processes';
import { StripeStandIn } from '@prepward/testing/stripe/stand-in';
import { signedEvent, WEBHOOK_SECRET } from '@prepward/testing/stripe/webhook';
import { type Stack, startStack, until } from './harness.js';

const DAY_S = 86_400;
/** A look at subscriptions every half minute, on a machine with other work. */
const PATIENCE_MS = 150_000;
const PASSWORD = 'correct horse 7';

let stripe: StripeStandIn;
let stack: Stack;
let workers: TestService[] = [];
beforeAll(async () => {
  stripe = await StripeStandIn.start();
  stack = await startStack({
    settings: {
      STRIPE_SECRET_KEY: 'sk_test_stand_in',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_HOST: '127.0.0.1',
      STRIPE_API_PORT: String(stripe.port),
      STRIPE_API_PROTOCOL: 'http',
    },
  });
}, 400_000);
afterAll(async () => {
  await stack.stop();
  await stripe.stop();
  expect(stripe.refusals).toEqual([]);
});

interface Buyer {
  email: string;
  token: string;
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
async function call(method: string, route: string, token?: string, body?: object): Promise<any> {
  const response = await fetch(stack.apiUrl + route, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return response.json();
}

async function student(email: string): Promise<Buyer> {
  await stack.signUp(email);
  await stack.db.query(VERIFY_SIGN_UP, [email]);
  const { access_token: token } = await call(
    'POST',
    '/auth/v1/token?grant_type=password',
    undefined,
    {
      email,
      password: PASSWORD,
    },
  );
  return { email, token };
}

/** Stripe says that something is about a customer. */
async function tell(customer: unknown): Promise<void> {
  const { body, headers } = signedEvent({ object: 'x', customer });
  const response = await fetch(`${stack.apiUrl}/api/v1/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  expect(response.status).toBe(200);
}

/** Pays for a weekly plan, some days ago. @returns what Stripe has of it */
async function subscribe({ token }: Buyer, daysAgo = 0) {
  const { world } = stripe;
  world.cardWorks = true;
  world.ahead = -daysAgo * DAY_S;
  const { session } = await call('POST', '/api/v1/checkout', token, { plan: 'weekly' });
  const opened = world.sessions.find((each) => each.client_reference_id === session);
  const { customer, subscription: id } = world.pay(opened?.id ?? '');
  const subscription = world.subscriptions.find((each) => each.id === id);
  if (subscription === undefined) throw new Error('Stripe has no such subscription');
  return { customer, subscription };
}

const access = ({ token }: Buyer) => call('GET', '/api/v1/subscription', token);

function mailsTo(email: string): string[] {
  return stack.mails.mails.filter(({ to }) => to.includes(email)).map(({ subject }) => subject);
}

/** Waits for a mail, and then that no second one comes. */
async function mailed(email: string, subject: string): Promise<void> {
  const count = () => mailsTo(email).filter((each) => each.startsWith(subject)).length;
  await until(`${subject} to ${email}`, () => count() > 0, PATIENCE_MS);
  expect(count()).toBe(1);
}

describe('reconciliation', () => {
  it('finds what no webhook told of, as the worker starts and then each day', async () => {
    const buyer = await student('silent@example.org');
    await subscribe(buyer);
    expect((await access(buyer)).state).toBe('free');
    const worker = await stack.startWorker();
    await until('access', async () => (await access(buyer)).state === 'active', PATIENCE_MS);
    await worker.stop();
  }, 400_000);
});

describe('with two workers', () => {
  beforeAll(async () => {
    workers = [await stack.startWorker(), await stack.startWorker()];
  }, 400_000);
  afterAll(() => Promise.all(workers.map((worker) => worker.stop())));

  it('a payment is receipted once', async () => {
    const buyer = await student('receipt@example.org');
    const { customer } = await subscribe(buyer);
    await Promise.all([tell(customer), tell(customer), tell(customer)]);
    await mailed(buyer.email, 'Your receipt for $19.99');
  });

  it('a plan that ends in days is announced, and its end is told', async () => {
    const [ending, ended] = [
      await student('ending@example.org'),
      await student('ended@example.org'),
    ];
    await tell((await subscribe(ending, 5)).customer);
    await call('POST', '/api/v1/subscription/cancel', ending.token, { reason: 'exam-passed' });
    const { customer, subscription } = await subscribe(ended, 8);
    await tell(customer);
    subscription.cancel_at_period_end = true;
    stripe.world.renew(subscription);
    await tell(customer);
    expect((await access(ending)).state).toBe('active');
    expect((await access(ended)).state).toBe('ended');
    await mailed(ending.email, 'Your plan ends on ');
    await mailed(ended.email, 'Your plan has ended');
    expect(mailsTo(ending.email)).not.toContain('Your plan has ended');
  }, 400_000);

  it('a renewal that fails leaves access for seven days, and one that is paid ends the worry', async () => {
    const buyer = await student('grace@example.org');
    const { customer, subscription } = await subscribe(buyer, 8);
    await tell(customer);
    stripe.world.cardWorks = false;
    stripe.world.renew(subscription);
    await tell(customer);
    const failing = await access(buyer);
    expect(failing).toMatchObject({ state: 'grace', plan: 'weekly', renews: true, next: null });
    const left = Date.parse(failing.paymentProblem.accessUntil) - Date.now();
    expect(left / 1000 / DAY_S).toBeCloseTo(6, 1);
    await mailed(buyer.email, 'We couldn’t renew your plan');
    stripe.world.cardWorks = true;
    const open = stripe.world.invoices.find(
      (each) => each.customer === customer && each.status === 'open',
    );
    if (open !== undefined) stripe.world.payInvoice(open);
    subscription.status = 'active';
    await tell(customer);
    expect(await access(buyer)).toMatchObject({ state: 'active', paymentProblem: null });
  }, 400_000);

  it('grace ends, and is told to have ended unpaid', async () => {
    const buyer = await student('unpaid@example.org');
    const { customer, subscription } = await subscribe(buyer, 15);
    await tell(customer);
    stripe.world.cardWorks = false;
    stripe.world.renew(subscription);
    await tell(customer);
    expect((await access(buyer)).state).toBe('ended');
    await mailed(buyer.email, 'Your plan has ended');
  }, 400_000);

  it('an approved refund is paid once, ends the plan, and is told', async () => {
    const buyer = await student('refund@example.org');
    const { customer, subscription } = await subscribe(buyer);
    await tell(customer);
    const { items } = await call('GET', '/api/v1/payments', buyer.token);
    const { id } = await call(
      'POST',
      `/api/v1/payments/${items[0].id}/refund-request`,
      buyer.token,
      {
        reason: 'I passed',
      },
    );
    await mailed('staff@prepward.example', `Refund request (${id.slice(0, 8)})`);
    const staff = await student('decides@example.org');
    await stack.db.query(
      `INSERT INTO user_roles (user_id, role) SELECT id, 'admin' FROM users WHERE email = $1`,
      [staff.email],
    );
    // Its answer is lost: the job tries again, with the same key.
    stripe.fail('POST /v1/refunds', 'lost');
    await call('POST', `/api/v1/admin/refund-requests/${id}/decision`, staff.token, {
      decision: 'approved',
    });
    await mailed(buyer.email, 'Your refund of $19.99');
    expect((await access(buyer)).state).toBe('ended');
    expect(subscription.status).toBe('canceled');
    const back = stripe.world.refunds.filter(({ amount }) => amount === 1999);
    expect(back).toHaveLength(1);
    expect(mailsTo(buyer.email)).not.toContain('Your plan has ended');
  }, 400_000);

  it('a dispute is told to the staff', async () => {
    const buyer = await student('dispute@example.org');
    const { customer } = await subscribe(buyer);
    await tell(customer);
    const charge = stripe.world.charges.find((each) => each.customer === customer);
    if (charge === undefined) throw new Error('There is no charge');
    const { id } = stripe.world.dispute(charge);
    await tell(customer);
    await mailed('staff@prepward.example', `Dispute ${id}: open`);
    expect((await access(buyer)).state).toBe('ended');
  }, 400_000);
});
