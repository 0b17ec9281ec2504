import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestService } from '@prepward/testing/processes';
import { DataSource } from 'typeorm';
import { SyncMarkRepository } from '../../libs/modules/billing/ledger/sync-mark.repository.js';
import type { TestSession } from './harness.js';
import { BANK_DEBIT_EVENTS, permutations, StripeShop } from './stripe-shop.js';

let shop: StripeShop;
let twin: { url: string; service: TestService };
beforeAll(async () => {
  shop = await StripeShop.start();
  twin = await shop.api.startTwin();
}, 240_000);
afterAll(async () => {
  await twin.service.stop();
  await shop.stop();
  expect(shop.stripe.refusals).toEqual([]);
});

/** A student who paid for a week, without any event. */
async function buyer(): Promise<{ who: TestSession; customer: unknown }> {
  const who = await shop.student();
  const { customer } = shop.pay(await shop.checkout(who, { plan: 'weekly' }));
  return { who, customer };
}

function subscriptionOf(customer: unknown) {
  const found = shop.stripe.world.subscriptions.find((each) => each.customer === customer);
  if (found === undefined) throw new Error('Stripe has no subscription');
  return found;
}

/** Asks until something holds. */
async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 30_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

async function states({ userId }: TestSession): Promise<string[]> {
  const rows = await shop.api.sql<{ status: string }>(
    'SELECT status FROM subscription_states WHERE user_id = $1 ORDER BY seq',
    [userId],
  );
  return rows.map(({ status }) => status);
}

describe('while Stripe takes its time to answer', () => {
  it('no transaction is open, the student can go on, and webhooks meanwhile end right', async () => {
    const { who, customer } = await buyer();
    await shop.tell({ object: 'x', customer });
    const { body } = await shop.api.call('GET', '/api/v1/payments', { token: who.access });
    const held = shop.stripe.hold('GET /v1/invoices', 'after');
    const slow = shop.tell({ object: 'x', customer });
    await held.reached;
    const [moment] = await shop.api.sql<{ at: string }>('SELECT clock_timestamp()::text AS at');
    const openSince = () =>
      shop.api.sql(
        `SELECT 1 FROM pg_stat_activity
         WHERE datname = current_database() AND state = 'idle in transaction'
           AND xact_start < $1::timestamptz`,
        [moment?.at],
      );
    // Other transactions, open for a moment, end on their own.
    await until('the end of transactions', async () => (await openSince()).length === 0);
    // Needs the lock that every writer about this student takes.
    const asked = await shop.api.call(
      'POST',
      `/api/v1/payments/${body.items[0].id}/refund-request`,
      { token: who.access, body: { reason: 'I passed' } },
    );
    expect(asked.status).toBe(202);
    subscriptionOf(customer).cancel_at_period_end = true;
    const meanwhile = [shop.tell({ object: 'x', customer }), shop.tell({ object: 'x', customer })];
    expect(await shop.tellAt(twin.url, { object: 'x', customer })).toBe(200);
    held.release();
    expect((await slow).status).toBe(200);
    for (const answer of await Promise.all(meanwhile)) expect(answer.status).toBe(200);
    expect(await shop.access(who)).toMatchObject({ state: 'active', renews: false });
    expect(await shop.ledger(who)).toMatchObject({ payments: 1, states: 2 });
  }, 60_000);
});

describe('who is asked about each day', () => {
  it('is first whom no one asked about yet, then who waits longest', async () => {
    const [lately, long, never] = [randomUUID(), randomUUID(), randomUUID()];
    // In their own order, and apart from the other tests' students.
    for (const [id, ago] of [
      [lately, '1 hour'],
      [never, null],
      [long, '2 days'],
    ]) {
      await shop.api.sql(
        `INSERT INTO billing_customers (gateway, customer_id, user_id)
         VALUES ('sandbox', 'cus_' || $1::text, $1::uuid)`,
        [id],
      );
      if (ago === null) continue;
      await shop.api.sql(
        `INSERT INTO billing_syncs (gateway, user_id, begun_at)
         VALUES ('sandbox', $1, now() - $2::interval)`,
        [id, ago],
      );
    }
    const dataSource = new DataSource({ type: 'postgres', url: shop.api.databaseUrl });
    await dataSource.initialize();
    try {
      const marks = new SyncMarkRepository(dataSource);
      expect(await marks.longestAgo('sandbox')).toEqual([never, long, lately]);
    } finally {
      await dataSource.destroy();
    }
  });
});

