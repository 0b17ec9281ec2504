import { Injectable } from '@nestjs/common';
import { emailChangeRequested, passwordChanged } from '@prepward/contracts/events';
import { Transactions, type Tx } from '@prepward/platform/database';
import type { Principal } from '@prepward/platform/http';
import { Outbox } from '@prepward/platform/outbox';
import { RolesService } from '../roles/index.js';
import { AuthError } from './auth.errors.js';
import { normalizeEmail } from './domain/email.js';
import { ADMIN_PASSWORD_MIN } from './domain/password-policy.js';
import { OneTimeTokens } from './one-time-tokens.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordRules } from './password-rules.js';
import { SessionsService } from './sessions.service.js';
import type { User } from './user.entity.js';
import { UserRepository } from './user.repository.js';
import { toUserView, type UserView } from './user-view.js';

export interface AccountChange {
  email?: string;
  password?: string;
  currentPassword?: string;
  data?: Record<string, unknown>;
}

/** What a signed-in user sees and changes of their own account. */
@Injectable()
export class AccountService {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: UserRepository,
    private readonly roles: RolesService,
    private readonly hasher: PasswordHasher,
    private readonly rules: PasswordRules,
    private readonly sessions: SessionsService,
    private readonly tokens: OneTimeTokens,
    private readonly outbox: Outbox,
  ) {}

  async view(userId: string): Promise<UserView> {
    const user = await this.users.findById(userId);
    if (user === null) throw new AuthError('user_not_found');
    return toUserView(user, await this.users.identitiesOf(userId));
  }

  /** Where a user gets mail, and the name to write to; null when gone, or a visitor. */
  async addressOf(userId: string): Promise<{ email: string; firstName: string } | null> {
    const user = await this.users.findById(userId);
    if (user === null || user.email === null) return null;
    const { first_name: firstName } = user.userMetadata;
    return { email: user.email, firstName: typeof firstName === 'string' ? firstName : '' };
  }

  /**
   * Changes names, password or address. A new password needs the current one, except in a session
   * opened by a recovery link, and ends all other sessions. A new address counts once both
   * addresses have confirmed it.
   *
   * @throws AuthError current_password_required, current_password_invalid, same_password,
   *   weak_password
   */
  async change(principal: Principal, change: AccountChange): Promise<UserView> {
    await this.transactions.run(async (tx) => {
      const user = await this.users.findByIdForUpdate(principal.userId, tx);
      if (user === null) throw new AuthError('user_not_found');
      if (change.password !== undefined) {
        await this.changePassword(tx, principal, user, change.password, change.currentPassword);
      }
      if (change.email !== undefined) await this.requestEmail(tx, user, change.email);
      if (change.data !== undefined) {
        await this.users.update(tx, user.id, {
          userMetadata: { ...user.userMetadata, ...change.data },
        });
      }
    });
    return this.view(principal.userId);
  }

  private async changePassword(
    tx: Tx,
    principal: Principal,
    user: User,
    password: string,
    current: string | undefined,
  ): Promise<void> {
    if (!principal.methods.includes('recovery')) {
      if (current === undefined) throw new AuthError('current_password_required');
      if (!(await this.hasher.verify(user.passwordHash, current))) {
        throw new AuthError('current_password_invalid');
      }
    }
    this.rules.check(
      password,
      { email: user.email, names: user.userMetadata },
      (await this.roles.isAdmin(user.id)) ? ADMIN_PASSWORD_MIN : undefined,
    );
    if (await this.hasher.verify(user.passwordHash, password)) throw new AuthError('same_password');
    await this.users.update(tx, user.id, { passwordHash: await this.hasher.hash(password) });
    await this.sessions.end(tx, principal, 'others');
    await this.tokens.discard(tx, user.id, ['recovery']);
    await this.outbox.record(tx, passwordChanged, { userId: user.id });
  }

  private async requestEmail(tx: Tx, user: User, wanted: string): Promise<void> {
    const newEmail = normalizeEmail(wanted);
    if (newEmail === user.email) return;
    await this.users.update(tx, user.id, { newEmail, newEmailConfirmedBy: null });
    await this.tokens.discard(tx, user.id, ['email-change-current', 'email-change-new']);
    await this.outbox.record(tx, emailChangeRequested, { userId: user.id });
  }
}
