import { Injectable } from '@nestjs/common';
import { verificationRequested } from '@prepward/contracts/events';
import type { RouteBody } from '@prepward/contracts/routes';
import { Clock } from '@prepward/platform/clock';
import { Transactions, type Tx } from '@prepward/platform/database';
import { Outbox } from '@prepward/platform/outbox';
import { RolesService } from '../../roles/index.js';
import { AuthError } from '../auth.errors.js';
import { normalizeEmail } from '../domain/email.js';
import { LinkRequests } from '../link-requests.js';
import type { OneTimeKind } from '../one-time-token.entity.js';
import { OneTimeTokens } from '../one-time-tokens.js';
import { PasswordHasher } from '../password-hasher.js';
import { PasswordRules } from '../password-rules.js';
import { Redirects } from '../redirects.js';
import { SignUpService } from '../sign-up.service.js';
import type { User } from '../user.entity.js';
import { UserRepository } from '../user.repository.js';
import type { UserView } from '../user-view.js';
import { AccountsAdminService } from './accounts-admin.service.js';

type Wanted = RouteBody<'authAdmin.generateLink'>;
type LinkType = Wanted['type'];

const KINDS: Record<LinkType, OneTimeKind> = {
  signup: 'confirmation',
  invite: 'confirmation',
  magiclink: 'sign-in',
  recovery: 'recovery',
  email_change_current: 'email-change-current',
  email_change_new: 'email-change-new',
};
/** Links that create an account if the address has none. */
const MAKES: readonly LinkType[] = ['signup', 'invite', 'magiclink'];

/** Links that administrators make and send themselves, and invitations that are emailed. */
@Injectable()
export class GeneratedLinksService {
  constructor(
    private readonly accounts: AccountsAdminService,
    private readonly users: UserRepository,
    private readonly roles: RolesService,
    private readonly signUps: SignUpService,
    private readonly requests: LinkRequests,
    private readonly tokens: OneTimeTokens,
    private readonly hasher: PasswordHasher,
    private readonly rules: PasswordRules,
    private readonly redirects: Redirects,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes a link without emailing it: the caller delivers it.
   *
   * @param redirectTo from the query, for a body that has none
   * @throws AuthError email_exists, user_not_found, weak_password, validation_failed;
   *   account_holds_role, since its maker could open the link
   */
  async generate(wanted: Wanted, redirectTo: string | undefined) {
    const prepared = await this.transactions.run((tx) => this.prepare(tx, wanted));
    const { userId, sentTo, signUpId } = prepared;
    const kind = KINDS[wanted.type];
    const purpose = { kind, email: sentTo, codeChallenge: null, signUpId };
    const { token, code } = await this.tokens.issue(userId, purpose);
    const type = wanted.type.startsWith('email_change') ? 'email_change' : wanted.type;
    const leads = this.redirects.allowed(wanted.redirect_to ?? redirectTo);
    const link = this.redirects.withToken(leads, { token_hash: token, type });
    const view = await this.accounts.get(userId);
    return {
      ...view,
      ...(wanted.data == null ? {} : { user_metadata: wanted.data }),
      // Clients look for the page in the link as it was given.
      action_link: leads === null ? link : `${link}&redirect_to=${leads}`,
      email_otp: code,
      hashed_token: token,
      redirect_to: leads ?? this.redirects.site,
      verification_type: wanted.type,
    };
  }

  /**
   * Creates an account whose address still has to be verified, and emails the link.
   *
   * @throws AuthError email_exists where the address has an account
   */
  async invite(
    address: string,
    data: Record<string, unknown>,
    redirectTo: string | undefined,
  ): Promise<UserView> {
    const email = normalizeEmail(address);
    const id = await this.transactions.run(async (tx) => {
      await this.requests.lockAddress(tx, email);
      const userId = await this.unverified(tx, email);
      await this.users.update(tx, userId, { invitedAt: this.clock.now() });
      const requestId = await this.requests.open(tx, {
        kind: 'sign-up',
        ...{ email, userId, userMetadata: data, redirectTo: this.redirects.allowed(redirectTo) },
      });
      if (requestId === undefined) throw new AuthError('over_email_send_rate_limit');
      await this.outbox.record(tx, verificationRequested, { requestId });
      return userId;
    });
    return { ...(await this.accounts.get(id)), user_metadata: data };
  }

  private async prepare(tx: Tx, wanted: Wanted) {
    const email = normalizeEmail(wanted.email);
    await this.requests.lockAddress(tx, email);
    const known = await this.users.findByEmail(email, tx);
    if (known !== null && (await this.roles.hasAny(tx, known.id))) {
      throw new AuthError('account_holds_role');
    }
    if (wanted.type.startsWith('email_change')) return this.prepareChange(tx, known, wanted);
    if (wanted.type === 'recovery' || (wanted.type === 'magiclink' && known !== null)) {
      if (known === null) throw noUser();
      return { userId: known.id, sentTo: email, signUpId: undefined };
    }
    if (!MAKES.includes(wanted.type)) throw noUser();
    return this.prepareSignUp(tx, email, wanted);
  }

  private async prepareSignUp(tx: Tx, email: string, { type, password, data }: Wanted) {
    const userId = await this.unverified(tx, email);
    if (type === 'invite') await this.users.update(tx, userId, { invitedAt: this.clock.now() });
    if (type === 'signup' && password === undefined) {
      throw new AuthError('validation_failed', 'Signup requires a valid password');
    }
    if (password !== undefined) await this.rules.check(password, { email, names: data ?? {} });
    const signUpId = await this.requests.keep(tx, {
      kind: 'sign-up',
      ...{ email, userId, userMetadata: data ?? {} },
      passwordHash: password === undefined ? null : await this.hasher.hash(password),
    });
    return { userId, sentTo: email, signUpId };
  }

  private async prepareChange(tx: Tx, known: User | null, { type, new_email }: Wanted) {
    if (known === null || known.email === null) throw noUser();
    if (new_email === undefined) {
      throw new AuthError('validation_failed', 'new_email: expected the address to change to');
    }
    const newEmail = normalizeEmail(new_email);
    await this.users.update(tx, known.id, { newEmail, newEmailConfirmedBy: null });
    const sentTo = type === 'email_change_new' ? newEmail : known.email;
    return { userId: known.id, sentTo, signUpId: undefined };
  }

  /** The account of an address that no one has proven; created if there is none. */
  private async unverified(tx: Tx, email: string): Promise<string> {
    const known = await this.users.findByEmail(email, tx);
    if (known === null) return this.signUps.reserve(tx, email);
    if (known.emailConfirmedAt !== null) throw new AuthError('email_exists');
    return known.id;
  }
}

function noUser(): AuthError {
  return new AuthError('user_not_found', 'User with this email not found', undefined, 404);
}
