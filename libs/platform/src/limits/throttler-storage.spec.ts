import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { loadConfig } from '../config/index.js';
import { memoryStore } from './limit-store.js';
import { Limiter } from './limiter.js';
import { SharedThrottlerStorage } from './throttler-storage.js';

const config = loadConfig({
  DATABASE_URL: 'postgres://user:secret@127.0.0.1:5432/prepward',
  SMTP_URL: 'smtp://127.0.0.1:25',
  AUTH_SIGNING_KEYS_FILE: '/tmp/keys.json',
});

/** Two uses in three seconds, given in milliseconds as for a route. */
const storage = new SharedThrottlerStorage(new Limiter(config, memoryStore));
const use = (key: string) => storage.increment(key, 3_000, 2, 3_000, 'default');

describe('the throttler’s counts', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('block the next use, and say how many seconds to wait for the end of the window', async () => {
    const first = await use('wait');
    expect(first).toEqual({
      totalHits: 1,
      timeToExpire: 3,
      isBlocked: false,
      timeToBlockExpire: 0,
    });
    await use('wait');
    jest.advanceTimersByTime(1_500);
    expect(await use('wait')).toMatchObject({ isBlocked: true, timeToBlockExpire: 2 });
  });

  it('begin again when the window has ended', async () => {
    for (let i = 0; i < 3; i++) await use('again');
    jest.advanceTimersByTime(2_900);
    expect((await use('again')).isBlocked).toBe(true);
    jest.advanceTimersByTime(200);
    expect(await use('again')).toMatchObject({ totalHits: 1, isBlocked: false });
  });
});
