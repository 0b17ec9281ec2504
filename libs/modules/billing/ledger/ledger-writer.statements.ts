import { kinds, statement } from '@prepward/platform/database';

const { bool, int, json, text, timestamptz, uuid } = kinds;

export const INSERT_PAYMENT = statement(
  'billing.insert-payment',
  `INSERT INTO payments
     (id, user_id, gateway, gateway_id, order_id, subscription_id, item, amount_cents, tax_cents,
      currency, period_start, period_end, paid_at, balance_used_cents, balance_filled_cents)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
  {
    params: [
      uuid,
      uuid,
      text,
      text,
      uuid.nullable,
      text.nullable,
      text.nullable,
      int,
      int,
      text,
      timestamptz.nullable,
      timestamptz.nullable,
      timestamptz,
      int,
      int,
    ],
  },
);

export const INSERT_FAILURE = statement(
  'billing.insert-failure',
  `INSERT INTO payment_failures
     (id, user_id, gateway, gateway_id, subscription_id, item, amount_cents, currency, period_start,
      period_end, failed_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
  {
    params: [
      uuid,
      uuid,
      text,
      text,
      text,
      text.nullable,
      int,
      text,
      timestamptz,
      timestamptz,
      timestamptz,
    ],
  },
);

// Finds the payment by the gateway's id: it may be a row of the same transaction.
export const INSERT_REFUND = statement(
  'billing.insert-refund',
  `INSERT INTO refunds (id, gateway_id, payment_id, amount_cents, currency, status, happened_at)
   SELECT $1, $2, p.id, $5, $6, $7, $8 FROM payments p WHERE p.gateway = $3 AND p.gateway_id = $4`,
  { params: [uuid, text, text, text, int, text, text, timestamptz] },
);

export const INSERT_DISPUTE = statement(
  'billing.insert-dispute',
  `INSERT INTO disputes
     (id, gateway_id, payment_id, amount_cents, currency, status, happened_at, reason)
   SELECT $1, $2, p.id, $5, $6, $7, $8, $9
   FROM payments p WHERE p.gateway = $3 AND p.gateway_id = $4`,
  { params: [uuid, text, text, text, int, text, text, timestamptz, text] },
);

export const INSERT_STATE = statement(
  'billing.insert-subscription-state',
  `INSERT INTO subscription_states
     (user_id, gateway, subscription_id, order_id, plan, status, started_at, period_end,
      cancel_at_period_end, ended_at, next_cents, next_currency)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
  {
    params: [
      uuid,
      text,
      text,
      uuid.nullable,
      text.nullable,
      text,
      timestamptz,
      timestamptz,
      bool,
      timestamptz.nullable,
      int.nullable,
      text.nullable,
    ],
  },
);

export const INSERT_GRANT = statement(
  'billing.insert-grant',
  `INSERT INTO grants (id, user_id, plan, starts_at, ends_at, revokes, operator, reason)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
  {
    params: [uuid, uuid, text, timestamptz, timestamptz.nullable, uuid.nullable, text, text],
  },
);

export const INSERT_EVENT = statement(
  'billing.insert-webhook-event',
  `INSERT INTO webhook_events (gateway, event_id, type, customer_id, sent_at, payload)
   VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING event_id`,
  { params: [text, text, text, text.nullable, timestamptz, json<unknown>()] },
);

export const FIND_EVENT = statement(
  'billing.find-webhook-event',
  'SELECT 1 FROM webhook_events WHERE gateway = $1 AND event_id = $2',
  { params: [text, text] },
);

export const INSERT_REQUEST = statement(
  'billing.insert-subscription-request',
  `INSERT INTO subscription_requests (id, user_id, subscription_id, wish, plan, reason, comment)
   VALUES ($1, $2, $3, $4, $5, $6, $7)`,
  { params: [uuid, uuid, text, text, text.nullable, text.nullable, text.nullable] },
);

export const COUNT_DECLINES = statement(
  'billing.count-declined-changes',
  `SELECT count(*)::int AS declines FROM subscription_requests
   WHERE subscription_id = $1 AND wish = 'change-declined'`,
  { params: [text], row: { declines: int.certain } },
);
