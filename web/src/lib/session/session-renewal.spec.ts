import { describe, expect, it, jest } from '@jest/globals';
import { SESSION_KEY } from '@prepward/browser/session-storage';
import { sessionFor } from '../../test/fake-server.js';
import { DANA } from '../../test/session-stage.js';
import { OfflineError } from '../api.js';
import { signIn, signInStage } from './test-session.js';
import { newStore } from './test-store.js';

const stage = signInStage();
const started = () => stage.start(newStore());

describe('a stored session whose token has run out', () => {
  const old = () => ({ ...sessionFor(DANA), expires_at: 1 });

  it('is here at once without a network, and is renewed when it is back', async () => {
    localStorage.setItem(SESSION_KEY, JSON.stringify(old()));
    stage.server.on('POST /auth/v1/token', () => Promise.reject(new TypeError('Failed to fetch')));
    const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const store = started();
    await jest.advanceTimersByTimeAsync(1);
    expect(store.get()).toMatchObject({ loading: false, user: { id: 'dana' } });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(store.get().user?.id).toBe('dana');
    stage.server.on('POST /auth/v1/token', () => ({ status: 200, body: sessionFor(DANA) }));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await store.accessToken()).not.toBeNull();
    expect(store.get().user?.id).toBe('dana');
    logged.mockRestore();
  });

  it('is not tried for half a minute where the browser knows that it is offline', async () => {
    localStorage.setItem(SESSION_KEY, JSON.stringify(old()));
    stage.server.on('POST /auth/v1/token', () => Promise.reject(new TypeError('Failed to fetch')));
    const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const store = started();
    await jest.advanceTimersByTimeAsync(1);
    await expect(store.accessToken()).rejects.toBeInstanceOf(OfflineError);
    online.mockRestore();
    await jest.advanceTimersByTimeAsync(60_000);
    logged.mockRestore();
  });

  it('is not waited for where the server is out of reach and the browser believes it is online', async () => {
    localStorage.setItem(SESSION_KEY, JSON.stringify(old()));
    stage.server.on('POST /auth/v1/token', () => Promise.reject(new TypeError('Failed to fetch')));
    const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const store = started();
    const token = store.accessToken().catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(1_000);
    await expect(Promise.race([token, 'still waits'])).resolves.toBeInstanceOf(OfflineError);
    expect(store.get().user?.id).toBe('dana');
    await jest.advanceTimersByTimeAsync(60_000);
    logged.mockRestore();
  });

  it('ends where the server says that it has ended', async () => {
    localStorage.setItem(SESSION_KEY, JSON.stringify(old()));
    stage.server.on('POST /auth/v1/token', { status: 400, body: { code: 'session_not_found' } });
    const store = started();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(store.get()).toMatchObject({ loading: false, user: null });
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  });
});

describe('a token that the server refuses', () => {
  it('is replaced from the refresh token', async () => {
    const store = started();
    await signIn(store);
    const old = await store.ensureToken();
    expect(await store.ensureToken(old)).not.toBe(old);
    expect(store.get().user?.id).toBe('dana');
  });

  it('of a visitor whose session is gone is replaced by a new visitor', async () => {
    const store = started();
    const old = await store.ensureToken();
    stage.server.on('POST /auth/v1/token', {
      status: 400,
      body: { code: 'session_not_found', message: 'gone' },
    });
    expect(await store.ensureToken(old)).not.toBe(old);
    expect(store.get().isAnonymous).toBe(true);
  });

  it.each([
    ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['fails', () => ({ status: 503, body: { code: 503, msg: 'later' } })],
  ])('is kept for later while the server %s: no one is signed out', async (_, answer) => {
    localStorage.setItem(SESSION_KEY, JSON.stringify(sessionFor(DANA)));
    const store = started();
    await jest.advanceTimersByTimeAsync(1);
    const rejected = await store.accessToken();
    stage.server.on('POST /auth/v1/token', answer as never);
    const replaced = store.ensureToken(rejected ?? '').catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await replaced).toBeInstanceOf(OfflineError);
    expect(store.get().user?.id).toBe('dana');

    // An hour later, the token itself has expired, and the network is still down.
    await jest.advanceTimersByTimeAsync(3_600_000);
    const renewed = store.ensureToken().catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await renewed).toBeInstanceOf(OfflineError);
    expect(stage.server.asked('POST /auth/v1/signup')).toHaveLength(0);
    expect(localStorage.getItem(SESSION_KEY)).not.toBeNull();
  });

  it('of an account whose session is gone signs out and says so', async () => {
    const store = started();
    await signIn(store);
    stage.server.on('POST /auth/v1/token', {
      status: 400,
      body: { code: 'session_not_found', message: 'gone' },
    });
    const old = await store.ensureToken();
    await expect(store.ensureToken(old)).rejects.toThrow('Your session has ended');
    expect(store.get().user).toBeNull();
  });
});

describe('a session that another device ended', () => {
  const ME = 'GET /api/v1/me';
  const GONE = { status: 401, body: { code: 'UNAUTHENTICATED', message: '' } };

  it('is noticed within a minute, and forgotten here', async () => {
    stage.server.on(ME, { status: 200, body: {} });
    const store = started();
    await signIn(store);
    await jest.advanceTimersByTimeAsync(59_000);
    expect(stage.server.asked(ME).length).toBeGreaterThan(0);
    expect(store.get().user?.id).toBe('dana');
    stage.server
      .on(ME, GONE)
      .on('POST /auth/v1/token', { status: 400, body: { code: 'refresh_token_not_found' } });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(store.get()).toMatchObject({ user: null, leftOnPurpose: false });
  });

  it('is noticed at once when its page is seen again, and is not asked for unseen', async () => {
    stage.server.on(ME, { status: 200, body: {} });
    const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const store = started();
    await signIn(store);
    await jest.advanceTimersByTimeAsync(200_000);
    expect(stage.server.asked(ME)).toHaveLength(0);
    seen.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(1);
    expect(stage.server.asked(ME)).toHaveLength(1);
    seen.mockRestore();
    expect(store.get().user?.id).toBe('dana');
  });

  it('lives on while the server can’t be asked', async () => {
    stage.server.on(ME, () => {
      throw new TypeError('Failed to fetch');
    });
    const store = started();
    await signIn(store);
    await jest.advanceTimersByTimeAsync(120_000);
    expect(store.get().user?.id).toBe('dana');
  });
});
