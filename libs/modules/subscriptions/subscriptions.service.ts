import { Injectable } from '@nestjs/common';
import { isAccessOpen } from '@prepward/contracts/access-rules';
import type { SubscriptionCheck } from '@prepward/contracts/account';
import type { AccessAnswer } from '@prepward/contracts/billing';
import { subscriptionActivated } from '@prepward/contracts/events';
import type { Standing } from '@prepward/contracts/start-rules';
import { Ids } from '@prepward/platform/clock';
import type { Tx } from '@prepward/platform/database';
import { Outbox } from '@prepward/platform/outbox';
import { type AccessPeriod, accessAt, samePeriods } from './domain/access.js';
import { SubscriptionRepository } from './subscription.repository.js';
import { SubscriptionClock } from './subscription-clock.js';
import { SubscriptionWatchRepository } from './subscription-watch.repository.js';

/** Who is subscribed, and until when. */
@Injectable()
export class SubscriptionsService {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly watch: SubscriptionWatchRepository,
    private readonly outbox: Outbox,
    private readonly clock: SubscriptionClock,
    private readonly ids: Ids,
  ) {}

  /** The single source of truth about access: every screen and every rule uses it. */
  async access(userId: string): Promise<AccessAnswer> {
    return accessAt(await this.subscriptions.periodsOf(userId), this.clock.now());
  }

  /** {@link access} in the words of the specification's backend function. */
  async check(userId: string): Promise<SubscriptionCheck> {
    const access = await this.access(userId);
    const subscribed = isAccessOpen(access);
    return {
      subscribed,
      product_id: subscribed ? access.plan : null,
      subscription_end: subscribed ? access.until : null,
    };
  }

  /** Whether the student is subscribed now, was once, or never was. */
  async standing(userId: string): Promise<Exclude<Standing, 'visitor'>> {
    const access = await this.access(userId);
    if (isAccessOpen(access)) return 'subscribed';
    return access.state === 'ended' ? 'expired' : 'free';
  }

  periodsOf(userId: string, tx?: Tx): Promise<AccessPeriod[]> {
    return this.subscriptions.periodsOf(userId, tx);
  }

  /** Everyone who has or had access. */
  subscribers(): Promise<string[]> {
    return this.subscriptions.subscribers();
  }

  /** The first ones whose ids come after the given one, in order of id. */
  subscribersAfter(userId: string, most: number): Promise<string[]> {
    return this.subscriptions.subscribersAfter(userId, most);
  }

  /**
   * Replaces the stored periods with the ledger's, and announces it when access begins. For
   * `billing`, which locks the student meanwhile.
   */
  async follow(tx: Tx, userId: string, periods: readonly AccessPeriod[]): Promise<void> {
    const stored = await this.subscriptions.periodsOf(userId, tx);
    if (samePeriods(stored, periods)) return;
    const now = this.clock.now();
    await this.subscriptions.replace(
      tx,
      userId,
      periods.map((period) => ({ ...period, id: this.ids.uuid() })),
    );
    // The watch checks right away, and then sets its next due time.
    await this.watch.setDue(tx, userId, now);
    const before = accessAt(stored, now);
    const { plan, until, ...after } = accessAt(periods, now);
    if (plan === null || !isAccessOpen(after) || (isAccessOpen(before) && before.plan === plan)) {
      return;
    }
    await this.outbox.record(tx, subscriptionActivated, { userId, plan, endsAt: until });
  }
}
