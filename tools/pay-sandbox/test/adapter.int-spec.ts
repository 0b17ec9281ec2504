import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PLANS, TEST_BANK_PRODUCTS } from '@prepward/contracts/plans';
import type { FastifyInstance } from 'fastify';
import {
  GatewayError,
  type NewCheckout,
  type PlanChange,
  WebhookRefused,
} from '../../../libs/modules/billing/gateway.js';
import { SandboxGateway } from '../../../libs/modules/billing/sandbox/sandbox-gateway.js';
import { createSandboxServer } from '../src/server/app.js';
import { signWebhook } from '../src/server/signature.js';

const KEY = 'a-key-of-the-shop-that-is-long-enough';
const SECRET = 'a-secret-that-signs-webhooks-as-long';
const DAY_MS = 86_400_000;

const GOOD = '4242424242424242';
const FAILS_LATER = '4000000000000341';

const [weekly, , quarterly] = PLANS;
const [paper] = TEST_BANK_PRODUCTS;
if (!weekly || !quarterly || !paper) throw new Error('Three plans and a paper are on sale');
type OnSale = typeof weekly | typeof paper;

let app: FastifyInstance;
let folder: string;
let origin: string;
let gateway: SandboxGateway;
let customerId: string;
let orders: number;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'prepward-adapter-'));
  app = await createSandboxServer({
    publicUrl: 'http://localhost:3000',
    port: 0,
    key: KEY,
    webhook: { url: 'http://127.0.0.1:9/', secret: SECRET },
    stateFile: path.join(folder, 'state.json'),
  });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
  gateway = gatewayAt(`${origin}/sandbox-pay`);
  orders = 0;
  customerId = await gateway.createCustomer({
    userId: 'user-1',
    email: 'ann@example.org',
    name: 'Ann Lee',
    idempotencyKey: 'customer-user-1',
  });
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

function gatewayAt(url: string, key = KEY): SandboxGateway {
  return new SandboxGateway({ kind: 'sandbox', url, key, webhookSecret: SECRET });
}

