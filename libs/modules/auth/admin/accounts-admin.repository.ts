import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull } from 'typeorm';
import { Factor } from '../factors/factor.entity.js';
import { Identity } from '../identity.entity.js';
import { User } from '../user.entity.js';

/** A user with everything its view shows. */
export interface FullUser {
  user: User;
  identities: Identity[];
  factors: Factor[];
}

/** Leaves out deleted accounts, which wait for the worker to erase them. */
const KEPT = { deletedAt: IsNull() };

/** Users as the protocol's administrators read them. */
@Injectable()
export class AccountsAdminRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** A page, newest first, and the total count. */
  async page(page: number, perPage: number): Promise<{ rows: FullUser[]; total: number }> {
    const [users, total] = await this.dataSource.getRepository(User).findAndCount({
      where: KEPT,
      order: { createdAt: 'DESC', id: 'DESC' },
      skip: (page - 1) * perPage,
      take: perPage,
    });
    return { rows: await this.fill(users), total };
  }

  async find(id: string): Promise<FullUser | undefined> {
    const [found] = await this.fill(
      await this.dataSource.getRepository(User).findBy({ id, ...KEPT }),
    );
    return found;
  }

  private async fill(users: readonly User[]): Promise<FullUser[]> {
    const where = { userId: In(users.map(({ id }) => id)) };
    const order = { createdAt: 'ASC' as const };
    const identities = await this.dataSource.getRepository(Identity).find({ where, order });
    const factors = await this.dataSource.getRepository(Factor).find({ where, order });
    return users.map((user) => ({
      user,
      identities: identities.filter(({ userId }) => userId === user.id),
      factors: factors.filter(({ userId }) => userId === user.id),
    }));
  }
}
