import { Injectable } from '@nestjs/common';
import type { GatewayName } from '@prepward/contracts/billing';
import { kinds, statement, type Tx } from '@prepward/platform/database';
import type { GrantFact, SubscriptionFact } from '../domain/entitlement.js';
import type { MissingFacts, NewFailure, NewPayment } from '../domain/missing.js';

const { bool, int, text, timestamptz, uuid } = kinds;

const INSERT_PAYMENT = statement(
  'billing.insert-payment',
  `INSERT INTO payments
     (id, user_id, gateway, gateway_id, order_id, subscription_id, item, amount_cents, tax_cents,
      currency, period_start, period_end, paid_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
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
    ],
  },
);

const INSERT_FAILURE = statement(
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

// The payment by the gateway's id: it may be a row of the same transaction.
const INSERT_REFUND = statement(
  'billing.insert-refund',
  `INSERT INTO refunds (id, gateway_id, payment_id, amount_cents, currency, status, happened_at)
   SELECT $1, $2, p.id, $5, $6, $7, $8 FROM payments p WHERE p.gateway = $3 AND p.gateway_id = $4`,
  { params: [uuid, text, text, text, int, text, text, timestamptz] },
);

const INSERT_DISPUTE = statement(
  'billing.insert-dispute',
  `INSERT INTO disputes
     (id, gateway_id, payment_id, amount_cents, currency, status, happened_at, reason)
   SELECT $1, $2, p.id, $5, $6, $7, $8, $9
   FROM payments p WHERE p.gateway = $3 AND p.gateway_id = $4`,
  { params: [uuid, text, text, text, int, text, text, timestamptz, text] },
);

const INSERT_STATE = statement(
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

const INSERT_GRANT = statement(
  'billing.insert-grant',
  `INSERT INTO grants (id, user_id, plan, starts_at, ends_at, revokes, operator, reason)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
  {
    params: [uuid, uuid, text, timestamptz, timestamptz.nullable, uuid.nullable, text, text],
  },
);

const INSERT_EVENT = statement(
  'billing.insert-webhook-event',
  `INSERT INTO webhook_events (gateway, event_id, type, customer_id, sent_at)
   VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING RETURNING event_id`,
  { params: [text, text, text, text.nullable, timestamptz] },
);

const FIND_EVENT = statement(
  'billing.find-webhook-event',
  'SELECT 1 FROM webhook_events WHERE gateway = $1 AND event_id = $2',
  { params: [text, text] },
);

const INSERT_REQUEST = statement(
  'billing.insert-subscription-request',
  `INSERT INTO subscription_requests (id, user_id, subscription_id, wish, plan, reason, comment)
   VALUES ($1, $2, $3, $4, $5, $6, $7)`,
  { params: [uuid, uuid, text, text, text.nullable, text.nullable, text.nullable] },
);

/** Whose rows are written, and which gateway said so. */
export interface Source {
  userId: string;
  gateway: GatewayName;
}

/** A webhook whose effect is being stored. */
export interface StoredEvent {
  id: string;
  type: string;
  customerId: string | null;
  createdAt: Date;
}

/** Who gave or took access, and why. */
export interface GrantNote {
  operator: string;
  reason: string;
}

/** Adds rows to the ledger. Nothing here changes or removes one; the database's role may not. */
@Injectable()
export class LedgerWriter {
  async addPayment(
    tx: Tx,
    { userId, gateway }: Source,
    payment: NewPayment & { id: string },
  ): Promise<void> {
    await INSERT_PAYMENT.run(tx, [
      payment.id,
      userId,
      gateway,
      payment.gatewayId,
      payment.orderId,
      payment.subscriptionId,
      payment.item,
      payment.amount.cents,
      payment.taxCents,
      payment.amount.currency,
      payment.period?.start ?? null,
      payment.period?.end ?? null,
      payment.paidAt,
    ]);
  }

  async addFailure(
    tx: Tx,
    { userId, gateway }: Source,
    failure: NewFailure & { id: string },
  ): Promise<void> {
    await INSERT_FAILURE.run(tx, [
      failure.id,
      userId,
      gateway,
      failure.gatewayId,
      failure.subscriptionId,
      failure.item,
      failure.due.cents,
      failure.due.currency,
      failure.period.start,
      failure.period.end,
      failure.failedAt,
    ]);
  }

  async addRefund(
    tx: Tx,
    { gateway }: Source,
    refund: MissingFacts['refunds'][number] & { id: string },
  ): Promise<void> {
    const { id, gatewayId, gatewayPaymentId, amount, status, happenedAt } = refund;
    await INSERT_REFUND.run(tx, [
      id,
      gatewayId,
      gateway,
      gatewayPaymentId,
      amount.cents,
      amount.currency,
      status,
      happenedAt,
    ]);
  }

  async addDispute(
    tx: Tx,
    { gateway }: Source,
    dispute: MissingFacts['disputes'][number] & { id: string },
  ): Promise<void> {
    const { id, gatewayId, gatewayPaymentId, amount, status, reason, happenedAt } = dispute;
    await INSERT_DISPUTE.run(tx, [
      id,
      gatewayId,
      gateway,
      gatewayPaymentId,
      amount.cents,
      amount.currency,
      status,
      happenedAt,
      reason,
    ]);
  }

  async addState(tx: Tx, { userId, gateway }: Source, state: SubscriptionFact): Promise<void> {
    await INSERT_STATE.run(tx, [
      userId,
      gateway,
      state.subscriptionId,
      state.orderId,
      state.plan,
      state.status,
      state.startedAt,
      state.periodEnd,
      state.cancelAtPeriodEnd,
      state.endedAt,
      state.next?.cents ?? null,
      state.next?.currency ?? null,
    ]);
  }

  async addGrant(
    tx: Tx,
    userId: string,
    { id, plan, startsAt, endsAt, revokes }: GrantFact,
    { operator, reason }: GrantNote,
  ): Promise<void> {
    await INSERT_GRANT.run(tx, [id, userId, plan, startsAt, endsAt, revokes, operator, reason]);
  }

  /** @returns false when the event was stored before */
  addEvent(tx: Tx, gateway: GatewayName, event: StoredEvent): Promise<boolean> {
    const { id, type, customerId, createdAt } = event;
    return INSERT_EVENT.exists(tx, [gateway, id, type, customerId, createdAt]);
  }

  hasEvent(tx: Tx, gateway: GatewayName, eventId: string): Promise<boolean> {
    return FIND_EVENT.exists(tx, [gateway, eventId]);
  }

  /** Notes what a student asked for about their subscription. */
  async addRequest(
    tx: Tx,
    request: {
      id: string;
      userId: string;
      subscriptionId: string;
      wish: 'cancel' | 'resume' | 'change';
      plan?: string;
      reason?: string;
      comment?: string;
    },
  ): Promise<void> {
    await INSERT_REQUEST.run(tx, [
      request.id,
      request.userId,
      request.subscriptionId,
      request.wish,
      request.plan ?? null,
      request.reason ?? null,
      request.comment ?? null,
    ]);
  }
}
