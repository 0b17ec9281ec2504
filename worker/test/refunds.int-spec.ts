import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from './harness.js';
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
    // To the student it's approved: staff works on it.
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
