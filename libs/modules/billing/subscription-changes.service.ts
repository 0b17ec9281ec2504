import { Injectable } from '@nestjs/common';
import type { AccessAnswer, CancelBody, ChangePreview } from '@prepward/contracts/billing';
import { MINUTE_MS } from '@prepward/contracts/durations';
import { CURRENCY } from '@prepward/contracts/money';
import { type PlanId, planOf } from '@prepward/contracts/plans';
import { SubscriptionClock, SubscriptionsService } from '@prepward/modules/subscriptions';
import { Ids } from '@prepward/platform/clock';
import { type AppConfig, InjectConfig } from '@prepward/platform/config';
import { Transactions } from '@prepward/platform/database';
import { DomainError } from '@prepward/platform/errors';
import { ActiveGateway } from './active-gateway.js';
import { runsPlan } from './domain/truth.js';
import type { PlanChange } from './gateway.js';
import { GatewayClock } from './gateway-clock.js';
import { LedgerRepository, type SubscriptionRecord } from './ledger/ledger.repository.js';
import { LedgerWriter, type SubscriptionWish } from './ledger/ledger-writer.repository.js';
import { OrderRepository } from './ledger/order.repository.js';
import { SyncService } from './sync.service.js';

/** How long the amounts of a preview may be accepted. */
const PREVIEW_MS = 15 * MINUTE_MS;

/** What a student asks for besides the kind of request. */
interface WishDetails {
  plan?: PlanId;
  reason?: string;
  comment?: string;
}

/** What students can do with their subscription. */
@Injectable()
export class SubscriptionChangesService {
  constructor(
    private readonly active: ActiveGateway,
    private readonly orders: OrderRepository,
    private readonly ledger: LedgerRepository,
    private readonly writer: LedgerWriter,
    private readonly sync: SyncService,
    private readonly subscriptions: SubscriptionsService,
    private readonly transactions: Transactions,
    private readonly clock: SubscriptionClock,
    private readonly gatewayClock: GatewayClock,
    private readonly ids: Ids,
    @InjectConfig() private readonly config: AppConfig,
  ) {}

  /**
   * Ends the subscription with its paid period; at once if that is over and the renewal failed.
   * Canceling a canceled one is no error.
   *
   * @throws DomainError NO_RENEWING_SUBSCRIPTION, GATEWAY_UNAVAILABLE, PAYMENTS_CLOSED
   */
  async cancel(userId: string, { reason, comment }: CancelBody): Promise<AccessAnswer> {
    const subscription = await this.running(userId);
    if (!subscription.cancelAtPeriodEnd) {
      const { subscriptionId, status, seq } = subscription;
      await this.note(userId, subscription, 'cancel', { reason, ...(comment ? { comment } : {}) });
      await this.active.call((gateway) =>
        status === 'past-due'
          ? gateway.cancelNow(subscriptionId, `end-${subscriptionId}-${seq}`)
          : gateway.cancelAtPeriodEnd(subscriptionId, `cancel-${subscriptionId}-${seq}`),
      );
    }
    return this.settled(userId);
  }

  /**
   * Lets a canceled subscription renew again, before its end. Resuming one that renews is no error.
   *
   * @throws DomainError as {@link cancel}
   */
  async resume(userId: string): Promise<AccessAnswer> {
    const subscription = await this.running(userId);
    if (subscription.cancelAtPeriodEnd) {
      const { subscriptionId, seq } = subscription;
      await this.note(userId, subscription, 'resume');
      await this.active.call((gateway) =>
        gateway.resume(subscriptionId, `resume-${subscriptionId}-${seq}`),
      );
    }
    return this.settled(userId);
  }

  /**
   * What a change to another plan would cost now.
   *
   * @throws DomainError NO_RENEWING_SUBSCRIPTION (also while canceled or unpaid), SAME_PLAN, and those
   *   of the gateway
   */
  async preview(userId: string, plan: PlanId): Promise<ChangePreview> {
    // Otherwise, a time from before the sandbox's clock was moved would be refused as too old.
    await this.gatewayClock.follow();
    // Gateways count in whole seconds.
    const at = new Date(Math.floor(this.clock.now().getTime() / 1000) * 1000);
    const change = await this.changeTo(userId, plan, at);
    const costs = await this.active.call((gateway) => gateway.previewChange(change));
    return {
      plan,
      at: at.toISOString(),
      validUntil: new Date(at.getTime() + PREVIEW_MS).toISOString(),
      dueNowCents: costs.dueNow.cents,
      unusedCents: costs.unused.cents,
      creditCents: costs.credit.cents,
      currency: CURRENCY,
      until: costs.periodEnd.toISOString(),
    };
  }

