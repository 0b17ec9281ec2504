import { Injectable } from '@nestjs/common';
import type { ThrottlerStorage } from '@nestjs/throttler';
import { Limiter } from './limiter.js';

/** Lets @nestjs/throttler count in the shared {@link Limiter}. */
@Injectable()
export class SharedThrottlerStorage implements ThrottlerStorage {
  constructor(private readonly limiter: Limiter) {}

  async increment(
    key: string,
    ttl: number,
    limit: number,
    _blockDuration: number,
    throttlerName: string,
  ) {
    const name = `${throttlerName}:${limit}:${ttl}`;
    const { allowed, used, resetMs } = await this.limiter.use(name, key, limit, ttl / 1000);
    const seconds = Math.ceil(resetMs / 1000);
    return {
      totalHits: used,
      timeToExpire: seconds,
      isBlocked: !allowed,
      timeToBlockExpire: allowed ? 0 : seconds,
    };
  }
}
