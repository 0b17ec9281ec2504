import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { type AppConfig, InjectConfig } from '../config/index.js';

/** What is left of a limit after one use. */
export interface Allowance {
  allowed: boolean;
  used: number;
  /** Until the window ends, ms. */
  resetMs: number;
}

/**
 * Counts uses per key in fixed windows: shared through Redis where it is configured, in memory
 * otherwise. While Redis is away it counts in memory, so that an outage locks no one out.
 */
export class Limiter implements OnApplicationShutdown {
  private readonly redis: Redis | undefined;
  private readonly limiters = new Map<string, RateLimiterMemory | RateLimiterRedis>();

  constructor(@InjectConfig() private readonly config: AppConfig) {
    if (config.redisUrl === undefined) return;
    this.redis = new Redis(config.redisUrl, { enableOfflineQueue: false, maxRetriesPerRequest: 1 });
    this.redis.on('error', (error: Error) =>
      new Logger('Limiter').warn(`Redis is not reachable: ${error.message}`),
    );
  }

  /** Uses one of `points` that `key` has under `name` in each window of `seconds`. */
  async use(name: string, key: string, points: number, seconds: number): Promise<Allowance> {
    try {
      return this.allowance(true, await this.limiter(name, points, seconds).consume(key));
    } catch (error) {
      if (error instanceof RateLimiterRes) return this.allowance(false, error);
      throw error;
    }
  }

  /** Forgets what `key` used, as after a successful sign-in. */
  async forget(name: string, key: string): Promise<void> {
    await this.limiters.get(name)?.delete(key);
  }

  async onApplicationShutdown(): Promise<void> {
    this.redis?.disconnect();
  }

  private allowance(allowed: boolean, result: RateLimiterRes): Allowance {
    return { allowed, used: result.consumedPoints, resetMs: result.msBeforeNext };
  }

  private limiter(name: string, points: number, seconds: number) {
    const known = this.limiters.get(name);
    if (known !== undefined) return known;
    const options = {
      keyPrefix: `limit:${name}`,
      points: Math.max(1, Math.round(points * this.config.rateLimitFactor)),
      duration: seconds,
    };
    const memory = new RateLimiterMemory(options);
    const made =
      this.redis === undefined
        ? memory
        : new RateLimiterRedis({ ...options, storeClient: this.redis, insuranceLimiter: memory });
    this.limiters.set(name, made);
    return made;
  }
}
