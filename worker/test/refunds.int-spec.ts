import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { settleDebit } from '@prepward/testing/stripe/bank-debits';
import { until } from './harness.js';
import { runNow } from './run-now.js';
import { type Buyer, PATIENCE_MS, StripeStack } from './stripe-stack.js';

let shop: StripeStack;
let staff: Buyer;
beforeAll(async () => {
  shop = await StripeStack.start();
  staff = await shop.staff('decides@example.org');
  await shop.stack.startWorker();
}, 400_000);
afterAll(async () => {
  expect(await shop.stop()).toEqual([]);
});

/** A student who paid for a week, and asks for it back. */
async function asking(email: string) {
  const buyer = await shop.student(email);
  const { customer, subscription } = await shop.subscribe(buyer);
  await shop.tell(customer);
  const { items } = await shop.call('GET', '/api/v1/payments', buyer.token);
  const { id } = await shop.call(
    'POST',
    `/api/v1/payments/${items[0].id}/refund-request`,
    buyer.token,
    { reason: 'I passed' },
  );
  return { buyer, customer, subscription, id };
}

const decide = (id: string, decision: 'approved' | 'declined') =>
  shop.call('POST', `/api/v1/admin/refund-requests/${id}/decision`, staff.token, { decision });
const request = (id: string) =>
  shop.call('GET', `/api/v1/admin/refund-requests/${id}`, staff.token);
const refundsOf = (customer: unknown) => {
  const charge = shop.stripe.world.charges.find((each) => each.customer === customer);
  return shop.stripe.world.refunds.filter((each) => each.charge === charge?.id);
};

describe('a refund that staff approved', () => {
  it('is paid once, ends the plan, and is told', async () => {
    const { buyer, customer, subscription, id } = await asking('refund@example.org');
    expect(await shop.mailed('staff@prepward.example', `Refund request (${id.slice(0, 8)})`)).toBe(
      1,
    );
    // Its answer is lost: the job tries again, with the same key.
    shop.stripe.fail('POST /v1/refunds', 'lost');
    await decide(id, 'approved');
    expect(await shop.mailed(buyer.email, 'Your refund of $19.99')).toBe(1);
    expect((await shop.access(buyer)).state).toBe('ended');
    await until('the end of the plan', () => subscription.status === 'canceled', PATIENCE_MS);
    expect(refundsOf(customer)).toHaveLength(1);
    expect(shop.mailsTo(buyer.email)).not.toContain('Your plan has ended');
  }, 400_000);

  it('and that Stripe refuses changes nothing, is told to staff, and can be tried again', async () => {
    const { buyer, customer, subscription, id } = await asking('refused@example.org');
    shop.stripe.fail('POST /v1/refunds', 400);
    await decide(id, 'approved');
    expect(await shop.mailed('staff@prepward.example', `Refund not paid (${id.slice(0, 8)})`)).toBe(
      1,
    );
    expect(await request(id)).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('It is disputed.'),
    });
    expect(subscription.status).toBe('active');
    expect(await shop.access(buyer)).toMatchObject({ state: 'active', renews: true });
    const listed = await shop.call(
      'GET',
      '/api/v1/admin/refund-requests?filter={"state":"failed"}',
      staff.token,
    );
    expect(listed.map((each: { id: string }) => each.id)).toEqual([id]);
    // The student sees it as approved while staff work on it.
    const { items } = await shop.call('GET', '/api/v1/payments', buyer.token);
    expect(items[0].refundRequest).toBe('approved');
    expect((await decide(id, 'declined')).code).toBe('REFUND_REQUEST_DECIDED');
    expect((await decide(id, 'approved')).state).toBe('approved');
    expect(await shop.mailed(buyer.email, 'Your refund of $19.99')).toBe(1);
    expect(await request(id)).toMatchObject({ state: 'approved', problem: null });
    expect(refundsOf(customer)).toHaveLength(1);
  }, 400_000);

  it('and that comes back to us later is told to staff, and gives access back', async () => {
    const { buyer, customer, id } = await asking('returned@example.org');
    await decide(id, 'approved');
    await shop.mailed(buyer.email, 'Your refund of $19.99');
    const [refund] = refundsOf(customer);
    if (refund === undefined) throw new Error('There is no refund');
    refund.status = 'failed';
    await shop.tell(customer);
    expect(await shop.mailed('staff@prepward.example', `Refund not paid (${id.slice(0, 8)})`)).toBe(
      1,
    );
    expect(await request(id)).toMatchObject({ state: 'failed' });
    expect(await shop.access(buyer)).toMatchObject({ state: 'active', renews: false });
  }, 400_000);
});

