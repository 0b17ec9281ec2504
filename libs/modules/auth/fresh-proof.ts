import { Injectable } from '@nestjs/common';
import { type AppConfig, InjectConfig } from '@prepward/platform/config';
import type { Tx } from '@prepward/platform/database';
import type { Principal } from '@prepward/platform/http';
import { AuthError } from './auth.errors.js';
import { PROOF_SECONDS } from './domain/session-life.js';
import { FactorRepository } from './factors/factor.repository.js';
import type { Prove } from './owner-proof.js';
import { PasskeyRepository } from './passkeys/passkey.repository.js';
import { SessionsService } from './sessions.service.js';
import type { User } from './user.entity.js';

/** What a session must have proven before it changes the ways into an account. */
@Injectable()
export class FreshProof {
  constructor(
    private readonly factors: FactorRepository,
    private readonly passkeys: PasskeyRepository,
    private readonly sessions: SessionsService,
    @InjectConfig() private readonly config: AppConfig,
  ) {}

  /**
   * Lets through a session that just confirmed the user's identity: by a second step where the
   * account has one (a verified factor or a passkey), else by signing in. A session left open isn't
   * enough.
   *
   * @throws AuthError insufficient_aal, reauthentication_needed
   */
  async insist(tx: Tx, principal: Principal): Promise<void> {
    if (await this.hasSecondStep(tx, principal)) {
      if (await this.sessions.didSecondStepLately(tx, principal)) return;
      throw new AuthError('insufficient_aal');
    }
    if (await this.sessions.signedInWithin(tx, principal, PROOF_SECONDS)) return;
    if (await this.isFresh(tx, principal)) return;
    throw new AuthError('reauthentication_needed', 'This requires a sign-in of the last minutes');
  }

  /**
   * Like {@link insist}, but if passkeys are the only second step, an emailed code is enough, too: a
   * lost passkey can't be asked for.
   *
   * @param prove checks the code; undefined if none was given
   * @throws AuthError insufficient_aal, reauthentication_needed, reauthentication_not_valid
   */
  async insistOrCode(
    tx: Tx,
    principal: Principal,
    user: User,
    prove: Prove | undefined,
  ): Promise<void> {
    const apps = await this.factors.ofUser(user.id, tx);
    const must = prove === undefined || apps.some(({ verified }) => verified);
    await (must ? this.insist(tx, principal) : prove(tx, user));
  }

  /**
   * Admits aal2 sessions, and any session of an account that has no second step yet: with only a
   * password, one can set up a first second step, but not another.
   *
   * @throws AuthError insufficient_aal
   */
  async insistOnLevel(tx: Tx, principal: Principal, message?: string): Promise<void> {
    if (principal.aal !== 'aal2' && (await this.hasSecondStep(tx, principal))) {
      throw new AuthError('insufficient_aal', message);
    }
  }

  /**
   * Whether a session signed in so recently that it needs no other proof. By default, none does: only
   * other clients' test suites set such a time (AUTH_FRESH_SESSION_SECONDS).
   */
  async isFresh(tx: Tx, principal: Principal): Promise<boolean> {
    const { freshSessionSeconds: seconds } = this.config.auth;
    return seconds > 0 && (await this.sessions.signedInWithin(tx, principal, seconds));
  }

  /**
   * A passkey counts, too. The protocol's own servers count only apps, so a fresh session needs no
   * passkey.
   */
  private async hasSecondStep(tx: Tx, principal: Principal): Promise<boolean> {
    const { userId } = principal;
    const factors = await this.factors.ofUser(userId, tx);
    if (factors.some(({ verified }) => verified)) return true;
    if ((await this.passkeys.ofUser(userId, tx)).length === 0) return false;
    return !(await this.isFresh(tx, principal));
  }
}