/** Calls parts of the sandbox's API that the gateway adapter doesn't have. */
async function control(place: string, body: unknown): Promise<Record<string, unknown>> {
  const response = await fetch(`${origin}/sandbox-pay/v1${place}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Record<string, unknown>;
}

async function now(): Promise<number> {
  return Date.now() + (await gateway.clockOffsetMs());
}

async function checkoutOf(item: OnSale): Promise<NewCheckout> {
  orders += 1;
  return {
    customerId,
    orderId: `order-${orders}`,
    mode: 'days' in item ? 'subscription' : 'payment',
    lookupKey: item.lookupKey,
    price: { cents: item.priceCents, currency: 'usd' },
    days: 'days' in item ? item.days : null,
    name: item.name,
    successUrl: 'http://localhost:3000/checkout-success',
    cancelUrl: 'http://localhost:3000/checkout',
    expiresAt: new Date((await now()) + 3_600_000),
    idempotencyKey: `checkout-${orders}`,
  };
}

async function buy(item: OnSale, number = GOOD): Promise<void> {
  const { sessionId } = await gateway.createCheckout(await checkoutOf(item));
  await control(`/sessions/${sessionId}/pay`, { number, expMonth: 12, expYear: 2040, cvc: '123' });
}

async function pass(days: number): Promise<void> {
  await control('/clock', { byMs: days * DAY_MS });
}

async function subscriptionId(): Promise<string> {
  return (await gateway.fetchCustomer(customerId)).subscriptions[0]?.id ?? '';
}

/** The problem that a call fails with. */
async function problem(call: Promise<unknown>): Promise<string> {
  try {
    await call;
  } catch (error) {
    if (error instanceof GatewayError) return error.problem;
    throw error;
  }
  return 'none';
}

describe('a bank debit at the sandbox', () => {
  it.each([
    ['4000000000004400', 'complete', 'active', 1],
    ['4000000000004509', 'failed', 'incomplete', 0],
  ] as const)('%s is on its way, and then %s', async (number, state, status, payments) => {
    await buy(weekly, number);
    const before = await gateway.fetchCustomer(customerId);
    expect(before.sessions).toMatchObject([{ state: 'processing' }]);
    expect(before.subscriptions).toMatchObject([{ status: 'incomplete' }]);
    expect(before.payments).toEqual([]);
    await pass(4);
    const after = await gateway.fetchCustomer(customerId);
    expect(after.sessions).toMatchObject([{ state }]);
    expect(after.subscriptions).toMatchObject([{ status }]);
    expect([after.payments.length, after.failures]).toEqual([payments, []]);
  });
});

describe('a checkout at the sandbox', () => {
  it('becomes a paid subscription of our order', async () => {
    const checkout = await checkoutOf(weekly);
    const opened = await gateway.createCheckout(checkout);
    expect(opened.url).toBe(`http://localhost:3000/sandbox-pay/checkout/${opened.sessionId}`);
    expect(await gateway.createCheckout(checkout)).toEqual(opened);
    expect((await gateway.fetchCustomer(customerId)).sessions).toMatchObject([
      { state: 'open', orderId: 'order-1', subtotal: { cents: 1999, currency: 'usd' } },
    ]);
    const card = { number: GOOD, expMonth: 12, expYear: 2040, cvc: '123' };
    await control(`/sessions/${opened.sessionId}/pay`, card);
    const { sessions, subscriptions, payments } = await gateway.fetchCustomer(customerId);
    const [subscription] = subscriptions;
    expect(sessions).toMatchObject([{ id: opened.sessionId, state: 'complete' }]);
    expect(subscription).toMatchObject({
      orderId: 'order-1',
      plan: 'weekly',
      status: 'active',
      cancelAtPeriodEnd: false,
      endedAt: null,
      next: { cents: 1999, currency: 'usd' },
    });
    expect(payments).toEqual([
      {
        id: expect.any(String),
        orderId: 'order-1',
        subscriptionId: subscription?.id,
        lookupKey: weekly.lookupKey,
        paid: { cents: 1999, currency: 'usd' },
        taxCents: 0,
        balanceUsedCents: 0,
        balanceFilledCents: 0,
        paidAt: subscription?.startedAt,
        period: { start: subscription?.startedAt, end: subscription?.periodEnd },
      },
    ]);
  });

  it('sells a product, and pays it back in full once', async () => {
    await buy(paper);
    const [payment] = (await gateway.fetchCustomer(customerId)).payments;
    expect(payment).toMatchObject({
      orderId: 'order-1',
      subscriptionId: null,
      lookupKey: paper.lookupKey,
      paid: { cents: 2999, currency: 'usd' },
      period: null,
    });
    const id = payment?.id ?? '';
    for (const key of ['refund-1', 'refund-1', 'refund-2']) await gateway.refund(id, key);
    expect((await gateway.fetchCustomer(customerId)).refunds).toMatchObject([
      { paymentId: id, amount: { cents: 2999, currency: 'usd' }, status: 'succeeded' },
    ]);
  });

  it('is refused at another price, and ends when told to', async () => {
    const checkout = await checkoutOf(weekly);
    const cheap = { ...checkout, price: { cents: 1, currency: 'usd' } } as const;
    expect(await problem(gateway.createCheckout(cheap))).toBe('misconfigured');
    expect(await problem(gateway.createCheckout({ ...checkout, days: null }))).toBe(
      'misconfigured',
    );
    const { sessionId } = await gateway.createCheckout({ ...checkout, idempotencyKey: 'again' });
    await gateway.expireCheckout(sessionId);
    expect(await problem(gateway.expireCheckout(sessionId))).toBe('refused');
  });
});

