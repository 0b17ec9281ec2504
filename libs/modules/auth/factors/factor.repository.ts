import { Injectable } from '@nestjs/common';
import { kinds, statement, type Tx } from '@prepward/platform/database';
import { DataSource } from 'typeorm';
import { Factor } from './factor.entity.js';
import { FactorChallenge } from './factor-challenge.entity.js';
import { RecoveryCode } from './recovery-code.entity.js';

const { bytea, int, text, timestamptz, uuid } = kinds;

const FORGET_UNVERIFIED = statement(
  'auth.forget-unverified-factors',
  `DELETE FROM mfa_factors WHERE user_id = $1 AND type = $2 AND NOT verified AND created_at < $3`,
  { params: [uuid, text, timestamptz] },
);

const TAKE_CHALLENGE = statement(
  'auth.take-challenge',
  'DELETE FROM mfa_challenges WHERE id = $1 AND factor_id = $2 RETURNING expires_at',
  { params: [uuid, uuid], row: { expires_at: timestamptz } },
);

const FORGET_CHALLENGES = statement(
  'auth.forget-challenges',
  'DELETE FROM mfa_challenges WHERE factor_id = $1 AND expires_at < $2',
  { params: [uuid, timestamptz] },
);

const USE_CODE = statement(
  'auth.use-recovery-code',
  `UPDATE recovery_codes SET used_at = $3
   WHERE factor_id = $1 AND code_hash = $2 AND used_at IS NULL RETURNING factor_id`,
  { params: [uuid, bytea, timestamptz], row: { factor_id: uuid } },
);

const COUNT_CODES = statement(
  'auth.count-recovery-codes',
  `SELECT (count(*))::int AS total, (count(*) FILTER (WHERE used_at IS NULL))::int AS remaining
   FROM recovery_codes WHERE factor_id = $1`,
  { params: [uuid], row: { total: int.certain, remaining: int.certain } },
);

/** A row without its relations. */
type Row<Entity> = Omit<Entity, 'user' | 'factor'>;

/** Second factors, their challenges, and recovery codes. */
@Injectable()
export class FactorRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Oldest first. */
  ofUser(userId: string, tx?: Tx): Promise<Factor[]> {
    const manager = tx ?? this.dataSource.manager;
    return manager.find(Factor, { where: { userId }, order: { createdAt: 'ASC' } });
  }

  /** Holds the row until the transaction ends; null if it isn't the user's. */
  findForUpdate(tx: Tx, userId: string, id: string): Promise<Factor | null> {
    return tx.findOne(Factor, { where: { id, userId }, lock: { mode: 'pessimistic_write' } });
  }

  async insert(tx: Tx, factor: Partial<Row<Factor>> & { id: string }): Promise<void> {
    await tx.insert(Factor, factor);
  }

  async update(tx: Tx, id: string, change: Partial<Row<Factor>>): Promise<void> {
    await tx.update(Factor, { id }, { ...change, updatedAt: new Date() });
  }

  /** With its challenges and codes. */
  async delete(tx: Tx, id: string): Promise<void> {
    await tx.delete(Factor, { id });
  }

  /** Deletes older ones that were never verified with a code. */
  async forgetUnverified(tx: Tx, userId: string, before: Date): Promise<void> {
    await FORGET_UNVERIFIED.run(tx, [userId, 'totp', before]);
  }

  async insertChallenge(tx: Tx, challenge: Row<FactorChallenge>, now: Date): Promise<void> {
    await FORGET_CHALLENGES.run(tx, [challenge.factorId, now]);
    await tx.insert(FactorChallenge, challenge);
  }

  /** Deletes a challenge, so that it's answered only once; undefined if there is none. */
  async takeChallenge(tx: Tx, id: string, factorId: string): Promise<Date | undefined> {
    return (await TAKE_CHALLENGE.first(tx, [id, factorId]))?.expires_at;
  }

  async insertCodes(tx: Tx, factorId: string, hashes: readonly Buffer[]): Promise<void> {
    await tx.insert(
      RecoveryCode,
      hashes.map((codeHash) => ({ factorId, codeHash })),
    );
  }

  /** @returns whether it was one of the set, and not used */
  async useCode(tx: Tx, factorId: string, codeHash: Buffer, now: Date): Promise<boolean> {
    return (await USE_CODE.first(tx, [factorId, codeHash, now])) !== undefined;
  }

  async countCodes(factorId: string): Promise<{ total: number; remaining: number }> {
    return (await COUNT_CODES.first(this.dataSource, [factorId])) ?? { total: 0, remaining: 0 };
  }
}
