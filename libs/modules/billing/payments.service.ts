import { Injectable } from '@nestjs/common';
import type { PaymentView } from '@prepward/contracts/billing';
import { SubscriptionClock } from '@prepward/modules/subscriptions';
import { DomainError } from '@prepward/platform/errors';
import { ActiveGateway } from './active-gateway.js';
import { type DisputeFact, type RefundFact, refundedCents } from './domain/entitlement.js';
import { paymentHistory } from './domain/history.js';
import { LedgerRepository, type PaymentRecord } from './ledger/ledger.repository.js';
import { OrderRepository } from './ledger/order.repository.js';
import { RefundRequestRepository } from './ledger/refund-request.repository.js';

/** What students paid. */
@Injectable()
export class PaymentsService {
  constructor(
    private readonly ledger: LedgerRepository,
    private readonly active: ActiveGateway,
    private readonly orders: OrderRepository,
    private readonly requests: RefundRequestRepository,
    private readonly clock: SubscriptionClock,
  ) {}

  /** Payments, including pending and failed ones, newest first. */
  async history(userId: string): Promise<PaymentView[]> {
    const gateway = this.active.orNone?.name;
    return paymentHistory(
      await this.ledger.of(userId),
      await this.requests.ofStudent(userId),
      gateway === undefined ? [] : await this.orders.of(userId, gateway),
      this.clock.now(),
    );
  }

  /** A payment of any student; undefined when there is none. */
  payment(id: string): Promise<PaymentRecord | undefined> {
    return this.ledger.findPayment(id);
  }

  /** Any student's refund and the payment it refunds; undefined when there is none. */
  async refund(id: string): Promise<{ refund: RefundFact; payment: PaymentRecord } | undefined> {
    const refund = await this.ledger.findRefund(id);
    const payment = refund && (await this.ledger.findPayment(refund.paymentId));
    return refund && payment && { refund, payment };
  }

  /** Whether all of a payment went back, or is on its way. */
  async isReturned(payment: PaymentRecord): Promise<boolean> {
    const { refunds } = await this.ledger.of(payment.userId);
    return refundedCents(payment, refunds) >= payment.amount.cents;
  }

  /** A dispute about a payment of any student; undefined when there is none. */
  dispute(id: string): Promise<(DisputeFact & { reason: string }) | undefined> {
    return this.ledger.findDispute(id);
  }

  /** @throws DomainError PAYMENT_NOT_FOUND for one that isn't this student's */
  async find(userId: string, id: string): Promise<PaymentRecord> {
    const payment = await this.ledger.findPayment(id);
    if (payment === undefined || payment.userId !== userId) {
      throw new DomainError('PAYMENT_NOT_FOUND');
    }
    return payment;
  }
}
