import { Injectable } from '@nestjs/common';
import { kinds, statement, type Tx } from '@prepward/platform/database';
import { DataSource, In, IsNull, MoreThanOrEqual, Not } from 'typeorm';
import { type OneTimeKind, OneTimeToken } from './one-time-token.entity.js';

const PURGE = statement(
  'auth.purge-one-time-tokens',
  'DELETE FROM one_time_tokens WHERE expires_at < now() - make_interval(days => $1)',
  { params: [kinds.int] },
);

/** The rows of links in emails. */
@Injectable()
export class OneTimeTokenRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert(
    token: Omit<OneTimeToken, 'user' | 'signUp' | 'spentAt' | 'createdAt'>,
  ): Promise<void> {
    await this.dataSource.getRepository(OneTimeToken).insert(token);
  }

  /** The user's links of a kind can no longer be typed as codes, only opened. */
  async dropCodes(userId: string, kind: OneTimeKind): Promise<void> {
    await this.dataSource
      .getRepository(OneTimeToken)
      .update({ userId, kind, codeHash: Not(IsNull()) }, { codeHash: null });
  }

  /** Holds the row until the transaction ends. */
  findForUpdate(
    tx: Tx,
    tokenHash: Buffer,
    kindsOf: readonly OneTimeKind[],
  ): Promise<OneTimeToken | null> {
    return tx.findOne(OneTimeToken, {
      where: { tokenHash, kind: In([...kindsOf]) },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** The link whose code this is, held until the transaction ends. */
  findByCodeForUpdate(
    tx: Tx,
    codeHash: Buffer,
    kindsOf: readonly OneTimeKind[],
  ): Promise<OneTimeToken | null> {
    return tx.findOne(OneTimeToken, {
      where: { codeHash, kind: In([...kindsOf]), spentAt: IsNull() },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Marks all unused ones of these kinds as used. */
  async spend(tx: Tx, userId: string, kindsOf: readonly OneTimeKind[], at: Date): Promise<void> {
    await tx.update(
      OneTimeToken,
      { userId, kind: In([...kindsOf]), spentAt: IsNull() },
      { spentAt: at },
    );
  }

  /** Marks a link, and the user's later ones of its kind, as used. */
  async spendFrom(tx: Tx, { userId, kind, expiresAt }: OneTimeToken, at: Date): Promise<void> {
    await tx.update(
      OneTimeToken,
      { userId, kind, spentAt: IsNull(), expiresAt: MoreThanOrEqual(expiresAt) },
      { spentAt: at },
    );
  }

  async deleteOfUser(tx: Tx, userId: string): Promise<void> {
    await tx.delete(OneTimeToken, { userId });
  }

  /** Deletes those that expired more than this many days ago. */
  async purge(days: number): Promise<void> {
    await PURGE.run(this.dataSource, [days]);
  }
}
