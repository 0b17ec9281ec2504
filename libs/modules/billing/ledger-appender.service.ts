import { Injectable, Logger } from '@nestjs/common';
import { DAY_MS } from '@prepward/contracts/durations';
import {
  checkoutFailed,
  disputeChanged,
  paymentLate,
  paymentReceived,
  purchaseCompleted,
  refundCompleted,
  refundFailed,
} from '@prepward/contracts/events';
import { SubscriptionClock, SubscriptionsService } from '@prepward/modules/subscriptions';
import { Ids } from '@prepward/platform/clock';
import type { Tx } from '@prepward/platform/database';
import { Outbox } from '@prepward/platform/outbox';
import { entitlement } from './domain/entitlement.js';
import { isProduct, type MissingFacts, missingFacts } from './domain/missing.js';
import type { StudentTruth } from './domain/truth.js';
import { LedgerRepository } from './ledger/ledger.repository.js';
import { LedgerWriter, type Source } from './ledger/ledger-writer.repository.js';
import { type OrderRecord, OrderRepository } from './ledger/order.repository.js';

/**
 * How old an order may be for its student to hear that the payment failed: longer than any bank takes.
 * For an older one, it's no longer news.
 */
const NEWS_MS = 30 * DAY_MS;

/** Adds to a student's ledger what it lacks. The caller must hold the student's lock. */
@Injectable()
export class LedgerAppender {
  private readonly log = new Logger(LedgerAppender.name);

  constructor(
    private readonly orders: OrderRepository,
    private readonly ledger: LedgerRepository,
    private readonly writer: LedgerWriter,
    private readonly subscriptions: SubscriptionsService,
    private readonly outbox: Outbox,
    private readonly clock: SubscriptionClock,
    private readonly ids: Ids,
  ) {}

  /**
   * Adds what the truth has and the ledger lacks, and writes the access that the ledger then gives.
   *
   * @param openedBefore sessions that the ledger had before the truth was fetched
   */
  async append(
    tx: Tx,
    source: Source,
    truth: StudentTruth,
    openedBefore: ReadonlySet<string>,
  ): Promise<void> {
    await this.appendFacts(tx, source, truth, openedBefore);
    await this.follow(tx, source.userId);
  }

  /** Like {@link append}, for an erased account: it has no access, and staff hear about the money. */
  async appendErased(tx: Tx, source: Source, truth: StudentTruth): Promise<void> {
    for (const paymentId of await this.appendFacts(tx, source, truth, new Set())) {
      await this.outbox.record(tx, paymentLate, { paymentId });
    }
  }

  /** @returns the payments that were added, without those of 0 cents */
  private async appendFacts(
    tx: Tx,
    source: Source,
    truth: StudentTruth,
    openedBefore: ReadonlySet<string>,
  ): Promise<string[]> {
    const { userId, gateway } = source;
    const orders = await this.orders.of(userId, gateway, tx);
    const now = this.clock.now();
    const ledger = await this.ledger.of(userId, tx);
    const missing = missingFacts(ledger, orders, truth, { openedBefore, now });
    for (const oddity of missing.oddities) this.log.error(`${gateway}: ${oddity}`);
    await this.appendCheckouts(tx, missing, orders);
    for (const state of missing.subscriptions) await this.writer.addState(tx, source, state);
    for (const failure of missing.failures) {
      await this.writer.addFailure(tx, source, { ...failure, id: this.ids.uuid() });
    }
    const paid = await this.appendPayments(tx, source, missing);
    await this.appendReturns(tx, source, missing);
    return paid;
  }

  /** Writes the access that a student's ledger gives. */
  async follow(tx: Tx, userId: string): Promise<void> {
    const ledger = await this.ledger.of(userId, tx);
    await this.subscriptions.follow(tx, userId, entitlement(ledger));
  }

  private async appendCheckouts(
    tx: Tx,
    { checkouts }: MissingFacts,
    orders: readonly OrderRecord[],
  ): Promise<void> {
    const now = this.clock.now().getTime();
    for (const checkout of checkouts) {
      await this.orders.addState(tx, checkout);
      const { orderId, item, state } = checkout;
      const order = orders.find(({ id }) => id === orderId);
      if (state !== 'failed' || order === undefined) continue;
      const { userId, createdAt } = order;
      if (now - createdAt.getTime() > NEWS_MS) continue;
      await this.outbox.record(tx, checkoutFailed, { orderId, userId, item });
    }
  }

  private async appendPayments(
    tx: Tx,
    source: Source,
    { payments }: MissingFacts,
  ): Promise<string[]> {
    const { userId } = source;
    const paid: string[] = [];
    for (const payment of payments) {
      const id = this.ids.uuid();
      await this.writer.addPayment(tx, source, { ...payment, id });
      if (payment.amount.cents > 0) {
        paid.push(id);
        await this.outbox.record(tx, paymentReceived, { paymentId: id, userId });
      }
      const { orderId, item } = payment;
      if (orderId !== null && item !== null && isProduct(item)) {
        await this.outbox.record(tx, purchaseCompleted, { orderId, userId, product: item });
      }
    }
    return paid;
  }

  private async appendReturns(tx: Tx, source: Source, missing: MissingFacts): Promise<void> {
    const { userId } = source;
    for (const refund of missing.refunds) {
      const id = this.ids.uuid();
      await this.writer.addRefund(tx, source, { ...refund, id });
      if (refund.status === 'pending') continue;
      const event = refund.status === 'succeeded' ? refundCompleted : refundFailed;
      await this.outbox.record(tx, event, { refundId: id, userId });
    }
    for (const dispute of missing.disputes) {
      const id = this.ids.uuid();
      await this.writer.addDispute(tx, source, { ...dispute, id });
      await this.outbox.record(tx, disputeChanged, { disputeId: id, userId });
    }
  }
}
