import { Injectable } from '@nestjs/common';
import type { AdminSession, Role } from '@prepward/contracts/admin-users';
import { passkeyChanged } from '@prepward/contracts/events';
import { noteForAudit } from '@prepward/platform/audit';
import { Clock } from '@prepward/platform/clock';
import { Transactions, type Tx } from '@prepward/platform/database';
import { DomainError } from '@prepward/platform/errors';
import { Outbox } from '@prepward/platform/outbox';
import { securityEvent } from '@prepward/platform/telemetry';
import { RolesService } from '../../roles/index.js';
import { PERMANENTLY_MS } from '../domain/ban.js';
import { FactorRepository } from '../factors/factor.repository.js';
import { FactorsService } from '../factors/factors.service.js';
import { PasskeyRepository } from '../passkeys/passkey.repository.js';
import { SessionRepository } from '../session.repository.js';
import { SessionsService } from '../sessions.service.js';
import type { User } from '../user.entity.js';
import { UserRepository } from '../user.repository.js';

/** What staff do to one account. Each action leaves an audit log entry with the previous values. */
@Injectable()
export class StaffActionsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: UserRepository,
    private readonly roles: RolesService,
    private readonly sessionRows: SessionRepository,
    private readonly sessions: SessionsService,
    private readonly factorRows: FactorRepository,
    private readonly factors: FactorsService,
    private readonly passkeys: PasskeyRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Signed-in browsers, last used first. @throws DomainError USER_NOT_FOUND */
  async sessionsOf(id: string): Promise<AdminSession[]> {
    await this.known(id);
    return (await this.sessionRows.ofUser(id)).map((session) => ({
      id: session.id,
      userAgent: session.userAgent,
      methods: session.amr.map(({ method }) => method),
      secondStep: session.aal === 'aal2',
      createdAt: session.createdAt.toISOString(),
      lastUsedAt: session.refreshedAt.toISOString(),
    }));
  }

  /** @throws DomainError USER_NOT_FOUND, VERIFIED_ACCOUNT_REQUIRED */
  grantRole(id: string, role: Role): Promise<void> {
    return this.change(id, async (tx, user) => {
      if (user.isAnonymous || user.emailConfirmedAt === null) {
        throw new DomainError('VERIFIED_ACCOUNT_REQUIRED');
      }
      const before = (await this.roles.hasAny(tx, id)) ? [role] : [];
      noteForAudit({ before: { roles: before }, after: { roles: [role] } });
      await this.roles.grant(tx, id, role);
    });
  }

  /** Takes effect with the next request. @throws DomainError USER_NOT_FOUND, LAST_ADMIN */
  removeRole(id: string, role: Role): Promise<void> {
    return this.change(id, async (tx) => {
      const before = (await this.roles.hasAny(tx, id)) ? [role] : [];
      noteForAudit({ before: { roles: before }, after: { roles: [] } });
      if (!(await this.roles.remove(tx, id, role))) throw new DomainError('LAST_ADMIN');
    });
  }

  /**
   * Bans until a moment, or permanently (null); all sessions end.
   *
   * @throws DomainError USER_NOT_FOUND, OWN_ACCOUNT, STAFF_ACCOUNT; VALIDATION_FAILED for a time in the
   *   past
   */
  ban(id: string, until: Date | null, byId: string): Promise<void> {
    const now = this.clock.now();
    const bannedUntil = until ?? new Date(now.getTime() + PERMANENTLY_MS);
    if (bannedUntil <= now) {
      throw new DomainError('VALIDATION_FAILED', undefined, { until: 'Choose a day to come.' });
    }
    return this.change(id, async (tx, user) => {
      if (id === byId) throw new DomainError('OWN_ACCOUNT');
      if (await this.roles.hasAny(tx, id)) throw new DomainError('STAFF_ACCOUNT');
      await this.setBan(tx, user, bannedUntil);
      await this.sessions.endAll(tx, id);
    });
  }

  /** @throws DomainError USER_NOT_FOUND */
  unban(id: string): Promise<void> {
    return this.change(id, (tx, user) => this.setBan(tx, user, null));
  }

  /** Ends all sessions. @throws DomainError USER_NOT_FOUND */
  signOut(id: string): Promise<void> {
    return this.change(id, async (tx) => {
      const open = await this.sessionRows.ofUser(id, tx);
      noteForAudit({ before: { sessions: open.length }, after: { sessions: 0 } });
      await this.sessions.endAll(tx, id);
    });
  }

  /** Removes all second steps and passkeys, and emails the user. @throws DomainError USER_NOT_FOUND */
  async resetTwoStep(id: string): Promise<void> {
    await this.change(id, async (tx) => {
      const factors = await this.factorRows.ofUser(id, tx);
      const apps = factors.filter(({ type }) => type === 'totp');
      const passkeys = await this.passkeys.deleteOfUser(tx, id);
      const before = { apps: apps.length, passkeys };
      noteForAudit({ before, after: { apps: 0, passkeys: 0 } });
      if (passkeys > 0) {
        await this.outbox.record(tx, passkeyChanged, { userId: id, change: 'removed' });
      }
      for (const { id: factorId } of apps) {
        const held = await this.factorRows.findForUpdate(tx, id, factorId);
        if (held !== null) await this.factors.remove(tx, held);
      }
      await this.sessions.endAll(tx, id);
    });
    securityEvent('factor.removed', { target: id });
  }

  private async setBan(tx: Tx, user: User, bannedUntil: Date | null): Promise<void> {
    noteForAudit({ before: { bannedUntil: user.bannedUntil }, after: { bannedUntil } });
    await this.users.update(tx, user.id, { bannedUntil });
  }

  private async known(id: string): Promise<User> {
    const user = await this.users.findById(id);
    if (user === null || user.deletedAt !== null) throw new DomainError('USER_NOT_FOUND');
    return user;
  }

  private change(id: string, work: (tx: Tx, user: User) => Promise<void>): Promise<void> {
    return this.transactions.run(async (tx) => {
      const user = await this.users.findByIdForUpdate(id, tx);
      if (user === null || user.deletedAt !== null) throw new DomainError('USER_NOT_FOUND');
      await work(tx, user);
    });
  }
}
