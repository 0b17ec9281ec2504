import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Tx } from '@prepward/platform/database';
import { type QueryDeepPartialEntity, QueryFailedError, Repository } from 'typeorm';
import { AuthError } from './auth.errors.js';
import { Identity } from './identity.entity.js';
import { User } from './user.entity.js';

/** Whether an address was to be stored that another account has. */
function isTaken(error: unknown): boolean {
  return error instanceof QueryFailedError && error.driverError.constraint === 'users_email_key';
}

/** Accounts and visitors. TypeORM's types do not take free-form JSON columns: hence the casts. */
@Injectable()
export class UserRepository {
  constructor(@InjectRepository(User) private readonly users: Repository<User>) {}

  findById(id: string, tx?: Tx): Promise<User | null> {
    return this.in(tx).findOneBy({ id });
  }

  /** The address in lower case (domain/email.ts). */
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

  /** With all that belongs to it. */
  async delete(tx: Tx, id: string): Promise<void> {
    await tx.delete(User, { id });
  }

  private in(tx: Tx | undefined): Repository<User> {
    return tx === undefined ? this.users : tx.getRepository(User);
  }
}
