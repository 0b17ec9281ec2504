import { Injectable } from '@nestjs/common';
import { HOUR_MS, MINUTE_MS } from '@prepward/contracts/durations';
import {
  accountClosed,
  passkeyChanged,
  passwordChanged,
  userVerified,
} from '@prepward/contracts/events';
import type { PasskeyView } from '@prepward/contracts/passkeys';
import type { RouteBody } from '@prepward/contracts/routes';
import { noteForAudit } from '@prepward/platform/audit';
import { Clock } from '@prepward/platform/clock';
import { Transactions, type Tx } from '@prepward/platform/database';
import { Outbox } from '@prepward/platform/outbox';
import { RolesService } from '../../roles/index.js';
import { AuthError } from '../auth.errors.js';
import { PERMANENTLY_MS } from '../domain/ban.js';
import { normalizeEmail } from '../domain/email.js';
import { mergeMetadata, namesIn } from '../domain/metadata.js';
import { FactorRepository } from '../factors/factor.repository.js';
import { FactorsService } from '../factors/factors.service.js';
import { PasskeyRepository } from '../passkeys/passkey.repository.js';
import { PasswordHasher } from '../password-hasher.js';
import { PasswordRules } from '../password-rules.js';
import { SessionsService } from '../sessions.service.js';
import { SignUpService } from '../sign-up.service.js';
import { StudentNames } from '../student-names.js';
import type { User } from '../user.entity.js';
import { UserRepository } from '../user.repository.js';
import { toFactorView, toPasskeyView, toUserView, type UserView } from '../user-view.js';
import { WaysIn } from '../ways-in.js';
import { AccountsAdminRepository, type FullUser } from './accounts-admin.repository.js';

type Attributes = RouteBody<'authAdmin.changeUser'>;

const MS = { h: HOUR_MS, m: MINUTE_MS, s: 1_000 } as const;

/** Milliseconds of a duration in Go's notation: `1h30m`. */
function durationMs(text: string): number {
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)([hms])/g)];
  return parts.reduce(
    (sum, [, count, unit]) => sum + Number(count) * MS[unit as keyof typeof MS],
    0,
  );
}

const show = ({ user, identities, factors }: FullUser): UserView =>
  toUserView(user, identities, factors);

/** Accounts as managed through the protocol's admin API, by programs and staff. */
@Injectable()
export class AccountsAdminService {
  constructor(
    private readonly accounts: AccountsAdminRepository,
    private readonly users: UserRepository,
    private readonly roles: RolesService,
    private readonly signUps: SignUpService,
    private readonly sessions: SessionsService,
    private readonly factorRows: FactorRepository,
    private readonly factorsOf: FactorsService,
    private readonly passkeyRows: PasskeyRepository,
    private readonly hasher: PasswordHasher,
    private readonly rules: PasswordRules,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly names: StudentNames,
    private readonly waysIn: WaysIn,
  ) {}

  /** A page of users, newest first, and the total count. */
  async list(page: number, perPage: number): Promise<{ users: UserView[]; total: number }> {
    const { rows, total } = await this.accounts.page(page, perPage);
    return { users: rows.map(show), total };
  }

  /** @throws AuthError user_not_found */
  async get(id: string): Promise<UserView> {
    const found = await this.accounts.find(id);
    if (found === undefined) throw noUser();
    return show(found);
  }

  /**
   * Makes an account. Its address counts as verified only where the caller says so.
   *
   * @throws AuthError email_exists, weak_password
   */
  async create(given: RouteBody<'authAdmin.createUser'>): Promise<UserView> {
    const email = normalizeEmail(given.email ?? '');
    const id = await this.transactions.run(async (tx) => {
      const known = await this.users.findByEmail(email, tx);
      if (known !== null) throw new AuthError('email_exists');
      const made = await this.signUps.reserve(tx, email);
      await this.apply(tx, await this.held(tx, made), { ...given, email: undefined });
      return made;
    });
    return this.get(id);
  }

  /**
   * Changes what is given. A new password ends all sessions.
   *
   * @throws AuthError user_not_found, email_exists, weak_password; account_holds_role for a staff
   *   account's address, password, or ban
   */
  async change(id: string, given: Attributes): Promise<UserView> {
    await this.transactions.run(async (tx) => this.apply(tx, await this.held(tx, id), given));
    return this.get(id);
  }

