import { Injectable } from '@nestjs/common';
import { recoveryRequested, userVerified, verificationRequested } from '@prepward/contracts/events';
import { Clock } from '@prepward/platform/clock';
import { Transactions, type Tx } from '@prepward/platform/database';
import { Outbox } from '@prepward/platform/outbox';
import { AuthError } from './auth.errors.js';
import { normalizeEmail } from './domain/email.js';
import { MailPace } from './mail-pace.js';
import type { OneTimeKind } from './one-time-token.entity.js';
import { OneTimeTokens, type SpentToken } from './one-time-tokens.js';
import { SessionsService, type SessionView } from './sessions.service.js';
import type { User } from './user.entity.js';
import { UserRepository } from './user.repository.js';

/** The protocol's names for what a link is good for. */
const VERIFY_KINDS: Record<string, readonly OneTimeKind[]> = {
  signup: ['confirmation'],
  email: ['confirmation'],
  recovery: ['recovery'],
  email_change: ['email-change-current', 'email-change-new'],
};

/** The first half of an e-mail change was confirmed; the other address has to as well. */
export interface HalfConfirmed {
  msg: string;
  code: '200';
}

/** Sends links by mail when asked, and honours them when they come back. */
@Injectable()
export class MailLinksService {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: UserRepository,
    private readonly tokens: OneTimeTokens,
    private readonly sessions: SessionsService,
    private readonly pace: MailPace,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Asks for a link to set a new password. Says nothing of whether the address is known.
   *
   * @throws AuthError over_email_send_rate_limit when a mail was asked for a moment ago
   */
  async recover(address: string): Promise<void> {
    await this.mail(address, async (tx, user) => {
      if (user.passwordHash === null) return;
      await this.outbox.record(tx, recoveryRequested, { userId: user.id });
    });
  }

  /**
   * Asks for the verification link again. Says nothing of whether the address is known.
   *
   * @throws AuthError over_email_send_rate_limit when a mail was asked for a moment ago
   */
  async resend(address: string): Promise<void> {
    await this.mail(address, async (tx, user) => {
      if (user.emailConfirmedAt !== null) return;
      await this.outbox.record(tx, verificationRequested, { userId: user.id });
    });
  }

  /**
   * Honours a link, once.
   *
   * @param address where given, the link must have been sent to it
   * @throws AuthError otp_expired when it was used, is too old, or never was
   */
  async verify(
    type: string,
    token: string,
    address: string | undefined,
    userAgent: string | undefined,
  ): Promise<SessionView | HalfConfirmed> {
    const kinds = VERIFY_KINDS[type] ?? [];
    return this.transactions.run(async (tx) => {
      const spent = await this.tokens.spend(tx, token, kinds);
      const user =
        spent === undefined ? null : await this.users.findByIdForUpdate(spent.userId, tx);
      if (spent === undefined || user === null) throw new AuthError('otp_expired');
      if (address !== undefined && normalizeEmail(address) !== spent.email) {
        throw new AuthError('otp_expired');
      }
      return this.honour(tx, user, spent, userAgent);
    });
  }

  private async honour(
    tx: Tx,
    user: User,
    spent: SpentToken,
    userAgent: string | undefined,
  ): Promise<SessionView | HalfConfirmed> {
    if (user.bannedUntil !== null && user.bannedUntil > this.clock.now()) {
      throw new AuthError('user_banned');
    }
    if (spent.kind === 'email-change-current' || spent.kind === 'email-change-new') {
      return this.confirmChange(tx, user, spent, userAgent);
    }
    // The address was changed since the link was sent: it proves nothing any more.
    if (spent.email !== user.email) throw new AuthError('otp_expired');
    const confirmed = await this.confirm(tx, user);
    const method = spent.kind === 'recovery' ? 'recovery' : 'otp';
    return this.sessions.open(tx, confirmed, method, userAgent);
  }

  /** A link that arrived proves the address, whatever it was sent for. */
  private async confirm(tx: Tx, user: User): Promise<User> {
    if (user.emailConfirmedAt !== null) return user;
    const emailConfirmedAt = this.clock.now();
    await this.users.update(tx, user.id, { emailConfirmedAt });
    await tx.query(
      `UPDATE identities SET data = data || '{"email_verified": true}'
       WHERE user_id = $1 AND provider = 'email'`,
      [user.id],
    );
    await this.outbox.record(tx, userVerified, { userId: user.id });
    return { ...user, emailConfirmedAt };
  }

  private async confirmChange(
    tx: Tx,
    user: User,
    spent: SpentToken,
    userAgent: string | undefined,
  ): Promise<SessionView | HalfConfirmed> {
    const { newEmail } = user;
    const expected = spent.kind === 'email-change-new' ? newEmail : user.email;
    if (newEmail === null || spent.email !== expected) throw new AuthError('otp_expired');
    const side = spent.kind === 'email-change-new' ? 'new' : 'current';
    if (user.newEmailConfirmedBy === null || user.newEmailConfirmedBy === side) {
      await this.users.update(tx, user.id, { newEmailConfirmedBy: side });
      return {
        msg: 'Confirmed. Please open the link sent to your other address too.',
        code: '200',
      };
    }
    if ((await this.users.findByEmail(newEmail, tx)) !== null) throw new AuthError('email_exists');
    await this.users.update(tx, user.id, {
      email: newEmail,
      newEmail: null,
      newEmailConfirmedBy: null,
    });
    await tx.query(
      `UPDATE identities SET data = jsonb_set(data, '{email}', to_jsonb($2::text))
       WHERE user_id = $1 AND provider = 'email'`,
      [user.id, newEmail],
    );
    return this.sessions.open(tx, { ...user, email: newEmail, newEmail: null }, 'otp', userAgent);
  }

  /** Looks the address up and lets `ask` decide; known and unknown addresses are paced alike. */
  private async mail(address: string, ask: (tx: Tx, user: User) => Promise<void>): Promise<void> {
    const email = normalizeEmail(address);
    if (!(await this.pace.note(email))) throw new AuthError('over_email_send_rate_limit');
    await this.transactions.run(async (tx) => {
      const user = await this.users.findByEmailForUpdate(email, tx);
      if (user !== null && (await this.pace.mayMail(tx, user))) await ask(tx, user);
    });
  }
}
