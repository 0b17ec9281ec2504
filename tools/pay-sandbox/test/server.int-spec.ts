import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readSettings } from '../src/server/settings.js';
import { CARD, FORM, isSigned, KEY, SECRET, Stage, WEEKLY } from './stage.js';

let stage: Stage;
beforeEach(async () => {
  stage = new Stage();
  await stage.start();
});
afterEach(() => stage.end());

describe('the API', () => {
  it('answers only who has the key', async () => {
    for (const authorization of ['', 'Bearer wrong', `Basic ${KEY}`]) {
      expect((await stage.call('/clock', undefined, { authorization })).status).toBe(401);
    }
    expect((await stage.call('/clock')).status).toBe(200);
  });

  it('says field by field what is wrong, and takes nothing unknown', async () => {
    const { status, body } = await stage.call('/customers', { email: 'ann', vip: true });
    expect(status).toBe(400);
    expect(body.code).toBe('invalid');
    expect(Object.keys(body.errors).sort()).toEqual(['body', 'email']);
    expect((await stage.call('/nothing')).body).toEqual({
      code: 'not_found',
      message: "There's nothing at this address.",
    });
  });

  it.each(['[]', '"x"', '{', 'null', '{"__proto__":{"a":1}}'])(
    'answers 4xx to the body %s on every route',
    async (body) => {
      const headers = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' };
      for (const place of [
        '/customers',
        '/sessions',
        '/portal',
        '/refunds',
        '/disputes',
        '/clock',
        '/sessions/x/pay',
        '/sessions/x/answer',
        '/subscriptions/x/cancel',
        '/subscriptions/x/change',
        '/webhooks/release',
      ]) {
        const url = `${stage.origin}/sandbox-pay/v1${place}`;
        const { status } = await fetch(url, { method: 'POST', headers, body });
        expect([place, status >= 400 && status < 500]).toEqual([place, true]);
      }
    },
  );

  it('does a call with an idempotency key once, also over a restart', async () => {
    const headers = { 'idempotency-key': 'customer-1' };
    const first = await stage.call('/customers', { email: 'ann@example.org' }, headers);
    await stage.stop();
    await stage.start();
    const again = await stage.call('/customers', { email: 'ann@example.org' }, headers);
    expect(again.body).toEqual(first.body);
    const other = await stage.call('/customers', { email: 'bob@example.org' }, headers);
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_key_reused']);
  });

  it('refuses a price that the catalog does not have', async () => {
    const { customerId } = await stage.open();
    const answer = await stage.call('/sessions', {
      customerId,
      price: { ...WEEKLY, amountCents: 1 },
      successUrl: 'http://localhost:3000/',
      cancelUrl: 'http://localhost:3000/',
    });
    expect([answer.status, answer.body.code]).toEqual([409, 'price_differs']);
  });
});

describe('the clock', () => {
  it('moves on and stays ahead, and what fell due is told', async () => {
    const { sessionId, customerId } = await stage.open();
    await stage.call(`/sessions/${sessionId}/pay`, CARD);
    const before = await stage.call('/clock');
    expect(Math.abs(before.body.now - Date.now())).toBeLessThan(1_000);
    await stage.call('/clock', { byMs: 8 * 86_400_000 });
    await stage.stop();
    await stage.start();
    const after = await stage.call('/clock');
    expect(after.body.offsetMs).toBe(8 * 86_400_000);
    expect(after.body.now - before.body.now).toBeGreaterThanOrEqual(8 * 86_400_000);
    const { body } = await stage.call(`/customers/${customerId}`);
    expect(body.invoices).toHaveLength(2);
    await stage.shop.waitFor(7);
    expect((await stage.call('/clock', { byMs: -1 })).status).toBe(400);
  });
});

