import { Injectable } from '@nestjs/common';
import { metadataProblem } from '@prepward/contracts/auth';
import type { AuthErrorCode, ErrorCode } from '@prepward/contracts/errors';
import { emailChangeRequested, passwordChanged } from '@prepward/contracts/events';
import { ADMIN_PASSWORD_MIN } from '@prepward/contracts/sign-in-rules';
import { Clock } from '@prepward/platform/clock';
import { Transactions, type Tx } from '@prepward/platform/database';
import { DomainError } from '@prepward/platform/errors';
import type { Principal } from '@prepward/platform/http';
import { Limiter } from '@prepward/platform/limits';
import type { Recipient } from '@prepward/platform/mail';
import { Outbox } from '@prepward/platform/outbox';
import { RolesService } from '../roles/index.js';
import { AuthError } from './auth.errors.js';
import { LIMITS } from './auth.limits.js';
import { normalizeEmail } from './domain/email.js';
import { mergeMetadata, namesIn } from './domain/metadata.js';
import { mayRecover } from './domain/session-life.js';
import { soundName } from './domain/sound-name.js';
import { FactorRepository } from './factors/factor.repository.js';
import { FreshProof } from './fresh-proof.js';
import { LinkRequests } from './link-requests.js';
import { CHANGE_KINDS } from './one-time-token.entity.js';
import { OneTimeTokens } from './one-time-tokens.js';
import { OwnerProof, type Proof, type Prove } from './owner-proof.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordRules } from './password-rules.js';
import { SessionsService } from './sessions.service.js';
import { type NamePair, StudentNames } from './student-names.js';
import type { User } from './user.entity.js';
import { UserRepository } from './user.repository.js';
import { toUserView, type UserView } from './user-view.js';

export interface AccountChange extends Proof {
  email?: string;
  password?: string;
  data?: Record<string, unknown>;
  /** S256 of the verifier that the browser keeps for the links of a new address. */
  codeChallenge: string | null;
  /** Where those links lead (an allowed address); null for the site's own page. */
  redirectTo: string | null;
}

/** Counts requests for another address. */
const EMAIL_CHANGE = 'email-change';

/** A change whose address is normalized. */
type Normalized = Omit<AccountChange, 'email'> & { email: string | undefined };

/** Our own routes' codes for the protocol's errors. */
const PROOF_CODES: Partial<Record<AuthErrorCode, ErrorCode>> = {
  reauthentication_needed: 'PROOF_REQUIRED',
  current_password_required: 'PROOF_REQUIRED',
  current_password_invalid: 'PASSWORD_WRONG',
  reauthentication_not_valid: 'CODE_WRONG',
  over_request_rate_limit: 'RATE_LIMITED',
  user_not_found: 'UNAUTHENTICATED',
};

