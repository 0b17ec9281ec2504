import { Injectable } from '@nestjs/common';
import { userRegistered, userVerified, verificationRequested } from '@prepward/contracts/events';
import { Clock, Ids } from '@prepward/platform/clock';
import { type AppConfig, InjectConfig } from '@prepward/platform/config';
import { Transactions, type Tx } from '@prepward/platform/database';
import { Outbox } from '@prepward/platform/outbox';
import { AuthError } from './auth.errors.js';
import { normalizeEmail } from './domain/email.js';
import type { Identity } from './identity.entity.js';
import { LinkRequests } from './link-requests.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordRules } from './password-rules.js';
import type { SessionView } from './session-answers.js';
import { SessionsService } from './sessions.service.js';
import type { User } from './user.entity.js';
import { UserRepository } from './user.repository.js';
import { toUserView, type UserView } from './user-view.js';

export interface SignUp {
  email: string;
  password: string;
  /** `user_metadata`: names. Never grants anything. */
  data: Record<string, unknown>;
  /** S256 of the verifier that the browser keeps, if only that browser should get a session from the link. */
  codeChallenge: string | null;
  /** Where the link leads (an allowed address); null for the site's own page. */
  redirectTo: string | null;
  userAgent: string | undefined;
}

/** An account that is not stored yet. */
interface Draft {
  user: User;
  identity: Identity;
}

/** Makes accounts, and visitors who practice without one. */
@Injectable()
export class SignUpService {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasher,
    private readonly rules: PasswordRules,
    private readonly sessions: SessionsService,
    private readonly requests: LinkRequests,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
    @InjectConfig() private readonly config: AppConfig,
  ) {}

  /**
   * Creates an account whose address still has to be verified: the password and names take effect with
   * the link of this same sign-up. A known address gets the same response in the same time, and its
   * account isn't touched; the worker decides what its owner gets.
   *
   * @returns the user, or a session when verification is turned off
   * @throws AuthError signup_disabled, weak_password, user_already_exists (verification off only)
   */
  async signUp(request: SignUp): Promise<UserView | SessionView> {
    if (this.config.auth.disableSignup) throw new AuthError('signup_disabled');
    await this.rules.check(request.password, { email: request.email, names: request.data });
    const passwordHash = await this.hasher.hash(request.password);
    const draft = this.draft(normalizeEmail(request.email), request.data);
    return this.transactions.run<UserView | SessionView>((tx) =>
      this.config.auth.autoconfirm
        ? this.openAtOnce(tx, draft, passwordHash, request.userAgent)
        : this.wait(tx, draft, passwordHash, request),
    );
  }

  /** Creates an empty account for an address that still has to be proven. */
  async reserve(tx: Tx, email: string): Promise<string> {
    const draft = this.draft(email, {});
    await this.insert(tx, draft, {});
    return draft.user.id;
  }

  /**
   * Creates a visitor: a user without an address or password, so that answers have an owner from the
   * first one.
   *
   * @throws AuthError anonymous_provider_disabled, signup_disabled
   */
  async signUpAnonymously(
    data: Record<string, unknown>,
    userAgent: string | undefined,
  ): Promise<SessionView> {
    const { anonymous, disableSignup } = this.config.auth;
    if (!anonymous) throw new AuthError('anonymous_provider_disabled');
    if (disableSignup) throw new AuthError('signup_disabled');
    return this.transactions.run(async (tx) => {
      const user = this.newUser({ isAnonymous: true, userMetadata: data });
      await this.users.insert(tx, user);
      return this.sessions.open(tx, user, 'anonymous', userAgent);
    });
  }

  private async wait(
    tx: Tx,
    draft: Draft,
    passwordHash: string,
    request: SignUp,
  ): Promise<UserView> {
    const { email } = draft.user;
    if (email === null) throw new Error('A sign-up has an address');
    await this.requests.lockAddress(tx, email);
    const known = await this.users.findByEmail(email, tx);
    if (known === null) await this.insert(tx, draft, { userMetadata: {} });
    // Also stored for a verified account, where no link puts it into force: a sign-in with it gets the
    // same answer as for any other address, and so reveals nothing.
    const requestId = await this.requests.open(tx, {
      kind: 'sign-up',
      email,
      userId: known?.id ?? draft.user.id,
      codeChallenge: request.codeChallenge,
      redirectTo: request.redirectTo,
      passwordHash,
      userMetadata: request.data,
    });
    if (requestId !== undefined) await this.outbox.record(tx, verificationRequested, { requestId });
    return toUserView(draft.user, [draft.identity], []);
  }

  private async openAtOnce(
    tx: Tx,
    draft: Draft,
    passwordHash: string,
    userAgent: string | undefined,
  ): Promise<SessionView> {
    const emailConfirmedAt = this.clock.now();
    const userMetadata = { ...draft.user.userMetadata, email_verified: true };
    if (!(await this.insert(tx, draft, { passwordHash, emailConfirmedAt, userMetadata }))) {
      throw new AuthError('user_already_exists');
    }
    await this.outbox.record(tx, userVerified, { userId: draft.user.id });
    const user = { ...draft.user, emailConfirmedAt, userMetadata };
    return this.sessions.open(tx, user, 'password', userAgent);
  }

  /** @returns false when the address was taken in the meantime */
  private async insert(tx: Tx, { user, identity }: Draft, fields: Partial<User>): Promise<boolean> {
    if (!(await this.users.insert(tx, { ...user, ...fields }))) return false;
    await this.users.insertIdentity(tx, identity);
    await this.outbox.record(tx, userRegistered, { userId: user.id });
    return true;
  }

  /** What the response shows of a sign-up, whether or not it becomes an account. */
  private draft(email: string, userMetadata: Record<string, unknown>): Draft {
    const user = this.newUser({ email, userMetadata });
    return {
      user,
      identity: {
        id: this.ids.uuid(),
        userId: user.id,
        provider: 'email',
        providerId: user.id,
        data: { sub: user.id, email, email_verified: this.config.auth.autoconfirm },
        createdAt: user.createdAt,
      },
    };
  }

  private newUser(fields: Partial<User>): User {
    const now = this.clock.now();
    return {
      id: this.ids.uuid(),
      email: null,
      passwordHash: null,
      emailConfirmedAt: null,
      newEmail: null,
      newEmailConfirmedBy: null,
      invitedAt: null,
      userMetadata: {},
      appMetadata: {},
      isAnonymous: false,
      bannedUntil: null,
      deletedAt: null,
      lastMailAt: null,
      lastSignInAt: null,
      createdAt: now,
      updatedAt: now,
      ...fields,
    };
  }
}
