import { Injectable } from '@nestjs/common';
import { BRAND } from '@prepward/contracts/brand';
import { MINUTE_MS } from '@prepward/contracts/durations';
import { twoStepChanged } from '@prepward/contracts/events';
import { Clock, Ids } from '@prepward/platform/clock';
import { Transactions, type Tx } from '@prepward/platform/database';
import type { Principal } from '@prepward/platform/http';
import { Outbox } from '@prepward/platform/outbox';
import { securityEvent } from '@prepward/platform/telemetry';
import { AuthError } from '../auth.errors.js';
import { FreshProof } from '../fresh-proof.js';
import type { SessionView } from '../session-answers.js';
import { SessionsService } from '../sessions.service.js';
import { UserRepository } from '../user.repository.js';
import type { Factor } from './factor.entity.js';
import { FactorRepository } from './factor.repository.js';
import { SecondStepTries } from './second-step-tries.js';
import { SecretBox } from './secret-box.js';
import { newTotp, totpStep } from './totp.js';

/** The most factors an account can have, verified or not. */
const MOST_FACTORS = 10;
/** A factor that never got a code is deleted when another is set up after this time. */
const SETUP_MS = 5 * MINUTE_MS;
const CHALLENGE_MS = 5 * MINUTE_MS;

/** An app that was set up, and waits for its first code. */
export interface Enrolled {
  id: string;
  type: 'totp';
  friendly_name: string;
  totp: { qr_code: string; secret: string; uri: string };
}

