import { describe, expect, it, jest } from '@jest/globals';
import { sessionFor } from '../../test/fake-server.js';
import { CLAIM, DANA } from '../../test/session-stage.js';
import { signIn, signInStage } from './test-session.js';
import { newStore } from './test-store.js';
import { VISITOR_KEY } from './visitor.js';

const stage = signInStage();
const started = () => stage.start(newStore());

describe("a visitor's attempts", () => {
  it('move to the account that signs in, and the lists are read again at 0, 1 and 4 s', async () => {
    const store = started();
    await store.ensureToken();
    const kept = localStorage.getItem(VISITOR_KEY);
    expect(kept).toMatch(/^refresh-visitor/);
    const moved = jest.fn();
    store.onAttemptsMoved(moved);

    await signIn(store);
    await jest.advanceTimersByTimeAsync(10);
    const [claim] = stage.server.asked(CLAIM);
    expect(claim?.body).toEqual({ refreshToken: kept });
    expect(claim?.bearer).toBe(`Bearer ${await store.accessToken()}`);
    expect(localStorage.getItem(VISITOR_KEY)).toBeNull();
    expect(moved).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(moved).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(moved).toHaveBeenCalledTimes(3);
    expect(stage.server.asked(CLAIM)).toHaveLength(1);
  });

  it('wait for the next session when the server fails, and are forgotten when it refuses', async () => {
    const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    localStorage.setItem(VISITOR_KEY, 'refresh-visitor-from-yesterday');
    stage.server.on(CLAIM, {
      status: 503,
      body: { code: 'SERVICE_UNAVAILABLE', message: 'later' },
    });
    const store = started();
    await signIn(store);
    expect(localStorage.getItem(VISITOR_KEY)).toBe('refresh-visitor-from-yesterday');

    stage.server.on(CLAIM, {
      status: 400,
      body: { code: 'VISITOR_SESSION_INVALID', message: 'no' },
    });
    await signIn(store);
    expect(stage.server.asked(CLAIM)).toHaveLength(2);
    expect(localStorage.getItem(VISITOR_KEY)).toBeNull();
    logged.mockRestore();
  });

  it('stay where they are when a link opens a session, until a password does', async () => {
    localStorage.setItem(VISITOR_KEY, 'refresh-of-the-visitor');
    stage.server.on('POST /auth/v1/verify', () => ({
      status: 200,
      body: sessionFor({ ...DANA, method: 'otp' }),
    }));
    const store = started();
    await (await store.client()).verifyOtp({ token_hash: 'foreign', type: 'signup' });
    await jest.advanceTimersByTimeAsync(10);
    expect(store.get().user?.id).toBe('dana');
    expect(stage.server.asked(CLAIM)).toHaveLength(0);
    expect(localStorage.getItem(VISITOR_KEY)).toBe('refresh-of-the-visitor');

    await signIn(store);
    await jest.advanceTimersByTimeAsync(10);
    expect(stage.server.asked(CLAIM)[0]?.body).toEqual({ refreshToken: 'refresh-of-the-visitor' });
  });

  it('move by the link of a sign-up in this browser', async () => {
    localStorage.setItem(VISITOR_KEY, 'refresh-of-the-visitor');
    stage.server.on('POST /auth/v1/verify', () => ({
      status: 200,
      body: sessionFor({ ...DANA, method: 'email/signup' }),
    }));
    const store = started();
    await (await store.client()).verifyOtp({ token_hash: 'own', type: 'signup' });
    await jest.advanceTimersByTimeAsync(10);
    expect(stage.server.asked(CLAIM)).toHaveLength(1);
  });
});