describe('of two processes that ask at once', () => {
  it('the one that began first and ends last does not bring back what was', async () => {
    const { who, customer } = await buyer();
    await shop.tell({ object: 'x', customer });
    const held = shop.stripe.hold('GET /v1/subscriptions', 'after');
    const old = shop.tell({ object: 'x', customer });
    await held.reached;
    shop.stripe.world.cancel(subscriptionOf(customer));
    expect(await shop.tellAt(twin.url, { object: 'x', customer })).toBe(200);
    expect(await states(who)).toEqual(['active', 'ended']);
    held.release();
    expect((await old).status).toBe(200);
    expect(await states(who)).toEqual(['active', 'ended']);
  }, 60_000);

  it('the one that began last and saw less asks again', async () => {
    const { who, customer } = await buyer();
    await shop.tell({ object: 'x', customer });
    // The first looks late, and sees the end; the second looked early, and answers last.
    const late = shop.stripe.hold('GET /v1/subscriptions', 'before');
    const first = shop.tell({ object: 'x', customer });
    await late.reached;
    const early = shop.stripe.hold('GET /v1/subscriptions', 'after');
    const second = shop.tellAt(twin.url, { object: 'x', customer });
    await early.reached;
    shop.stripe.world.cancel(subscriptionOf(customer));
    late.release();
    expect((await first).status).toBe(200);
    expect(await states(who)).toEqual(['active', 'ended']);
    early.release();
    expect(await second).toBe(200);
    expect(await states(who)).toEqual(['active', 'ended']);
  }, 60_000);

  it('both store their webhooks, and payments are there once', async () => {
    const { who, customer } = await buyer();
    const events = Array.from({ length: 12 }, (_, i) => `evt_both_${i}`);
    const statuses = await Promise.all(
      events.map((id, i) =>
        i % 2 === 0
          ? shop.tellAt(twin.url, { object: 'x', customer }, { id })
          : shop.tell({ object: 'x', customer }, { id }).then(({ status }) => status),
      ),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    const stored = await shop.api.sql(
      `SELECT 1 FROM webhook_events WHERE event_id LIKE 'evt_both_%'`,
    );
    expect(stored).toHaveLength(events.length);
    expect(await shop.ledger(who)).toMatchObject({ payments: 1, states: 1, periods: 1 });
  }, 60_000);
});

describe('an account that is erased', () => {
  /** What the worker does, without the wait. */
  async function erase({ userId }: TestSession): Promise<void> {
    await shop.api.sql(
      `INSERT INTO account_deletions (id, user_id, due_at, told_at)
       VALUES (gen_random_uuid(), $1, now() - interval '2 hours', now() - interval '1 hour')`,
      [userId],
    );
    await shop.api.sql(
      `SELECT cut_identity(id, gen_random_uuid(), email) FROM users WHERE id = $1`,
      [userId],
    );
    await shop.api.sql('DELETE FROM users WHERE id = $1', [userId]);
  }
  /** Billing tables with a row that names a student. */
  async function named({ userId }: TestSession): Promise<string[]> {
    const tables = [
      'orders',
      'payments',
      'subscription_states',
      'billing_customers',
      'billing_syncs',
    ];
    const found: string[] = [];
    for (const table of tables) {
      const rows = await shop.api.sql(`SELECT 1 FROM ${table} WHERE user_id = $1`, [userId]);
      if (rows.length > 0) found.push(table);
    }
    return found;
  }

  it.each([
    ['customer', 'POST /v1/customers'],
    ['checkout', 'POST /v1/checkout/sessions'],
  ] as const)('while its %s is being made can pay nothing', async (_, call) => {
    const buyer = await shop.student();
    const before = shop.stripe.world.sessions.length;
    const held = shop.stripe.hold(call, 'after');
    const opening = shop.post('/api/v1/checkout', buyer, { plan: 'weekly' });
    await held.reached;
    await erase(buyer);
    held.release();
    const { status, body } = await opening;
    expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
    const opened = shop.stripe.world.sessions.slice(before);
    expect(opened.filter((each) => each.status !== 'expired')).toEqual([]);
    expect(await named(buyer)).toEqual([]);
    const orders = opened.map((each) => each.client_reference_id);
    const sql = 'SELECT DISTINCT url FROM checkout_states WHERE order_id::text = ANY ($1)';
    expect(await shop.api.sql(sql, [orders])).toEqual(orders.map(() => ({ url: null })));
  });

  it('while the gateway is asked about it gets no new row', async () => {
    const buyer = await shop.student();
    const paid = shop.pay(await shop.checkout(buyer, { product: 'test-bank-math' }));
    await shop.api.sql('DELETE FROM billing_syncs WHERE user_id = $1', [buyer.userId]);
    const held = shop.stripe.hold('GET /v1/checkout/sessions', 'after');
    const event = { id: `evt_erased_${buyer.userId}`, type: 'checkout.session.completed' };
    const telling = shop.tell(paid, event);
    await held.reached;
    await erase(buyer);
    held.release();
    expect((await telling).status).toBe(503);
    expect(await named(buyer)).toEqual([]);
    // Sent again, it's about an account that is gone: the money goes back.
    expect((await shop.tell(paid, event)).status).toBe(200);
    expect(shop.chargeOf(paid.customer)).toMatchObject({ amount: 2999, amount_refunded: 2999 });
    expect(await named(buyer)).toEqual([]);
  });
});

describe('webhooks of a bank debit', () => {
  it('grant nothing before it is paid, in every order and at every moment', async () => {
    const ends = new Set<string>();
    for (const [index, order] of permutations(BANK_DEBIT_EVENTS).entries()) {
      const buyer = await shop.student();
      const session = shop.payByBank(await shop.checkout(buyer, { plan: 'weekly' }));
      // Some of them come before the bank has paid, and some after.
      const before = index % (order.length + 1);
      const tell = async (type: string) => {
        const event = { id: `evt_${type}_${buyer.userId}`, type };
        expect((await shop.tell(session, event)).status).toBe(200);
        expect((await shop.tell(session, event)).status).toBe(200);
      };
      for (const type of order.slice(0, before)) await tell(type);
      expect((await shop.ledger(buyer)).payments).toBe(0);
      expect((await shop.access(buyer)).state).toBe('free');
      shop.settleDebit(session, true);
      for (const type of order.slice(before)) await tell(type);
      // If all of them came too early, one more comes after the payment.
      if (before === order.length) await tell('charge.succeeded');
      expect((await shop.access(buyer)).state).toBe('active');
      const { states: _, ...ledger } = await shop.ledger(buyer);
      ends.add(JSON.stringify(ledger));
    }
    expect([...ends].map((text) => JSON.parse(text))).toEqual([
      {
        orders: 1,
        payments: 1,
        refunds: 0,
        periods: 1,
        events: ['payment.received', 'subscription.activated'],
      },
    ]);
  }, 180_000);
});
