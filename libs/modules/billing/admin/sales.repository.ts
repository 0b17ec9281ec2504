import { Injectable } from '@nestjs/common';
import type {
  AdminDisputesQuery,
  AdminOrdersQuery,
  AdminPaymentsQuery,
  AdminWebhookEventsQuery,
} from '@prepward/contracts/admin-sales';
import type { GatewayName } from '@prepward/contracts/billing-rules';
import type { Currency } from '@prepward/contracts/money';
import { AdminList, kinds, type Page, type RowOf, statement } from '@prepward/platform/database';
import { DataSource } from 'typeorm';
import type { GatewayDispute, GatewaySession } from '../gateway.js';

const { arrayOf, int, json, text, timestamptz, uuid } = kinds;
const byId = { kind: arrayOf(uuid), where: (value: string) => `id = ANY (${value})` };
const byUser = { kind: uuid, where: (value: string) => `user_id = ${value}` };
const byItem = { kind: text, where: (value: string) => `item = ${value}` };
const byGateway = { kind: text, where: (value: string) => `gateway = ${value}` };

const ORDER = {
  id: uuid,
  user_id: uuid,
  gateway: text.as<GatewayName>(),
  item: text,
  amount_cents: int,
  currency: text.as<Currency>(),
  session_state: text.as<GatewaySession['state']>().nullable,
  payment_id: uuid.nullable,
  created_at: timestamptz,
};
/** An order's data from other tables is read only for the rows of a page, never to count them. */
const ORDER_SELECT = `id, user_id, gateway, item, amount_cents, currency,
  (SELECT s.state FROM checkout_states s WHERE s.order_id = orders.id ORDER BY s.seq DESC LIMIT 1)
    AS session_state,
  (SELECT p.id FROM payments p WHERE p.order_id = orders.id ORDER BY p.paid_at LIMIT 1)
    AS payment_id,
  created_at`;
const ORDERS = new AdminList('billing.orders-for-admin', {
  from: 'orders',
  select: ORDER_SELECT,
  row: ORDER,
  sorts: { createdAt: { notNull: 'created_at' }, amountCents: { notNull: 'amount_cents' } },
  sortedBy: ['createdAt', 'DESC'],
  unique: 'id',
  filters: { id: byId, userId: byUser, item: byItem, gateway: byGateway },
});
const FIND_ORDER = statement(
  'billing.order-for-admin',
  `SELECT ${ORDER_SELECT} FROM orders WHERE id = $1`,
  { params: [uuid], row: ORDER },
);

const PAYMENT = {
  id: uuid,
  user_id: uuid,
  order_id: uuid.nullable,
  gateway: text.as<GatewayName>(),
  gateway_id: text,
  item: text.nullable,
  amount_cents: int,
  tax_cents: int,
  refunded_cents: int.nullable,
  dispute_id: uuid.nullable,
  currency: text.as<Currency>(),
  period_start: timestamptz.nullable,
  period_end: timestamptz.nullable,
  refund_request_id: uuid.nullable,
  paid_at: timestamptz,
};
const PAYMENT_SELECT = `id, user_id, order_id, gateway, gateway_id, item, amount_cents, tax_cents,
  (SELECT sum(r.amount_cents)::int FROM (
     SELECT DISTINCT ON (gateway_id) amount_cents, status FROM refunds
     WHERE payment_id = payments.id ORDER BY gateway_id, seq DESC
   ) r WHERE r.status <> 'failed') AS refunded_cents,
  (SELECT d.id FROM disputes d WHERE d.payment_id = payments.id ORDER BY d.seq DESC LIMIT 1)
    AS dispute_id,
  currency, period_start, period_end,
  (SELECT q.id FROM refund_requests q WHERE q.payment_id = payments.id) AS refund_request_id,
  paid_at`;
const PAYMENTS = new AdminList('billing.payments-for-admin', {
  from: 'payments',
  select: PAYMENT_SELECT,
  row: PAYMENT,
  sorts: { paidAt: { notNull: 'paid_at' }, amountCents: { notNull: 'amount_cents' } },
  sortedBy: ['paidAt', 'DESC'],
  unique: 'id',
  filters: {
    id: byId,
    userId: byUser,
    item: byItem,
    gateway: byGateway,
    // Uses both columns of the index.
    gatewayId: {
      kind: text,
      where: (value) => `(gateway IN ('stripe', 'sandbox') AND gateway_id = ${value})`,
    },
  },
});
const FIND_PAYMENT = statement(
  'billing.payment-for-admin',
  `SELECT ${PAYMENT_SELECT} FROM payments WHERE id = $1`,
  { params: [uuid], row: PAYMENT },
);

