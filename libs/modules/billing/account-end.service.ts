import { Injectable } from '@nestjs/common';
import type { Tx } from '@prepward/platform/database';
import { DomainError } from '@prepward/platform/errors';
import { ActiveGateway } from './active-gateway.js';
import { CheckoutOpener } from './checkout-opener.service.js';
import { couldBePaid } from './domain/open-orders.js';
import { LedgerRepository } from './ledger/ledger.repository.js';
import { OrderRepository } from './ledger/order.repository.js';
import { SubscriptionChangesService } from './subscription-changes.service.js';
import { SyncService } from './sync.service.js';

/** Ends whatever an account has at the gateway, before the account goes. */
@Injectable()
export class AccountEndService {
  constructor(
    private readonly active: ActiveGateway,
    private readonly orders: OrderRepository,
    private readonly ledger: LedgerRepository,
    private readonly sync: SyncService,
    private readonly changes: SubscriptionChangesService,
    private readonly opener: CheckoutOpener,
  ) {}

  /**
   * Cancels renewals because the account will be deleted; a subscription that waits for a bank's first
   * payment ends at once. Does nothing if nothing renews.
   *
   * @throws DomainError GATEWAY_UNAVAILABLE
   */
  async stopRenewal(userId: string): Promise<void> {
    await this.whereRunning(userId, () => this.changes.cancel(userId, { reason: 'other' }));
  }

  /**
   * Ends at once whatever runs, waits, or could still be paid, because the account is being erased: the
   * gateway starts no further charge.
   *
   * @throws DomainError GATEWAY_UNAVAILABLE
   */
  async endNow(userId: string): Promise<void> {
    await this.closeCheckouts(userId);
    await this.whereRunning(userId, async () => {
      const { subscriptionId, seq } = await this.changes.running(userId);
      await this.active.call((gateway) =>
        gateway.cancelNow(subscriptionId, `erase-${subscriptionId}-${seq}`),
      );
      await this.sync.syncStudent(userId);
    });
  }

  /**
   * Holds the ledger of an account that is being erased until the transaction ends: a checkout that is
   * just being opened then finds the account gone, and ends itself.
   *
   * @throws Error if one was opened since {@link endNow}, which then has to run again
   */
  async hold(tx: Tx, userId: string): Promise<void> {
    await this.ledger.lock(tx, userId);
    const gateway = this.active.orNone;
    if (gateway === undefined) return;
    const orders = await this.orders.of(userId, gateway.name, tx);
    if (orders.some(couldBePaid)) throw new Error('A checkout was opened meanwhile');
  }

  /** Does the work on the running subscription, and ends those that wait. */
  private async whereRunning(userId: string, work: () => Promise<unknown>): Promise<void> {
    if (!this.active.isOpen) return;
    try {
      await work();
    } catch (error) {
      const nothing = error instanceof DomainError && error.code === 'NO_RENEWING_SUBSCRIPTION';
      if (!nothing) throw error;
    }
    await this.endWaiting(userId);
  }

  private async closeCheckouts(userId: string): Promise<void> {
    const gateway = this.active.orNone;
    if (gateway === undefined) return;
    await this.sync.syncStudent(userId);
    const orders = await this.orders.of(userId, gateway.name);
    for (const order of orders.filter(couldBePaid)) {
      // The gateway refuses one that has ended or was just paid; what that payment started ends next.
      await this.active.call(() => this.opener.expire(gateway, order));
    }
  }

  /** Ends whatever would run once a bank has paid for it: it would renew for a student who is gone. */
  private async endWaiting(userId: string): Promise<void> {
    await this.sync.syncStudent(userId);
    const { subscriptions } = await this.ledger.of(userId);
    const waiting = subscriptions.filter(
      ({ plan, status }) => plan !== null && status === 'incomplete',
    );
    for (const { subscriptionId, seq } of waiting) {
      await this.active.call((gateway) =>
        gateway.cancelNow(subscriptionId, `unpaid-${subscriptionId}-${seq}`),
      );
    }
    if (waiting.length > 0) await this.sync.syncStudent(userId);
  }
}
