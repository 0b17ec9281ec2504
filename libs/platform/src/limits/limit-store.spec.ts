import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  type RateLimiterStoreAbstract,
} from 'rate-limiter-flexible';
import { loadConfig } from '../config/index.js';
import { type LimitStore, sharedStore } from './limit-store.js';

let store: LimitStore | undefined;
beforeEach(() => {
  jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  await store?.close();
  jest.restoreAllMocks();
});

/** A store whose database, and Redis if there is one, are down. */
function storeWith(env: Record<string, string> = {}): LimitStore {
  const config = loadConfig({
    DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/prepward',
    SMTP_URL: 'smtp://127.0.0.1:25',
    AUTH_SIGNING_KEYS_FILE: '/tmp/keys.json',
    ...env,
  });
  store = sharedStore(config);
  return store;
}
const limit = (duration: number, keyPrefix = 'limit:tries') => ({ keyPrefix, points: 2, duration });

describe('where uses are counted', () => {
  it('is the database, and memory for windows of a minute at most', () => {
    const { limiterOf } = storeWith();
    expect(limiterOf(limit(60))).toBeInstanceOf(RateLimiterMemory);
    expect(limiterOf(limit(61))).toBeInstanceOf(RateLimiterPostgres);
    expect(limiterOf(limit(61))).toMatchObject({
      points: 2,
      duration: 61,
      tableName: 'rate_limits',
    });
  });

  it('is Redis where there is one, whatever the window', () => {
    const { limiterOf } = storeWith({ REDIS_URL: 'redis://127.0.0.1:1' });
    expect(limiterOf(limit(60))).toBeInstanceOf(RateLimiterRedis);
    expect(limiterOf(limit(61))).toMatchObject({ points: 2, duration: 61 });
  });

  it('loses what is over by one timer for all', () => {
    const { limiterOf } = storeWith();
    const kept = [limiterOf(limit(3_600, 'a')), limiterOf(limit(3_600, 'b'))];
    expect(kept.map((each) => Reflect.get(each, 'clearExpiredByTimeout'))).toEqual([true, false]);
  });

  it.each<Record<string, string>>([{}, { REDIS_URL: 'redis://127.0.0.1:1' }])(
    'is this process while the store is away: %j',
    async (env) => {
      const limiter = storeWith(env).limiterOf(limit(3_600)) as RateLimiterStoreAbstract;
      await limiter.consume('ann');
      expect((await limiter.consume('ann')).consumedPoints).toBe(2);
      await expect(limiter.consume('ann')).rejects.toMatchObject({ consumedPoints: 3 });
    },
  );
});
