import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { HostedService } from '@prepward/testing/hosted-services';
import { until } from './harness.js';
import { runNow } from './run-now.js';
import { PATIENCE_MS, StripeStack } from './stripe-stack.js';

const DAY_S = 86_400;

let shop: StripeStack;
let workers: HostedService[] = [];
beforeAll(async () => {
  shop = await StripeStack.start();
}, 400_000);
afterAll(async () => {
  expect(await shop.stop()).toEqual([]);
});

/** Has both workers look at subscriptions now, at the same time. */
async function watched(): Promise<void> {
  expect(await runNow(shop.stack, 'subscriptions.watch', 2)).toEqual([null, null]);
}

/** Waits for an email, and checks that there is just one. */
async function mailed(email: string, subject: string): Promise<void> {
  expect(await shop.mailed(email, subject)).toBe(1);
}

describe('reconciliation', () => {
  it('finds what no webhook told of, as the worker starts and then each day', async () => {
    const buyer = await shop.student('silent@example.org');
    await shop.subscribe(buyer);
    expect((await shop.access(buyer)).state).toBe('free');
    const worker = await shop.stack.startWorker();
    await until('access', async () => (await shop.access(buyer)).state === 'active', PATIENCE_MS);
    await worker.stop();
  }, 400_000);
});

describe('with two workers', () => {
  beforeAll(async () => {
    workers = [await shop.stack.startWorker(), await shop.stack.startWorker()];
  }, 400_000);
  afterAll(() => Promise.all(workers.map((worker) => worker.stop())));

  it('a payment is receipted once', async () => {
    const buyer = await shop.student('receipt@example.org');
    const { customer } = await shop.subscribe(buyer);
    await Promise.all([shop.tell(customer), shop.tell(customer), shop.tell(customer)]);
    await mailed(buyer.email, 'Your receipt for $19.99');
  });

  it('a plan that ends in days is announced, and its end is told', async () => {
    const [ending, ended] = [
      await shop.student('ending@example.org'),
      await shop.student('ended@example.org'),
    ];
    await shop.tell((await shop.subscribe(ending, 5)).customer);
    await shop.call('POST', '/api/v1/subscription/cancel', ending.token, { reason: 'exam-passed' });
    const { customer, subscription } = await shop.subscribe(ended, 8);
    await shop.tell(customer);
    subscription.cancel_at_period_end = true;
    shop.stripe.world.renew(subscription);
    await shop.tell(customer);
    expect((await shop.access(ending)).state).toBe('active');
    expect((await shop.access(ended)).state).toBe('ended');
    await watched();
    await mailed(ending.email, 'Your plan ends on ');
    await mailed(ended.email, 'Your plan has ended');
    expect(shop.mailsTo(ending.email)).not.toContain('Your plan has ended');
  }, 400_000);

  it('a renewal that fails leaves access for seven days, and one that is paid ends the worry', async () => {
    const buyer = await shop.student('grace@example.org');
    const { customer, subscription } = await shop.subscribe(buyer, 8);
    await shop.tell(customer);
    shop.stripe.world.cardWorks = false;
    shop.stripe.world.renew(subscription);
    await shop.tell(customer);
    const failing = await shop.access(buyer);
    expect(failing).toMatchObject({ state: 'grace', plan: 'weekly', renews: true, next: null });
    const left = Date.parse(failing.paymentProblem.accessUntil) - Date.now();
    expect(left / 1000 / DAY_S).toBeCloseTo(6, 1);
    await watched();
    await mailed(buyer.email, 'We couldn’t renew your plan');
    shop.stripe.world.cardWorks = true;
    const open = shop.stripe.world.invoices.find(
      (each) => each.customer === customer && each.status === 'open',
    );
    if (open !== undefined) shop.stripe.world.payInvoice(open);
    subscription.status = 'active';
    await shop.tell(customer);
    expect(await shop.access(buyer)).toMatchObject({ state: 'active', paymentProblem: null });
  }, 400_000);

  it('grace ends, and is told to have ended unpaid', async () => {
    const buyer = await shop.student('unpaid@example.org');
    const { customer, subscription } = await shop.subscribe(buyer, 15);
    await shop.tell(customer);
    shop.stripe.world.cardWorks = false;
    shop.stripe.world.renew(subscription);
    await shop.tell(customer);
    expect((await shop.access(buyer)).state).toBe('ended');
    await watched();
    await mailed(buyer.email, 'Your plan has ended');
  }, 400_000);

  it.each([
    [3.5, 'Your plan still needs a payment method that works'],
    [6.5, 'Your access ends tomorrow'],
  ])(
    'a renewal that failed %d days ago is told at its stage',
    async (days, subject) => {
      const buyer = await shop.student(`stage-${days}@example.org`);
      const { customer, subscription } = await shop.subscribe(buyer, 7 + days);
      await shop.tell(customer);
      shop.stripe.world.cardWorks = false;
      shop.stripe.world.renew(subscription);
      await shop.tell(customer);
      await watched();
      await mailed(buyer.email, subject);
      const mail = shop.stack.mails.mails.find(
        (each) => each.to.includes(buyer.email) && each.subject === subject,
      );
      const until = new Date(Date.now() + (7 - days) * DAY_S * 1000);
      const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
      expect(mail?.text.replace(/\s+/g, ' ')).toContain(
        `You keep full access until ${date.format(until)}.`,
      );
      expect(mail?.html).toContain('Update your payment method');
      // The earlier stages sent no email, because no one knew about them.
      expect(shop.mailsTo(buyer.email)).not.toContain('We couldn’t renew your plan');
    },
    400_000,
  );

  it('a student whose row is spoiled holds up no other', async () => {
    const [spoiled, other] = [
      await shop.student('spoiled@example.org'),
      await shop.student('not-spoiled@example.org'),
    ];
    const ended = `INSERT INTO subscriptions (id, user_id, plan, source_id, starts_at, paid_until, ends_at)
      VALUES (gen_random_uuid(), $1, $2, 'x', now() - interval '9 days', now() - interval '2 hours',
        now() - interval '2 hours')`;
    await shop.stack.db.query(ended, [spoiled.id, 'no-such-plan']);
    await shop.stack.db.query(ended, [other.id, 'weekly']);
    const due =
      'INSERT INTO subscription_watch (user_id, due_at) VALUES ($1, now() - $2::interval)';
    await shop.stack.db.query(due, [spoiled.id, '2 hours']);
    await shop.stack.db.query(due, [other.id, '1 hour']);
    await runNow(shop.stack, 'subscriptions.watch');
    await mailed(other.email, 'Your plan has ended');
    // It's tried again in the next run.
    const { rows } = await shop.stack.db.query(
      'SELECT 1 FROM subscription_watch WHERE user_id = $1',
      [spoiled.id],
    );
    expect(rows).toHaveLength(1);
    await shop.stack.db.query('DELETE FROM subscription_watch WHERE user_id = $1', [spoiled.id]);
  }, 400_000);

  it('a dispute is told to the staff', async () => {
    const buyer = await shop.student('dispute@example.org');
    const { customer } = await shop.subscribe(buyer);
    await shop.tell(customer);
    const charge = shop.stripe.world.charges.find((each) => each.customer === customer);
    if (charge === undefined) throw new Error('There is no charge');
    const { id } = shop.stripe.world.dispute(charge);
    await shop.tell(customer);
    await mailed('staff@prepward.example', `Dispute ${id}: open`);
    expect((await shop.access(buyer)).state).toBe('ended');
  }, 400_000);
});
