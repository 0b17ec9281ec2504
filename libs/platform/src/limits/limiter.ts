import { createHash } from 'node:crypto';
import { Logger, type OnApplicationShutdown, Optional } from '@nestjs/common';
import { Redis } from 'ioredis';
import pg from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { type AppConfig, InjectConfig } from '../config/index.js';

/** What is left of a limit after one use. */
export interface Allowance {
  allowed: boolean;
  used: number;
  /** Until the window ends, ms. */
  resetMs: number;
}

/** A limit whose waits grow. */
export interface GrowingLimit {
  /** Uses in each window … */
  points: number;
  /** … of so many seconds, which is the first wait of who uses it up. */
  seconds: number;
  /** No wait is longer, seconds. */
  longestWait: number;
}

/**
 * Windows of at most so many seconds are counted in memory where there is no Redis: they guard the
 * machine from load, count every request, and are over before a restart could matter.
 */
const BRIEF_SECONDS = 60;
/** How long waits are remembered, seconds. */
const WAITS_SECONDS = 24 * 60 * 60;
const TABLE = 'rate_limits';
/**
 * Connections of its own, few: a count that is taken inside a transaction must never wait for one that
 * the transactions hold.
 */
const POOL = { max: 4, connectionTimeoutMillis: 1_000, query_timeout: 2_000 };

/** No addresses and no ids in a store of counts. */
function opaque(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

const waitsOf = (name: string) => `${name}-waits`;

/**
 * Counts uses per key in fixed windows, one count for all processes, which outlives a restart: in Redis
 * where it is configured, else in PostgreSQL (brief windows in memory). While the store is away it
 * counts in memory, so that an outage locks no one out.
 */
export class Limiter implements OnApplicationShutdown {
  private readonly redis: Redis | undefined;
  private pool: pg.Pool | undefined;
  private readonly limiters = new Map<string, RateLimiterAbstract>();
  private sweeps = false;

  constructor(
    @InjectConfig() private readonly config: AppConfig,
    @Optional() private readonly database?: DataSource,
  ) {
    if (config.redisUrl === undefined) return;
    this.redis = new Redis(config.redisUrl, { enableOfflineQueue: false, maxRetriesPerRequest: 1 });
    this.redis.on('error', (error: Error) =>
      new Logger('Limiter').warn(`Redis is not reachable: ${error.message}`),
    );
  }

  /** Uses one of `points` that `key` has under `name` in each window of `seconds`. */
  async use(name: string, key: string, points: number, seconds: number): Promise<Allowance> {
    try {
      return this.allowance(true, await this.limiter(name, points, seconds).consume(opaque(key)));
    } catch (error) {
      if (error instanceof RateLimiterRes) return this.allowance(false, error);
      throw error;
    }
  }

  /**
   * As {@link use}, but who uses up one window after the other waits twice as long after each, up to
   * the longest wait. A day after the first of them, or once forgotten, waits begin at the shortest.
   */
  async countGrowing(
    name: string,
    key: string,
    { points, seconds, longestWait }: GrowingLimit,
  ): Promise<Allowance> {
    const limiter = this.limiter(name, points, seconds);
    // Made before it is needed, so that waits of another process can be forgotten here.
    this.limiter(waitsOf(name), 1, WAITS_SECONDS);
    const use = await this.use(name, key, points, seconds);
    // The first use too many of a window: it makes the wait, and those after it only find it.
    if (use.used !== limiter.points + 1) return use;
    const { used: waits } = await this.use(waitsOf(name), key, 1, WAITS_SECONDS);
    const wait = Math.min(seconds * 2 ** (waits - 1), longestWait);
    await limiter.block(opaque(key), wait);
    return { ...use, resetMs: wait * 1000 };
  }

  /** Forgets what `key` used, as after a successful sign-in. */
  async forget(name: string, key: string): Promise<void> {
    for (const each of [name, waitsOf(name)]) await this.limiters.get(each)?.delete(opaque(key));
  }

  async onApplicationShutdown(): Promise<void> {
    this.redis?.disconnect();
    await this.pool?.end();
  }

  private counts(): pg.Pool {
    if (this.pool !== undefined) return this.pool;
    this.pool = new pg.Pool({ ...POOL, connectionString: this.config.database.url });
    this.pool.on('error', (error) =>
      new Logger('Limiter').warn(`A connection of the limits broke: ${error.message}`),
    );
    return this.pool;
  }

  private allowance(allowed: boolean, result: RateLimiterRes): Allowance {
    return { allowed, used: result.consumedPoints, resetMs: result.msBeforeNext };
  }

  private limiter(name: string, points: number, seconds: number): RateLimiterAbstract {
    const known = this.limiters.get(name);
    if (known !== undefined) return known;
    const made = this.make({
      keyPrefix: `limit:${name}`,
      points: Math.max(1, Math.round(points * this.config.rateLimitFactor)),
      duration: seconds,
    });
    this.limiters.set(name, made);
    return made;
  }

  private make(options: { keyPrefix: string; points: number; duration: number }) {
    const memory = new RateLimiterMemory(options);
    if (this.redis !== undefined) {
      return new RateLimiterRedis({
        ...options,
        storeClient: this.redis,
        insuranceLimiter: memory,
      });
    }
    if (this.database === undefined || options.duration <= BRIEF_SECONDS) return memory;
    const isFirst = !this.sweeps;
    this.sweeps = true;
    return new RateLimiterPostgres({
      ...options,
      storeClient: this.counts(),
      storeType: 'pool',
      tableName: TABLE,
      tableCreated: true,
      // Rows of counts that are over go by one timer for all.
      clearExpiredByTimeout: isFirst,
      insuranceLimiter: memory,
    });
  }
}
