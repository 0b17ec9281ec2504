import { Injectable, Logger } from '@nestjs/common';
import {
  disputeChanged,
  paymentReceived,
  purchaseCompleted,
  refundCompleted,
} from '@prepward/contracts/events';
import { SubscriptionsService } from '@prepward/modules/subscriptions';
import { Ids } from '@prepward/platform/clock';
import { Transactions, type Tx } from '@prepward/platform/database';
import { Outbox } from '@prepward/platform/outbox';
import { ActiveGateway } from './active-gateway.js';
import { entitlement } from './domain/entitlement.js';
import { isProduct, type MissingFacts, missingFacts } from './domain/missing.js';
import { type Settlement, settlements } from './domain/settle.js';
import {
  type CustomerTruth,
  GatewayError,
  type GatewayEvent,
  type PaymentGateway,
} from './gateway.js';
import { LedgerRepository } from './ledger/ledger.repository.js';
import { LedgerWriter, type Source } from './ledger/ledger-writer.repository.js';
import { OrderRepository } from './ledger/order.repository.js';
import { SyncTurns } from './sync-turns.js';

/** After this often the rest is left to the next sync: a gateway that never agrees must not hold us. */
const MOST_ROUNDS = 3;

/**
 * Makes the ledger say what the gateway says. Webhooks, the page after a payment, due renewals and the
 * nightly reconciliation all call it; none of them brings facts of its own, so that their order, their
 * number and their loss change nothing.
 */
@Injectable()
export class SyncService {
  private readonly log = new Logger(SyncService.name);
  private readonly turns = new SyncTurns<GatewayEvent>();

  constructor(
    private readonly active: ActiveGateway,
    private readonly orders: OrderRepository,
    private readonly ledger: LedgerRepository,
    private readonly writer: LedgerWriter,
    private readonly subscriptions: SubscriptionsService,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly ids: Ids,
  ) {}

  /**
   * Fetches the truth about a student and adds what is missing. Nothing to do for one whom the gateway
   * does not know.
   *
   * @throws DomainError GATEWAY_UNAVAILABLE: nothing was added
   */
  async syncStudent(userId: string): Promise<void> {
    const gateway = this.active.orNone;
    if (gateway === undefined) return;
    const customerId = await this.orders.customerOf(userId, gateway.name);
    if (customerId !== undefined) await this.sync(gateway, customerId, userId);
  }

  /** As {@link syncStudent}, because of a webhook, whose id is stored with what it changes. */
  async syncEvent(gateway: PaymentGateway, event: GatewayEvent): Promise<void> {
    const { customerId } = event;
    const userId =
      customerId === null ? undefined : await this.orders.studentOf(customerId, gateway.name);
    if (customerId === null || userId === undefined) {
      // About no customer of ours: another product may share the account.
      await this.transactions.run((tx) => this.writer.addEvent(tx, gateway.name, event));
      return;
    }
    await this.sync(gateway, customerId, userId, event);
  }

  /** Syncs every customer of the gateway. @returns how many there are, and how many failed */
  async reconcile(signal: AbortSignal): Promise<{ customers: number; failed: number }> {
    const gateway = this.active.orNone;
    if (gateway === undefined) return { customers: 0, failed: 0 };
    const customers = await this.orders.customers(gateway.name);
    let failed = 0;
    for (const customerId of customers) {
      signal.throwIfAborted();
      const userId = await this.orders.studentOf(customerId, gateway.name);
      if (userId === undefined) continue;
      await this.sync(gateway, customerId, userId).catch((error: Error) => {
        failed++;
        this.log.error(`Could not reconcile customer ${customerId}: ${error.message}`);
      });
    }
    return { customers: customers.length, failed };
  }

  /** Writes the access that a student's ledger gives. For who holds the student's lock. */
  async follow(tx: Tx, userId: string): Promise<void> {
    const ledger = await this.ledger.of(userId, tx);
    await this.subscriptions.follow(tx, userId, entitlement(ledger));
  }

