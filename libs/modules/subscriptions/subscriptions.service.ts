import { Injectable } from '@nestjs/common';
import type { SubscriptionCheck } from '@prepward/contracts/account';
import { subscriptionActivated } from '@prepward/contracts/events';
import { type GrantPlan, PLANS } from '@prepward/contracts/plans';
import { Clock, Ids } from '@prepward/platform/clock';
import { Transactions } from '@prepward/platform/database';
import { Outbox } from '@prepward/platform/outbox';
import { SubscriptionRepository } from './subscription.repository.js';

const DAY_MS = 86_400_000;

/** Who is subscribed, and until when. */
@Injectable()
export class SubscriptionsService {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** The state now, in one statement; of several subscriptions the one that lasts longest counts. */
  async check(userId: string): Promise<SubscriptionCheck> {
    const row = await this.subscriptions.findCurrent(userId);
    return {
      subscribed: row !== undefined,
      product_id: row?.plan ?? null,
      subscription_end: row?.ends_at?.toISOString() ?? null,
    };
  }

  /** Whether the student is subscribed now, was once, or never was. */
  async standing(userId: string): Promise<'subscribed' | 'expired' | 'free'> {
    const active = await this.subscriptions.hasActive(userId);
    if (active === true) return 'subscribed';
    return active === false ? 'expired' : 'free';
  }

  /**
   * Gives a plan for its days from now, or for ever (`lifetime`). For the command line.
   *
   * @returns until when, or null for ever
   */
  async grant(userId: string, plan: GrantPlan): Promise<Date | null> {
    const days = PLANS.find((candidate) => candidate.id === plan)?.days;
    const endsAt = days === undefined ? null : new Date(this.clock.now().getTime() + days * DAY_MS);
    await this.transactions.run(async (tx) => {
      await this.subscriptions.insert(tx, { id: this.ids.uuid(), userId, plan, endsAt });
      await this.outbox.record(tx, subscriptionActivated, {
        userId,
        plan,
        endsAt: endsAt?.toISOString() ?? null,
      });
    });
    return endsAt;
  }
}
