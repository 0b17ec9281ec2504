import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SandboxGateway } from './sandbox-gateway.js';

const SECRET = 'a-secret-that-signs-webhooks';
const NOW = 1_780_000_000_000;
const SETTINGS = { kind: 'sandbox', url: 'http://pay.test', key: 'a-key', webhookSecret: SECRET };
const gateway = new SandboxGateway(
  SETTINGS as ConstructorParameters<typeof SandboxGateway>[0],
  () => NOW,
);

/** What was asked, and what the sandbox answers: `{}` with 200 unless a test says otherwise. */
let calls: unknown[];
let answers: { status?: number; json?: unknown }[];
const { fetch } = globalThis;
beforeEach(() => {
  calls = [];
  answers = [];
  globalThis.fetch = (async (url: string, { method, body, headers }: RequestInit) => {
    const sent = headers as Record<string, string>;
    const key = sent['idempotency-key'];
    expect(sent.authorization).toBe('Bearer a-key');
    const place = `${method} ${url.replace('http://pay.test/v1', '')}`;
    const words = body === undefined ? [] : [JSON.parse(String(body))];
    calls.push([place, ...words, ...(key === undefined ? [] : [key])]);
    const { status = 200, json = {} } = answers.shift() ?? {};
    if (json instanceof Error) throw json;
    return { status, json: async () => json };
  }) as unknown as typeof globalThis.fetch;
});
afterEach(() => {
  globalThis.fetch = fetch;
});
const refusal = (code: string, status = 400) => ({ status, json: { code, message: 'said so' } });

describe('the sandbox', () => {
  it('is told what is to be done, by keys that are repeated safely', async () => {
    await gateway.cancelAtPeriodEnd('sub/1', 'k1');
    await gateway.cancelNow('sub_1', 'k2');
    await gateway.resume('sub_1', 'k3');
    await gateway.refund('pay_1', 'k4');
    await gateway.voidCredit('cus_1', 300, 'k5');
    await gateway.expireCheckout('ses_1');
    expect(calls).toEqual([
      ['POST /subscriptions/sub%2F1/cancel', { when: 'period-end' }, 'k1'],
      ['POST /subscriptions/sub_1/cancel', { when: 'now' }, 'k2'],
      ['POST /subscriptions/sub_1/resume', {}, 'k3'],
      ['POST /refunds', { paymentId: 'pay_1' }, 'k4'],
      ['POST /customers/cus_1/void-credit', { amountCents: 300 }, 'k5'],
      ['POST /sessions/ses_1/expire', {}],
    ]);
  });

  it('makes customers and checkouts', async () => {
    answers.push({ json: { id: 'cus_1' } });
    const customer = { userId: 'user-1', email: 'ann@example.org', name: 'Ann' };
    expect(await gateway.createCustomer({ ...customer, idempotencyKey: 'k1' })).toBe('cus_1');
    const opened = { id: 'ses_1', url: 'http://pay.test/checkout/ses_1', expiresAt: 5000 };
    answers.push({ json: opened });
    const checkout = {
      customerId: 'cus_1',
      orderId: 'order-1',
      mode: 'subscription' as const,
      lookupKey: 'weekly_usd_1999',
      price: { cents: 1999, currency: 'usd' as const },
      days: 7 as number | null,
      name: 'Weekly',
      successUrl: 'http://prep.test/yes',
      cancelUrl: 'http://prep.test/no',
      expiresAt: new Date(5000),
      idempotencyKey: 'k2',
    };
    expect(await gateway.createCheckout(checkout)).toEqual({
      ...{ sessionId: 'ses_1', url: opened.url, expiresAt: new Date(5000) },
    });
    expect(calls).toEqual([
      [
        'POST /customers',
        { email: 'ann@example.org', name: 'Ann', metadata: { userId: 'user-1' } },
        'k1',
      ],
      [
        'POST /sessions',
        {
          customerId: 'cus_1',
          price: { lookupKey: 'weekly_usd_1999', amountCents: 1999, periodDays: 7 },
          successUrl: 'http://prep.test/yes',
          cancelUrl: 'http://prep.test/no',
          metadata: { orderId: 'order-1' },
          expiresAt: 5000,
        },
        'k2',
      ],
    ]);
    for (const wrong of [{ days: null }, { mode: 'payment' as const }]) {
      const made = gateway.createCheckout({ ...checkout, ...wrong });
      await expect(made).rejects.toMatchObject({ problem: 'misconfigured' });
    }
  });

  it('says what a change of plan costs', async () => {
    const line = { priceId: 'price_1', periodStart: 0, periodEnd: 9000 };
    const lines = [
      { ...line, proration: false, amountCents: 1999 },
      { ...line, proration: true, amountCents: -5000 },
    ];
    answers.push({ json: { lines, dueCents: 0, totalCents: -3001, periodEnd: 9000 } });
    const price = { cents: 1999, currency: 'usd' as const };
    const change = { subscriptionId: 'sub_1', lookupKey: 'w', price, days: 7, at: new Date(1000) };
    expect(await gateway.previewChange(change)).toEqual({
      dueNow: { cents: 0, currency: 'usd' },
      unused: { cents: 5000, currency: 'usd' },
      credit: { cents: 3001, currency: 'usd' },
      periodEnd: new Date(9000),
    });
    answers.push({
      json: { lines: lines.slice(0, 1), dueCents: 1999, totalCents: 1999, periodEnd: 9000 },
    });
    expect(await gateway.previewChange(change)).toMatchObject({
      dueNow: { cents: 1999 },
      unused: { cents: 0 },
      credit: { cents: 0 },
    });
    await gateway.changePlan(change, 'k1');
    const body = { price: { lookupKey: 'w', amountCents: 1999, periodDays: 7 }, at: 1000 };
    expect(calls.at(-1)).toEqual(['POST /subscriptions/sub_1/change', body, 'k1']);
  });

  it.each([
    ['card_declined', 402, 'declined'],
    ['insufficient_funds', 402, 'declined'],
    ['price_differs', 409, 'misconfigured'],
    ['unauthorized', 401, 'misconfigured'],
    ['idempotency_key_reused', 409, 'misconfigured'],
    ['anything_else', 400, 'refused'],
    ['anything_else', 429, 'unavailable'],
    ['anything_else', 500, 'unavailable'],
  ])('refuses with %s and %d, which is %s', async (code, status, problem) => {
    answers.push(refusal(code, status));
    await expect(gateway.resume('sub_1', 'k')).rejects.toMatchObject({ problem });
  });

  it('that does not answer, or in another way, is told apart', async () => {
    answers.push({ json: new Error('refused') });
    await expect(gateway.clockOffsetMs()).rejects.toMatchObject({ problem: 'unavailable' });
    answers.push({ json: { offsetMs: -1 } });
    await expect(gateway.clockOffsetMs()).rejects.toMatchObject({ problem: 'misconfigured' });
    answers.push({ status: 400, json: 'no words' });
    await expect(gateway.clockOffsetMs()).rejects.toMatchObject({ problem: 'unavailable' });
    answers.push({ json: { offsetMs: 9000 } });
    expect(await gateway.clockOffsetMs()).toBe(9000);
  });

  it('has done what it says is done, and knows no one it has forgotten', async () => {
    answers.push(refusal('subscription_not_active'), refusal('amount_too_large'));
    await gateway.cancelNow('sub_1', 'k');
    await gateway.refund('pay_1', 'k');
    answers.push(refusal('amount_too_large'), refusal('subscription_not_active'));
    await expect(gateway.cancelNow('sub_1', 'k')).rejects.toMatchObject({ problem: 'refused' });
    await expect(gateway.refund('pay_1', 'k')).rejects.toMatchObject({ problem: 'refused' });
    answers.push(refusal('not_found', 404), refusal('not_found', 404), refusal('other', 404));
    expect((await gateway.fetchCustomer('cus_1')).customer).toEqual({
      ...{ id: 'cus_1', state: 'unknown', balanceCents: 0 },
    });
    expect(await gateway.hasCustomer('cus_1')).toBe(false);
    await expect(gateway.fetchCustomer('cus_1')).rejects.toMatchObject({ problem: 'refused' });
  });
});