  /**
   * Changes the plan and charges what the preview for the same `at` said. Repeating the same change
   * does nothing more.
   *
   * @throws DomainError PREVIEW_EXPIRED, PAYMENT_DECLINED, and as {@link preview}
   */
  async change(userId: string, plan: PlanId, at: Date): Promise<AccessAnswer> {
    const age = this.clock.now().getTime() - at.getTime();
    if (age < -1000 || age > PREVIEW_MS) throw new DomainError('PREVIEW_EXPIRED');
    const change = await this.changeTo(userId, plan, at);
    await this.note(userId, change, 'change', { plan });
    await this.charge(userId, plan, change);
    return this.settled(userId);
  }

  /**
   * The gateway's page with payment methods and invoices.
   *
   * @throws DomainError NO_RENEWING_SUBSCRIPTION for a student who has never paid, and as {@link cancel}
   */
  async portal(userId: string): Promise<string> {
    const gateway = this.active.get();
    const customerId = await this.orders.customerOf(userId, gateway.name);
    if (customerId === undefined) throw new DomainError('NO_RENEWING_SUBSCRIPTION');
    const back = new URL('/subscription', this.config.publicUrl).href;
    return this.active.call(async () => {
      // A customer who was deleted at the gateway has nothing to manage there.
      if (!(await gateway.hasCustomer(customerId)))
        throw new DomainError('NO_RENEWING_SUBSCRIPTION');
      return gateway.portalUrl(customerId, back);
    });
  }

  /** @throws DomainError PAYMENT_DECLINED, and those of the gateway */
  private async charge(userId: string, plan: PlanId, change: PlanChange): Promise<void> {
    // A gateway repeats its answer for a known key, even "declined", so the next try needs another key.
    const declines = await this.writer.countDeclines(change.subscriptionId);
    const at = change.at.getTime() / 1000;
    const key = `change-${change.subscriptionId}-${plan}-${at}-${declines}`;
    try {
      await this.active.call((gateway) => gateway.changePlan(change, key));
    } catch (error) {
      if (error instanceof DomainError && error.code === 'PAYMENT_DECLINED') {
        await this.note(userId, change, 'change-declined', { plan });
      }
      throw error;
    }
  }

  /**
   * The running subscription, as the gateway has it now.
   *
   * @throws DomainError NO_RENEWING_SUBSCRIPTION, PAYMENTS_CLOSED, GATEWAY_UNAVAILABLE
   */
  async running(userId: string): Promise<SubscriptionRecord> {
    this.active.get();
    await this.sync.syncStudent(userId);
    const { subscriptions } = await this.ledger.of(userId);
    const running = subscriptions.find(runsPlan);
    if (running === undefined) throw new DomainError('NO_RENEWING_SUBSCRIPTION');
    return running;
  }

  private async changeTo(userId: string, id: PlanId, at: Date): Promise<PlanChange> {
    const running = await this.running(userId);
    if (running.plan === id) throw new DomainError('SAME_PLAN');
    if (running.cancelAtPeriodEnd || running.status !== 'active') {
      throw new DomainError('NO_RENEWING_SUBSCRIPTION');
    }
    const { lookupKey, priceCents, days } = planOf(id);
    return {
      subscriptionId: running.subscriptionId,
      lookupKey,
      price: { cents: priceCents, currency: CURRENCY },
      days,
      at,
    };
  }

  private note(
    userId: string,
    { subscriptionId }: { subscriptionId: string },
    wish: SubscriptionWish,
    details: WishDetails = {},
  ): Promise<void> {
    const request = { id: this.ids.uuid(), userId, subscriptionId, wish, ...details };
    return this.transactions.run((tx) => this.writer.addRequest(tx, request));
  }

  private async settled(userId: string): Promise<AccessAnswer> {
    await this.sync.syncStudent(userId);
    return this.subscriptions.access(userId);
  }
}
