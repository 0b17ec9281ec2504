import { Injectable } from '@nestjs/common';
import { reauthenticationRequested, signInCodeRequested } from '@prepward/contracts/events';
import { type AppConfig, InjectConfig } from '@prepward/platform/config';
import { Transactions, type Tx } from '@prepward/platform/database';
import type { Principal } from '@prepward/platform/http';
import { Outbox } from '@prepward/platform/outbox';
import { AuthError } from './auth.errors.js';
import { normalizeEmail } from './domain/email.js';
import { type Asking, LinkRequests } from './link-requests.js';
import { OneTimeTokens } from './one-time-tokens.js';
import { SignUpService } from './sign-up.service.js';
import type { User } from './user.entity.js';
import { UserRepository } from './user.repository.js';

export interface SignInCodeRequest extends Asking {
  email: string;
  /** Whether to create an account if there is none. */
  create: boolean;
  /** `user_metadata` of such an account. */
  data: Record<string, unknown>;
}

/**
 * Codes by email: to sign in without a password, and to confirm the user's identity in a session.
 */
@Injectable()
export class EmailCodesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: UserRepository,
    private readonly signUps: SignUpService,
    private readonly requests: LinkRequests,
    private readonly tokens: OneTimeTokens,
    private readonly outbox: Outbox,
    @InjectConfig() private readonly config: AppConfig,
  ) {}

  /**
   * Asks for a code and a link to sign in. The answer is the same for known and unknown addresses. Only
   * where addresses aren't verified, so that they're no secret anyway, does it tell that one is
   * unknown.
   *
   * @throws AuthError otp_disabled, over_email_send_rate_limit
   */
  async askToSignIn(request: SignInCodeRequest): Promise<void> {
    const { autoconfirm, disableSignup } = this.config.auth;
    const { create, data, codeChallenge, redirectTo } = request;
    const email = normalizeEmail(request.email);
    const creates = create && !disableSignup;
    const asked = await this.transactions.run(async (tx) => {
      await this.requests.lockAddress(tx, email);
      const known = await this.users.findByEmail(email, tx);
      if (known === null && !creates && autoconfirm) throw new AuthError('otp_disabled');
      const userId = known?.id ?? (creates ? await this.signUps.reserve(tx, email) : null);
      const link = { kind: 'sign-in' as const, email, userId, codeChallenge, redirectTo };
      const requestId = await this.requests.open(tx, { ...link, userMetadata: data });
      if (requestId === undefined) await this.requests.note(tx, link);
      else await this.outbox.record(tx, signInCodeRequested, { requestId });
      return requestId !== undefined;
    });
    // Thrown only now: what was noted must be committed.
    if (!asked) throw new AuthError('over_email_send_rate_limit');
  }

  /**
   * Emails a code to the address of the account.
   *
   * @throws AuthError validation_failed for a visitor, over_email_send_rate_limit
   */
  async askToProve({ userId, email }: Principal): Promise<void> {
    if (email === null) {
      throw new AuthError(
        'validation_failed',
        'Reauthentication requires the user to have an email or a phone number',
        undefined,
        422,
      );
    }
    await this.transactions.run(async (tx) => {
      await this.requests.lockAddress(tx, email);
      const request = { kind: 'reauthentication' as const, email, userId };
      const requestId = await this.requests.open(tx, request);
      if (requestId === undefined) throw new AuthError('over_email_send_rate_limit');
      await this.outbox.record(tx, reauthenticationRequested, { requestId });
    });
  }

  /**
   * Accepts a code that confirms the user's identity, once.
   *
   * @throws AuthError reauthentication_not_valid
   */
  async prove(tx: Tx, user: User, code: string): Promise<void> {
    const kinds = ['reauthentication'] as const;
    const token = user.email && (await this.tokens.findCode(tx, user.email, code, kinds));
    if (!token || token.userId !== user.id || !this.tokens.isGood(token)) {
      throw new AuthError('reauthentication_not_valid');
    }
    await this.tokens.spend(tx, user.id, kinds);
  }
}
