import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MemoryStore } from '../../lib/device-store.js';
import { dropAttempt, keepAttempt, keptAttempt, ownerOf } from './kept-attempt.js';
import { CHOICE, openAttempt, openMock } from './test-items.js';

describe('an attempt that this device keeps', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: Date.parse('2026-11-21T08:00:00.000Z') });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is its owner’s, with the time that has passed, also of a break', async () => {
    const store = new MemoryStore();
    const pause = {
      beforeSection: 3,
      endsAt: '2026-11-21T05:01:00.000Z',
      remainingMs: 60_000,
    };
    const attempt = openMock({ break: pause, remainingMs: 90_000 });
    keepAttempt(store, 'dana', attempt);
    expect(await keptAttempt(store, 'evan', attempt.id)).toBeNull();
    jest.setSystemTime(Date.now() + 40_000);
    expect(await keptAttempt(store, 'dana', attempt.id)).toMatchObject({
      serverTime: '2026-11-21T05:00:40.000Z',
      remainingMs: 50_000,
      break: { beforeSection: 3, remainingMs: 20_000 },
    });
    jest.setSystemTime(Date.now() + 60_000);
    const late = await keptAttempt(store, 'dana', attempt.id);
    expect([late?.remainingMs, late?.break?.remainingMs]).toEqual([0, 0]);
    jest.setSystemTime(Date.now() - 3_600_000);
    expect((await keptAttempt(store, 'dana', attempt.id))?.remainingMs).toBe(90_000);
    dropAttempt(store, attempt.id);
    expect(await keptAttempt(store, 'dana', attempt.id)).toBeNull();
  });

  it('has no clock where none runs, and is a visitor’s without an account', async () => {
    const store = new MemoryStore();
    const attempt = openAttempt([CHOICE]);
    expect(ownerOf({ user: null })).toBe('visitor');
    keepAttempt(store, ownerOf({ user: null }), attempt);
    const kept = await keptAttempt(store, 'visitor', attempt.id);
    expect([kept?.remainingMs, kept?.break]).toEqual([undefined, undefined]);
  });
});