describe('a subscription at the sandbox', () => {
  it('renews with the clock, is canceled, resumed and ended', async () => {
    await buy(weekly);
    await pass(8);
    expect(await gateway.clockOffsetMs()).toBe(8 * DAY_MS);
    const id = await subscriptionId();
    expect((await gateway.fetchCustomer(customerId)).payments).toMatchObject([
      { orderId: 'order-1' },
      { orderId: null, subscriptionId: id },
    ]);
    await gateway.cancelAtPeriodEnd(id, 'cancel-1');
    expect((await gateway.fetchCustomer(customerId)).subscriptions).toMatchObject([
      { cancelAtPeriodEnd: true, next: null },
    ]);
    await gateway.resume(id, 'resume-1');
    await gateway.cancelAtPeriodEnd(id, 'cancel-2');
    await pass(7);
    const [ended] = (await gateway.fetchCustomer(customerId)).subscriptions;
    expect(ended).toMatchObject({ status: 'ended', endedAt: ended?.periodEnd });
    expect(await problem(gateway.resume(id, 'resume-2'))).toBe('refused');
    expect(await problem(gateway.cancelNow(id, 'now-1'))).toBe('none');
  });

  it('changes its plan for what the preview says', async () => {
    await buy(weekly);
    await pass(3);
    const change: PlanChange = {
      subscriptionId: await subscriptionId(),
      lookupKey: quarterly.lookupKey,
      price: { cents: quarterly.priceCents, currency: 'usd' },
      days: quarterly.days,
      at: new Date(Math.floor((await now()) / 1000) * 1000),
    };
    const costs = await gateway.previewChange(change);
    expect(costs.unused.cents + costs.dueNow.cents).toBe(quarterly.priceCents);
    expect(costs.credit.cents).toBe(0);
    expect(costs.periodEnd.getTime()).toBe(change.at.getTime() + 90 * DAY_MS);
    await gateway.changePlan(change, 'change-1');
    await gateway.changePlan(change, 'change-1');
    const truth = await gateway.fetchCustomer(customerId);
    expect(truth.subscriptions).toMatchObject([{ plan: 'quarterly', periodEnd: costs.periodEnd }]);
    expect(truth.payments.map(({ paid, lookupKey }) => [paid.cents, lookupKey])).toEqual([
      [1999, weekly.lookupKey],
      [costs.dueNow.cents, quarterly.lookupKey],
    ]);
  });

  it('leaves a credit for a cheaper plan, which can be taken away once', async () => {
    await buy(quarterly);
    const change: PlanChange = {
      subscriptionId: await subscriptionId(),
      lookupKey: weekly.lookupKey,
      price: { cents: weekly.priceCents, currency: 'usd' },
      days: weekly.days,
      at: new Date(await now()),
    };
    const { credit } = await gateway.previewChange(change);
    await gateway.changePlan(change, 'change-1');
    const { customer, payments } = await gateway.fetchCustomer(customerId);
    expect(customer).toEqual({ id: customerId, state: 'active', balanceCents: credit.cents });
    expect(payments[1]).toMatchObject({ paid: { cents: 0 }, balanceFilledCents: credit.cents });
    await gateway.voidCredit(customerId, credit.cents, 'void-1');
    await gateway.voidCredit(customerId, credit.cents, 'void-1');
    expect((await gateway.fetchCustomer(customerId)).customer.balanceCents).toBe(0);
  });

  it('is nothing of a customer whom the sandbox has forgotten', async () => {
    expect(await gateway.fetchCustomer('cus_of_another_sandbox')).toMatchObject({
      customer: { state: 'unknown' },
      payments: [],
    });
    expect(await gateway.hasCustomer('cus_of_another_sandbox')).toBe(false);
    expect(await gateway.hasCustomer(customerId)).toBe(true);
  });

  it('keeps its plan when the card is declined, and tells of renewals that fail', async () => {
    await buy(weekly, FAILS_LATER);
    const id = await subscriptionId();
    const change: PlanChange = {
      subscriptionId: id,
      lookupKey: quarterly.lookupKey,
      price: { cents: quarterly.priceCents, currency: 'usd' },
      days: quarterly.days,
      at: new Date(await now()),
    };
    expect(await problem(gateway.changePlan(change, 'change-1'))).toBe('declined');
    expect((await gateway.fetchCustomer(customerId)).failures).toEqual([]);
    await pass(7.5);
    const late = await gateway.fetchCustomer(customerId);
    expect(late.subscriptions).toMatchObject([{ status: 'past-due', plan: 'weekly' }]);
    expect(late.failures).toMatchObject([
      { subscriptionId: id, lookupKey: weekly.lookupKey, due: { cents: 1999 } },
    ]);
    await pass(8);
    const over = await gateway.fetchCustomer(customerId);
    expect(over.subscriptions).toMatchObject([{ status: 'ended' }]);
    expect(over.failures).toEqual(late.failures);
    expect(over.payments).toHaveLength(1);
  });

  it('tells of disputes by the payment that we know', async () => {
    await buy(weekly);
    const [payment] = (await gateway.fetchCustomer(customerId)).payments;
    const { id } = await control('/disputes', { paymentId: payment?.id });
    const disputes = async () => (await gateway.fetchCustomer(customerId)).disputes;
    expect(await disputes()).toMatchObject([
      { id, paymentId: payment?.id, amount: { cents: 1999 }, status: 'open' },
    ]);
    expect(await problem(gateway.refund(payment?.id ?? '', 'refund-1'))).toBe('refused');
    await control(`/disputes/${id}/close`, { outcome: 'lost' });
    expect(await disputes()).toMatchObject([{ status: 'lost' }]);
  });

  it('has a page for card and invoices', async () => {
    const url = await gateway.portalUrl(customerId, 'http://localhost:3000/subscription');
    expect((await fetch(url.replace('http://localhost:3000', origin))).status).toBe(200);
  });
});

