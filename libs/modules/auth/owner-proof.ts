import { Injectable } from '@nestjs/common';
import { type AppConfig, InjectConfig } from '@prepward/platform/config';
import type { Tx } from '@prepward/platform/database';
import { AuthError } from './auth.errors.js';
import { CodeTries } from './code-tries.js';
import { EmailCodesService } from './email-codes.service.js';
import { PasswordHasher } from './password-hasher.js';
import { type Asker, SignInTries } from './sign-in-tries.js';
import type { User } from './user.entity.js';

/** How an account's owner confirms their identity. */
export interface Proof {
  currentPassword?: string | undefined;
  /**
   * A code emailed for this (`/reauthenticate`): confirms the user's identity, as the password
   * does.
   */
  nonce?: string | undefined;
}

/**
 * Checks the given proof, in the transaction that needs it.
 *
 * @throws AuthError reauthentication_needed (an account without a password), reauthentication_not_valid,
 *   current_password_required, current_password_invalid
 */
export type Prove = (tx: Tx, user: User) => Promise<void>;

/**
 * Asks a session for something only the owner has. Guesses count against the session, so a stolen one
 * is no way around the sign-in limits, and no one elsewhere can use up the owner's tries.
 */
@Injectable()
export class OwnerProof {
  constructor(
    private readonly hasher: PasswordHasher,
    private readonly codes: EmailCodesService,
    private readonly tries: SignInTries,
    private readonly codeTries: CodeTries,
    @InjectConfig() private readonly config: AppConfig,
  ) {}

  /**
   * Runs work that may need a proof. A try is counted before the work begins, so that no transaction
   * waits for the count; the count is undone if the proof was checked and correct, whatever came of the
   * work.
   *
   * @throws AuthError over_request_rate_limit; what `work` throws
   */
  async during<T>(asker: Asker, proof: Proof, work: (prove: Prove) => Promise<T>): Promise<T> {
    const right = await this.begin(asker, proof);
    let proven = false;
    try {
      return await work(async (tx, user) => {
        await this.prove(tx, user, proof);
        proven = true;
      });
    } finally {
      if (proven) await right?.();
    }
  }

  /** If nothing is given, nothing is guessed, and nothing counted. */
  private async begin(
    asker: Asker,
    { nonce, currentPassword }: Proof,
  ): Promise<(() => Promise<void>) | undefined> {
    if (nonce) return this.codeTries.beginProof(asker);
    return currentPassword === undefined ? undefined : this.tries.beginProof(asker);
  }

  /** The emailed code, or else the current password. */
  private async prove(tx: Tx, user: User, { nonce, currentPassword }: Proof): Promise<void> {
    if (nonce) return this.codes.prove(tx, user, nonce);
    if (user.passwordHash === null || user.email === null) {
      throw new AuthError('reauthentication_needed');
    }
    if (currentPassword === undefined) {
      const asked = this.config.auth.freshSessionSeconds === 0;
      throw new AuthError(asked ? 'current_password_required' : 'reauthentication_needed');
    }
    if (!(await this.hasher.verify(user.passwordHash, currentPassword))) {
      throw new AuthError('current_password_invalid');
    }
  }
}
