import { Injectable } from '@nestjs/common';
import type { Tx } from '@prepward/platform/database';
import { DataSource, IsNull } from 'typeorm';
import { ServiceToken } from './service-token.entity.js';

/** Tokens of programs. */
@Injectable()
export class ServiceTokenRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert(tx: Tx, token: Omit<ServiceToken, 'revokedAt' | 'createdAt'>): Promise<void> {
    await tx.insert(ServiceToken, token);
  }

  /** A token that hasn't been revoked. */
  findLive(tokenHash: Buffer): Promise<ServiceToken | null> {
    return this.dataSource
      .getRepository(ServiceToken)
      .findOneBy({ tokenHash, revokedAt: IsNull() });
  }

  /** Newest first. */
  all(): Promise<ServiceToken[]> {
    return this.dataSource.getRepository(ServiceToken).find({ order: { createdAt: 'DESC' } });
  }

  /** @returns whether there was a valid token with this id */
  async revoke(tx: Tx, id: string, at: Date): Promise<boolean> {
    const { affected } = await tx.update(
      ServiceToken,
      { id, revokedAt: IsNull() },
      { revokedAt: at },
    );
    return affected === 1;
  }
}
