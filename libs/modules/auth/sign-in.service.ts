import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@prepward/contracts/durations';
import { Clock, Ids } from '@prepward/platform/clock';
import { Transactions, type Tx } from '@prepward/platform/database';
import { securityEvent } from '@prepward/platform/telemetry';
import { AuthError } from './auth.errors.js';
import { isBanned } from './domain/ban.js';
import { normalizeEmail } from './domain/email.js';
import { hashToken, newToken, s256 } from './domain/tokens.js';
import { FlowStateRepository } from './flow-state.repository.js';
import { GuessedPasswords } from './guessed-passwords.js';
import { KnownDevices } from './known-devices.js';
import { LinkRequests } from './link-requests.js';
import { PasswordHasher } from './password-hasher.js';
import type { SessionView } from './session-answers.js';
import { SessionsService } from './sessions.service.js';
import { SignInTries } from './sign-in-tries.js';
import { UserRepository } from './user.repository.js';

/** What a browser says about itself when it signs in. */
export interface Client {
  ip: string;
  userAgent: string | undefined;
  /** The device's pass, as it was issued ({@link KnownDevices}). */
  device: string | undefined;
}

/** A PKCE code must come back within this time. */
const FLOW_MS = 5 * MINUTE_MS;

/** Opens sessions for those who confirm who they are: by password, or by a code of a redirect. */
@Injectable()
export class SignInService {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly tries: SignInTries,
    private readonly guessed: GuessedPasswords,
    private readonly devices: KnownDevices,
    private readonly requests: LinkRequests,
    private readonly flows: FlowStateRepository,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * An unknown address and a wrong password get the same answer after the same work. So does the
   * password of a pending sign-up, with or without an account for that address: signing up with it
   * tells no one whether the address has an account.
   *
   * @throws AuthError invalid_credentials; email_not_confirmed and user_banned only to those who
   *   know the password; over_request_rate_limit after many tries
   */
  async withPassword(address: string, password: string, client: Client): Promise<SessionView> {
    const email = normalizeEmail(address);
    const user = await this.users.findByEmail(email);
    const deviceId = await this.devices.idFor(client.device, user?.id);
    const right = await this.tries
      .begin({ email, ip: client.ip, deviceId })
      .catch((error: unknown) => this.tellOfGuesses(email, error));
    // Before its address is verified, the account has no password, but the pending sign-up does.
    const waiting = await this.requests.waitingPassword(email);
    if (!(await this.hasher.verify(user?.passwordHash, password)) || user === null) {
      if (await this.hasher.verify(waiting, password)) throw new AuthError('email_not_confirmed');
      securityEvent('sign-in.failed', { userId: user?.id });
      throw new AuthError('invalid_credentials');
    }
    if (user.emailConfirmedAt === null) throw new AuthError('email_not_confirmed');
    if (isBanned(user, this.clock.now())) {
      throw new AuthError('user_banned');
    }
    await right();
    return this.transactions.run((tx) =>
      this.sessions.open(tx, user, 'password', client.userAgent, {
        isNewDevice: deviceId === undefined,
      }),
    );
  }

  private async tellOfGuesses(email: string, error: unknown): Promise<never> {
    if (error instanceof AuthError) await this.guessed.note(email);
    throw error;
  }

  /** Makes the code with which the browser that began a redirect flow gets its session. */
  async issueCode(tx: Tx, userId: string, codeChallenge: string, method: string): Promise<string> {
    const code = newToken();
    await this.flows.insert(tx, {
      id: this.ids.uuid(),
      userId,
      codeHash: hashToken(code),
      codeChallenge,
      method,
      expiresAt: new Date(this.clock.now().getTime() + FLOW_MS),
    });
    return code;
  }

  /**
   * Exchanges a code for a session (RFC 7636, S256 only). The code is destroyed in any case.
   *
   * @throws AuthError flow_state_not_found, flow_state_expired, bad_code_verifier
   */
  async withCode(code: string, verifier: string, client: Client): Promise<SessionView> {
    const result = await this.transactions.run(async (tx) => {
      const flow = await this.flows.take(tx, hashToken(code));
      if (flow === undefined) return new AuthError('flow_state_not_found');
      if (flow.expires_at <= this.clock.now()) return new AuthError('flow_state_expired');
      if (s256(verifier) !== flow.code_challenge) return new AuthError('bad_code_verifier');
      const user = await this.users.findById(flow.user_id, tx);
      if (user === null) return new AuthError('flow_state_not_found');
      if (isBanned(user, this.clock.now())) {
        return new AuthError('user_banned');
      }
      // A link in an email reached the owner; for other methods, they get an email.
      const isNewDevice =
        flow.method === 'oauth' && !(await this.devices.isKnown(client.device, user.id));
      return this.sessions.open(tx, user, flow.method, client.userAgent, { isNewDevice });
    });
    if (result instanceof AuthError) throw result;
    return result;
  }
}
