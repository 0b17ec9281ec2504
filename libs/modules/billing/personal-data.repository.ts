import { randomUUID } from 'node:crypto';
import { kinds, statement } from '@prepward/platform/database';
import type { PersonalData, PersonalTable } from '@prepward/platform/personal';

const { int, text, timestamptz, uuid } = kinds;

const PAYMENTS = statement(
  'billing.export-payments',
  `SELECT id, item, amount_cents, tax_cents, currency, period_start, period_end, paid_at
   FROM payments WHERE user_id = $1 ORDER BY paid_at`,
  {
    params: [uuid],
    row: {
      id: uuid,
      item: text.nullable,
      amount_cents: int,
      tax_cents: int,
      currency: text,
      period_start: timestamptz.nullable,
      period_end: timestamptz.nullable,
      paid_at: timestamptz,
    },
  },
);

const REFUNDS = statement(
  'billing.export-refunds',
  `SELECT r.payment_id, r.amount_cents, r.currency, r.status, r.happened_at
   FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.user_id = $1
   ORDER BY r.seq`,
  {
    params: [uuid],
    row: {
      payment_id: uuid,
      amount_cents: int,
      currency: text,
      status: text,
      happened_at: timestamptz,
    },
  },
);

const ORDERS = statement(
  'billing.export-orders',
  `SELECT id, item, amount_cents, currency, created_at FROM orders WHERE user_id = $1
   ORDER BY created_at`,
  {
    params: [uuid],
    row: { id: uuid, item: text, amount_cents: int, currency: text, created_at: timestamptz },
  },
);

const WISHES = statement(
  'billing.export-subscription-requests',
  `SELECT wish, plan, reason, comment, created_at FROM subscription_requests WHERE user_id = $1
   ORDER BY created_at`,
  {
    params: [uuid],
    row: {
      wish: text,
      plan: text.nullable,
      reason: text.nullable,
      comment: text.nullable,
      created_at: timestamptz,
    },
  },
);

const REFUND_WISHES = statement(
  'billing.export-refund-requests',
  `SELECT q.payment_id, q.reason, q.created_at, d.decision, d.note
   FROM refund_requests q LEFT JOIN refund_decisions d ON d.request_id = q.id
   WHERE q.user_id = $1 ORDER BY q.created_at`,
  {
    params: [uuid],
    row: {
      payment_id: uuid,
      reason: text,
      created_at: timestamptz,
      decision: text.nullable,
      note: text.nullable,
    },
  },
);

const GIVEN = statement(
  'billing.export-grants',
  `SELECT plan, starts_at, ends_at, created_at FROM grants WHERE user_id = $1 ORDER BY created_at`,
  {
    params: [uuid],
    row: {
      plan: text,
      starts_at: timestamptz,
      ends_at: timestamptz.nullable,
      created_at: timestamptz,
    },
  },
);

// The application may not change these tables: the function runs with the owner's rights, and works only
// for an account whose deletion is due (docs/decisions/0046-erasure.md).
const CUT_IDENTITY = statement('billing.cut-identity', 'SELECT cut_identity($1, $2, $3)', {
  params: [uuid, uuid, text],
});

const staying = (...keeps: string[]): PersonalTable => ({
  end: 'cut-off',
  because: 'records of money are kept as long as tax law asks, without the person',
  keeps,
});

/** Money, and the staff's log: the same function removes the person from both. */
export const BILLING_PERSONAL_DATA: PersonalData = {
  tables: {
    billing_customers: { end: 'deleted' },
    billing_syncs: { end: 'deleted' },
    orders: staying('gateway', 'item', 'currency'),
    checkout_states: staying('session_id', 'state'),
    payments: staying('gateway', 'gateway_id', 'subscription_id', 'item', 'currency'),
    payment_failures: staying('gateway', 'gateway_id', 'subscription_id', 'item', 'currency'),
    refunds: staying('gateway_id', 'currency', 'status'),
    disputes: staying('gateway_id', 'currency', 'status', 'reason'),
    subscription_states: staying('gateway', 'subscription_id', 'plan', 'status', 'next_currency'),
    webhook_events: staying('gateway', 'event_id', 'type'),
    grants: staying('plan'),
    subscription_requests: staying('subscription_id', 'wish', 'plan'),
    refund_requests: staying(),
    refund_decisions: staying('decision'),
    refund_attempts: staying('state'),
  },
  exports: [
    {
      name: 'payments',
      about: 'What you paid, in cents.',
      rows: (on, { id }) => PAYMENTS.all(on, [id]),
    },
    { name: 'refunds', about: 'What we paid back.', rows: (on, { id }) => REFUNDS.all(on, [id]) },
    { name: 'orders', about: 'What you ordered.', rows: (on, { id }) => ORDERS.all(on, [id]) },
    {
      name: 'subscription-changes',
      about: 'Changes to your plan that you asked for.',
      rows: (on, { id }) => WISHES.all(on, [id]),
    },
    {
      name: 'refund-requests',
      about: 'Refunds you asked for, and what we decided.',
      rows: (on, { id }) => REFUND_WISHES.all(on, [id]),
    },
    { name: 'grants', about: 'Plans we gave you.', rows: (on, { id }) => GIVEN.all(on, [id]) },
  ],
  erasures: [(tx, { id, email }) => CUT_IDENTITY.run(tx, [id, randomUUID(), email])],
};
