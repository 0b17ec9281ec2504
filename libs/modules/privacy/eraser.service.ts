import { Injectable, Logger } from '@nestjs/common';
import { MINUTE_MS } from '@prepward/contracts/durations';
import { deletionBegun } from '@prepward/contracts/events';
import { Clock, Ids } from '@prepward/platform/clock';
import { Transactions, type Tx } from '@prepward/platform/database';
import { Outbox } from '@prepward/platform/outbox';
import { type Person, PersonalParts } from '@prepward/platform/personal';
import { securityEvent } from '@prepward/platform/telemetry';
import { AccountService, SessionsService } from '../auth/index.js';
import { AccountEndService } from '../billing/index.js';
import { RolesService } from '../roles/index.js';
import { AccountDeletionRepository } from './account-deletion.repository.js';

/**
 * Time between the last email and the erasure: long enough for the email to go out and for work in
 * progress to finish.
 */
const SILENCE_MS = 30 * MINUTE_MS;

/** Erases accounts whose time is over (docs/decisions/0046-erasure.md). */
@Injectable()
export class Eraser {
  private readonly log = new Logger(Eraser.name);

  constructor(
    private readonly deletions: AccountDeletionRepository,
    private readonly parts: PersonalParts,
    private readonly accounts: AccountService,
    private readonly sessions: SessionsService,
    private readonly roles: RolesService,
    private readonly money: AccountEndService,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Emails owners whose time is up and signs them out; erases accounts whose owners were told half
   * an hour ago, and closed accounts that still exist.
   */
  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted && (await this.tellNext())) {
      // Continue with the next one.
    }
    await this.eraseForgotten(signal);
    const failed: string[] = [];
    while (!signal.aborted) {
      const before = new Date(this.clock.now().getTime() - SILENCE_MS);
      const next = await this.deletions.findTold(before, failed);
      if (next === undefined) return;
      await this.erase(next.id, next.user_id).catch((error: Error) => {
        failed.push(next.id);
        this.log.error(`Could not erase account ${next.user_id}: ${error.message}`);
      });
    }
  }

  /**
   * Immediately erases an account that an administrator deleted: its owner wasn't promised a grace
   * period. Running it again does nothing. If it fails, {@link run} tries again.
   */
  async eraseClosed(userId: string): Promise<void> {
    if (!(await this.accounts.isClosed(userId))) return;
    const now = this.clock.now();
    const deletionId = await this.transactions.run((tx) =>
      this.deletions.begin(tx, this.ids.uuid(), userId, now),
    );
    await this.erase(deletionId, userId);
  }

  /** Closed accounts whose event reached no worker, for example during a deployment. */
  private async eraseForgotten(signal: AbortSignal): Promise<void> {
    const before = new Date(this.clock.now().getTime() - SILENCE_MS);
    for (const userId of await this.accounts.closedBefore(before)) {
      if (signal.aborted) return;
      await this.eraseClosed(userId).catch((error: Error) => {
        this.log.error(`Could not erase account ${userId}: ${error.message}`);
      });
    }
  }

  private tellNext(): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      const now = this.clock.now();
      const due = await this.deletions.takeDue(tx, now);
      if (due === undefined || due.user_id === null) return false;
      if (await this.keepsForRole(tx, due.id, due.user_id)) return true;
      await this.deletions.markTold(tx, due.id, now);
      await this.sessions.endAll(tx, due.user_id);
      const payload = { deletionId: due.id, userId: due.user_id };
      await this.outbox.record(tx, deletionBegun, payload);
      return true;
    });
  }

  /** Erases from all modules in one transaction: an account exists completely, or not at all. */
  private async erase(deletionId: string, userId: string): Promise<void> {
    const kept = await this.transactions.run((tx) => this.keepsForRole(tx, deletionId, userId));
    if (kept) return;
    await this.money.endNow(userId);
    // An account that staff deleted in the meantime has no address anymore; everything else still
    // goes.
    const email = (await this.accounts.addressOf(userId))?.email ?? '';
    const person: Person = { id: userId, email };
    const parts = await this.parts.all();
    const erased = await this.transactions.run(async (tx) => {
      // Locked before the account's own row, the same order as everything that writes about money.
      await this.money.hold(tx, userId);
      if (!(await this.deletions.lock(tx, deletionId))) return false;
      if (await this.keepsForRole(tx, deletionId, userId)) return false;
      for (const { erasures = [] } of parts) {
        for (const erase of erasures) await erase(tx, person);
      }
      await this.deletions.markErased(tx, deletionId, this.clock.now());
      return true;
    });
    if (erased) securityEvent('account.erased');
  }

  /**
   * Whether the account got a role since its owner asked. If so, this ends the request and logs it:
   * an old request must not erase someone whose work the product needs. A role granted at the same
   * time waits for this transaction.
   */
  private async keepsForRole(tx: Tx, deletionId: string, userId: string): Promise<boolean> {
    await this.accounts.hold(tx, userId);
    if (!(await this.roles.hasAny(tx, userId))) return false;
    await this.deletions.end(tx, deletionId);
    securityEvent('deletion.ended-by-role', { userId });
    return true;
  }
}