describe('the sandbox that does not answer', () => {
  it.each([500, 503, 429])('with %i is unavailable for now', async (status) => {
    const server = createServer((_request, response) => response.writeHead(status).end('{}'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const call = gatewayAt(`http://127.0.0.1:${port}`).clockOffsetMs();
    expect(await problem(call)).toBe('unavailable');
    server.closeAllConnections();
    server.close();
  });

  it('is told from one that is set up wrong, and from what it does not know', async () => {
    expect(await problem(gatewayAt('http://127.0.0.1:9').clockOffsetMs())).toBe('unavailable');
    expect(await problem(gatewayAt(`${origin}/sandbox-pay`, 'x').clockOffsetMs())).toBe(
      'misconfigured',
    );
    expect(await problem(gateway.portalUrl('cus_none', 'http://localhost:3000/'))).toBe('refused');
    expect((await gateway.fetchCustomer('../clock')).customer.state).toBe('unknown');
  });
});

describe('a webhook of the sandbox', () => {
  const event = { id: 'evt_1', type: 'invoice.paid', customerId: 'cus_1', createdAt: 1_000 };
  const orderId = '00000000-0000-4000-8000-000000000001';
  const body = JSON.stringify({ ...event, object: { id: 'inv_1', metadata: { orderId } } });

  function read(raw: string, signature: string | undefined) {
    return gateway.readWebhook(Buffer.from(raw), { 'sandbox-signature': signature });
  }

  it('is read when the signature is right', () => {
    const signature = signWebhook(body, SECRET, Date.now());
    expect(read(body, signature)).toEqual({ ...event, orderId, createdAt: new Date(1_000) });
    const plain = JSON.stringify({ ...event, object: { id: 'inv_1' } });
    const its = signWebhook(plain, SECRET, Date.now());
    expect(read(plain, its)).toMatchObject({ id: 'evt_1', orderId: null });
  });

  it('is refused when it is forged, changed, older than 300 s or no event', () => {
    const good = signWebhook(body, SECRET, Date.now());
    const at = (seconds: number) => signWebhook(body, SECRET, Date.now() - seconds * 1000);
    const refused: [string, string | undefined][] = [
      [body, undefined],
      [body, ''],
      [body, `${good},v1=${'0'.repeat(64)}`],
      [body, good.replace(/v1=.{8}/, 'v1=00000000')],
      [body, signWebhook(body, 'another secret', Date.now())],
      [`${body} `, good],
      [body, at(302)],
      [body, at(-302)],
      ['{}', signWebhook('{}', SECRET, Date.now())],
      ['no json', signWebhook('no json', SECRET, Date.now())],
    ];
    for (const [raw, signature] of refused) {
      expect(() => read(raw, signature)).toThrow(WebhookRefused);
    }
    expect(read(body, at(298))).toMatchObject({ id: 'evt_1' });
  });
});
