import { Injectable } from '@nestjs/common';
import { recoveryRequested, userVerified, verificationRequested } from '@prepward/contracts/events';
import { ALREADY_VERIFIED, SIGNED_UP_HERE } from '@prepward/contracts/sign-in-rules';
import { Clock } from '@prepward/platform/clock';
import { Transactions, type Tx } from '@prepward/platform/database';
import { Outbox } from '@prepward/platform/outbox';
import type { EventDefinition } from '@prepward/platform/queue';
import { RolesService } from '../roles/index.js';
import { AddressChanges } from './address-changes.service.js';
import { AuthError } from './auth.errors.js';
import { CodeTries } from './code-tries.js';
import { isBanned } from './domain/ban.js';
import { normalizeEmail } from './domain/email.js';
import { namesIn } from './domain/metadata.js';
import { RECOVERY } from './domain/session-life.js';
import { s256 } from './domain/tokens.js';
import { KnownDevices } from './known-devices.js';
import type { LinkRequestKind } from './link-request.entity.js';
import { type Asking, LinkRequests } from './link-requests.js';
import { CHANGE_KINDS, type OneTimeKind, type OneTimeToken } from './one-time-token.entity.js';
import { isCode, OneTimeTokens, opensSession } from './one-time-tokens.js';
import type { SessionView } from './session-answers.js';
import { SessionsService } from './sessions.service.js';
import type { Client } from './sign-in.service.js';
import { StudentNames } from './student-names.js';
import type { User } from './user.entity.js';
import { UserRepository } from './user.repository.js';

/** The protocol's names for what a link is for. */
const VERIFY_KINDS: Record<string, readonly OneTimeKind[]> = {
  signup: ['confirmation'],
  invite: ['confirmation'],
  email: ['confirmation', 'sign-in'],
  magiclink: ['sign-in'],
  recovery: ['recovery'],
  email_change: CHANGE_KINDS,
};

/** A link was honored without opening a session. */
export interface Confirmed {
  msg: string;
  code: '200';
}

const done = (msg: string): Confirmed => ({ msg, code: '200' });

/** A link as it comes back from a browser. */
export interface OpenedLink {
  type: string;
  token: string;
  /** If given, the link must have been sent to this address. */
  email: string | undefined;
  /** The verifiers that the browser keeps; undefined for a client without any. */
  verifiers: readonly string[] | undefined;
  client: Client;
}

