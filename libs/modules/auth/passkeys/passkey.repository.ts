import { Injectable } from '@nestjs/common';
import { kinds, type RowOf, statement, type Tx } from '@prepward/platform/database';
import { DataSource } from 'typeorm';
import { Passkey } from './passkey.entity.js';
import { PasskeyChallenge } from './passkey-challenge.entity.js';

const { text, timestamptz, uuid } = kinds;

const TAKEN = { challenge: text, expires_at: timestamptz };
/** A challenge as it is taken. */
export type TakenChallenge = RowOf<typeof TAKEN>;

const TAKE_CHALLENGE = statement(
  'auth.take-passkey-challenge',
  `DELETE FROM passkey_challenges WHERE id = $1 AND user_id IS NOT DISTINCT FROM $2
   RETURNING challenge, expires_at`,
  { params: [uuid, uuid.nullable], row: TAKEN },
);

const PURGE = statement(
  'auth.purge-passkey-challenges',
  'DELETE FROM passkey_challenges WHERE expires_at < now()',
  { params: [] },
);

/** A row without its relations. */
type Row<Entity> = Omit<Entity, 'user'>;

/** Passkeys and their challenges. */
@Injectable()
export class PasskeyRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Oldest first. */
  ofUser(userId: string, tx?: Tx): Promise<Passkey[]> {
    const manager = tx ?? this.dataSource.manager;
    return manager.find(Passkey, { where: { userId }, order: { createdAt: 'ASC' } });
  }

  /** Holds the row until the transaction ends; null if it isn't the user's. */
  findForUpdate(tx: Tx, userId: string, id: string): Promise<Passkey | null> {
    return tx.findOne(Passkey, { where: { id, userId }, lock: { mode: 'pessimistic_write' } });
  }

  findByCredentialForUpdate(tx: Tx, credentialId: string): Promise<Passkey | null> {
    return tx.findOne(Passkey, { where: { credentialId }, lock: { mode: 'pessimistic_write' } });
  }

  /** @returns false if the credential is already registered */
  async insert(tx: Tx, passkey: Partial<Row<Passkey>> & { id: string }): Promise<boolean> {
    const result = await tx
      .createQueryBuilder()
      .insert()
      .into(Passkey)
      .values(passkey)
      .orIgnore()
      .returning('id')
      .execute();
    return (result.raw as unknown[]).length > 0;
  }

  async update(
    tx: Tx,
    id: string,
    change: Partial<Pick<Passkey, 'counter' | 'friendlyName' | 'lastUsedAt'>>,
  ): Promise<void> {
    await tx.update(Passkey, { id }, change);
  }

  async delete(tx: Tx, id: string): Promise<void> {
    await tx.delete(Passkey, { id });
  }

  /** @returns how many there were */
  async deleteOfUser(tx: Tx, userId: string): Promise<number> {
    return (await tx.delete(Passkey, { userId })).affected ?? 0;
  }

  async insertChallenge(challenge: Row<PasskeyChallenge>): Promise<void> {
    await this.dataSource.manager.insert(PasskeyChallenge, challenge);
  }

  /** Deletes a challenge, so that it's answered only once; undefined if the user has no such challenge. */
  takeChallenge(id: string, userId: string | null): Promise<TakenChallenge | undefined> {
    return TAKE_CHALLENGE.first(this.dataSource, [id, userId]);
  }

  async purge(): Promise<void> {
    await PURGE.run(this.dataSource, []);
  }
}
