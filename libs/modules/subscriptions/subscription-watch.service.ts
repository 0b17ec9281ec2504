import { Injectable, Logger } from '@nestjs/common';
import {
  paymentFailed,
  subscriptionExpired,
  subscriptionExpiring,
  subscriptionRenewalDue,
} from '@prepward/contracts/events';
import { Transactions, type Tx } from '@prepward/platform/database';
import { Outbox } from '@prepward/platform/outbox';
import { type Notice, nextMoment, noticesAt, renewalDue } from './domain/watch.js';
import { SubscriptionRepository } from './subscription.repository.js';
import { SubscriptionClock } from './subscription-clock.js';
import { SubscriptionWatchRepository } from './subscription-watch.repository.js';

/** Checks subscriptions when the passing of time alone changes something about them. */
@Injectable()
export class SubscriptionWatchService {
  private readonly log = new Logger(SubscriptionWatchService.name);

  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly watch: SubscriptionWatchRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: SubscriptionClock,
  ) {}

  /**
   * Checks every subscription that is due, each in its own transaction: one that fails is left for
   * the next run and doesn't hold up the others.
   *
   * @throws Error at the end, which says how many failed and why the last one did
   */
  async run(signal: AbortSignal): Promise<void> {
    const failed = new Map<string, unknown>();
    for (let found = true; found && !signal.aborted; ) {
      const taken: { userId?: string } = {};
      try {
        found = await this.transactions.run((tx) => this.lookAtOne(tx, [...failed.keys()], taken));
      } catch (error) {
        // It failed before a student was found, so there's no one to skip.
        if (taken.userId === undefined) throw error;
        failed.set(taken.userId, error);
        this.log.error(`Could not look at the subscription of ${taken.userId}: ${String(error)}`);
      }
    }
    const [reason] = [...failed.values()].slice(-1);
    if (failed.size > 0) {
      throw new Error(`${failed.size} subscriptions were not looked at: ${String(reason)}`);
    }
  }

  /**
   * @param taken receives the student's id, even if the check fails
   * @returns whether a subscription was due
   */
  private async lookAtOne(
    tx: Tx,
    besides: readonly string[],
    taken: { userId?: string },
  ): Promise<boolean> {
    const now = this.clock.now();
    const userId = await this.watch.takeDue(tx, now, besides);
    if (userId === undefined) return false;
    taken.userId = userId;
    const periods = await this.subscriptions.periodsOf(userId, tx);
    for (const notice of noticesAt(periods, now)) {
      if (await this.watch.insertNotice(tx, userId, notice.kind, notice.about)) {
        await this.say(tx, userId, notice);
      }
    }
    if (renewalDue(periods, now)) await this.outbox.record(tx, subscriptionRenewalDue, { userId });
    await this.watch.setDue(tx, userId, nextMoment(periods, now));
    return true;
  }

  private async say(tx: Tx, userId: string, notice: Notice): Promise<void> {
    const { plan } = notice;
    const about = notice.about.toISOString();
    switch (notice.kind) {
      case 'ending':
        await this.outbox.record(tx, subscriptionExpiring, { userId, plan, endsAt: about });
        return;
      case 'ended': {
        const { cause } = notice;
        await this.outbox.record(tx, subscriptionExpired, { userId, plan, endedAt: about, cause });
        return;
      }
      default: {
        const { stage, accessUntil } = notice;
        await this.outbox.record(tx, paymentFailed, {
          userId,
          plan,
          stage,
          accessUntil: accessUntil.toISOString(),
        });
      }
    }
  }
}
