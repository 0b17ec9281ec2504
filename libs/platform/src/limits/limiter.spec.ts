import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DAY_MS } from '@prepward/contracts/durations';
import { loadConfig } from '../config/index.js';
import { memoryStore } from './limit-store.js';
import { Limiter } from './limiter.js';

const limiterOf = (factor: string) =>
  new Limiter(
    loadConfig({
      DATABASE_URL: 'postgres://user:secret@127.0.0.1:5432/prepward',
      SMTP_URL: 'smtp://127.0.0.1:25',
      AUTH_SIGNING_KEYS_FILE: '/tmp/keys.json',
      RATE_LIMIT_FACTOR: factor,
    }),
    memoryStore,
  );

async function uses(limiter: Limiter, count: number, key = 'ann', points = 2) {
  const allowances = [];
  for (let i = 0; i < count; i++) allowances.push(await limiter.use('tries', key, points, 60));
  return allowances.map(({ allowed }) => allowed);
}

describe('a limit', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('allows so many uses, and says how many there were and when it begins again', async () => {
    const limiter = limiterOf('1');
    expect(await limiter.use('tries', 'ann', 2, 60)).toEqual({
      allowed: true,
      used: 1,
      resetMs: 60_000,
    });
    jest.advanceTimersByTime(20_000);
    expect(await limiter.use('tries', 'ann', 2, 60)).toMatchObject({ allowed: true, used: 2 });
    expect(await limiter.use('tries', 'ann', 2, 60)).toEqual({
      allowed: false,
      used: 3,
      resetMs: 40_000,
    });
  });

  it('begins again after its seconds', async () => {
    const limiter = limiterOf('1');
    expect(await uses(limiter, 3)).toEqual([true, true, false]);
    jest.advanceTimersByTime(60_001);
    expect(await uses(limiter, 1)).toEqual([true]);
  });

  it('counts each key and each name by itself', async () => {
    const limiter = limiterOf('1');
    await uses(limiter, 3);
    expect(await uses(limiter, 1, 'bob')).toEqual([true]);
    expect((await limiter.use('others', 'ann', 2, 60)).used).toBe(1);
  });

  it('is forgotten for a key when it has done no harm', async () => {
    const limiter = limiterOf('1');
    await uses(limiter, 3);
    await uses(limiter, 3, 'bob');
    await limiter.forget('tries', 'ann');
    expect(await uses(limiter, 3)).toEqual([true, true, false]);
    expect(await uses(limiter, 1, 'bob')).toEqual([false]);
    await expect(limiter.forget('unknown', 'ann')).resolves.toBe(undefined);
  });

  it('has a use more once one is given back', async () => {
    const limiter = limiterOf('1');
    await uses(limiter, 2);
    await limiter.giveBack('tries', 'ann');
    expect(await uses(limiter, 2)).toEqual([true, false]);
    await expect(limiter.giveBack('unknown', 'ann')).resolves.toBe(undefined);
  });

  it('is as many times larger as the operator says, and never nothing at all', async () => {
    expect(await uses(limiterOf('1.5'), 4)).toEqual([true, true, true, false]);
    expect(await uses(limiterOf('0.01'), 2)).toEqual([true, false]);
  });
});

describe('a limit whose waits grow', () => {
  const GROWING = { points: 2, seconds: 60, longestWait: 200 };
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const count = (limiter: Limiter, key = 'ann') => limiter.countGrowing('guesses', key, GROWING);
  /** Uses up a window, and moves to its end. @returns how long the wait was, seconds */
  async function exhaust(limiter: Limiter, key = 'ann'): Promise<number> {
    for (let i = 0; i < GROWING.points; i++) {
      expect(await count(limiter, key)).toMatchObject({ allowed: true });
    }
    const { allowed, resetMs } = await count(limiter, key);
    expect(allowed).toBe(false);
    // Further attempts meet the same wait, and don't extend it.
    jest.advanceTimersByTime(1_000);
    expect((await count(limiter, key)).resetMs).toBe(resetMs - 1_000);
    jest.advanceTimersByTime(resetMs - 1_001);
    expect(await count(limiter, key)).toMatchObject({ allowed: false });
    jest.advanceTimersByTime(2);
    return resetMs / 1000;
  }

  it('doubles them up to the longest, for each key by itself', async () => {
    const limiter = limiterOf('1');
    const waits = [];
    for (let i = 0; i < 4; i++) waits.push(await exhaust(limiter));
    expect(waits).toEqual([60, 120, 200, 200]);
    expect(await exhaust(limiter, 'bob')).toBe(60);
  });

  it('begins at the shortest a day after the first, or once it is forgotten', async () => {
    const limiter = limiterOf('1');
    expect([await exhaust(limiter), await exhaust(limiter)]).toEqual([60, 120]);
    jest.advanceTimersByTime(DAY_MS - 200_000);
    expect(await exhaust(limiter)).toBe(200);
    jest.advanceTimersByTime(200_000);
    expect(await exhaust(limiter)).toBe(60);
    await limiter.forget('guesses', 'ann');
    expect(await exhaust(limiter)).toBe(60);
  });
});
