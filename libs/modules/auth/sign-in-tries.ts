import { Injectable } from '@nestjs/common';
import type { Principal } from '@prepward/platform/http';
import { Limiter, networkOf } from '@prepward/platform/limits';
import { AuthError } from './auth.errors.js';
import { LIMITS } from './auth.limits.js';

/** Who tries to sign in to which account. */
export interface SignInTry {
  /** Normalized (domain/email.ts). */
  email: string;
  ip: string;
  /** Set when this device has signed in to this very account before. */
  deviceId: string | undefined;
}

/** A signed-in session, and whose. */
export type Asker = Pick<Principal, 'userId' | 'sessionId'>;

type Count = keyof typeof LIMITS.signIn;

function limitName(count: Count): string {
  return `sign-in-${count}`;
}

const keyOf = (...parts: string[]) => parts.join('\n');

/**
 * Counts sign-in tries by account and network together, so that a guesser elsewhere doesn't use up the
 * owner's. A known device has its own count. If an account is tried from very many networks, each
 * unknown one gets fewer tries, but never none.
 */
@Injectable()
export class SignInTries {
  constructor(private readonly limiter: Limiter) {}

  /**
   * Counts a try before its password is checked.
   *
   * @returns a function to call if the password was right: it undoes the count
   * @throws AuthError over_request_rate_limit, with how long to wait
   */
  async begin(given: SignInTry): Promise<() => Promise<void>> {
    const { name, key } = await this.countOf(given);
    return this.count(name, key);
  }

  /**
   * Counts a try at the current password in a session, before it's checked. Each session has its own
   * tries, so no one elsewhere can lock out the owner, and a stolen session can't guess more often than
   * a stranger.
   *
   * @returns a function to call if the password was right: it undoes the count
   * @throws AuthError over_request_rate_limit, with how long to wait
   */
  beginProof({ userId, sessionId }: Asker): Promise<() => Promise<void>> {
    return this.count('proof', keyOf(userId, sessionId));
  }

  private async count(name: Count, key: string): Promise<() => Promise<void>> {
    const use = await this.limiter.countGrowing(limitName(name), key, LIMITS.signIn[name]);
    if (!use.allowed) throw AuthError.limited(use.resetMs);
    return () => this.limiter.forget(limitName(name), key);
  }

  /**
   * Where a try is counted. A correct password doesn't undo the count for the account as a whole,
   * because it doesn't end an attack.
   */
  private async countOf({ email, ip, deviceId }: SignInTry): Promise<{ name: Count; key: string }> {
    if (deviceId !== undefined) return { name: 'device', key: keyOf(email, deviceId) };
    const { points, seconds } = LIMITS.account;
    const { allowed } = await this.limiter.use('sign-in-account', email, points, seconds);
    return { name: allowed ? 'stranger' : 'attacked', key: keyOf(email, networkOf(ip)) };
  }
}
