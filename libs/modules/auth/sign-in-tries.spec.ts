import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { loadConfig } from '@prepward/platform/config';
import { Limiter, memoryStore } from '@prepward/platform/limits';
import { AuthError } from './auth.errors.js';
import { LIMITS } from './auth.limits.js';
import { SignInTries } from './sign-in-tries.js';

const config = loadConfig({
  DATABASE_URL: 'postgres://user:secret@127.0.0.1:5432/prepward',
  SMTP_URL: 'smtp://127.0.0.1:25',
  AUTH_SIGNING_KEYS_FILE: '/tmp/keys.json',
});
const EMAIL = 'dana@example.org';
const HOME = '192.0.2.1';
const { account } = LIMITS;
const { stranger, attacked, device, proof } = LIMITS.signIn;

let tries: SignInTries;
beforeEach(() => {
  jest.useFakeTimers();
  tries = new SignInTries(new Limiter(config, memoryStore));
});
afterEach(() => {
  jest.useRealTimers();
});

/** Wrong passwords one after the other. @returns how many were looked at */
async function guess(count: number, ip: string, deviceId?: string): Promise<number> {
  let looked = 0;
  for (let i = 0; i < count; i++) {
    try {
      await tries.begin({ email: EMAIL, ip, deviceId });
      looked++;
    } catch (error) {
      expect(error).toMatchObject({ code: 'over_request_rate_limit' });
    }
  }
  return looked;
}

/** How long one try too many must wait, ms. */
async function waitAt(ip: string, deviceId?: string): Promise<number> {
  const refusal = await tries
    .begin({ email: EMAIL, ip, deviceId })
    .catch((error: unknown) => error);
  return refusal instanceof AuthError ? (refusal.waitSeconds ?? 0) * 1000 : 0;
}

/** More tries than an account has in all, from many networks. */
async function attack(): Promise<void> {
  for (let i = 0; i * 5 < account.points; i++)
    await guess(5, `198.51.${100 + (i >> 8)}.${i % 256}`);
}

describe('current passwords that a session gives', () => {
  const prove = (sessionId: string) => tries.beginProof({ userId: 'dana', sessionId });

  it('are limited for the session, not for the owner’s other ones or sign-in', async () => {
    for (let i = 0; i < proof.points; i++) await prove('stolen');
    await expect(prove('stolen')).rejects.toMatchObject({ code: 'over_request_rate_limit' });
    await prove('own');
    expect(await guess(stranger.points, HOME)).toBe(stranger.points);
    jest.advanceTimersByTime(proof.seconds * 1000 + 1_000);
    await prove('stolen');
  });

  it('are taken while strangers on the same network use up theirs at sign-in', async () => {
    await attack();
    await guess(stranger.points + 1, HOME);
    for (let i = 0; i < proof.points; i++) await prove('own');
  });
});

describe('tries to sign in', () => {
  it('are limited for one account from one network, and possible again later', async () => {
    expect(await guess(stranger.points + 5, HOME)).toBe(stranger.points);
    jest.advanceTimersByTime(stranger.seconds * 1000 - 1_000);
    expect(await guess(1, HOME)).toBe(0);
    jest.advanceTimersByTime(2_000);
    expect(await guess(1, HOME)).toBe(1);
  });

  it('make the wait longer each time they are used up, to an hour at most', async () => {
    const minutes: number[] = [];
    for (let i = 0; i < 6; i++) {
      expect(await guess(stranger.points, HOME)).toBe(stranger.points);
      const wait = await waitAt(HOME);
      minutes.push(wait / 60_000);
      jest.advanceTimersByTime(wait - 1_000);
      expect(await guess(1, HOME)).toBe(0);
      jest.advanceTimersByTime(2_000);
    }
    expect(minutes).toEqual([5, 10, 20, 40, 60, 60]);
  });

  it('that grow the wait elsewhere let the owner in at home, and on a known device', async () => {
    for (let i = 0; i < 4; i++) {
      await guess(stranger.points, HOME);
      jest.advanceTimersByTime((await waitAt(HOME)) + 1_000);
    }
    await guess(stranger.points + 1, HOME);
    expect(await guess(stranger.points, '192.0.2.9')).toBe(stranger.points);
    expect(await guess(device.points, HOME, 'laptop')).toBe(device.points);
  });

  it('wait no longer than at first once the password was right', async () => {
    await guess(stranger.points, HOME);
    jest.advanceTimersByTime((await waitAt(HOME)) + 1_000);
    const right = await tries.begin({ email: EMAIL, ip: HOME, deviceId: undefined });
    await right();
    await guess(stranger.points, HOME);
    expect(await waitAt(HOME)).toBe(stranger.seconds * 1000);
  });

  it('are not used up by right passwords', async () => {
    for (let i = 0; i < stranger.points * 2; i++) {
      const right = await tries.begin({ email: EMAIL, ip: HOME, deviceId: undefined });
      await right();
    }
    expect(await guess(stranger.points + 5, HOME)).toBe(stranger.points);
  });

  it('from elsewhere leave the owner’s alone', async () => {
    await guess(stranger.points + 5, '198.51.100.1');
    expect(await guess(1, HOME)).toBe(1);
  });

  it('of addresses in one /64 count together', async () => {
    await guess(stranger.points, '2001:db8:1:2::1');
    expect(await guess(1, '2001:db8:1:2:aaaa::7')).toBe(0);
    expect(await guess(1, '2001:db8:1:3::1')).toBe(1);
  });

  it('are fewer for each stranger while very many try one account, and never none', async () => {
    await attack();
    expect(await guess(stranger.points, HOME)).toBe(attacked.points);
    jest.advanceTimersByTime(account.seconds * 1000 + 1_000);
    expect(await guess(stranger.points, '192.0.2.2')).toBe(stranger.points);
  });

  it('of a device that is known are counted by themselves', async () => {
    await attack();
    await guess(stranger.points, HOME);
    expect(await guess(device.points + 5, HOME, 'laptop')).toBe(device.points);
    expect(await guess(1, HOME, 'phone')).toBe(1);
    jest.advanceTimersByTime(device.seconds * 1000 + 1_000);
    expect(await guess(1, HOME, 'laptop')).toBe(1);
  });
});
