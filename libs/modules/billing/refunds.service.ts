import { Injectable } from '@nestjs/common';
import type { AdminRefundRequestsQuery } from '@prepward/contracts/admin';
import type { AdminRefundRequest } from '@prepward/contracts/billing';
import { refundApproved, refundDeclined, refundRequested } from '@prepward/contracts/events';
import { SubscriptionClock } from '@prepward/modules/subscriptions';
import { noteForAudit } from '@prepward/platform/audit';
import { Ids } from '@prepward/platform/clock';
import { type Page, Transactions } from '@prepward/platform/database';
import { DomainError } from '@prepward/platform/errors';
import { Outbox } from '@prepward/platform/outbox';
import { ActiveGateway } from './active-gateway.js';
import { cutOf } from './domain/entitlement.js';
import { refundableUntil } from './domain/history.js';
import { LedgerRepository } from './ledger/ledger.repository.js';
import { RefundRequestRepository } from './ledger/refund-request.repository.js';
import { PaymentsService } from './payments.service.js';
import { SyncService } from './sync.service.js';

/** Students ask for money back, staff decides, the gateway pays. */
@Injectable()
export class RefundsService {
  constructor(
    private readonly payments: PaymentsService,
    private readonly requests: RefundRequestRepository,
    private readonly ledger: LedgerRepository,
    private readonly sync: SyncService,
    private readonly active: ActiveGateway,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: SubscriptionClock,
    private readonly ids: Ids,
  ) {}

  /**
   * Keeps a student's request and has the staff told. Asking again while it is open is answered with
   * the first request's id.
   *
   * @throws DomainError PAYMENT_NOT_FOUND, REFUND_NOT_POSSIBLE
   */
  async request(userId: string, paymentId: string, reason: string): Promise<string> {
    const payment = await this.payments.find(userId, paymentId);
    return this.transactions.run(async (tx) => {
      await this.ledger.lock(tx, userId);
      const asked = await this.requests.ofStudent(userId, tx);
      const open = asked.find(
        (request) => request.paymentId === paymentId && request.state === 'pending',
      );
      if (open !== undefined) return open.id;
      const ledger = await this.ledger.of(userId, tx);
      if (refundableUntil(payment, ledger, asked, this.clock.now()) === null) {
        throw new DomainError('REFUND_NOT_POSSIBLE');
      }
      const id = this.ids.uuid();
      await this.requests.insert(tx, { id, userId, paymentId, reason });
      await this.outbox.record(tx, refundRequested, { requestId: id });
      return id;
    });
  }

  list(query: AdminRefundRequestsQuery): Promise<Page<AdminRefundRequest>> {
    return this.requests.listForAdmin(query);
  }

  /** @throws DomainError REFUND_REQUEST_NOT_FOUND */
  async get(id: string): Promise<AdminRefundRequest> {
    const request = await this.requests.find(id);
    if (request === undefined) throw new DomainError('REFUND_REQUEST_NOT_FOUND');
    return request;
  }

  /**
   * Keeps what staff decided; the worker then pays back. The same decision again is no error.
   *
   * @param operator who decided
   * @param note told to the student where the answer is no
   * @throws DomainError REFUND_REQUEST_NOT_FOUND, REFUND_REQUEST_DECIDED
   */
  async decide(
    id: string,
    decision: 'approved' | 'declined',
    { operator, note }: { operator: string; note: string },
  ): Promise<AdminRefundRequest> {
    const { state } = await this.get(id);
    if (state !== 'pending' && state !== decision) throw new DomainError('REFUND_REQUEST_DECIDED');
    if (state === 'pending') {
      await this.transactions.run(async (tx) => {
        if (!(await this.requests.decide(tx, { requestId: id, decision, operator, note }))) {
          throw new DomainError('REFUND_REQUEST_DECIDED');
        }
        noteForAudit({
          resourceId: id,
          before: { state },
          after: { state: decision },
          reason: note,
        });
        const event = decision === 'approved' ? refundApproved : refundDeclined;
        await this.outbox.record(tx, event, { requestId: id });
      });
    }
    return this.get(id);
  }

  /**
   * Pays back what was approved, and ends the subscription that it paid for. Doing it twice pays once.
   *
   * @throws DomainError GATEWAY_UNAVAILABLE: to be tried again
   */
  async carryOut(requestId: string): Promise<void> {
    const { userId, paymentId } = await this.get(requestId);
    const payment = await this.payments.find(userId, paymentId);
    if (cutOf(payment, await this.ledger.of(userId)) === null) {
      const { subscriptionId, gatewayId } = payment;
      await this.active.call(async (gateway) => {
        if (subscriptionId !== null) {
          await gateway.cancelNow(subscriptionId, `refund-cancel-${requestId}`);
        }
        await gateway.refund(gatewayId, `refund-${requestId}`);
      });
    }
    await this.sync.syncStudent(userId);
  }
}