/** Asks for links by email, and honors them when they come back. */
@Injectable()
export class MailLinksService {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: UserRepository,
    private readonly roles: RolesService,
    private readonly requests: LinkRequests,
    private readonly tokens: OneTimeTokens,
    private readonly sessions: SessionsService,
    private readonly addresses: AddressChanges,
    private readonly tries: CodeTries,
    private readonly devices: KnownDevices,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly names: StudentNames,
  ) {}

  /**
   * Asks for a link to set a new password. Doesn't check whether the address is known (the worker
   * does), so neither the response nor its timing shows that.
   *
   * @throws AuthError over_email_send_rate_limit when an email was asked for a moment ago
   */
  recover(address: string, from: Asking): Promise<void> {
    return this.ask(address, 'recovery', recoveryRequested, from);
  }

  /**
   * Asks for the verification link again; like {@link recover}, without looking at accounts.
   *
   * @throws AuthError over_email_send_rate_limit when an email was asked for a moment ago
   */
  resend(address: string, from: Asking): Promise<void> {
    return this.ask(address, 'resend', verificationRequested, from);
  }

  /**
   * Honors a link, once. It opens a session only in the browser that asked for it; elsewhere it
   * proves the address and no more.
   *
   * @throws AuthError otp_expired when it was used, is too old, or never existed (with
   *   `ALREADY_VERIFIED` where that is why); bad_code_verifier for a recovery link in another browser,
   *   where it stays valid
   */
  async verify(link: OpenedLink): Promise<SessionView | Confirmed> {
    const kinds = VERIFY_KINDS[link.type] ?? [];
    const email = link.email === undefined ? undefined : normalizeEmail(link.email);
    const typed = isCode(link.token) ? email : undefined;
    const right = typed === undefined ? undefined : await this.countTry(typed, link.client);
    const outcome = await this.transactions.run(async (tx) => {
      const token =
        typed === undefined
          ? await this.tokens.find(tx, link.token, kinds)
          : await this.tokens.findCode(tx, typed, link.token, kinds);
      const user = token && (await this.users.findByIdForUpdate(token.userId, tx));
      if (token === null || user === null) throw new AuthError('otp_expired');
      if (email !== undefined && email !== token.email) throw new AuthError('otp_expired');
      const verified = user.emailConfirmedAt !== null && user.email === token.email;
      if (token.kind === 'confirmation' && verified) {
        throw new AuthError('otp_expired', ALREADY_VERIFIED);
      }
      if (!this.tokens.isGood(token)) throw new AuthError('otp_expired');
      if (isBanned(user, this.clock.now())) {
        throw new AuthError('user_banned');
      }
      return this.honor(tx, user, token, { ...link, typed: typed !== undefined });
    });
    await right?.();
    return outcome;
  }

  private async honor(
    tx: Tx,
    user: User,
    token: OneTimeToken,
    link: OpenedLink & { typed: boolean },
  ): Promise<SessionView | Confirmed> {
    // Anyone who types a code has read the email and is in the browser that asked for it.
    const mayOpen = link.typed || (await this.mayOpen(tx, token, link.verifiers));
    if (token.kind === 'email-change-current' || token.kind === 'email-change-new') {
      const changed = await this.confirmChange(tx, user, token);
      if (changed === undefined) {
        return done('Confirmed. Please open the link sent to your other address too.');
      }
      if (!mayOpen) return done('Your new address is confirmed. Log in with it from now on.');
      return this.sessions.open(tx, changed, 'otp', link.client.userAgent);
    }
    // The address has changed since the link was sent, so it proves nothing anymore.
    if (token.email !== user.email) throw new AuthError('otp_expired');
    const recovery = token.kind === 'recovery';
    if (recovery && !mayOpen) {
      throw new AuthError(
        'bad_code_verifier',
        'Open this link in the browser where you asked for it, or ask for a new one here.',
      );
    }
    await this.tokens.spend(tx, user.id, [token.kind, 'confirmation']);
    const confirmed = await this.confirm(tx, user, token);
    if (!mayOpen) return done('Your address is verified. Log in to continue.');
    const isSignUp = link.verifiers !== undefined && token.kind === 'confirmation';
    const proven = isSignUp ? SIGNED_UP_HERE : 'otp';
    return this.sessions.open(tx, confirmed, recovery ? RECOVERY : proven, link.client.userAgent);
  }

  /** Where a code is typed decides whose tries it counts against. */
  private async countTry(email: string, { ip, device }: Client): Promise<() => Promise<void>> {
    const user = await this.users.findByEmail(email);
    const deviceId = await this.devices.idFor(device, user?.id);
    return this.tries.begin({ email, ip, deviceId });
  }

  private async mayOpen(
    tx: Tx,
    token: OneTimeToken,
    verifiers: OpenedLink['verifiers'],
  ): Promise<boolean> {
    if (opensSession(token, verifiers)) return true;
    const { kind, email } = token;
    if ((kind !== 'recovery' && kind !== 'sign-in') || verifiers === undefined) return false;
    // The link may be from a stranger's request: the owner's came too soon after it and was only noted.
    return this.requests.askedBy(tx, { kind, email }, verifiers.map(s256));
  }

  /**
   * A link that arrived proves the address. The password and names of its own sign-up take effect, and
   * no other's; without a sign-up, there is no password yet.
   */
  private async confirm(tx: Tx, user: User, token: OneTimeToken): Promise<User> {
    if (user.emailConfirmedAt !== null) return user;
    if (token.kind === 'confirmation' && (await this.roles.hasAny(tx, user.id))) {
      throw new AuthError('otp_expired');
    }
    const signUp = token.signUpId === null ? null : await this.requests.find(token.signUpId, tx);
    const change = {
      emailConfirmedAt: this.clock.now(),
      passwordHash: signUp?.passwordHash ?? null,
      userMetadata: signUp?.userMetadata ?? {},
    };
    await this.users.update(tx, user.id, change);
    await this.names.keep(tx, user.id, namesIn(change.userMetadata));
    await this.requests.forget(tx, user.id);
    await this.users.verifyIdentity(tx, user.id);
    await this.outbox.record(tx, userVerified, { userId: user.id });
    return { ...user, ...change };
  }

  /** @returns the user with the new address, or undefined while the other address has to confirm */
  private async confirmChange(tx: Tx, user: User, token: OneTimeToken): Promise<User | undefined> {
    const { newEmail } = user;
    const side = token.kind === 'email-change-new' ? 'new' : 'current';
    const expected = side === 'new' ? newEmail : user.email;
    if (newEmail === null || token.email !== expected) throw new AuthError('otp_expired');
    await this.tokens.spend(tx, user.id, [token.kind]);
    if (user.newEmailConfirmedBy === null || user.newEmailConfirmedBy === side) {
      await this.users.update(tx, user.id, { newEmailConfirmedBy: side });
      return undefined;
    }
    return this.addresses.change(tx, user, newEmail);
  }

  /** Does the same for every address: stores a request, and an event that names it. */
  private async ask(
    address: string,
    kind: LinkRequestKind,
    event: EventDefinition<{ requestId: string }>,
    from: Asking,
  ): Promise<void> {
    const email = normalizeEmail(address);
    const request = { kind, email, ...from };
    const asked = await this.transactions.run(async (tx) => {
      await this.requests.lockAddress(tx, email);
      const requestId = await this.requests.open(tx, request);
      if (requestId === undefined) await this.requests.note(tx, request);
      else await this.outbox.record(tx, event, { requestId });
      return requestId !== undefined;
    });
    // Thrown only now: what was noted must be committed.
    if (!asked) throw new AuthError('over_email_send_rate_limit');
  }
}
