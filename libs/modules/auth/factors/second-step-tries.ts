import { Injectable } from '@nestjs/common';
import { Limiter } from '@prepward/platform/limits';
import { AuthError } from '../auth.errors.js';
import { LIMITS } from '../auth.limits.js';

/** Counts second-step tries per account: anyone who tries already has the password. */
@Injectable()
export class SecondStepTries {
  constructor(private readonly limiter: Limiter) {}

  /**
   * Counts a try before its code is checked.
   *
   * @returns a function to call if the code was right: it undoes the count
   * @throws AuthError over_request_rate_limit
   */
  async begin(userId: string): Promise<() => Promise<void>> {
    for (const [name, { points, seconds }] of Object.entries(LIMITS.secondStep)) {
      const use = await this.limiter.use(`second-step-${name}`, userId, points, seconds);
      if (!use.allowed) throw AuthError.limited(use.resetMs);
    }
    return async () => {
      for (const name of Object.keys(LIMITS.secondStep)) {
        await this.limiter.forget(`second-step-${name}`, userId);
      }
    };
  }
}
