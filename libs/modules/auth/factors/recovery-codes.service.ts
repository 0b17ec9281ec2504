import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { twoStepChanged } from '@prepward/contracts/events';
import { RECOVERY_CODES } from '@prepward/contracts/factors';
import { Clock, Ids } from '@prepward/platform/clock';
import { Transactions, type Tx } from '@prepward/platform/database';
import type { Principal } from '@prepward/platform/http';
import { Outbox } from '@prepward/platform/outbox';
import { securityEvent } from '@prepward/platform/telemetry';
import { AuthError } from '../auth.errors.js';
import { hashToken } from '../domain/tokens.js';
import type { SessionView } from '../session-answers.js';
import { SessionsService } from '../sessions.service.js';
import type { Factor } from './factor.entity.js';
import { FactorRepository } from './factor.repository.js';
import { SecondStepTries } from './second-step-tries.js';

const CODES = 'recovery_code' as const;
/** Letters and digits that can't be mistaken for each other. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
/** Two halves of this length: 49 bits, which no one guesses within the limits. */
const HALF = 5;

/** A new code as people write it down: `ABCDE-FGHJK`. */
function newCode(): string {
  const half = () =>
    Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${half()}-${half()}`;
}

/** What is stored of a code: the same however people type it, in any case and with any dashes. */
function hashCode(code: string): Buffer {
  return hashToken(code.toUpperCase().replace(/[^A-Z0-9]/g, ''));
}

/** Ten codes that replace a lost phone, each once. Shown when they are made, then never again. */
@Injectable()
export class RecoveryCodesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly factors: FactorRepository,
    private readonly sessions: SessionsService,
    private readonly tries: SecondStepTries,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** @throws AuthError mfa_factor_not_found */
  async status({ userId }: Principal) {
    const set = (await this.factors.ofUser(userId)).find(isCodes);
    if (set === undefined) throw new AuthError('mfa_factor_not_found');
    return { id: set.id, type: CODES, ...(await this.factors.countCodes(set.id)) };
  }

  /**
   * Makes the codes of an account that has an app, and no codes yet.
   *
   * @throws AuthError insufficient_aal, mfa_factor_not_found (no app), mfa_factor_name_conflict
   */
  make(principal: Principal, name: string) {
    return this.replace(principal, (known) => {
      if (known !== undefined) {
        throw new AuthError(
          'mfa_factor_name_conflict',
          'Recovery codes for this user already exist',
        );
      }
      return name;
    });
  }

  /**
   * Makes new codes; those from before no longer work.
   *
   * @throws AuthError insufficient_aal, mfa_factor_not_found
   */
  remake(principal: Principal) {
    return this.replace(principal, (known) => {
      if (known === undefined) throw new AuthError('mfa_factor_not_found');
      return known.friendlyName;
    });
  }

  /**
   * Accepts a code, once: the session then has level aal2, as after an app's code.
   *
   * @throws AuthError mfa_factor_not_found, mfa_verification_failed, over_request_rate_limit
   */
  async verify(principal: Principal, code: string): Promise<SessionView> {
    const { userId } = principal;
    const right = await this.tries.begin(userId);
    const session = await this.transactions.run(async (tx) => {
      const set = await this.find(tx, userId);
      if (set === undefined) throw new AuthError('mfa_factor_not_found');
      if (!(await this.factors.useCode(tx, set.id, hashCode(code), this.clock.now()))) {
        securityEvent('factor.refused', { userId });
        throw new AuthError('mfa_verification_failed', 'Invalid recovery code entered');
      }
      await this.sessions.endWeaker(tx, principal);
      await this.outbox.record(tx, twoStepChanged, { userId, change: 'code-used' });
      return this.sessions.raise(tx, principal, 'mfa/recovery_code');
    });
    await right();
    securityEvent('recovery-code.used', { userId });
    return session;
  }

  /** @throws AuthError insufficient_aal, mfa_factor_not_found */
  async drop(principal: Principal): Promise<{ id: string }> {
    return this.transactions.run(async (tx) => {
      await this.insist(tx, principal);
      const set = await this.find(tx, principal.userId);
      if (set === undefined) throw new AuthError('mfa_factor_not_found');
      await this.factors.delete(tx, set.id);
      return { id: set.id };
    });
  }

  private async replace(principal: Principal, nameOf: (known: Factor | undefined) => string) {
    const { userId } = principal;
    const id = this.ids.uuid();
    const codes = Array.from({ length: RECOVERY_CODES }, newCode);
    const name = await this.transactions.run(async (tx) => {
      await this.insist(tx, principal);
      await this.needApp(tx, userId);
      const known = await this.find(tx, userId);
      const friendlyName = nameOf(known);
      if (known !== undefined) await this.factors.delete(tx, known.id);
      const set = { id, userId, type: CODES, friendlyName, verified: true };
      await this.factors.insert(tx, set);
      await this.factors.insertCodes(tx, id, codes.map(hashCode));
      return friendlyName;
    });
    return {
      id,
      type: CODES,
      friendly_name: name,
      total: codes.length,
      codes,
    };
  }

  /** A session that someone left open isn't enough: it must have given a code just now. */
  private async insist(tx: Tx, principal: Principal): Promise<void> {
    if (!(await this.sessions.didSecondStepLately(tx, principal))) {
      throw new AuthError('insufficient_aal');
    }
  }

  /** Codes replace an app: without one, they'd be a second step that can't be turned off. */
  private async needApp(tx: Tx, userId: string): Promise<void> {
    const factors = await this.factors.ofUser(userId, tx);
    if (factors.some(({ type, verified }) => type === 'totp' && verified)) return;
    throw new AuthError('mfa_factor_not_found', 'Recovery codes need a verified TOTP factor');
  }

  /** The user's set of codes, held until the transaction ends. */
  private async find(tx: Tx, userId: string): Promise<Factor | undefined> {
    const set = (await this.factors.ofUser(userId, tx)).find(isCodes);
    return set && ((await this.factors.findForUpdate(tx, userId, set.id)) ?? undefined);
  }
}

function isCodes({ type }: Factor): boolean {
  return type === CODES;
}
