import { Injectable } from '@nestjs/common';
import { userRegistered, verificationRequested } from '@prepward/contracts/events';
import { Clock, Ids } from '@prepward/platform/clock';
import { type AppConfig, InjectConfig } from '@prepward/platform/config';
import { Transactions, type Tx } from '@prepward/platform/database';
import { Outbox } from '@prepward/platform/outbox';
import { AuthError } from './auth.errors.js';
import { normalizeEmail } from './domain/email.js';
import { MailPace } from './mail-pace.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordRules } from './password-rules.js';
import { SessionsService, type SessionView } from './sessions.service.js';
import type { User } from './user.entity.js';
import { UserRepository } from './user.repository.js';
import { toUserView, type UserView } from './user-view.js';

export interface SignUp {
  email: string;
  password: string;
  /** `user_metadata`: names. Never grants anything. */
  data: Record<string, unknown>;
  userAgent: string | undefined;
}

/** Makes accounts, and visitors who practise without one. */
@Injectable()
export class SignUpService {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasher,
    private readonly rules: PasswordRules,
    private readonly sessions: SessionsService,
    private readonly pace: MailPace,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
    @InjectConfig() private readonly config: AppConfig,
  ) {}

  /**
   * Makes an account that waits for its address to be verified. A known address is answered in the
   * same way and time as a new one, so that nobody learns who has an account.
   *
   * @returns the user, or a session when verification is switched off
   * @throws AuthError signup_disabled, weak_password, user_already_exists (verification off only)
   */
  async signUp(request: SignUp): Promise<UserView | SessionView> {
    if (this.config.auth.disableSignup) throw new AuthError('signup_disabled');
    this.rules.check(request.password, { email: request.email, names: request.data });
    const passwordHash = await this.hasher.hash(request.password);
    const email = normalizeEmail(request.email);
    await this.pace.note(email);
    return this.transactions.run(async (tx) => {
      const known = await this.users.findByEmailForUpdate(email, tx);
      if (known === null) return this.create(tx, email, passwordHash, request);
      if (this.config.auth.autoconfirm) throw new AuthError('user_already_exists');
      if (known.emailConfirmedAt === null) await this.renew(tx, known, passwordHash, request);
      return this.lookalike(email, request.data);
    });
  }

  /** A visitor: a user without address or password, so that answers have an owner from the first one. */
  async signUpAnonymously(
    data: Record<string, unknown>,
    userAgent: string | undefined,
  ): Promise<SessionView> {
    if (!this.config.auth.anonymous) throw new AuthError('anonymous_provider_disabled');
    return this.transactions.run(async (tx) => {
      const user = this.newUser({ isAnonymous: true, userMetadata: data });
      await this.users.insert(tx, user);
      return this.sessions.open(tx, user, 'anonymous', userAgent);
    });
  }

  private async create(
    tx: Tx,
    email: string,
    passwordHash: string,
    request: SignUp,
  ): Promise<UserView | SessionView> {
    const now = this.clock.now();
    const { autoconfirm } = this.config.auth;
    const user = this.newUser({
      email,
      passwordHash,
      userMetadata: request.data,
      emailConfirmedAt: autoconfirm ? now : null,
      lastMailAt: autoconfirm ? null : now,
    });
    // Two sign-ups of one address at the same instant: one makes it, the other is answered alike.
    if (!(await this.users.insert(tx, user))) return this.lookalike(email, request.data);
    await this.users.insertIdentity(tx, this.emailIdentity(user.id, email));
    await this.outbox.record(tx, userRegistered, { userId: user.id });
    if (autoconfirm) return this.sessions.open(tx, user, 'password', request.userAgent);
    await this.outbox.record(tx, verificationRequested, { userId: user.id });
    return toUserView(user, await this.users.identitiesOf(user.id, tx));
  }

  /** Not verified yet: the newest sign-up counts, and its link is sent again, one mail a minute. */
  private async renew(tx: Tx, user: User, passwordHash: string, request: SignUp): Promise<void> {
    await this.users.update(tx, user.id, { passwordHash, userMetadata: request.data });
    if (!(await this.pace.mayMail(tx, user))) return;
    await this.outbox.record(tx, verificationRequested, { userId: user.id });
  }

  /** What a new account's answer would look like. */
  private lookalike(email: string, data: Record<string, unknown>): UserView {
    const user = this.newUser({ email, userMetadata: data });
    const identity = { ...this.emailIdentity(user.id, email), createdAt: user.createdAt };
    return toUserView(user, [identity]);
  }

  private emailIdentity(userId: string, email: string) {
    return {
      id: this.ids.uuid(),
      userId,
      provider: 'email',
      providerId: userId,
      data: { sub: userId, email, email_verified: false },
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
      userMetadata: {},
      appMetadata: {},
      isAnonymous: false,
      bannedUntil: null,
      lastMailAt: null,
      lastSignInAt: null,
      createdAt: now,
      updatedAt: now,
      ...fields,
    };
  }
}
