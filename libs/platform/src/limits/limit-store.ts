import { Logger } from '@nestjs/common';
import { Redis } from 'ioredis';
import pg from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
} from 'rate-limiter-flexible';
import type { AppConfig } from '../config/index.js';

/** One limit: how many uses in how many seconds, kept under which prefix. */
export interface LimitOptions {
  keyPrefix: string;
  points: number;
  /** Seconds. */
  duration: number;
}

/** Where uses are counted. */
export interface LimitStore {
  limiterOf(options: LimitOptions): RateLimiterAbstract;
  close(): Promise<void>;
}

/**
 * Windows of up to this many seconds are counted in memory if there's no Redis: they protect the
 * machine from load, count every request, and are over before a restart could matter.
 */
const BRIEF_SECONDS = 60;
const TABLE = 'rate_limits';
/** A small pool of its own: a count must never wait for connections that transactions hold. */
const POOL = { max: 4, connectionTimeoutMillis: 1_000, query_timeout: 2_000 };

const warn = (text: string) => new Logger('Limiter').warn(text);

/** Counts of this process alone, which end with it. */
export const memoryStore: LimitStore = {
  limiterOf: (options) => new RateLimiterMemory(options),
  close: async () => undefined,
};

function redisStore(url: string): LimitStore {
  const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1 });
  redis.on('error', (error: Error) => warn(`Redis isn't reachable: ${error.message}`));
  return {
    limiterOf: (options) =>
      new RateLimiterRedis({
        ...options,
        storeClient: redis,
        insuranceLimiter: memoryStore.limiterOf(options),
      }),
    close: async () => redis.disconnect(),
  };
}

function postgresStore(url: string): LimitStore {
  let pool: pg.Pool | undefined;
  /** One timer, the first limit's, deletes expired count rows for all. */
  const open = () => {
    pool = new pg.Pool({ ...POOL, connectionString: url });
    pool.on('error', (error) => warn(`A rate-limit connection failed: ${error.message}`));
    return pool;
  };
  return {
    limiterOf: (options) => {
      const memory = memoryStore.limiterOf(options);
      if (options.duration <= BRIEF_SECONDS) return memory;
      const isFirst = pool === undefined;
      return new RateLimiterPostgres({
        ...options,
        storeClient: pool ?? open(),
        storeType: 'pool',
        tableName: TABLE,
        tableCreated: true,
        clearExpiredByTimeout: isFirst,
        insuranceLimiter: memory,
      });
    },
    close: async () => pool?.end(),
  };
}

/**
 * Counts shared by all processes that survive restarts: in Redis if configured, otherwise in
 * PostgreSQL (short windows in memory). While the store is down, each process counts in memory, so
 * that an outage locks no one out.
 */
export function sharedStore({ redisUrl, database }: AppConfig): LimitStore {
  return redisUrl === undefined ? postgresStore(database.url) : redisStore(redisUrl);
}