const DISPUTE = {
  id: uuid,
  gateway_id: text,
  payment_id: uuid,
  user_id: uuid.because('every dispute is about a payment, which names its student'),
  amount_cents: int,
  currency: text.as<Currency>(),
  status: text.as<GatewayDispute['status']>(),
  reason: text,
  happened_at: timestamptz,
  created_at: timestamptz,
};
const DISPUTE_SELECT = `d.id, d.gateway_id, d.payment_id,
  (SELECT p.user_id FROM payments p WHERE p.id = d.payment_id) AS user_id, d.amount_cents, d.currency,
  d.status, d.reason, d.happened_at, d.created_at`;
const DISPUTES = new AdminList('billing.disputes-for-admin', {
  // Only the latest of several states.
  from: `(SELECT * FROM disputes each WHERE NOT EXISTS (
    SELECT 1 FROM disputes later WHERE later.payment_id = each.payment_id
      AND later.gateway_id = each.gateway_id AND later.seq > each.seq)) d`,
  select: DISPUTE_SELECT,
  row: DISPUTE,
  sorts: { happenedAt: { notNull: 'd.happened_at' }, amountCents: { notNull: 'd.amount_cents' } },
  sortedBy: ['happenedAt', 'DESC'],
  unique: 'd.id',
  filters: {
    id: { kind: arrayOf(uuid), where: (value) => `d.id = ANY (${value})` },
    paymentId: { kind: uuid, where: (value) => `d.payment_id = ${value}` },
    status: { kind: text, where: (value) => `d.status = ${value}` },
  },
});
const FIND_DISPUTE = statement(
  'billing.dispute-for-admin',
  `SELECT ${DISPUTE_SELECT} FROM disputes d WHERE d.id = $1`,
  { params: [uuid], row: DISPUTE },
);

const EVENT = {
  gateway: text.as<GatewayName>(),
  event_id: text,
  type: text,
  customer_id: text.nullable,
  user_id: uuid.nullable,
  payload: json<unknown>().nullable,
  sent_at: timestamptz,
  created_at: timestamptz,
};
const EVENT_SELECT = `gateway, event_id, type, customer_id,
  (SELECT c.user_id FROM billing_customers c
   WHERE c.gateway = webhook_events.gateway AND c.customer_id = webhook_events.customer_id)
    AS user_id,
  payload, sent_at, created_at`;
const EVENTS = new AdminList('billing.webhook-events-for-admin', {
  from: 'webhook_events',
  select: EVENT_SELECT,
  row: EVENT,
  sorts: { createdAt: { notNull: 'created_at' } },
  sortedBy: ['createdAt', 'DESC'],
  unique: 'event_id',
  filters: {
    // Each as `gateway:event`; neither half contains a colon.
    id: {
      kind: arrayOf(text),
      where: (value) => `(gateway, event_id) IN (
        SELECT split_part(each, ':', 1), split_part(each, ':', 2) FROM unnest(${value}) each)`,
    },
    type: { kind: text, where: (value) => `type = ${value}` },
    gateway: byGateway,
    eventId: {
      kind: text,
      where: (value) => `(gateway IN ('stripe', 'sandbox') AND event_id = ${value})`,
    },
    customerId: { kind: text, where: (value) => `customer_id = ${value}` },
  },
});
const FIND_EVENT = statement(
  'billing.webhook-event-for-admin',
  `SELECT ${EVENT_SELECT} FROM webhook_events WHERE gateway = $1 AND event_id = $2`,
  { params: [text, text], row: EVENT },
);

export type OrderRow = RowOf<typeof ORDER>;
export type PaymentRow = RowOf<typeof PAYMENT>;
export type DisputeRow = RowOf<typeof DISPUTE>;
export type WebhookEventRow = RowOf<typeof EVENT>;

/** Orders, payments, disputes and webhooks of everyone, as staff read them. */
@Injectable()
export class SalesRepository {
  constructor(private readonly dataSource: DataSource) {}

  orders(query: AdminOrdersQuery): Promise<Page<OrderRow>> {
    return ORDERS.page(this.dataSource, query);
  }

  order(id: string): Promise<OrderRow | undefined> {
    return FIND_ORDER.first(this.dataSource, [id]);
  }

  payments(query: AdminPaymentsQuery): Promise<Page<PaymentRow>> {
    return PAYMENTS.page(this.dataSource, query);
  }

  payment(id: string): Promise<PaymentRow | undefined> {
    return FIND_PAYMENT.first(this.dataSource, [id]);
  }

  /** Each in its last state. */
  disputes(query: AdminDisputesQuery): Promise<Page<DisputeRow>> {
    return DISPUTES.page(this.dataSource, query);
  }

  dispute(id: string): Promise<DisputeRow | undefined> {
    return FIND_DISPUTE.first(this.dataSource, [id]);
  }

  webhookEvents(query: AdminWebhookEventsQuery): Promise<Page<WebhookEventRow>> {
    return EVENTS.page(this.dataSource, query);
  }

  webhookEvent(gateway: string, eventId: string): Promise<WebhookEventRow | undefined> {
    return FIND_EVENT.first(this.dataSource, [gateway, eventId]);
  }
}