  /**
   * Deletes an account: from now on no one can sign in to it, and nothing here finds it. The worker
   * erases it like accounts whose owners asked for it (docs/decisions/0054-one-way-to-erase.md).
   *
   * @throws AuthError user_not_found; account_holds_role for staff, whose role has to be removed first
   */
  async delete(id: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const user = await this.held(tx, id);
      await this.refuseStaff(tx, id);
      noteForAudit({ resourceId: id, before: { email: user.email } });
      await this.users.update(tx, id, { deletedAt: this.clock.now() });
      await this.waysIn.close(tx, id);
      await this.outbox.record(tx, accountClosed, { userId: id });
    });
  }

  /** @throws AuthError user_not_found */
  async factors(id: string) {
    const found = await this.accounts.find(id);
    if (found === undefined) throw noUser();
    return found.factors.map(toFactorView);
  }

  /** @throws AuthError user_not_found, mfa_factor_not_found, account_holds_role */
  async deleteFactor(id: string, factorId: string) {
    return this.transactions.run(async (tx) => {
      await this.held(tx, id);
      await this.refuseStaff(tx, id);
      const factor = await this.factorRows.findForUpdate(tx, id, factorId);
      if (factor === null) throw new AuthError('mfa_factor_not_found');
      await this.factorsOf.remove(tx, factor);
      return toFactorView(factor);
    });
  }

  /** Oldest first. @throws AuthError user_not_found */
  async passkeys(id: string): Promise<PasskeyView[]> {
    if ((await this.accounts.find(id)) === undefined) throw noUser();
    return (await this.passkeyRows.ofUser(id)).map(toPasskeyView);
  }

  /**
   * The owner gets an email. @throws AuthError user_not_found, passkey_not_found,
   * account_holds_role
   */
  deletePasskey(id: string, passkeyId: string): Promise<void> {
    return this.transactions.run(async (tx) => {
      await this.held(tx, id);
      await this.refuseStaff(tx, id);
      const passkey = await this.passkeyRows.findForUpdate(tx, id, passkeyId);
      if (passkey === null) throw new AuthError('passkey_not_found');
      await this.passkeyRows.delete(tx, passkeyId);
      await this.outbox.record(tx, passkeyChanged, { userId: id, change: 'removed' });
    });
  }

  private async held(tx: Tx, id: string): Promise<User> {
    const user = await this.users.findByIdForUpdate(id, tx);
    if (user === null || user.deletedAt !== null) throw noUser();
    return user;
  }

  /** Permission to manage accounts doesn't give access to staff accounts. */
  private async refuseStaff(tx: Tx, id: string): Promise<void> {
    if (await this.roles.hasAny(tx, id)) throw new AuthError('account_holds_role');
  }

  private async apply(tx: Tx, user: User, given: Attributes): Promise<void> {
    const { email, password, ban_duration } = given;
    const touched = [email, password, ban_duration].some((one) => one !== undefined);
    if (touched) await this.refuseStaff(tx, user.id);
    const change: Partial<User> = {
      ...(given.app_metadata == null
        ? {}
        : { appMetadata: mergeMetadata(user.appMetadata, given.app_metadata) }),
      ...(given.user_metadata == null
        ? {}
        : { userMetadata: mergeMetadata(user.userMetadata, given.user_metadata) }),
      ...(given.ban_duration === undefined ? {} : { bannedUntil: this.banEnd(given.ban_duration) }),
    };
    if (given.email !== undefined) change.email = normalizeEmail(given.email);
    if (given.email_confirm === true)
      change.emailConfirmedAt = user.emailConfirmedAt ?? this.clock.now();
    if (given.password !== undefined) change.passwordHash = await this.hash(user, given.password);
    await this.users.update(tx, user.id, change);
    noteForAudit({ resourceId: user.id, after: Object.keys(change) });
    await this.follow(tx, user, change);
  }

  /** The consequences of a change elsewhere. */
  private async follow(tx: Tx, user: User, change: Partial<User>): Promise<void> {
    const { id } = user;
    if (change.userMetadata != null) await this.names.keep(tx, id, namesIn(change.userMetadata));
    if (change.email != null) await this.users.setIdentityEmail(tx, id, change.email);
    if (change.emailConfirmedAt != null && user.emailConfirmedAt === null) {
      await this.users.verifyIdentity(tx, id);
      await this.outbox.record(tx, userVerified, { userId: id });
    }
    if (change.passwordHash != null && user.passwordHash !== null) {
      await this.outbox.record(tx, passwordChanged, { userId: id });
    }
    if (change.passwordHash != null || change.bannedUntil != null)
      await this.sessions.endAll(tx, id);
  }

  private async hash(user: User, password: string): Promise<string> {
    await this.rules.check(password, { email: user.email, names: user.userMetadata });
    return this.hasher.hash(password);
  }

  private banEnd(duration: string): Date | null {
    if (duration === 'none') return null;
    const ms = Math.min(durationMs(duration), PERMANENTLY_MS);
    return new Date(this.clock.now().getTime() + ms);
  }
}

function noUser(): AuthError {
  return new AuthError('user_not_found', 'User not found', undefined, 404);
}
