import { Injectable } from '@nestjs/common';
import type { PaymentView } from '@prepward/contracts/billing';
import { SubscriptionClock } from '@prepward/modules/subscriptions';
import { DomainError } from '@prepward/platform/errors';
import { paymentHistory } from './domain/history.js';
import { LedgerRepository, type PaymentRecord } from './ledger/ledger.repository.js';
import { RefundRequestRepository } from './ledger/refund-request.repository.js';

/** What students paid. */
@Injectable()
export class PaymentsService {
  constructor(
    private readonly ledger: LedgerRepository,
    private readonly requests: RefundRequestRepository,
    private readonly clock: SubscriptionClock,
  ) {}

  /** Payments and unpaid renewals, newest first. */
  async history(userId: string): Promise<PaymentView[]> {
    return paymentHistory(
      await this.ledger.of(userId),
      await this.requests.ofStudent(userId),
      this.clock.now(),
    );
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