/** What a signed-in user sees and changes of their own account. */
@Injectable()
export class AccountService {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: UserRepository,
    private readonly factors: FactorRepository,
    private readonly roles: RolesService,
    private readonly hasher: PasswordHasher,
    private readonly rules: PasswordRules,
    private readonly sessions: SessionsService,
    private readonly tokens: OneTimeTokens,
    private readonly requests: LinkRequests,
    private readonly limiter: Limiter,
    private readonly owner: OwnerProof,
    private readonly fresh: FreshProof,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly names: StudentNames,
  ) {}

  async view(userId: string): Promise<UserView> {
    const user = await this.users.findById(userId);
    if (user === null) throw new AuthError('user_not_found');
    return toUserView(
      user,
      await this.users.identitiesOf(userId),
      await this.factors.ofUser(userId),
    );
  }

  /** Whether an administrator deleted the account, and it's still to be erased. */
  async isClosed(userId: string): Promise<boolean> {
    return (await this.users.findById(userId))?.deletedAt != null;
  }

  /** Accounts that an administrator deleted before this time and that haven't been erased yet. */
  closedBefore(at: Date): Promise<string[]> {
    return this.users.closedBefore(at);
  }

  /** Lets no one else change the account until the transaction ends. */
  async hold(tx: Tx, userId: string): Promise<void> {
    await this.users.findByIdForUpdate(userId, tx);
  }

  /** A user's email address and name; null for visitors and erased accounts. */
  async addressOf(userId: string): Promise<Recipient | null> {
    const user = await this.users.findById(userId);
    if (user === null || user.email === null) return null;
    const { first_name, last_name } = user.userMetadata;
    return {
      email: user.email,
      firstName: soundName(first_name) ?? '',
      lastName: soundName(last_name) ?? '',
    };
  }

  /**
   * Changes names, password, or address. A new password or address requires the current password,
   * except that a session opened by a recovery link may set a password without it, once and for a
   * limited time. A new password ends all other sessions and cancels a pending address change. A new
   * address takes effect once both addresses have confirmed it; giving the current address cancels a
   * pending change.
   *
   * @throws AuthError current_password_required, current_password_invalid, same_password,
   * weak_password, reauthentication_needed (a new address without any password),
   * over_email_send_rate_limit, over_request_rate_limit after many wrong passwords
   */
  async change(principal: Principal, change: AccountChange): Promise<UserView> {
    const email = change.email === undefined ? undefined : normalizeEmail(change.email);
    const asksForMail = email !== undefined && email !== principal.email;
    const work = () =>
      this.owner.during(principal, change, (prove) =>
        this.transactions.run((tx) => this.apply(tx, principal, { ...change, email }, prove)),
      );
    await (asksForMail ? this.withinPace(principal.userId, work) : work());
    return this.view(principal.userId);
  }

  private async apply(
    tx: Tx,
    principal: Principal,
    change: Normalized,
    prove: Prove,
  ): Promise<void> {
    const user = await this.users.findByIdForUpdate(principal.userId, tx);
    if (user === null) throw new AuthError('user_not_found');
    const { password, email = user.email, data } = change;
    const wantsMail = email !== null && email !== user.email;
    const recovers = password !== undefined && !wantsMail && (await this.recovers(tx, principal));
    const needsProof = !recovers && (password !== undefined || wantsMail);
    if (needsProof && !(await this.fresh.isFresh(tx, principal))) await prove(tx, user);
    if (password !== undefined) await this.changePassword(tx, principal, user, password);
    if (wantsMail) await this.requestEmail(tx, user, email, change);
    else if (change.email !== undefined) await this.dropNewEmail(tx, user);
    if (data !== undefined) await this.changeData(tx, user, data);
  }

  /**
   * Counts a request for another address before handling it, and undoes the count if it fails.
   *
   * @throws AuthError over_email_send_rate_limit; what `work` throws
   */
  private async withinPace(userId: string, work: () => Promise<void>): Promise<void> {
    const { points, seconds } = LIMITS.emailChangePerAccount;
    const { allowed } = await this.limiter.use(EMAIL_CHANGE, userId, points, seconds);
    if (!allowed) throw new AuthError('over_email_send_rate_limit');
    try {
      await work();
    } catch (error) {
      await this.limiter.giveBack(EMAIL_CHANGE, userId);
      throw error;
    }
  }

  /**
   * Whether the account has a password; otherwise its owner confirms their identity with an emailed
   * code.
   */
  async hasPassword(userId: string): Promise<boolean> {
    return (await this.users.findById(userId))?.passwordHash != null;
  }

  /**
   * Confirms the user's identity, for irreversible actions outside the protocol.
   *
   * @throws DomainError PROOF_REQUIRED, PASSWORD_WRONG, CODE_WRONG, RATE_LIMITED
   */
  async proveOwner(principal: Principal, proof: Proof): Promise<void> {
    try {
      await this.owner.during(principal, proof, (prove) =>
        this.transactions.run(async (tx) => {
          const user = await this.users.findByIdForUpdate(principal.userId, tx);
          if (user === null) throw new AuthError('user_not_found');
          await prove(tx, user);
        }),
      );
    } catch (error) {
      const code = error instanceof AuthError ? PROOF_CODES[error.code] : undefined;
      throw code === undefined ? error : new DomainError(code);
    }
  }

  private async recovers(tx: Tx, principal: Principal): Promise<boolean> {
    return mayRecover(await this.sessions.methodsOf(tx, principal.sessionId), this.clock.now());
  }

  private async changePassword(
    tx: Tx,
    principal: Principal,
    user: User,
    password: string,
  ): Promise<void> {
    await this.rules.check(
      password,
      { email: user.email, names: user.userMetadata },
      (await this.roles.isAdmin(user.id)) ? ADMIN_PASSWORD_MIN : undefined,
    );
    if (await this.hasher.verify(user.passwordHash, password)) throw new AuthError('same_password');
    // A pending address change may be why the owner changes the password, so cancel it too.
    await this.users.update(tx, user.id, {
      passwordHash: await this.hasher.hash(password),
      newEmail: null,
      newEmailConfirmedBy: null,
    });
    await this.sessions.end(tx, principal, 'others');
    await this.sessions.endRecovery(tx, principal.sessionId);
    await this.tokens.spend(tx, user.id, ['recovery', ...CHANGE_KINDS]);
    await this.outbox.record(tx, passwordChanged, { userId: user.id });
  }

  /** The given address is the current one: cancels a pending change and invalidates its links. */
  private async dropNewEmail(tx: Tx, user: User): Promise<void> {
    await this.users.update(tx, user.id, { newEmail: null, newEmailConfirmedBy: null });
    await this.tokens.spend(tx, user.id, CHANGE_KINDS);
  }

  private async requestEmail(
    tx: Tx,
    user: User,
    newEmail: string,
    { codeChallenge, redirectTo }: AccountChange,
  ): Promise<void> {
    await this.requests.lockAddress(tx, newEmail);
    const asked = { email: newEmail, userId: user.id, codeChallenge, redirectTo };
    const requestId = await this.requests.open(tx, { kind: 'email-change', ...asked });
    if (requestId === undefined) throw new AuthError('over_email_send_rate_limit');
    await this.users.update(tx, user.id, { newEmail, newEmailConfirmedBy: null });
    await this.tokens.spend(tx, user.id, CHANGE_KINDS);
    await this.outbox.record(tx, emailChangeRequested, { requestId });
  }

  /**
   * The names the account was created with, for its profile. Holds the account: others who change it
   * wait until the transaction ends.
   *
   * @throws AuthError user_not_found
   */
  async namesOf(tx: Tx, userId: string): Promise<NamePair> {
    const user = await this.users.findByIdForUpdate(userId, tx);
    if (user === null) throw new AuthError('user_not_found');
    return namesIn(user.userMetadata);
  }

  /**
   * Copies the names from a student's profile to the account, in the transaction that changes the
   * profile; undefined names stay as they are.
   *
   * @throws AuthError user_not_found
   */
  async repeatNames(
    tx: Tx,
    userId: string,
    names: { firstName?: string | undefined; lastName?: string | undefined },
  ): Promise<void> {
    const user = await this.users.findByIdForUpdate(userId, tx);
    if (user === null) throw new AuthError('user_not_found');
    const { firstName, lastName } = names;
    const userMetadata = {
      ...user.userMetadata,
      ...(firstName === undefined ? {} : { first_name: firstName }),
      ...(lastName === undefined ? {} : { last_name: lastName }),
    };
    await this.users.update(tx, userId, { userMetadata });
  }

  private async changeData(tx: Tx, user: User, data: Record<string, unknown>): Promise<void> {
    const userMetadata = mergeMetadata(user.userMetadata, data);
    const problem = metadataProblem(userMetadata);
    if (problem !== undefined) throw new AuthError('validation_failed', `data: ${problem}`);
    await this.users.update(tx, user.id, { userMetadata });
    await this.names.keep(tx, user.id, namesIn(userMetadata));
  }
}
