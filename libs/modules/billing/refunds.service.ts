import { Injectable } from '@nestjs/common';
import type { AdminRefundRequestsQuery } from '@prepward/contracts/admin';
import type { AdminRefundRequest, RefundDecision } from '@prepward/contracts/billing';
import {
  refundApproved,
  refundDeclined,
  refundRefused,
  refundRequested,
} from '@prepward/contracts/events';
import { SubscriptionClock } from '@prepward/modules/subscriptions';
import { noteForAudit } from '@prepward/platform/audit';
import { Ids } from '@prepward/platform/clock';
import { type Page, Transactions } from '@prepward/platform/database';
import { DomainError } from '@prepward/platform/errors';
import { Outbox } from '@prepward/platform/outbox';
import { ActiveGateway } from './active-gateway.js';
import { cutOf } from './domain/entitlement.js';
import { refundableUntil } from './domain/history.js';
import { GatewayError, type GatewayProblem } from './gateway.js';
import { LedgerRepository } from './ledger/ledger.repository.js';
import {
  type RefundRequestRecord,
  RefundRequestRepository,
  viewOf,
} from './ledger/refund-request.repository.js';
import { PaymentsService } from './payments.service.js';
import { SyncService } from './sync.service.js';

/** A refund that fails like this would fail the same way if it were retried automatically. */
const REFUSALS: ReadonlySet<GatewayProblem> = new Set([
  'refused',
  'declined',
  'authentication-needed',
]);

/** Students ask for money back, staff decide, the gateway pays. */
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
   * Stores a student's request and notifies staff. Asking again while it's open returns the first
   * request's id.
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
    return viewOf(await this.find(id));
  }

  /**
   * Stores the staff's decision; the worker then pays the money back. Repeating the decision is no
   * error, and if the gateway refused to pay, approving again makes another try.
   *
   * @param operator who decided
   * @param note sent to the student if the answer is no
   * @throws DomainError REFUND_REQUEST_NOT_FOUND, REFUND_REQUEST_DECIDED
   */
  async decide(
    id: string,
    decision: RefundDecision,
    { operator, note }: { operator: string; note: string },
  ): Promise<AdminRefundRequest> {
    const { state, attempt } = await this.find(id);
    if (state === decision) return this.get(id);
    if (state !== 'pending' && !(state === 'failed' && decision === 'approved')) {
      throw new DomainError('REFUND_REQUEST_DECIDED');
    }
    await this.transactions.run(async (tx) => {
      const retry = {
        requestId: id,
        attempt: attempt + 1,
        state: 'asked',
        detail: operator,
      } as const;
      const isFirst =
        state === 'pending'
          ? await this.requests.decide(tx, { requestId: id, decision, operator, note })
          : await this.requests.addAttempt(tx, retry);
      if (!isFirst) throw new DomainError('REFUND_REQUEST_DECIDED');
      noteForAudit({ resourceId: id, before: { state }, after: { state: decision }, reason: note });
      const event = decision === 'approved' ? refundApproved : refundDeclined;
      await this.outbox.record(tx, event, { requestId: id });
    });
    return this.get(id);
  }

  /**
   * Refunds what was approved, then ends the subscription it paid for. Doing it twice refunds once.
   * If the gateway refuses, the subscription stays as it is, and staff are told.
   *
   * @throws DomainError GATEWAY_UNAVAILABLE: to be tried again
   */
  async carryOut(requestId: string): Promise<void> {
    const request = await this.find(requestId);
    if (request.state !== 'approved') return;
    const payment = await this.payments.find(request.userId, request.paymentId);
    const isOpen = cutOf(payment, await this.ledger.of(request.userId)) === null;
    const problem = isOpen ? await this.payBack(request, payment.gatewayId) : undefined;
    if (problem !== undefined) {
      await this.refuse(request, problem);
      return;
    }
    const { subscriptionId } = payment;
    if (subscriptionId !== null) {
      const key = `refund-cancel-${requestId}`;
      await this.active.call((gateway) => gateway.cancelNow(subscriptionId, key));
    }
    await this.sync.syncStudent(request.userId);
  }

  /** A refund that was on its way didn't reach the student: if staff had approved it, they're told. */
  async failed(refundId: string): Promise<void> {
    const refund = await this.ledger.findRefund(refundId);
    const id = refund && (await this.requests.idOfPayment(refund.paymentId));
    if (id === undefined) return;
    const request = await this.find(id);
    if (request.state === 'approved') {
      await this.refuse(request, 'The refund was sent, and could not be delivered.');
    }
  }

  private async find(id: string): Promise<RefundRequestRecord> {
    const request = await this.requests.find(id);
    if (request === undefined) throw new DomainError('REFUND_REQUEST_NOT_FOUND');
    return request;
  }

  /** @returns why the gateway refuses; undefined once it's paid */
  private payBack({ id, attempt }: RefundRequestRecord, paymentId: string) {
    // A gateway repeats its answer for a known key, so another try needs another key.
    const key = attempt === 1 ? `refund-${id}` : `refund-${id}-${attempt}`;
    return this.active.call(async (gateway) => {
      try {
        await gateway.refund(paymentId, key);
        return undefined;
      } catch (error) {
        if (error instanceof GatewayError && REFUSALS.has(error.problem)) return error.message;
        throw error;
      }
    });
  }

  private async refuse({ id, attempt }: RefundRequestRecord, problem: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const row = { requestId: id, attempt, state: 'refused', detail: problem } as const;
      if (await this.requests.addAttempt(tx, row)) {
        await this.outbox.record(tx, refundRefused, { requestId: id });
      }
    });
  }
}
