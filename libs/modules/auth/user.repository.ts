import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { kinds, statement, type Tx } from '@prepward/platform/database';
import {
  MoreThanOrEqual,
  Not,
  type QueryDeepPartialEntity,
  QueryFailedError,
  Repository,
} from 'typeorm';
import { AuthError } from './auth.errors.js';
import { Identity } from './identity.entity.js';
import { User } from './user.entity.js';

const { int, text, timestamptz, uuid } = kinds;

const CLOSED_BEFORE = statement(
  'auth.users-closed-before',
  'SELECT id FROM users WHERE deleted_at < $1 ORDER BY deleted_at LIMIT 100',
  { params: [timestamptz], row: { id: uuid } },
);

const VERIFY_IDENTITY = statement(
  'auth.verify-identity',
  `UPDATE identities SET data = data || '{"email_verified": true}'
   WHERE user_id = $1 AND provider = 'email'`,
  { params: [uuid] },
);

const SET_IDENTITY_EMAIL = statement(
  'auth.set-identity-email',
  `UPDATE identities SET data = jsonb_set(data, '{email}', to_jsonb($2::text))
   WHERE user_id = $1 AND provider = 'email'`,
  { params: [uuid, text] },
);

const DELETE_EMAIL_IDENTITY = statement(
  'auth.delete-email-identity',
  `DELETE FROM identities WHERE user_id = $1 AND provider = 'email'`,
  { params: [uuid] },
);

const PURGE_VISITORS = statement(
  'auth.purge-visitors',
  `DELETE FROM users u WHERE u.is_anonymous
     AND u.created_at < now() - make_interval(days => $1)
     AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.user_id = u.id
                       AND s.refreshed_at > now() - make_interval(days => $1))`,
  { params: [int] },
);

/** Whether the error says that another account has the address. */
function isTaken(error: unknown): boolean {
  return error instanceof QueryFailedError && error.driverError.constraint === 'users_email_key';
}

/** Accounts and visitors. The casts are there because TypeORM's types don't accept free-form JSON columns. */
@Injectable()
export class UserRepository {
  constructor(@InjectRepository(User) private readonly users: Repository<User>) {}

  /** Up to a hundred accounts that an administrator deleted before this time, oldest first. */
  async closedBefore(at: Date): Promise<string[]> {
    return (await CLOSED_BEFORE.all(this.users.manager, [at])).map(({ id }) => id);
  }

  findById(id: string, tx?: Tx): Promise<User | null> {
    return this.in(tx).findOneBy({ id });
  }

  /** Expects the address in lower case (domain/email.ts). */
  findByEmail(email: string, tx?: Tx): Promise<User | null> {
    return this.in(tx).findOneBy({ email });
  }

  /** Holds the row until the transaction ends, so that two requests change it one after the other. */
  findByEmailForUpdate(email: string, tx: Tx): Promise<User | null> {
    return tx.findOne(User, { where: { email }, lock: { mode: 'pessimistic_write' } });
  }

  findByIdForUpdate(id: string, tx: Tx): Promise<User | null> {
    return tx.findOne(User, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  identitiesOf(userId: string, tx?: Tx): Promise<Identity[]> {
    const manager = tx ?? this.users.manager;
    return manager.find(Identity, { where: { userId }, order: { createdAt: 'ASC' } });
  }

  /** @returns false when the address was taken in the meantime */
  async insert(tx: Tx, user: Partial<User> & { id: string }): Promise<boolean> {
    const result = await tx
      .createQueryBuilder()
      .insert()
      .into(User)
      .values(user as QueryDeepPartialEntity<User>)
      .orIgnore()
      .returning('id')
      .execute();
    return (result.raw as unknown[]).length > 0;
  }

  async insertIdentity(tx: Tx, identity: Partial<Identity>): Promise<void> {
    await tx.insert(Identity, identity as QueryDeepPartialEntity<Identity>);
  }

  /** Unlinks the identity providers' accounts that were linked at this time or later. */
  async unlinkSince(tx: Tx, userId: string, since: Date): Promise<void> {
    await tx.delete(Identity, {
      userId,
      provider: Not('email'),
      createdAt: MoreThanOrEqual(since),
    });
  }

  /** Unlinks all accounts of identity providers. */
  async unlinkAll(tx: Tx, userId: string): Promise<void> {
    await tx.delete(Identity, { userId, provider: Not('email') });
  }

  /** The user an identity provider's account belongs to, held until the transaction ends. */
  async findByIdentity(tx: Tx, provider: string, providerId: string): Promise<User | null> {
    const identity = await tx.findOneBy(Identity, { provider, providerId });
    return identity === null ? null : this.findByIdForUpdate(identity.userId, tx);
  }

  /** Removes the email identity: address and password no longer open the account. */
  async deleteEmailIdentity(tx: Tx, userId: string): Promise<void> {
    await DELETE_EMAIL_IDENTITY.run(tx, [userId]);
  }

  /** Marks the address of the user's email identity as verified. */
  async verifyIdentity(tx: Tx, userId: string): Promise<void> {
    await VERIFY_IDENTITY.run(tx, [userId]);
  }

  /** Gives the user's email identity its new address. */
  async setIdentityEmail(tx: Tx, userId: string, email: string): Promise<void> {
    await SET_IDENTITY_EMAIL.run(tx, [userId, email]);
  }

  /** Deletes visitors from more than this many days ago who haven't come back since. */
  async purgeVisitors(days: number): Promise<void> {
    await PURGE_VISITORS.run(this.users.manager, [days]);
  }

  /** @throws AuthError email_exists when another account took the address at the same time */
  async update(
    tx: Tx,
    id: string,
    change: Partial<Omit<User, 'id' | 'identities'>>,
  ): Promise<void> {
    const columns = { ...change, updatedAt: new Date() } as QueryDeepPartialEntity<User>;
    try {
      await tx.update(User, { id }, columns);
    } catch (error) {
      if (isTaken(error)) throw new AuthError('email_exists');
      throw error;
    }
  }

  /** Deletes a user with everything that belongs to them. */
  async delete(tx: Tx, id: string): Promise<void> {
    await tx.delete(User, { id });
  }

  private in(tx: Tx | undefined): Repository<User> {
    return tx === undefined ? this.users : tx.getRepository(User);
  }
}