/** Authenticator apps as the second step of sign-in (RFC 6238). */
@Injectable()
export class FactorsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly factors: FactorRepository,
    private readonly sessions: SessionsService,
    private readonly proof: FreshProof,
    private readonly users: UserRepository,
    private readonly tries: SecondStepTries,
    private readonly box: SecretBox,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Makes a secret for an app. It becomes a step of sign-in with its first right code.
   *
   * @throws AuthError insufficient_aal if another factor or a passkey exists and the session didn't use
   *   it, mfa_factor_name_conflict, too_many_enrolled_mfa_factors
   */
  async enroll(
    principal: Principal,
    { name, issuer }: { name: string; issuer: string },
  ): Promise<Enrolled> {
    const { userId, email } = principal;
    const id = this.ids.uuid();
    const { secret, uri, picture } = newTotp(issuer || BRAND.name, email ?? userId);
    await this.transactions.run(async (tx) => {
      // Setups at the same time are counted one after the other.
      await this.users.findByIdForUpdate(userId, tx);
      await this.factors.forgetUnverified(tx, userId, this.ago(SETUP_MS));
      this.mayAdd(await this.factors.ofUser(userId, tx), name);
      await this.proof.insistOnLevel(tx, principal, 'AAL2 required to enroll a new factor');
      const sealed = this.box.seal(secret, id);
      await this.factors.insert(tx, {
        id,
        userId,
        type: 'totp',
        friendlyName: name,
        secret: sealed,
      });
    });
    return { id, type: 'totp', friendly_name: name, totp: { qr_code: picture, secret, uri } };
  }

  /**
   * Asks for a code.
   *
   * @throws AuthError mfa_factor_not_found
   */
  async challenge(principal: Principal, factorId: string) {
    const id = this.ids.uuid();
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + CHALLENGE_MS);
    await this.transactions.run(async (tx) => {
      const factor = await this.own(tx, principal, factorId);
      await this.factors.insertChallenge(tx, { id, factorId: factor.id, expiresAt }, now);
      await this.factors.update(tx, factor.id, { lastChallengedAt: now });
    });
    return { id, type: 'totp' as const, expires_at: Math.floor(expiresAt.getTime() / 1000) };
  }

  /**
   * Accepts a code, once. The session then has level aal2. All sessions without the second step end; if
   * this code put the factor into force, all other sessions end.
   *
   * @throws AuthError mfa_factor_not_found, mfa_challenge_expired, mfa_verification_failed,
   *   insufficient_aal if another factor or a passkey came first and the session didn't use it,
   *   over_request_rate_limit after many tries
   */
  async verify(
    principal: Principal,
    factorId: string,
    { challengeId, code }: { challengeId: string; code: string },
  ): Promise<SessionView> {
    const right = await this.tries.begin(principal.userId);
    const session = await this.transactions.run(async (tx) => {
      await this.users.findByIdForUpdate(principal.userId, tx);
      const factor = await this.own(tx, principal, factorId);
      if (!factor.verified) {
        await this.proof.insistOnLevel(tx, principal, 'AAL2 required to verify a new factor');
      }
      await this.take(tx, factor, challengeId, code);
      if (factor.verified) await this.sessions.endWeaker(tx, principal);
      else await this.bringIn(tx, principal);
      return this.sessions.raise(tx, principal, 'totp');
    });
    await right();
    return session;
  }

  /**
   * Removes an app. With the last one, the recovery codes go and two-step sign-in is off. The session
   * must have given a code just now: one that someone left open isn't enough.
   *
   * @throws AuthError mfa_factor_not_found, insufficient_aal
   */
  async unenroll(principal: Principal, factorId: string): Promise<{ id: string }> {
    const { userId } = principal;
    await this.transactions.run(async (tx) => {
      const factor = await this.own(tx, principal, factorId);
      if (factor.verified && !(await this.sessions.didSecondStepLately(tx, principal))) {
        throw new AuthError(
          'insufficient_aal',
          'AAL2 required to unenroll verified factor',
          undefined,
          422,
        );
      }
      await this.remove(tx, factor);
    });
    securityEvent('factor.removed', { userId });
    return { id: factorId };
  }

  /** Removes a factor; with the last app, the recovery codes go. */
  async remove(tx: Tx, factor: Factor): Promise<void> {
    await this.factors.delete(tx, factor.id);
    if (factor.verified && factor.type === 'totp') await this.afterRemoval(tx, factor.userId);
  }

  private async afterRemoval(tx: Tx, userId: string): Promise<void> {
    const left = await this.factors.ofUser(userId, tx);
    if (left.some(({ type, verified }) => type === 'totp' && verified)) return;
    for (const { id } of left) await this.factors.delete(tx, id);
    await this.sessions.lower(tx, userId);
    await this.outbox.record(tx, twoStepChanged, { userId, change: 'off' });
  }

  private mayAdd(factors: readonly Factor[], name: string): void {
    const apps = factors.filter(({ type }) => type === 'totp');
    if (apps.some(({ friendlyName }) => friendlyName === name)) {
      throw new AuthError(
        'mfa_factor_name_conflict',
        `A factor with the friendly name "${name}" for this user already exists`,
      );
    }
    if (apps.length >= MOST_FACTORS) throw new AuthError('too_many_enrolled_mfa_factors');
  }

  private async own(tx: Tx, { userId }: Principal, id: string): Promise<Factor> {
    const factor = await this.factors.findForUpdate(tx, userId, id);
    if (factor?.type !== 'totp') throw new AuthError('mfa_factor_not_found');
    return factor;
  }

  private async take(tx: Tx, factor: Factor, challengeId: string, code: string): Promise<void> {
    const now = this.clock.now();
    const expiresAt = await this.factors.takeChallenge(tx, challengeId, factor.id);
    if (expiresAt === undefined) {
      throw new AuthError(
        'mfa_factor_not_found',
        'MFA factor with the provided challenge ID not found',
      );
    }
    if (expiresAt <= now) throw new AuthError('mfa_challenge_expired');
    const secret = this.box.open(factor.secret ?? '', factor.id);
    const step = await totpStep(secret, code, factor.lastStep, now);
    if (step === undefined) {
      securityEvent('factor.refused', { userId: factor.userId });
      throw new AuthError('mfa_verification_failed');
    }
    await this.factors.update(tx, factor.id, { verified: true, lastStep: step });
  }

  private async bringIn(tx: Tx, principal: Principal): Promise<void> {
    const { userId } = principal;
    await this.factors.forgetUnverified(tx, userId, this.clock.now());
    await this.sessions.end(tx, principal, 'others');
    await this.outbox.record(tx, twoStepChanged, { userId, change: 'on' });
    securityEvent('factor.added', { userId });
  }

  private ago(ms: number): Date {
    return new Date(this.clock.now().getTime() - ms);
  }
}
