import { Injectable } from '@nestjs/common';
import { Limiter, networkOf } from '@prepward/platform/limits';
import { AuthError } from './auth.errors.js';
import { LIMITS } from './auth.limits.js';
import type { Asker, SignInTry } from './sign-in-tries.js';

const { place, all } = LIMITS.emailCode;

/** What codes are used for, each counted separately. */
type Purpose = 'email-code' | 'proof-code';

/** Where codes are tried. */
interface Place {
  account: string;
  /** The place's name within the account. */
  name: string;
  /** Whether it counts for the account as a whole, too. */
  isStrange: boolean;
}

/**
 * Counts tries of emailed six-digit codes. As with passwords, strangers use up only their own networks'
 * tries. But with enough networks, a million codes are few: after a number of tries by all strangers
 * together, an address takes codes only from known devices for a day, and links from everyone.
 */
@Injectable()
export class CodeTries {
  constructor(private readonly limiter: Limiter) {}

  /**
   * Counts a code that someone types for an address, before it's checked.
   *
   * @returns a function to call if the code was right: it forgets the tries of this place
   * @throws AuthError over_request_rate_limit, with how long to wait
   */
  begin({ email, ip, deviceId }: SignInTry): Promise<() => Promise<void>> {
    const isStrange = deviceId === undefined;
    const name = isStrange ? networkOf(ip) : deviceId;
    return this.count('email-code', { account: email, name, isStrange });
  }

  /**
   * Counts a code that confirms the user's identity in a session, before it's checked. Anyone with
   * the password can create any number of sessions, so all of them together have a limit.
   *
   * @returns a function to call if the code was right: it forgets the tries of this session
   * @throws AuthError over_request_rate_limit, with how long to wait
   */
  beginProof({ userId, sessionId }: Asker): Promise<() => Promise<void>> {
    return this.count('proof-code', { account: userId, name: sessionId, isStrange: true });
  }

  private async count(
    purpose: Purpose,
    { account, name, isStrange }: Place,
  ): Promise<() => Promise<void>> {
    const key = `${account}\n${name}`;
    const here = await this.limiter.countGrowing(purpose, key, place);
    if (!here.allowed) throw AuthError.limited(here.resetMs);
    if (isStrange) {
      const use = await this.limiter.use(`${purpose}-all`, account, all.points, all.seconds);
      if (!use.allowed) throw AuthError.limited(use.resetMs);
    }
    return () => this.limiter.forget(purpose, key);
  }
}
