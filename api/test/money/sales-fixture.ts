import { DAY_MS } from '@prepward/contracts/durations';
import type { MoneyRows } from './rows.js';

const START = Date.parse('2026-06-01T12:00:00Z');
export const day = (days: number) => new Date(START + days * DAY_MS);
/** Ids that are easy to recognize. */
export const id = (n: number) => `00000000-0000-4000-8000-0000000000${String(n).padStart(2, '0')}`;

/** The student whom most rows belong to, and one who has a few. */
export const [own, other] = [id(1), id(2)];

type Insert = (table: string, columns: string, ...rows: unknown[][]) => Promise<unknown>;

/** Adds rows, each a list of the values of its columns. */
export const insertInto =
  (money: MoneyRows): Insert =>
  (table, columns, ...rows) =>
    Promise.all(
      rows.map((row) =>
        money.sql(
          `INSERT INTO ${table} (${columns}) VALUES (${row.map((_, i) => `$${i + 1}`).join(', ')})`,
          row,
        ),
      ),
    );

/** Two students at two gateways, each row unlike the others. */
export async function fillSales(money: MoneyRows): Promise<void> {
  const insert = insertInto(money);
  await orders(insert);
  await payments(insert);
  await returns(insert);
  await requests(insert);
  await webhooks(insert);
}

async function orders(insert: Insert): Promise<void> {
  await insert(
    'orders',
    'id, user_id, gateway, item, amount_cents, currency, created_at',
    [id(11), own, 'stripe', 'weekly', 1999, 'usd', day(3)],
    [id(12), own, 'stripe', 'test-bank-math', 2999, 'usd', day(1)],
    [id(13), other, 'stripe', 'monthly', 4999, 'usd', day(4)],
    [id(14), other, 'sandbox', 'weekly', 1999, 'usd', day(2)],
    [id(15), other, 'sandbox', 'monthly', 4999, 'usd', day(5)],
  );
  for (const [order, state] of [
    [id(11), 'open'],
    [id(11), 'complete'],
    [id(12), 'open'],
    [id(12), 'failed'],
    [id(13), 'processing'],
    [id(14), 'open'],
  ]) {
    await insert('checkout_states', 'order_id, session_id, state', [
      order,
      `cs of ${order}`,
      state,
    ]);
  }
}

async function payments(insert: Insert): Promise<void> {
  await insert(
    'payments',
    `id, user_id, gateway, gateway_id, order_id, subscription_id, item, amount_cents, tax_cents,
     currency, period_start, period_end, paid_at`,
    ...([
      [
        id(21),
        own,
        'stripe',
        'in_1',
        id(11),
        'sub_1',
        'weekly',
        2149,
        150,
        'usd',
        day(3),
        day(10),
        day(3),
      ],
      [
        id(22),
        own,
        'stripe',
        'in_2',
        null,
        'sub_1',
        null,
        1999,
        0,
        'usd',
        day(10),
        day(17),
        day(10),
      ],
      [id(23), other, 'sandbox', 'in_1', null, null, 'weekly', 500, 0, 'usd', null, null, day(4)],
    ] as unknown[][]),
  );
}

async function returns(insert: Insert): Promise<void> {
  const backs: unknown[][] = [
    [id(31), 're_1', id(21), 100, 'pending', day(4)],
    [id(32), 're_1', id(21), 100, 'succeeded', day(4)],
    [id(33), 're_2', id(21), 300, 'pending', day(5)],
    [id(34), 're_3', id(21), 700, 'succeeded', day(6)],
    [id(35), 're_3', id(21), 700, 'failed', day(6)],
    [id(36), 're_1', id(23), 50, 'succeeded', day(6)],
  ];
  for (const [gone, gatewayId, payment, cents, status, at] of backs) {
    await insert(
      'refunds',
      'id, gateway_id, payment_id, amount_cents, currency, status, happened_at',
      [gone, gatewayId, payment, cents, 'usd', status, at],
    );
  }
  const disputes: unknown[][] = [
    [id(41), 'dp_1', id(21), 2149, 'open', day(7), 'fraudulent'],
    [id(42), 'dp_1', id(23), 500, 'inquiry', day(9), 'general'],
    [id(43), 'dp_2', id(21), 100, 'open', day(8), 'duplicate'],
    [id(44), 'dp_1', id(21), 2149, 'lost', day(7), 'fraudulent'],
  ];
  for (const [claim, gatewayId, payment, cents, status, at, reason] of disputes) {
    await insert(
      'disputes',
      'id, gateway_id, payment_id, amount_cents, currency, status, happened_at, reason',
      [claim, gatewayId, payment, cents, 'usd', status, at, reason],
    );
  }
}

async function requests(insert: Insert): Promise<void> {
  await insert('refund_requests', 'id, user_id, payment_id, reason, created_at', [
    id(51),
    own,
    id(21),
    'I passed',
    day(5),
  ]);
  await insert('refund_requests', 'id, user_id, payment_id, reason, created_at', [
    id(52),
    own,
    id(22),
    'Again',
    day(4),
  ]);
  await insert('refund_requests', 'id, user_id, payment_id, reason, created_at', [
    id(53),
    other,
    id(23),
    'Mine',
    day(4),
  ]);
  await insert('refund_decisions', 'request_id, decision, operator, note', [
    id(51),
    'declined',
    'keeper',
    'Used a lot',
  ]);
}

async function webhooks(insert: Insert): Promise<void> {
  await insert(
    'billing_customers',
    'gateway, customer_id, user_id',
    ['stripe', 'cus_1', own],
    ['sandbox', 'cus_1', other],
    ['stripe', 'cus_2', other],
  );
  await insert(
    'webhook_events',
    'gateway, event_id, type, customer_id, sent_at, created_at, payload',
    ['stripe', 'evt_1', 'invoice.paid', 'cus_1', day(3), day(4), { said: 1 }],
    ['sandbox', 'evt_1', 'charge.refunded', 'cus_1', day(4), day(3), null],
    ['stripe', 'evt_2', 'charge.refunded', null, day(5), day(5), null],
  );
}
