import { makeAppendOnly } from '@prepward/platform/database';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The ledger of money and grants, whose rows are only ever added, and the subscriptions derived from it
 * (docs/decisions/0030-ledger.md). Columns of `subscriptions` have defaults, and unread ones of
 * `profiles` stay, because the previous release still uses them.
 */
export class BillingLedger1795430000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
    for (const table of APPEND_ONLY) await makeAppendOnly(runner, table);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DELETE FROM append_only_tables WHERE name IN (${APPEND_ONLY.map((name) => `'${name}'`).join(', ')})`,
    );
    await runner.query("DELETE FROM subscriptions WHERE source <> 'grant'");
    await runner.query(
      `ALTER TABLE subscriptions DROP COLUMN source, DROP COLUMN source_id, DROP COLUMN starts_at,
         DROP COLUMN paid_until, DROP COLUMN renews, DROP COLUMN next_cents,
         DROP COLUMN next_currency, DROP COLUMN failed_at, DROP COLUMN cut_by`,
    );
    await runner.query(`DROP TABLE subscription_watch, ${[...APPEND_ONLY].reverse().join(', ')}`);
  }
}

const APPEND_ONLY = [
  'billing_customers',
  'orders',
  'checkout_states',
  'payments',
  'payment_failures',
  'refunds',
  'disputes',
  'subscription_states',
  'webhook_events',
  'grants',
  'subscription_requests',
  'refund_requests',
  'refund_decisions',
  'subscription_notices',
];

const NOW = 'timestamptz NOT NULL DEFAULT clock_timestamp()';
/** Order of the rows in a table; of several about the same thing, the last one is current. */
const SEQUENCE = 'seq integer GENERATED ALWAYS AS IDENTITY NOT NULL';

const STATEMENTS = [
  `CREATE TABLE billing_customers (
    gateway text NOT NULL,
    customer_id text NOT NULL,
    user_id uuid NOT NULL,
    created_at ${NOW},
    PRIMARY KEY (gateway, customer_id)
  )`,
  'CREATE UNIQUE INDEX billing_customers_user ON billing_customers (gateway, user_id)',
  `CREATE TABLE orders (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    gateway text NOT NULL,
    item text NOT NULL,
    amount_cents integer NOT NULL,
    currency text NOT NULL,
    idempotency_key text,
    created_at ${NOW},
    PRIMARY KEY (id)
  )`,
  'CREATE INDEX orders_user ON orders (user_id, created_at)',
  'CREATE UNIQUE INDEX orders_idempotency ON orders (user_id, idempotency_key)',
  `CREATE TABLE checkout_states (
    ${SEQUENCE},
    order_id uuid NOT NULL,
    session_id text NOT NULL,
    state text NOT NULL,
    url text,
    created_at ${NOW},
    PRIMARY KEY (seq)
  )`,
  'CREATE INDEX checkout_states_order ON checkout_states (order_id)',
  `CREATE TABLE payments (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    gateway text NOT NULL,
    gateway_id text NOT NULL,
    order_id uuid,
    subscription_id text,
    item text,
    amount_cents integer NOT NULL,
    tax_cents integer NOT NULL,
    currency text NOT NULL,
    period_start timestamptz,
    period_end timestamptz,
    paid_at timestamptz NOT NULL,
    created_at ${NOW},
    PRIMARY KEY (id)
  )`,
  'CREATE UNIQUE INDEX payments_gateway ON payments (gateway, gateway_id)',
  'CREATE INDEX payments_user ON payments (user_id)',
  'CREATE INDEX payments_order ON payments (order_id)',
  `CREATE TABLE payment_failures (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    gateway text NOT NULL,
    gateway_id text NOT NULL,
    subscription_id text NOT NULL,
    item text,
    amount_cents integer NOT NULL,
    currency text NOT NULL,
    period_start timestamptz NOT NULL,
    period_end timestamptz NOT NULL,
    failed_at timestamptz NOT NULL,
    created_at ${NOW},
    PRIMARY KEY (id)
  )`,
  'CREATE UNIQUE INDEX payment_failures_gateway ON payment_failures (gateway, gateway_id)',
  'CREATE INDEX payment_failures_user ON payment_failures (user_id)',
  ...['refunds', 'disputes'].flatMap((table) => [
    `CREATE TABLE ${table} (
      ${SEQUENCE},
      id uuid NOT NULL,
      gateway_id text NOT NULL,
      payment_id uuid NOT NULL,
      amount_cents integer NOT NULL,
      currency text NOT NULL,
      status text NOT NULL,
      ${table === 'disputes' ? 'reason text NOT NULL,' : ''}
      happened_at timestamptz NOT NULL,
      created_at ${NOW},
      PRIMARY KEY (seq)
    )`,
    `CREATE UNIQUE INDEX ${table}_id ON ${table} (id)`,
    `CREATE INDEX ${table}_status ON ${table} (payment_id, gateway_id, status)`,
    `ALTER TABLE ${table} ADD CONSTRAINT xfk_${table}_payment FOREIGN KEY (payment_id) REFERENCES payments(id)`,
  ]),
  `CREATE TABLE subscription_states (
    ${SEQUENCE},
    user_id uuid NOT NULL,
    gateway text NOT NULL,
    subscription_id text NOT NULL,
    order_id uuid,
    plan text,
    status text NOT NULL,
    started_at timestamptz NOT NULL,
    period_end timestamptz NOT NULL,
    cancel_at_period_end boolean NOT NULL,
    ended_at timestamptz,
    next_cents integer,
    next_currency text,
    created_at ${NOW},
    PRIMARY KEY (seq)
  )`,
  'CREATE INDEX subscription_states_user ON subscription_states (user_id)',
  `CREATE TABLE webhook_events (
    gateway text NOT NULL,
    event_id text NOT NULL,
    type text NOT NULL,
    customer_id text,
    sent_at timestamptz NOT NULL,
    created_at ${NOW},
    PRIMARY KEY (gateway, event_id)
  )`,
  `CREATE TABLE grants (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    plan text NOT NULL,
    starts_at timestamptz NOT NULL,
    ends_at timestamptz,
    revokes uuid,
    operator text NOT NULL,
    reason text NOT NULL,
    created_at ${NOW},
    PRIMARY KEY (id)
  )`,
  'CREATE INDEX grants_user ON grants (user_id)',
  'CREATE UNIQUE INDEX grants_revokes ON grants (revokes)',
  `CREATE TABLE subscription_requests (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    subscription_id text NOT NULL,
    wish text NOT NULL,
    plan text,
    reason text,
    comment text,
    created_at ${NOW},
    PRIMARY KEY (id)
  )`,
  'CREATE INDEX subscription_requests_user ON subscription_requests (user_id)',
  `CREATE TABLE refund_requests (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    payment_id uuid NOT NULL,
    reason text NOT NULL,
    created_at ${NOW},
    PRIMARY KEY (id)
  )`,
  'CREATE UNIQUE INDEX refund_requests_payment ON refund_requests (payment_id)',
  'CREATE INDEX refund_requests_created ON refund_requests (created_at)',
  `ALTER TABLE refund_requests ADD CONSTRAINT xfk_refund_requests_payment FOREIGN KEY (payment_id) REFERENCES payments(id)`,
  `CREATE TABLE refund_decisions (
    request_id uuid NOT NULL,
    decision text NOT NULL,
    operator text NOT NULL,
    note text NOT NULL,
    created_at ${NOW},
    PRIMARY KEY (request_id)
  )`,
  `ALTER TABLE refund_decisions ADD CONSTRAINT xfk_refund_decisions_request FOREIGN KEY (request_id) REFERENCES refund_requests(id)`,
  `ALTER TABLE subscriptions
     ADD source text NOT NULL DEFAULT 'grant',
     ADD source_id text,
     ADD starts_at ${NOW},
     ADD paid_until timestamptz,
     ADD renews boolean NOT NULL DEFAULT false,
     ADD next_cents integer,
     ADD next_currency text,
     ADD failed_at timestamptz,
     ADD cut_by text`,
  `UPDATE subscriptions SET source_id = id::text, starts_at = created_at, paid_until = ends_at`,
  `INSERT INTO grants (id, user_id, plan, starts_at, ends_at, operator, reason, created_at)
   SELECT id, user_id, plan, created_at, ends_at, 'migration', 'Granted before there was a ledger', created_at
   FROM subscriptions`,
  `CREATE TABLE subscription_watch (
    user_id uuid NOT NULL,
    due_at timestamptz NOT NULL,
    PRIMARY KEY (user_id)
  )`,
  'CREATE INDEX subscription_watch_due ON subscription_watch (due_at)',
  `ALTER TABLE subscription_watch ADD CONSTRAINT xfk_subscription_watch_user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE`,
  `INSERT INTO subscription_watch (user_id, due_at)
   SELECT DISTINCT user_id, clock_timestamp() FROM subscriptions WHERE ends_at > clock_timestamp()`,
  `CREATE TABLE subscription_notices (
    user_id uuid NOT NULL,
    kind text NOT NULL,
    about timestamptz NOT NULL,
    created_at ${NOW},
    PRIMARY KEY (user_id, kind, about)
  )`,
];