describe('a webhook of the sandbox', () => {
  const event = { id: 'evt_1', type: 'invoice.paid', customerId: 'cus_1', createdAt: 1000 };
  const read = (body: string, header: string | string[] | undefined) =>
    gateway.readWebhook(Buffer.from(body), { 'sandbox-signature': header });
  const sign = (body: string, seconds = NOW / 1000, secret = SECRET) => {
    const v1 = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
    return `t=${seconds},v1=${v1}`;
  };

  it('is read where its signature is right and at most 300 seconds off', () => {
    const body = JSON.stringify({ ...event, object: { metadata: { orderId: 'order-1' } } });
    const at = { ...event, createdAt: new Date(1000) };
    expect(read(body, sign(body))).toEqual({ ...at, orderId: 'order-1' });
    const plain = JSON.stringify({ ...event, customerId: null });
    expect(read(plain, sign(plain))).toEqual({ ...at, customerId: null, orderId: null });
    for (const seconds of [-300, 300]) {
      expect(read(body, sign(body, NOW / 1000 + seconds))).toMatchObject({ id: 'evt_1' });
    }
    for (const header of [
      undefined,
      [sign(body)],
      `${sign(body)}0`,
      sign(body, NOW / 1000 - 301),
      sign(body, NOW / 1000 + 301),
      sign(body, NOW / 1000, 'another'),
      sign(`${body} `),
    ]) {
      expect(() => read(body, header)).toThrow(expect.objectContaining({ name: 'WebhookRefused' }));
    }
    for (const odd of ['{}', 'no json']) {
      expect(() => read(odd, sign(odd))).toThrow('not an event');
    }
  });
});
