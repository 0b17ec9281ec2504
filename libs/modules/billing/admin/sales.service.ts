import { Injectable } from '@nestjs/common';
import type {
  AdminDispute,
  AdminDisputesQuery,
  AdminOrder,
  AdminOrdersQuery,
  AdminPayment,
  AdminPaymentsQuery,
  AdminWebhookEvent,
  AdminWebhookEventsQuery,
} from '@prepward/contracts/admin-sales';
import { noteForAudit } from '@prepward/platform/audit';
import { type Page, pageOf, Transactions } from '@prepward/platform/database';
import { DomainError } from '@prepward/platform/errors';
import { nameOf } from '../domain/history.js';
import { SyncService } from '../sync.service.js';
import {
  type DisputeRow,
  type OrderRow,
  type PaymentRow,
  SalesRepository,
  type WebhookEventRow,
} from './sales.repository.js';

/** Only a payment in the ledger makes an order paid, not a visit to the page after it. */
function orderStateOf({ payment_id, session_state }: OrderRow): AdminOrder['state'] {
  if (payment_id !== null) return 'paid';
  if (session_state === 'expired' || session_state === 'failed') return session_state;
  return session_state === 'complete' || session_state === 'processing' ? 'processing' : 'open';
}

function orderOf(row: OrderRow): AdminOrder {
  return {
    id: row.id,
    userId: row.user_id,
    gateway: row.gateway,
    item: row.item,
    name: nameOf(row.item),
    amountCents: row.amount_cents,
    currency: row.currency,
    state: orderStateOf(row),
    paymentId: row.payment_id,
    createdAt: row.created_at.toISOString(),
  };
}

function paymentOf(row: PaymentRow): AdminPayment {
  return {
    id: row.id,
    userId: row.user_id,
    orderId: row.order_id,
    gateway: row.gateway,
    gatewayId: row.gateway_id,
    item: row.item,
    name: nameOf(row.item),
    amountCents: row.amount_cents,
    taxCents: row.tax_cents,
    refundedCents: row.refunded_cents ?? 0,
    disputeId: row.dispute_id,
    currency: row.currency,
    periodStart: row.period_start?.toISOString() ?? null,
    periodEnd: row.period_end?.toISOString() ?? null,
    refundRequestId: row.refund_request_id,
    paidAt: row.paid_at.toISOString(),
  };
}

function disputeOf(row: DisputeRow): AdminDispute {
  return {
    id: row.id,
    gatewayId: row.gateway_id,
    paymentId: row.payment_id,
    userId: row.user_id,
    amountCents: row.amount_cents,
    currency: row.currency,
    status: row.status,
    reason: row.reason,
    happenedAt: row.happened_at.toISOString(),
    changedAt: row.created_at.toISOString(),
  };
}

function eventOf(row: WebhookEventRow): AdminWebhookEvent {
  return {
    id: `${row.gateway}:${row.event_id}`,
    gateway: row.gateway,
    eventId: row.event_id,
    type: row.type,
    customerId: row.customer_id,
    userId: row.user_id,
    payload: row.payload,
    sentAt: row.sent_at.toISOString(),
    createdAt: row.created_at.toISOString(),
  };
}

/** Orders, payments, disputes, and gateways' webhooks, for staff. */
@Injectable()
export class SalesService {
  constructor(
    private readonly sales: SalesRepository,
    private readonly sync: SyncService,
    private readonly transactions: Transactions,
  ) {}

  async orders(query: AdminOrdersQuery): Promise<Page<AdminOrder>> {
    return pageOf(await this.sales.orders(query), orderOf);
  }

  /** @throws DomainError ORDER_NOT_FOUND */
  async order(id: string): Promise<AdminOrder> {
    const row = await this.sales.order(id);
    if (row === undefined) throw new DomainError('ORDER_NOT_FOUND');
    return orderOf(row);
  }

  async payments(query: AdminPaymentsQuery): Promise<Page<AdminPayment>> {
    return pageOf(await this.sales.payments(query), paymentOf);
  }

  /** @throws DomainError PAYMENT_NOT_FOUND */
  async payment(id: string): Promise<AdminPayment> {
    const row = await this.sales.payment(id);
    if (row === undefined) throw new DomainError('PAYMENT_NOT_FOUND');
    return paymentOf(row);
  }

  /** Each dispute in its last state. */
  async disputes(query: AdminDisputesQuery): Promise<Page<AdminDispute>> {
    return pageOf(await this.sales.disputes(query), disputeOf);
  }

  /** @throws DomainError DISPUTE_NOT_FOUND */
  async dispute(id: string): Promise<AdminDispute> {
    const row = await this.sales.dispute(id);
    if (row === undefined) throw new DomainError('DISPUTE_NOT_FOUND');
    return disputeOf(row);
  }

  async webhookEvents(query: AdminWebhookEventsQuery): Promise<Page<AdminWebhookEvent>> {
    return pageOf(await this.sales.webhookEvents(query), eventOf);
  }

  /**
   * @param id the gateway and its id of the event: `stripe:evt_…`
   * @throws DomainError WEBHOOK_EVENT_NOT_FOUND
   */
  async webhookEvent(id: string): Promise<AdminWebhookEvent> {
    const [gateway = '', eventId = ''] = id.split(':');
    const row = await this.sales.webhookEvent(gateway, eventId);
    if (row === undefined) throw new DomainError('WEBHOOK_EVENT_NOT_FOUND');
    return eventOf(row);
  }

  /**
   * Repeats what the event did when it came: fetches the truth about its student from the gateway and
   * adds what the ledger lacks. If nothing is missing, nothing changes.
   *
   * @throws DomainError WEBHOOK_EVENT_NOT_FOUND, WEBHOOK_EVENT_ABOUT_NO_STUDENT, GATEWAY_UNAVAILABLE
   */
  async replay(id: string): Promise<AdminWebhookEvent> {
    const event = await this.webhookEvent(id);
    const { userId, type } = event;
    if (userId === null) throw new DomainError('WEBHOOK_EVENT_ABOUT_NO_STUDENT');
    // The gateway may not answer, so the request is recorded first.
    await this.transactions.run(async () => {
      noteForAudit({ resourceId: id, after: { type, student: userId } });
    });
    await this.sync.syncStudent(userId);
    return event;
  }
}
