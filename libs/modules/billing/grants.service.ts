import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@prepward/contracts/durations';
import { type GrantPlan, planOf } from '@prepward/contracts/plans';
import { SubscriptionClock } from '@prepward/modules/subscriptions';
import { Ids } from '@prepward/platform/clock';
import { Transactions } from '@prepward/platform/database';
import type { GrantFact } from './domain/entitlement.js';
import { LedgerRepository } from './ledger/ledger.repository.js';
import { type GrantNote, LedgerWriter } from './ledger/ledger-writer.repository.js';
import { LedgerAppender } from './ledger-appender.service.js';

/** Access that staff give without money. */
@Injectable()
export class GrantsService {
  constructor(
    private readonly ledger: LedgerRepository,
    private readonly writer: LedgerWriter,
    private readonly appender: LedgerAppender,
    private readonly transactions: Transactions,
    private readonly clock: SubscriptionClock,
    private readonly ids: Ids,
  ) {}

  /**
   * Gives a plan for its days from now, or permanently (`lifetime`), as a row of the ledger.
   *
   * @returns until when, or null for permanently
   */
  async grant(userId: string, plan: GrantPlan, note: GrantNote): Promise<Date | null> {
    const startsAt = this.clock.now();
    const days = planOf(plan)?.days;
    const endsAt = days === undefined ? null : new Date(startsAt.getTime() + days * DAY_MS);
    await this.add(userId, { plan, startsAt, endsAt, revokes: null }, note);
    return endsAt;
  }

  /** The grants that give access now. */
  async running(userId: string): Promise<GrantFact[]> {
    const now = this.clock.now();
    const { grants } = await this.ledger.of(userId);
    return grants.filter(
      ({ id, revokes, endsAt }) =>
        revokes === null &&
        (endsAt === null || endsAt > now) &&
        !grants.some((other) => other.revokes === id),
    );
  }

  /** Revokes every running grant. @returns how many there were */
  async revoke(userId: string, note: GrantNote): Promise<number> {
    const now = this.clock.now();
    const running = await this.running(userId);
    for (const { id, plan } of running) {
      await this.add(userId, { plan, startsAt: now, endsAt: null, revokes: id }, note);
    }
    return running.length;
  }

  private async add(
    userId: string,
    grant: { plan: GrantPlan; startsAt: Date; endsAt: Date | null; revokes: string | null },
    note: GrantNote,
  ): Promise<void> {
    await this.transactions.run(async (tx) => {
      await this.ledger.lock(tx, userId);
      await this.writer.addGrant(tx, userId, { id: this.ids.uuid(), ...grant }, note);
      await this.appender.follow(tx, userId);
    });
  }
}
