import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '@prepward/contracts/durations';
import { addressChanged } from '@prepward/contracts/events';
import { Transactions, type Tx } from '@prepward/platform/database';
import { DomainError } from '@prepward/platform/errors';
import { Outbox } from '@prepward/platform/outbox';
import { securityEvent } from '@prepward/platform/telemetry';
import { RolesService } from '../roles/index.js';
import { AuthError } from './auth.errors.js';
import { FactorRepository } from './factors/factor.repository.js';
import { FactorsService } from './factors/factors.service.js';
import { LinkRequests } from './link-requests.js';
import { CHANGE_KINDS, type OneTimeToken } from './one-time-token.entity.js';
import { OneTimeTokens } from './one-time-tokens.js';
import { PasskeyRepository } from './passkeys/passkey.repository.js';
import { SessionsService } from './sessions.service.js';
import type { User } from './user.entity.js';
import { UserRepository } from './user.repository.js';

/** A stranger may have added ways in shortly before changing the address: undoing removes those, too. */
const BEFORE_CHANGE_MS = HOUR_MS;

/** What changes with an account's address, and how owners undo a change they didn't want. */
@Injectable()
export class AddressChanges {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: UserRepository,
    private readonly roles: RolesService,
    private readonly requests: LinkRequests,
    private readonly tokens: OneTimeTokens,
    private readonly sessions: SessionsService,
    private readonly factors: FactorRepository,
    private readonly factorsService: FactorsService,
    private readonly passkeys: PasskeyRepository,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Changes an account's address and emails the old one a link that undoes the change.
   *
   * @throws AuthError email_exists where another account has proven the address
   */
  async change(tx: Tx, user: User, email: string): Promise<User> {
    const changed = await this.set(tx, user, email, {});
    if (user.email !== null) {
      const asked = { kind: 'address-changed' as const, email: user.email, userId: user.id };
      const requestId = await this.requests.keep(tx, asked);
      await this.outbox.record(tx, addressChanged, { requestId });
    }
    securityEvent('address.changed', { userId: user.id });
    return changed;
  }

  /**
   * Restores an account's old address, once, using the link sent to it. A stranger who changed the
   * address knows the password, so it's removed, all devices are signed out, and all passkeys are
   * deleted, as are second steps and Google accounts added since. The owner sets a new password by
   * email. Links sent to older addresses stay valid: if a stranger changed the address twice, they have
   * the later link.
   *
   * @throws DomainError UNDO_LINK_INVALID
   */
  async undo(secret: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const token = await this.tokens.find(tx, secret, ['email-change-undo']);
      const user = token && (await this.users.findByIdForUpdate(token.userId, tx));
      if (token === null || user === null || !this.tokens.isGood(token)) {
        throw new DomainError('UNDO_LINK_INVALID');
      }
      await this.giveBack(tx, user, token);
      await this.sessions.endAll(tx, user.id);
      await this.dropAddedSince(tx, user.id, token);
    });
  }

  private async giveBack(tx: Tx, user: User, token: OneTimeToken): Promise<void> {
    try {
      await this.set(tx, user, token.email, { passwordHash: null });
    } catch (error) {
      const isTaken = error instanceof AuthError && error.code === 'email_exists';
      throw isTaken ? new DomainError('UNDO_LINK_INVALID') : error;
    }
    await this.tokens.spendFrom(tx, token);
    securityEvent('address.given-back', { userId: user.id });
  }

  private async set(
    tx: Tx,
    user: User,
    email: string,
    more: Partial<Pick<User, 'passwordHash'>>,
  ): Promise<User> {
    // If two accounts confirm the same address at once, the second finds it taken.
    await this.requests.lockAddress(tx, email);
    if (email !== user.email) await this.giveWay(tx, email);
    const change = { email, newEmail: null, newEmailConfirmedBy: null, ...more };
    await this.users.update(tx, user.id, change);
    await this.tokens.spend(tx, user.id, [...CHANGE_KINDS, 'recovery']);
    await this.users.setIdentityEmail(tx, user.id, email);
    return { ...user, ...change };
  }

  /**
   * An account that no one has proven to own gives up its address to anyone who proves it. Otherwise, a
   * sign-up that a stranger never verified would keep the address from its owner.
   */
  private async giveWay(tx: Tx, email: string): Promise<void> {
    const holder = await this.users.findByEmailForUpdate(email, tx);
    if (holder === null) return;
    if (holder.emailConfirmedAt !== null || (await this.roles.hasAny(tx, holder.id))) {
      throw new AuthError('email_exists');
    }
    await this.users.delete(tx, holder.id);
  }

  private async dropAddedSince(tx: Tx, userId: string, token: OneTimeToken): Promise<void> {
    const mailedAt = this.tokens.issuedAt(token);
    const changedAt = await this.requests.addressChangedAt(tx, userId, token.email, mailedAt);
    const since = new Date((changedAt ?? mailedAt).getTime() - BEFORE_CHANGE_MS);
    for (const factor of await this.factors.ofUser(userId, tx)) {
      if (factor.createdAt >= since) await this.factorsService.remove(tx, factor);
    }
    await this.passkeys.deleteOfUser(tx, userId);
    await this.users.unlinkSince(tx, userId, since);
  }
}
