import { describe, expect, it } from '@jest/globals';
import { DAY_MS } from '@prepward/contracts/durations';
import { PASSKEY_METHOD } from '@prepward/contracts/sign-in-rules';
import {
  didSecondStepLately,
  isOver,
  mayRecover,
  RECOVERY,
  sessionLimits,
  signedInWithin,
} from './session-life.js';

const NOW = new Date('2026-06-30T12:00:00.000Z');
const before = (ms: number) => new Date(NOW.getTime() - ms);

describe('a session', () => {
  it('is kept for 30 days without use and for 180 days in all', () => {
    expect(sessionLimits(NOW)).toEqual({
      usedSince: new Date('2026-05-31T12:00:00.000Z'),
      begunSince: new Date('2026-01-01T12:00:00.000Z'),
    });
  });

  it.each([
    ['new', 0, 0, false],
    ['unused for exactly 30 days', 30 * DAY_MS, 30 * DAY_MS, false],
    ['unused for a moment more', 31 * DAY_MS, 30 * DAY_MS + 1, true],
    ['exactly 180 days old, and used', 180 * DAY_MS, 0, false],
    ['a moment older, and used', 180 * DAY_MS + 1, 0, true],
  ])('that is %s', (_, age, unused, over) => {
    const session = { createdAt: before(age), refreshedAt: before(unused) };
    expect(isOver(session, NOW)).toBe(over);
  });
});

describe('a second step', () => {
  const by = (method: string, secondsAgo: number) => ({
    method,
    timestamp: NOW.getTime() / 1000 - secondsAgo,
  });

  it.each(['totp', 'mfa/recovery_code', PASSKEY_METHOD])('counts for 15 minutes: %s', (method) => {
    expect(didSecondStepLately([by('password', 0), by(method, 900)], NOW)).toBe(true);
    expect(didSecondStepLately([by('password', 0), by(method, 901)], NOW)).toBe(false);
  });

  it('is no password, link or account of Google’s', () => {
    const first = ['password', 'otp', 'oauth', RECOVERY].map((method) => by(method, 0));
    expect(didSecondStepLately(first, NOW)).toBe(false);
  });
});

it('a session signed in within so many seconds if any of its ways did, the last of them counted', () => {
  const ways = (...ago: number[]) => ago.map((s) => ({ timestamp: NOW.getTime() / 1000 - s }));
  expect(signedInWithin(60, ways(90, 60), NOW)).toBe(true);
  expect(signedInWithin(60, ways(90, 61), NOW)).toBe(false);
  expect(signedInWithin(60, [], NOW)).toBe(false);
});

describe('a recovery link', () => {
  const by = (method: string, secondsAgo: number) => ({
    method,
    timestamp: NOW.getTime() / 1000 - secondsAgo,
  });

  it('lets a password be set for ten minutes', () => {
    expect(mayRecover([by(RECOVERY, 0)], NOW)).toBe(true);
    expect(mayRecover([by(RECOVERY, 600)], NOW)).toBe(true);
    expect(mayRecover([by(RECOVERY, 601)], NOW)).toBe(false);
  });

  it('is looked for among all methods, and no other method does', () => {
    expect(mayRecover([by('password', 0), by(RECOVERY, 5)], NOW)).toBe(true);
    expect(mayRecover([by('password', 0), by('otp', 0)], NOW)).toBe(false);
    expect(mayRecover([by('password', 0), by(RECOVERY, 601)], NOW)).toBe(false);
    expect(mayRecover([], NOW)).toBe(false);
  });

  it('is what the protocol calls it', () => expect(RECOVERY).toBe('recovery'));
});