  private sync(
    gateway: PaymentGateway,
    customerId: string,
    userId: string,
    event?: GatewayEvent,
  ): Promise<void> {
    const source = { userId, gateway: gateway.name };
    return this.turns.take(userId, event, (causes) =>
      this.active.call(() =>
        this.transactions.run(async (tx) => {
          await this.ledger.lock(tx, userId);
          const fresh = await this.unseen(tx, gateway, causes);
          // Nothing but webhooks whose effect is stored.
          if (fresh.length === 0 && !causes.includes(undefined)) return;
          await this.append(tx, source, await this.settledTruth(gateway, customerId));
          for (const each of fresh) await this.writer.addEvent(tx, gateway.name, each);
        }),
      ),
    );
  }

  private async unseen(
    tx: Tx,
    gateway: PaymentGateway,
    causes: readonly (GatewayEvent | undefined)[],
  ): Promise<GatewayEvent[]> {
    const fresh: GatewayEvent[] = [];
    for (const event of causes) {
      if (event === undefined) continue;
      if (!(await this.writer.hasEvent(tx, gateway.name, event.id))) fresh.push(event);
    }
    return fresh;
  }

  /** The truth, once what must be put right at the gateway has been. */
  private async settledTruth(gateway: PaymentGateway, customerId: string): Promise<CustomerTruth> {
    let truth = await gateway.fetchCustomer(customerId);
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const open = settlements(truth);
      if (open.length === 0) return truth;
      for (const settlement of open) await this.settle(gateway, settlement);
      truth = await gateway.fetchCustomer(customerId);
    }
    this.log.error(`Customer ${customerId} of ${gateway.name} could not be settled`);
    return truth;
  }

  private async settle(gateway: PaymentGateway, settlement: Settlement): Promise<void> {
    this.log.warn(`Settling at ${gateway.name}: ${JSON.stringify(settlement)}`);
    try {
      if (settlement.kind === 'cancel') {
        const { subscriptionId } = settlement;
        await gateway.cancelNow(subscriptionId, `settle-cancel-${subscriptionId}`);
      } else {
        await gateway.refund(settlement.paymentId, `settle-refund-${settlement.paymentId}`);
      }
    } catch (error) {
      // What the gateway refuses must not keep the ledger from what is true.
      if (!(error instanceof GatewayError) || error.problem === 'unavailable') throw error;
      this.log.error(`${gateway.name} refused ${JSON.stringify(settlement)}: ${error.message}`);
    }
  }

  private async append(tx: Tx, source: Source, truth: CustomerTruth): Promise<void> {
    const { userId, gateway } = source;
    const missing = missingFacts(
      await this.ledger.of(userId, tx),
      await this.orders.of(userId, gateway, tx),
      truth,
    );
    for (const oddity of missing.oddities) this.log.error(`${gateway}: ${oddity}`);
    for (const state of missing.checkouts) await this.orders.addState(tx, state);
    for (const state of missing.subscriptions) await this.writer.addState(tx, source, state);
    for (const failure of missing.failures) {
      await this.writer.addFailure(tx, source, { ...failure, id: this.ids.uuid() });
    }
    await this.appendPayments(tx, source, missing);
    await this.appendReturns(tx, source, missing);
    await this.follow(tx, userId);
  }

  private async appendPayments(tx: Tx, source: Source, { payments }: MissingFacts): Promise<void> {
    const { userId } = source;
    for (const payment of payments) {
      const id = this.ids.uuid();
      await this.writer.addPayment(tx, source, { ...payment, id });
      if (payment.amount.cents > 0) {
        await this.outbox.record(tx, paymentReceived, { paymentId: id, userId });
      }
      const { orderId, item } = payment;
      if (orderId !== null && item !== null && isProduct(item)) {
        await this.outbox.record(tx, purchaseCompleted, { orderId, userId, product: item });
      }
    }
  }

  private async appendReturns(tx: Tx, source: Source, missing: MissingFacts): Promise<void> {
    const { userId } = source;
    for (const refund of missing.refunds) {
      const id = this.ids.uuid();
      await this.writer.addRefund(tx, source, { ...refund, id });
      if (refund.status === 'succeeded') {
        await this.outbox.record(tx, refundCompleted, { refundId: id, userId });
      }
    }
    for (const dispute of missing.disputes) {
      const id = this.ids.uuid();
      await this.writer.addDispute(tx, source, { ...dispute, id });
      await this.outbox.record(tx, disputeChanged, { disputeId: id, userId });
    }
  }
}