describe('a first payment that a bank takes days for', () => {
  it('and sends back is told to its student, with a way to try again', async () => {
    const buyer = await shop.student('returned-debit@example.org');
    const session = await shop.payByBank(buyer, { plan: 'weekly' });
    settleDebit(shop.stripe.world, session, false);
    for (let times = 0; times < 2; times++) await shop.tellOf(session);
    const subject = 'Your payment for Weekly plan didn’t go through';
    expect(await shop.mailed(buyer.email, subject)).toBe(1);
    const mail = shop.stack.mails.mails.find((each) => each.subject === subject);
    expect(mail?.text).toContain('Nothing was charged');
    expect(mail?.html).toContain('/checkout?plan=weekly');
  }, 400_000);

  it.each<[{ plan: 'weekly' } | { product: 'test-bank-math' }, string, boolean]>([
    [{ plan: 'weekly' }, '$19.99', true],
    [{ product: 'test-bank-math' }, '$29.99', false],
  ])(
    'and sends after the account was erased goes back: %j',
    async (what, price, isReturned) => {
      const { db } = shop.stack;
      const { world } = shop.stripe;
      const buyer = await shop.student(`gone-${price.slice(1)}@example.org`);
      const session = await shop.payByBank(buyer, what);
      // A checkout that could still be paid ends with the account.
      await shop.call('POST', '/api/v1/checkout', buyer.token, { product: 'test-bank-reading' });
      await db.query(
        `INSERT INTO account_deletions (id, user_id, due_at, told_at) VALUES
         (gen_random_uuid(), $1, now() - interval '2 hours', now() - interval '1 hour')`,
        [buyer.id],
      );
      expect(await runNow(shop.stack, 'privacy.keep')).toEqual([null]);
      expect((await db.query('SELECT 1 FROM users WHERE id = $1', [buyer.id])).rows).toEqual([]);
      const own = ({ customer }: { customer: unknown }) => customer === session.customer;
      expect(world.sessions.filter(own).map(({ status }) => status)).toEqual([
        'complete',
        'expired',
      ]);

      settleDebit(world, session, true);
      // Stripe refuses every try.
      if (!isReturned) shop.stripe.fail('POST /v1/refunds', 400, 400, 400);
      for (let times = 0; times < 2; times++) await shop.tellOf(session);
      const subject = `${isReturned ? 'Refunded' : 'To refund'}: ${price} for a deleted account`;
      expect(await shop.mailed('staff@prepward.example', subject)).toBe(1);
      expect(refundsOf(session.customer)).toHaveLength(isReturned ? 1 : 0);
      // The ledger says what Stripe says, but names no one.
      const { rows } = await db.query(
        `SELECT p.user_id = o.user_id AS same, p.user_id <> $2 AS cut, count(r.id)::int AS refunds
       FROM payments p JOIN orders o ON o.id = p.order_id LEFT JOIN refunds r ON r.payment_id = p.id
       WHERE o.id = $1 GROUP BY 1, 2`,
        [session.client_reference_id, buyer.id],
      );
      expect(rows).toEqual([{ same: true, cut: true, refunds: isReturned ? 1 : 0 }]);
      const named = await db.query('SELECT 1 FROM webhook_events WHERE customer_id = $1', [
        session.customer,
      ]);
      expect(named.rows).toEqual([]);
    },
    400_000,
  );
});
