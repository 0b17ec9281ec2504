import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { loadConfig } from '@prepward/platform/config';
import { Limiter, memoryStore } from '@prepward/platform/limits';
import { LIMITS } from './auth.limits.js';
import { CodeTries } from './code-tries.js';

const config = loadConfig({
  DATABASE_URL: 'postgres://user:secret@127.0.0.1:5432/prepward',
  SMTP_URL: 'smtp://127.0.0.1:25',
  AUTH_SIGNING_KEYS_FILE: '/tmp/keys.json',
});
const EMAIL = 'dana@example.org';
const HOME = '192.0.2.1';
const { place, all } = LIMITS.emailCode;

let tries: CodeTries;
beforeEach(() => {
  jest.useFakeTimers();
  tries = new CodeTries(new Limiter(config, memoryStore));
});
afterEach(() => {
  jest.useRealTimers();
});

type Begin = () => Promise<() => Promise<void>>;

/** Wrong codes one after the other. @returns how many were looked at */
async function guess(count: number, begin: Begin): Promise<number> {
  let looked = 0;
  for (let i = 0; i < count; i++) {
    try {
      await begin();
      looked++;
    } catch (error) {
      expect(error).toMatchObject({ code: 'over_request_rate_limit' });
    }
  }
  return looked;
}

const typing =
  (ip: string, deviceId?: string): Begin =>
  () =>
    tries.begin({ email: EMAIL, ip, deviceId });
const proving =
  (sessionId: string): Begin =>
  () =>
    tries.beginProof({ userId: 'dana', sessionId });

/** Makes as many guesses as get checked, a few from each network. */
async function exhaust(from: (name: string) => Begin): Promise<number> {
  let looked = 0;
  for (let i = 0; i < all.points; i++) looked += await guess(2, from(`198.51.100.${i % 256}`));
  return looked;
}

describe('typed codes', () => {
  it('are limited from one network, for a wait that grows', async () => {
    expect(await guess(place.points + 5, typing(HOME))).toBe(place.points);
    jest.advanceTimersByTime(place.seconds * 1000 + 1_000);
    expect(await guess(place.points + 5, typing(HOME))).toBe(place.points);
    jest.advanceTimersByTime(place.seconds * 1000 + 1_000);
    expect(await guess(1, typing(HOME))).toBe(0);
  });

  it('of a stranger leave the owner’s alone', async () => {
    await guess(place.points + 5, typing('198.51.100.1'));
    expect(await guess(1, typing(HOME))).toBe(1);
  });

  it('from one network never use up those of all', async () => {
    let looked = 0;
    for (let hour = 0; hour < 24; hour++) {
      looked += await guess(place.points * 6, typing('198.51.100.1'));
      jest.advanceTimersByTime(3_600_000);
    }
    expect(looked).toBeLessThan(all.points / 2);
    expect(await guess(1, typing(HOME))).toBe(1);
  });

  it('of very many strangers end for a day, and known devices go on', async () => {
    expect(await exhaust(typing)).toBe(all.points);
    expect(await guess(1, typing(HOME))).toBe(0);
    expect(await guess(place.points + 5, typing(HOME, 'laptop'))).toBe(place.points);
    jest.advanceTimersByTime(all.seconds * 1000 + 1_000);
    expect(await guess(1, typing('192.0.2.2'))).toBe(1);
  });

  it('that are right use up none of the place', async () => {
    for (let i = 0; i < place.points * 2; i++) await (await typing(HOME)())();
    expect(await guess(place.points + 5, typing(HOME))).toBe(place.points);
  });
});

describe('codes that a session gives', () => {
  it('are limited for the session, and not by codes that strangers type', async () => {
    await exhaust(typing);
    expect(await guess(place.points + 5, proving('stolen'))).toBe(place.points);
    expect(await guess(1, proving('own'))).toBe(1);
  });

  it('are limited for all sessions that a guesser opens', async () => {
    expect(await exhaust(proving)).toBe(all.points);
    expect(await guess(1, proving('one more'))).toBe(0);
  });
});
