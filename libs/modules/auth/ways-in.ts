import { Injectable } from '@nestjs/common';
import type { Tx } from '@prepward/platform/database';
import { FactorRepository } from './factors/factor.repository.js';
import { LinkRequests } from './link-requests.js';
import { OneTimeTokens } from './one-time-tokens.js';
import { PasskeyRepository } from './passkeys/passkey.repository.js';
import { SessionsService } from './sessions.service.js';
import { UserRepository } from './user.repository.js';

/** The ways to open an account besides its password. */
@Injectable()
export class WaysIn {
  constructor(
    private readonly sessions: SessionsService,
    private readonly tokens: OneTimeTokens,
    private readonly requests: LinkRequests,
    private readonly factors: FactorRepository,
    private readonly passkeys: PasskeyRepository,
    private readonly users: UserRepository,
  ) {}

  /**
   * Closes them all, for an account that starts over with another owner: sessions and their codes,
   * links and pending requests, second steps, passkeys, and identity providers' accounts.
   */
  async close(tx: Tx, userId: string): Promise<void> {
    await this.sessions.endAll(tx, userId);
    await this.tokens.forget(tx, userId);
    await this.requests.forget(tx, userId);
    for (const { id } of await this.factors.ofUser(userId, tx)) await this.factors.delete(tx, id);
    await this.passkeys.deleteOfUser(tx, userId);
    await this.users.unlinkAll(tx, userId);
  }
}
