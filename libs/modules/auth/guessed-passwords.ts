import { Injectable } from '@nestjs/common';
import { passwordGuessed } from '@prepward/contracts/events';
import { Transactions } from '@prepward/platform/database';
import { Limiter } from '@prepward/platform/limits';
import { Outbox } from '@prepward/platform/outbox';
import { LIMITS } from './auth.limits.js';
import { LinkRequests } from './link-requests.js';

/** Tells owners that someone is trying very many passwords. */
@Injectable()
export class GuessedPasswords {
  constructor(
    private readonly transactions: Transactions,
    private readonly requests: LinkRequests,
    private readonly limiter: Limiter,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Notes, once a day, that there were too many tries at an address. It does the same for every
   * address: the worker checks whether there is an account.
   *
   * @param email normalized
   */
  async note(email: string): Promise<void> {
    const { points, seconds } = LIMITS.guessedMail;
    const { allowed } = await this.limiter.use('guessed-mail', email, points, seconds);
    if (!allowed) return;
    await this.transactions.run(async (tx) => {
      const requestId = await this.requests.keep(tx, { kind: 'password-guessed', email });
      await this.outbox.record(tx, passwordGuessed, { requestId });
    });
  }
}