describe('webhooks', () => {
  it('are signed and come in order', async () => {
    const { sessionId } = await stage.open();
    await stage.call(`/sessions/${sessionId}/pay`, CARD);
    await stage.shop.waitFor(4);
    expect(stage.shop.received.map(({ type }) => type)).toEqual([
      'payment_intent.succeeded',
      'customer.subscription.created',
      'invoice.paid',
      'checkout.session.completed',
    ]);
    expect(stage.shop.received.every(isSigned)).toBe(true);
  });

  it('come again until the shop takes them, and are given up at last', async () => {
    const { sessionId } = await stage.open();
    stage.shop.answers = [500, 302];
    await stage.call(`/sessions/${sessionId}/expire`, {});
    await stage.shop.waitFor(3);
    const ids = new Set(stage.shop.received.map(({ id }) => id));
    expect(ids.size).toBe(1);
    await sleep(100);
    expect(stage.shop.received).toHaveLength(3);
    stage.shop.answers = [500, 500, 500, 500, 500];
    const other = await stage.open();
    await stage.call(`/sessions/${other.sessionId}/expire`, {});
    await stage.shop.waitFor(7);
    await sleep(100);
    const { body } = await stage.call('/webhooks');
    expect(body.items[0]).toMatchObject({
      status: 'failed',
      attempts: 4,
      problem: 'The shop answered 500.',
    });
    expect(stage.shop.received).toHaveLength(7);
  });

  it('that wait are sent after a restart', async () => {
    const { sessionId } = await stage.open();
    await stage.call('/webhooks/hold', {});
    await stage.call(`/sessions/${sessionId}/pay`, CARD);
    await stage.stop();
    await stage.start();
    expect(stage.shop.received).toHaveLength(0);
    await stage.call('/webhooks/release', { order: 'oldest-first' });
    await stage.shop.waitFor(4);
  });

  it('can be held, and sent in another order and again', async () => {
    const { sessionId } = await stage.open();
    await stage.call('/webhooks/hold', {});
    await stage.call(`/sessions/${sessionId}/pay`, CARD);
    const { items } = (await stage.call('/webhooks')).body;
    const order = [1, 3, 0, 2].map((index) => items[index].id);
    const wanted = [1, 3, 0, 2].map((index) => items[index].type);
    await stage.call('/webhooks/release', { order });
    await stage.shop.waitFor(4);
    expect(stage.shop.received.map(({ type }) => type)).toEqual(wanted);
    const [first] = stage.shop.received;
    await stage.call(`/events/${first?.id}/resend`, {});
    await stage.shop.waitFor(5);
    expect(stage.shop.received[4]?.raw).toBe(first?.raw);
    expect((await stage.call('/events/none/resend', {})).status).toBe(404);
  });
});

describe('the checkout page', () => {
  it('takes a card and leads back to the shop', async () => {
    const { sessionId } = await stage.open();
    const page = await stage.page(`/checkout/${sessionId}`);
    expect(page.text).toContain('Sandbox – no real money');
    expect(page.text).toContain('ann@example.org');
    const paid = await stage.page(`/checkout/${sessionId}`, FORM);
    expect([paid.status, paid.location]).toEqual([
      303,
      `http://localhost:3000/done?session=${sessionId}`,
    ]);
    const again = await stage.page(`/checkout/${sessionId}`, FORM);
    expect([again.status, again.text.includes('This is already paid')]).toEqual([200, true]);
    const { body } = await stage.call('/webhooks');
    expect(body.items).toHaveLength(4);
  });

  it('says what is wrong with a card, and keeps what was typed', async () => {
    const { sessionId } = await stage.open();
    const form = { number: '4111 1111 1111 1111', expiry: '13/40', cvc: '<b>' };
    const { status, text } = await stage.page(`/checkout/${sessionId}`, form);
    expect(status).toBe(422);
    for (const words of ['Only test cards work here', 'Enter the date as month and year']) {
      expect(text).toContain(words);
    }
    expect(text).toContain('value="4111 1111 1111 1111"');
    expect(text).toContain('value="&lt;b&gt;"');
    const empty = await stage.page(`/checkout/${sessionId}`, {});
    expect(empty.status).toBe(422);
    const declined = await stage.page(`/checkout/${sessionId}`, {
      ...FORM,
      number: '4000000000000002',
    });
    expect([declined.status, declined.text.includes('Your card was declined.')]).toEqual([
      422,
      true,
    ]);
  });

  it('asks for authentication on a page of its own', async () => {
    const { sessionId } = await stage.open();
    const challenge = `/sandbox-pay/checkout/${sessionId}/challenge`;
    const asked = await stage.page(`/checkout/${sessionId}`, {
      ...FORM,
      number: '4000002500003155',
    });
    expect(asked.location).toBe(challenge);
    const failed = await stage.page(`/checkout/${sessionId}/challenge`, { answer: 'fail' });
    expect([failed.status, failed.text.includes('We couldn’t authenticate')]).toEqual([422, true]);
    await stage.page(`/checkout/${sessionId}`, { ...FORM, number: '4000002500003155' });
    const done = await stage.page(`/checkout/${sessionId}/challenge`, { answer: 'complete' });
    expect(done.location).toMatch(/^http:\/\/localhost:3000\/done/);
  });

  it('is paid once by two that pay at the same time', async () => {
    const { sessionId, customerId } = await stage.open();
    await Promise.all([1, 2, 3].map(() => stage.page(`/checkout/${sessionId}`, FORM)));
    const { body } = await stage.call(`/customers/${customerId}`);
    expect([body.payments.length, body.subscriptions.length]).toEqual([1, 1]);
  });

  it('says so when it has expired or never was', async () => {
    const { sessionId } = await stage.open();
    await stage.call('/clock', { byMs: 25 * 3_600_000 });
    expect((await stage.page(`/checkout/${sessionId}`)).status).toBe(410);
    expect((await stage.page(`/checkout/${sessionId}`, FORM)).status).toBe(410);
    expect((await stage.page('/checkout/cs_none')).status).toBe(404);
    expect((await stage.page('/checkout/cs_none', FORM)).status).toBe(404);
  });
});

