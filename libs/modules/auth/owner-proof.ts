import { Injectable } from '@nestjs/common';
import type { Tx } from '@prepward/platform/database';
import { AuthError } from './auth.errors.js';
import { EmailCodesService } from './email-codes.service.js';
import { PasswordHasher } from './password-hasher.js';
import { SignInTries } from './sign-in-tries.js';
import type { User } from './user.entity.js';

/** By what the owner of an account proves who is there. */
export interface Proof {
  currentPassword?: string | undefined;
  /** A code that was mailed for this (`/reauthenticate`): proves who is there, as the password does. */
  nonce?: string | undefined;
  /** From where; wrong current passwords count there. */
  ip: string;
}

/**
 * Asks a session for what only the owner has. Each guess counts as a try to sign in: a stolen session
 * is no way around.
 */
@Injectable()
export class OwnerProof {
  constructor(
    private readonly hasher: PasswordHasher,
    private readonly codes: EmailCodesService,
    private readonly tries: SignInTries,
  ) {}

  /**
   * Passes who gives the mailed code, or else the current password.
   *
   * @throws AuthError reauthentication_needed (an account without a password), reauthentication_not_valid,
   *   current_password_required, current_password_invalid, over_request_rate_limit
   */
  prove(tx: Tx, user: User, { nonce, currentPassword, ip }: Proof): Promise<void> {
    return nonce === undefined || nonce === ''
      ? this.provePassword(user, currentPassword, ip)
      : this.proveCode(tx, user, nonce, ip);
  }

  /** @throws AuthError reauthentication_not_valid, over_request_rate_limit */
  async proveCode(tx: Tx, user: User, nonce: string, ip: string): Promise<void> {
    const right = await this.tries.begin({ email: user.email ?? user.id, ip, deviceId: undefined });
    await this.codes.prove(tx, user, nonce);
    await right();
  }

  private async provePassword(
    user: User,
    currentPassword: string | undefined,
    ip: string,
  ): Promise<void> {
    if (user.passwordHash === null || user.email === null) {
      throw new AuthError('reauthentication_needed');
    }
    if (currentPassword === undefined) throw new AuthError('current_password_required');
    const right = await this.tries.begin({ email: user.email, ip, deviceId: undefined });
    if (!(await this.hasher.verify(user.passwordHash, currentPassword))) {
      throw new AuthError('current_password_invalid');
    }
    await right();
  }
}
