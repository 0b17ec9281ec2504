import type { Currency } from '@prepward/contracts/money';
import type { GrantPlan, PlanId, ProductId } from '@prepward/contracts/plans';
import { kinds, statement } from '@prepward/platform/database';
import type { DisputeFact, RefundFact, SubscriptionFact } from '../domain/entitlement.js';

const { bigint, bool, int, text, timestamptz, uuid } = kinds;

export const LOCK = statement(
  'billing.lock-student',
  `SELECT pg_advisory_xact_lock(hashtextextended('billing ' || $1, 0))`,
  { params: [text] },
);

export const PAYMENT = {
  id: uuid,
  user_id: uuid,
  gateway_id: text,
  order_id: uuid.nullable,
  subscription_id: text.nullable,
  item: text.as<PlanId | ProductId>().nullable,
  amount_cents: int,
  tax_cents: int,
  balance_used_cents: int,
  balance_filled_cents: int,
  currency: text.as<Currency>(),
  period_start: timestamptz.nullable,
  period_end: timestamptz.nullable,
  paid_at: timestamptz,
};

const PAYMENT_COLUMNS = `id, user_id, gateway_id, order_id, subscription_id, item, amount_cents,
  tax_cents, balance_used_cents, balance_filled_cents, currency, period_start, period_end, paid_at`;

// A gateway's instants are whole seconds: within a second, the ledger's own order decides.
export const PAYMENTS = statement(
  'billing.payments-of',
  `SELECT ${PAYMENT_COLUMNS} FROM payments WHERE user_id = $1
   ORDER BY paid_at DESC, created_at DESC, id`,
  { params: [uuid], row: PAYMENT },
);

export const FIND_PAYMENT = statement(
  'billing.find-payment',
  `SELECT ${PAYMENT_COLUMNS} FROM payments WHERE id = $1`,
  { params: [uuid], row: PAYMENT },
);

export const FIND_PAYMENT_OF_ORDER = statement(
  'billing.find-payment-of-order',
  `SELECT ${PAYMENT_COLUMNS} FROM payments WHERE order_id = $1`,
  { params: [uuid], row: PAYMENT },
);

export const FAILURES = statement(
  'billing.failures-of',
  `SELECT id, gateway_id, subscription_id, item, amount_cents, currency, period_start, period_end,
          failed_at
   FROM payment_failures WHERE user_id = $1 ORDER BY failed_at DESC, id`,
  {
    params: [uuid],
    row: {
      id: uuid,
      gateway_id: text,
      subscription_id: text,
      item: text.as<PlanId>().nullable,
      amount_cents: int,
      currency: text.as<Currency>(),
      period_start: timestamptz,
      period_end: timestamptz,
      failed_at: timestamptz,
    },
  },
);

const REFUND = {
  id: uuid,
  gateway_id: text,
  payment_id: uuid,
  amount_cents: int,
  currency: text.as<Currency>(),
  status: text.as<RefundFact['status']>(),
  happened_at: timestamptz,
};

// A gateway may have several refunds of a payment: the latest state of each.
export const REFUNDS = statement(
  'billing.refunds-of',
  `SELECT DISTINCT ON (r.payment_id, r.gateway_id)
     r.id, r.gateway_id, r.payment_id, r.amount_cents, r.currency, r.status, r.happened_at
   FROM refunds r JOIN payments p ON p.id = r.payment_id
   WHERE p.user_id = $1 ORDER BY r.payment_id, r.gateway_id, r.seq DESC`,
  { params: [uuid], row: REFUND },
);

export const FIND_REFUND = statement(
  'billing.find-refund',
  `SELECT id, gateway_id, payment_id, amount_cents, currency, status, happened_at
   FROM refunds WHERE id = $1`,
  { params: [uuid], row: REFUND },
);

const DISPUTE = { ...REFUND, status: text.as<DisputeFact['status']>() };

export const DISPUTES = statement(
  'billing.disputes-of',
  `SELECT DISTINCT ON (d.payment_id, d.gateway_id)
     d.id, d.gateway_id, d.payment_id, d.amount_cents, d.currency, d.status, d.happened_at
   FROM disputes d JOIN payments p ON p.id = d.payment_id
   WHERE p.user_id = $1 ORDER BY d.payment_id, d.gateway_id, d.seq DESC`,
  { params: [uuid], row: DISPUTE },
);

export const FIND_DISPUTE = statement(
  'billing.find-dispute',
  `SELECT id, gateway_id, payment_id, amount_cents, currency, status, reason, happened_at
   FROM disputes WHERE id = $1`,
  { params: [uuid], row: { ...DISPUTE, reason: text } },
);

export const STATES = statement(
  'billing.subscription-states-of',
  `SELECT DISTINCT ON (subscription_id)
     seq, subscription_id, order_id, plan, status, started_at, period_end, cancel_at_period_end,
     ended_at, next_cents, next_currency
   FROM subscription_states WHERE user_id = $1 ORDER BY subscription_id, seq DESC`,
  {
    params: [uuid],
    row: {
      seq: int,
      subscription_id: text,
      order_id: uuid.nullable,
      plan: text.as<PlanId>().nullable,
      status: text.as<SubscriptionFact['status']>(),
      started_at: timestamptz,
      period_end: timestamptz,
      cancel_at_period_end: bool,
      ended_at: timestamptz.nullable,
      next_cents: int.nullable,
      next_currency: text.as<Currency>().nullable,
    },
  },
);

export const GRANTS = statement(
  'billing.grants-of',
  'SELECT id, plan, starts_at, ends_at, revokes FROM grants WHERE user_id = $1 ORDER BY created_at',
  {
    params: [uuid],
    row: {
      id: uuid,
      plan: text.as<GrantPlan>(),
      starts_at: timestamptz,
      ends_at: timestamptz.nullable,
      revokes: uuid.nullable,
    },
  },
);

/** Up to this many students after an id, in the order of their ids. */
export const STUDENTS_AFTER = statement(
  'billing.students-after',
  `(SELECT DISTINCT user_id FROM payments WHERE user_id > $1 ORDER BY user_id LIMIT $2)
   UNION
   (SELECT DISTINCT user_id FROM grants WHERE user_id > $1 ORDER BY user_id LIMIT $2)
   ORDER BY user_id LIMIT $2`,
  {
    params: [uuid, bigint],
    row: { user_id: uuid.because('both columns are NOT NULL; a union has no column of a table') },
  },
);

export const STUDENTS = statement(
  'billing.students',
  'SELECT user_id FROM payments UNION SELECT user_id FROM grants ORDER BY user_id',
  {
    params: [],
    row: { user_id: uuid.because('both columns are NOT NULL; a union has no column of a table') },
  },
);