describe('the look of the pages', () => {
  it('uses only colors and sizes that the student site has', async () => {
    const { sessionId } = await stage.open();
    const { text } = await stage.page(`/checkout/${sessionId}`);
    const sheets = [...text.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)];
    const answers = await Promise.all(
      sheets.map(async ([, href = '']) => (await fetch(`${stage.origin}${href}`)).text()),
    );
    const css = answers.join('\n');
    const names = (pattern: RegExp) => Array.from(css.matchAll(pattern), ([, name]) => name);
    const known = names(/(--[\w-]+):/g);
    const used = names(/var\((--[\w-]+)/g);
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter((name) => !known.includes(name))).toEqual([]);
    expect(css.match(/^\s*(?:color|background|border-color):[^;]*#/gm)).toBeNull();
  });
});

describe('the billing page', () => {
  it('replaces the card, and pays what is open with it', async () => {
    const { sessionId, customerId } = await stage.open();
    await stage.page(`/checkout/${sessionId}`, { ...FORM, number: '4000000000000341' });
    await stage.call('/clock', { byMs: 8 * 86_400_000 });
    const returnUrl = 'http://localhost:3000/subscription';
    const { body } = await stage.call('/portal', { customerId, returnUrl });
    const place = `/portal/${body.id}`;
    expect((await stage.page(place)).text).toContain('Payment failed');
    const declined = await stage.page(place, { ...FORM, number: '4000000000000002' });
    expect(declined.status).toBe(422);
    expect((await stage.page(place, FORM)).status).toBe(303);
    const { text } = await stage.page(`${place}?saved=yes`);
    expect(text).toContain('Your card was updated.');
    expect(text).toContain('Active');
    expect((await stage.page('/portal/bps_none')).status).toBe(404);
  });
});

describe('the control page', () => {
  const own = { 'sec-fetch-site': 'same-origin' };

  it('moves the clock, refunds and disputes', async () => {
    const { sessionId, customerId } = await stage.open();
    await stage.page(`/checkout/${sessionId}`, FORM);
    const { body } = await stage.call(`/customers/${customerId}`);
    const payment = `/control/payments/${body.payments[0].id}`;
    expect((await stage.page('/control/clock', { hours: '24' }, own)).status).toBe(303);
    expect((await stage.page(`${payment}/refund`, { cents: '500' }, own)).status).toBe(303);
    expect((await stage.page(`${payment}/dispute`, {}, own)).status).toBe(303);
    const after = (await stage.call(`/customers/${customerId}`)).body;
    expect(after).toMatchObject({
      refunds: [{ amountCents: 500 }],
      disputes: [{ amountCents: 1499, status: 'needs_response' }],
    });
    const close = `/control/disputes/${after.disputes[0].id}/close`;
    expect((await stage.page(close, { outcome: 'lost' }, own)).status).toBe(303);
    const { text } = await stage.page('/control?done=closed');
    expect(text).toContain('The dispute is closed.');
    expect(text).toContain('<td>ann@example.org</td>');
    expect((await stage.page('/control/clock', { hours: 'x' }, own)).status).toBe(400);
  });

  it('takes no form from another site', async () => {
    for (const site of ['', 'none', 'same-site', 'cross-site']) {
      const headers = { 'sec-fetch-site': site };
      const { status } = await stage.page('/control/clock', { hours: '24' }, headers);
      expect(status).toBe(403);
    }
    expect((await stage.call('/clock')).body.offsetMs).toBe(0);
  });
});

describe('the state file', () => {
  it('holds no card number and no secret', async () => {
    const { sessionId } = await stage.open();
    await stage.page(`/checkout/${sessionId}`, FORM);
    const text = readFileSync(path.join(stage.folder, 'pay-sandbox.json'), 'utf8');
    expect(text).toContain('"last4":"4242"');
    for (const secret of ['42424242', KEY, SECRET]) expect(text).not.toContain(secret);
  });

  it('that is broken stops the start with words about it', async () => {
    await stage.stop();
    writeFileSync(path.join(stage.folder, 'pay-sandbox.json'), '{"version":1');
    await expect(stage.start()).rejects.toThrow(/pay-sandbox\.json is not what .* Remove it/);
  });
});

describe('the settings', () => {
  const sound = {
    PUBLIC_URL: 'http://localhost:3000/',
    DATA_DIR: '/data',
    SANDBOX_GATEWAY_PORT: '3010',
    SANDBOX_GATEWAY_KEY: KEY,
    SANDBOX_WEBHOOK_SECRET: SECRET,
    SANDBOX_WEBHOOK_URL: 'http://127.0.0.1:3001/api/v1/webhooks/sandbox',
  };

  it('are refused in production, whatever else they say', () => {
    expect(readSettings(sound)).toMatchObject({ publicUrl: 'http://localhost:3000', port: 3010 });
    expect(() => readSettings({ ...sound, NODE_ENV: 'production' })).toThrow(
      /refuses to start if NODE_ENV is production/,
    );
  });

  it('name what is missing', () => {
    expect(() => readSettings({ ...sound, SANDBOX_GATEWAY_KEY: 'short' })).toThrow(
      /SANDBOX_GATEWAY_KEY: expected at least 32 characters/,
    );
  });
});
