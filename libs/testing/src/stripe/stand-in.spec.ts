import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { STAND_IN_VERSION } from './calls.js';
import { StripeStandIn } from './stand-in.js';

let stripe: StripeStandIn;
beforeEach(async () => {
  stripe = await StripeStandIn.start();
});
afterEach(() => stripe.stop());

interface Sent {
  method?: string;
  path?: string;
  form?: Record<string, string>;
  headers?: Record<string, string>;
}

const GOOD = {
  authorization: 'Bearer sk_test_1',
  'stripe-version': STAND_IN_VERSION,
  'idempotency-key': 'key-1',
};
const ANN = { email: 'ann@example.org' };

/** A call as the product makes it, except for what is given. */
async function send({ method = 'POST', path = '/v1/customers', form, headers }: Sent = {}) {
  const text = new URLSearchParams(form ?? ANN).toString();
  const response = await fetch(
    `http://127.0.0.1:${stripe.port}${path}${method === 'GET' ? `?${text}` : ''}`,
    {
      method,
      headers: {
        ...GOOD,
        ...headers,
        'content-type': 'application/x-www-form-urlencoded',
      },
      ...(method === 'GET' ? {} : { body: text }),
    },
  );
  return { status: response.status, body: await response.json() };
}

describe('the stand-in for Stripe', () => {
  it('takes a call as Stripe wants it, and answers its key the same again', async () => {
    const first = await send();
    expect(first).toMatchObject({ status: 200, body: { object: 'customer' } });
    expect(await send()).toEqual(first);
    expect([stripe.calls.length, stripe.refusals]).toEqual([1, []]);
  });

  it.each<[string, number, Sent]>([
    ['a parameter that it does not know', 400, { form: { ...ANN, emial: 'x' } }],
    ['one inside another', 400, { form: { ...ANN, 'metadata[order][id]': '1' } }],
    ['a value of another kind', 400, { form: { email: 'ann' } }],
    ['a parameter in the address of a list', 400, { method: 'GET', path: '/v1/invoices' }],
    ['another version', 400, { headers: { 'stripe-version': '2020-08-27' } }],
    ['no key of its own', 400, { headers: { 'idempotency-key': 'stripe-node-retry-1' } }],
    ['another account', 401, { headers: { authorization: 'Bearer someone' } }],
    ['another method', 404, { method: 'PUT' }],
    ['a path that Stripe does not have', 404, { path: '/v1/customer' }],
  ])('refuses %s, and remembers it', async (_, status, sent) => {
    expect((await send(sent)).status).toBe(status);
    expect([stripe.calls, stripe.refusals.length]).toEqual([[], 1]);
  });

  it('refuses a key that was used for something else', async () => {
    await send();
    const again = await send({ form: { email: 'ben@example.org' } });
    expect(again).toMatchObject({ status: 400, body: { error: { type: 'idempotency_error' } } });
    expect(stripe.calls).toHaveLength(1);
  });

  it.each([400, 402, 409, 429, 500] as const)(
    'fails once with %d where it is told to',
    async (fault) => {
      stripe.fail('POST /v1/customers', fault);
      expect((await send()).status).toBe(fault);
      expect(stripe.calls).toEqual([]);
      expect((await send({ headers: { 'idempotency-key': 'key-2' } })).status).toBe(200);
    },
  );

  it('loses an answer after it did what was asked', async () => {
    stripe.fail('POST /v1/customers', 'lost');
    await expect(send()).rejects.toThrow();
    expect(stripe.world.customers).toHaveLength(1);
    expect((await send()).status).toBe(200);
    expect(stripe.world.customers).toHaveLength(1);
  });
});
