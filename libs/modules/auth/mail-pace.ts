import { Injectable } from '@nestjs/common';
import { Clock } from '@prepward/platform/clock';
import { type AppConfig, InjectConfig } from '@prepward/platform/config';
import type { Tx } from '@prepward/platform/database';
import { Limiter } from '@prepward/platform/limits';
import type { User } from './user.entity.js';
import { UserRepository } from './user.repository.js';

/** One mail with a link a minute per address (the operator's setting). */
@Injectable()
export class MailPace {
  constructor(
    private readonly users: UserRepository,
    private readonly limiter: Limiter,
    private readonly clock: Clock,
    @InjectConfig() private readonly config: AppConfig,
  ) {}

  /** Counts a wish for a mail to an address, known or not. False: another came a moment ago. */
  async note(email: string): Promise<boolean> {
    const seconds = this.config.auth.mailIntervalSeconds;
    if (seconds === 0) return true;
    return (await this.limiter.use('link-mail', email, 1, seconds)).allowed;
  }

  /** Whether a mail may go to the user now; if so, notes that one does. The row must be locked. */
  async mayMail(tx: Tx, user: User): Promise<boolean> {
    const now = this.clock.now();
    const waitMs = this.config.auth.mailIntervalSeconds * 1000;
    if (user.lastMailAt !== null && now.getTime() - user.lastMailAt.getTime() < waitMs)
      return false;
    await this.users.update(tx, user.id, { lastMailAt: now });
    return true;
  }
}
