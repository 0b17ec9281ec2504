import { Injectable } from '@nestjs/common';
import { isEmailAddress } from '@prepward/contracts/email-rules';
import { googleLinked, userVerified } from '@prepward/contracts/events';
import { Clock, Ids } from '@prepward/platform/clock';
import { type AppConfig, InjectConfig } from '@prepward/platform/config';
import type { Tx } from '@prepward/platform/database';
import { Outbox } from '@prepward/platform/outbox';
import { securityEvent } from '@prepward/platform/telemetry';
import { RolesService } from '../../roles/index.js';
import { AuthError } from '../auth.errors.js';
import { isBanned } from '../domain/ban.js';
import { normalizeEmail } from '../domain/email.js';
import { namesIn } from '../domain/metadata.js';
import { soundName } from '../domain/sound-name.js';
import { LinkRequests } from '../link-requests.js';
import { SignUpService } from '../sign-up.service.js';
import { StudentNames } from '../student-names.js';
import type { User } from '../user.entity.js';
import { UserRepository } from '../user.repository.js';
import { WaysIn } from '../ways-in.js';
import type { GoogleAccount } from './google-provider.js';

function namesOf({ firstName, lastName }: GoogleAccount): Record<string, unknown> {
  const [first, last] = [soundName(firstName), soundName(lastName)];
  return {
    ...(first === undefined ? {} : { first_name: first }),
    ...(last === undefined ? {} : { last_name: last }),
  };
}

/** Which account here belongs to whom at Google. */
@Injectable()
export class GoogleAccounts {
  constructor(
    private readonly users: UserRepository,
    private readonly roles: RolesService,
    private readonly signUps: SignUpService,
    private readonly requests: LinkRequests,
    private readonly waysIn: WaysIn,
    private readonly names: StudentNames,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
    @InjectConfig() private readonly config: AppConfig,
  ) {}

  /**
   * The account here of someone at Google: found by issuer and subject; else by the address that Google
   * has verified, which is then linked; else a new one. What was set up for an address that no one had
   * verified is removed before linking: it may be from a stranger who is waiting for the owner.
   *
   * @returns the account's id
   * @throws AuthError provider_email_needs_verification, signup_disabled, user_banned; email_exists for
   *   an account with a role, which only its password opens, and for one that is linked to another
   *   Google account
   */
  async find(tx: Tx, account: GoogleAccount): Promise<string> {
    const { issuer, subject, emailVerified } = account;
    const known = await this.users.findByIdentity(tx, issuer, subject);
    if (known !== null) return this.open(tx, known);
    const email = normalizeEmail(account.email ?? '');
    if (!emailVerified || !isEmailAddress(email)) {
      throw new AuthError('provider_email_needs_verification');
    }
    await this.requests.lockAddress(tx, email);
    // Two tabs may come back at once: the second finds what the first has linked.
    const linked = await this.users.findByIdentity(tx, issuer, subject);
    if (linked !== null) return this.open(tx, linked);
    const holder = await this.users.findByEmailForUpdate(email, tx);
    if (holder === null && this.config.auth.disableSignup) throw new AuthError('signup_disabled');
    if (holder !== null) await this.mayLink(tx, this.admit(holder), issuer);
    const userId = holder?.id ?? (await this.signUps.reserve(tx, email));
    if (holder === null || holder.emailConfirmedAt === null) {
      await this.takeOver(tx, userId, account);
    } else {
      await this.outbox.record(tx, googleLinked, { userId });
    }
    await this.link(tx, userId, email, account);
    securityEvent('identity.linked', { userId });
    return userId;
  }

  /** An account that was given a role since it was linked is opened by its password, too. */
  private async open(tx: Tx, user: User): Promise<string> {
    const { id } = this.admit(user);
    if (await this.roles.hasAny(tx, id)) throw new AuthError('email_exists');
    return id;
  }

  private admit(user: User): User {
    if (isBanned(user, this.clock.now())) {
      throw new AuthError('user_banned', undefined, undefined, 403);
    }
    return user;
  }

  /**
   * If Google has given an address to someone else since, it doesn't open its former owner's account:
   * that account is linked to another subject.
   */
  private async mayLink(tx: Tx, { id }: User, issuer: string): Promise<void> {
    const identities = await this.users.identitiesOf(id, tx);
    const isTaken = identities.some(({ provider }) => provider === issuer);
    if (isTaken || (await this.roles.hasAny(tx, id))) throw new AuthError('email_exists');
  }

  /**
   * An account that no one had proven starts over with the person who proves it: nothing from before
   * opens it.
   */
  private async takeOver(tx: Tx, userId: string, account: GoogleAccount): Promise<void> {
    const userMetadata = namesOf(account);
    await this.waysIn.close(tx, userId);
    await this.users.update(tx, userId, {
      emailConfirmedAt: this.clock.now(),
      passwordHash: null,
      newEmail: null,
      newEmailConfirmedBy: null,
      userMetadata,
    });
    await this.users.deleteEmailIdentity(tx, userId);
    await this.names.keep(tx, userId, namesIn(userMetadata));
    await this.outbox.record(tx, userVerified, { userId });
  }

  private async link(
    tx: Tx,
    userId: string,
    email: string,
    { issuer, subject }: GoogleAccount,
  ): Promise<void> {
    await this.users.insertIdentity(tx, {
      id: this.ids.uuid(),
      userId,
      provider: issuer,
      providerId: subject,
      data: { iss: issuer, sub: subject, email, email_verified: true },
      createdAt: this.clock.now(),
    });
  }
}
