import { Injectable } from '@nestjs/common';
import { DAY_MS, HOUR_MS } from '@prepward/contracts/durations';
import { deletionRequested, exportRequested } from '@prepward/contracts/events';
import type { DataExport, DeletionBody, PrivacyView } from '@prepward/contracts/privacy';
import { DELETION_DAYS, EXPORT_PACE_HOURS } from '@prepward/contracts/privacy-rules';
import { Clock, Ids } from '@prepward/platform/clock';
import { Transactions, unaccompanied } from '@prepward/platform/database';
import { DomainError } from '@prepward/platform/errors';
import type { Principal } from '@prepward/platform/http';
import { Outbox } from '@prepward/platform/outbox';
import { securityEvent } from '@prepward/platform/telemetry';
import { AccountService } from '../auth/index.js';
import { AccountEndService } from '../billing/index.js';
import { RolesService } from '../roles/index.js';
import { AccountDeletionRepository } from './account-deletion.repository.js';
import { DataExportRepository, type ExportRow } from './data-export.repository.js';

/** Tries to make an archive end after about two hours. */
const MAKING_MS = 3 * HOUR_MS;

/** What students can ask about their own data: a copy of all of it, or its deletion. */
@Injectable()
export class PrivacyService {
  constructor(
    private readonly exports: DataExportRepository,
    private readonly deletions: AccountDeletionRepository,
    private readonly accounts: AccountService,
    private readonly roles: RolesService,
    private readonly money: AccountEndService,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** When an archive stops being available; undefined if it isn't made yet, or is gone. */
  async exportEnd(exportId: string): Promise<Date | undefined> {
    return (await this.exports.find(exportId))?.expires_at ?? undefined;
  }

  /** When a deletion is due; undefined if its owner changed their mind. */
  async deletionDue(deletionId: string): Promise<Date | undefined> {
    return (await this.deletions.find(deletionId))?.due_at;
  }

  async view(userId: string): Promise<PrivacyView> {
    const [newest, deletion, hasPassword] = await Promise.all([
      this.exports.newest(userId),
      this.deletions.of(userId),
      this.accounts.hasPassword(userId),
    ]);
    return {
      export: newest === undefined ? null : this.show(newest),
      deletionDueAt: deletion?.due_at.toISOString() ?? null,
      proof: hasPassword ? 'password' : 'code',
    };
  }

  /**
   * Requests an archive. While one is being made, asking again changes nothing.
   *
   * @throws DomainError EXPORT_TOO_SOON
   */
  async requestExport(userId: string): Promise<PrivacyView> {
    const now = this.clock.now();
    await this.transactions.run(async (tx) => {
      await this.exports.lock(tx, userId);
      const newest = await this.exports.newest(userId, tx);
      if (newest !== undefined) {
        const { state, nextAt } = this.show(newest);
        if (state === 'making') return;
        if (new Date(nextAt) > now) throw new DomainError('EXPORT_TOO_SOON');
      }
      const exportId = this.ids.uuid();
      await this.exports.insert(tx, exportId, userId, now);
      await this.outbox.record(tx, exportRequested, { exportId, userId });
    });
    return this.view(userId);
  }

  /**
   * An archive whose file its owner may download now.
   *
   * @throws DomainError EXPORT_NOT_FOUND, also for someone else's archive
   */
  async readyExport(
    userId: string,
    id: string,
  ): Promise<{ id: string; hash: string; bytes: number }> {
    const row = await this.exports.find(id);
    const isReady =
      row?.user_id === userId && row.expires_at !== null && row.expires_at > this.clock.now();
    if (!isReady || row.hash === null || row.bytes === null) {
      throw new DomainError('EXPORT_NOT_FOUND');
    }
    return { id, hash: row.hash, bytes: row.bytes };
  }

  /**
   * Schedules the account's deletion in {@link DELETION_DAYS} days, once its owner has proven who
   * they are. A plan stops renewing now. Requesting again changes nothing.
   *
   * @throws DomainError PROOF_REQUIRED, PASSWORD_WRONG, CODE_WRONG, RATE_LIMITED;
   *   ACCOUNT_HOLDS_ROLE; GATEWAY_UNAVAILABLE: then nothing is saved
   */
  async requestDeletion(
    principal: Principal,
    { password, nonce }: DeletionBody,
  ): Promise<PrivacyView> {
    const { userId } = principal;
    await this.accounts.proveOwner(principal, { currentPassword: password, nonce });
    return this.noteDeletion(userId);
  }

  /**
   * What staff see: the view of an account's owner.
   *
   * @throws DomainError USER_NOT_FOUND, for visitors too
   */
  async viewOf(userId: string): Promise<PrivacyView> {
    if (
      (await this.accounts.addressOf(userId)) === null ||
      (await this.accounts.isClosed(userId))
    ) {
      throw new DomainError('USER_NOT_FOUND');
    }
    return this.view(userId);
  }

  /**
   * Does what {@link requestDeletion} does for an owner who asked staff; the owner gets the
   * same email, and has the same days to keep the account.
   *
   * @throws DomainError USER_NOT_FOUND, ACCOUNT_HOLDS_ROLE; GATEWAY_UNAVAILABLE: then nothing is
   * saved
   */
  async requestDeletionFor(userId: string): Promise<PrivacyView> {
    await this.viewOf(userId);
    return this.noteDeletion(userId);
  }

  private async noteDeletion(userId: string): Promise<PrivacyView> {
    // Staff's entry in the log belongs to the request below, not to what may fail before it.
    await unaccompanied(async () => {
      await this.transactions.run(async (tx) => {
        if (await this.roles.hasAny(tx, userId)) throw new DomainError('ACCOUNT_HOLDS_ROLE');
      });
      await this.money.stopRenewal(userId);
    });
    const asked = this.clock.now();
    const due = new Date(asked.getTime() + DELETION_DAYS * DAY_MS);
    await this.transactions.run(async (tx) => {
      const deletionId = this.ids.uuid();
      if (await this.deletions.insert(tx, deletionId, userId, { asked, due })) {
        await this.outbox.record(tx, deletionRequested, { deletionId, userId });
      }
    });
    securityEvent('deletion.requested', { userId });
    return this.view(userId);
  }

  /**
   * Keeps the account after all. If no deletion was scheduled, nothing changes.
   *
   * @throws DomainError DELETION_BEGUN
   */
  async keep(userId: string): Promise<PrivacyView> {
    await this.deletions.takeBack(userId);
    if ((await this.deletions.of(userId)) !== undefined) throw new DomainError('DELETION_BEGUN');
    securityEvent('deletion.taken-back', { userId });
    return this.view(userId);
  }

  private show(row: ExportRow): DataExport {
    const requested = row.requested_at.getTime();
    const unfinished =
      this.clock.now().getTime() - requested < MAKING_MS
        ? ('making' as const)
        : ('failed' as const);
    const state = row.made_at === null ? unfinished : ('ready' as const);
    return {
      id: row.id,
      state,
      requestedAt: row.requested_at.toISOString(),
      expiresAt: row.expires_at?.toISOString() ?? null,
      bytes: row.bytes,
      nextAt: new Date(
        state === 'failed' ? requested : requested + EXPORT_PACE_HOURS * HOUR_MS,
      ).toISOString(),
    };
  }
}
