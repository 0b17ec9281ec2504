import { describe, expect, it, jest } from '@jest/globals';
import { SESSION_KEY } from '@prepward/browser/session-storage';
import { sessionFor } from '../../test/fake-server.js';
import { CHECK, DANA } from '../../test/session-stage.js';
import { signIn, signInStage } from './test-session.js';
import { newStore } from './test-store.js';

const stage = signInStage();
const started = () => stage.start(newStore());

describe('the session', () => {
  it('is known at once, and asks no one, where none is stored', () => {
    const store = started();
    expect(store.get()).toMatchObject({ loading: false, user: null, isAnonymous: false });
    expect(stage.server.seen).toHaveLength(0);
  });

  it('is restored from the browser', async () => {
    localStorage.setItem(SESSION_KEY, JSON.stringify(sessionFor(DANA)));
    const store = started();
    expect(store.get().loading).toBe(true);
    await jest.advanceTimersByTimeAsync(1);
    expect(store.get()).toMatchObject({
      loading: false,
      user: { id: 'dana', firstName: 'Dana', lastName: 'Ortiz' },
    });
  });

  it.each(['not json', '{', 'null', '"text"', '{"access_token":"a"}'])(
    'that is stored but invalid is removed: %s',
    async (text) => {
      localStorage.setItem(SESSION_KEY, text);
      sessionStorage.setItem(SESSION_KEY, text);
      const store = started();
      await jest.advanceTimersByTimeAsync(1);
      expect(store.get()).toMatchObject({ loading: false, user: null });
      expect(localStorage.getItem(SESSION_KEY)).toBeNull();
      expect(sessionStorage.getItem(SESSION_KEY)).toBeNull();
      expect(stage.server.seen).toHaveLength(0);
    },
  );

  it('of a visitor does not count as signed in', async () => {
    const store = started();
    const token = await store.ensureToken();
    expect(token).toBe(await store.ensureToken());
    await jest.advanceTimersByTimeAsync(1);
    expect(store.get()).toMatchObject({ user: null, isAnonymous: true });
    expect(stage.server.asked('POST /auth/v1/signup')).toHaveLength(1);
    expect(stage.server.asked(CHECK)).toHaveLength(0);
  });

  it('opens one anonymous session for two calls at once', async () => {
    const store = started();
    const [first, second] = await Promise.all([store.ensureToken(), store.ensureToken()]);
    expect(first).toBe(second);
    expect(stage.server.asked('POST /auth/v1/signup')).toHaveLength(1);
  });

  it('is gone after signing out', async () => {
    const store = started();
    await signIn(store);
    expect(await store.signOut()).toEqual({ error: null });
    expect(store.get()).toMatchObject({ user: null, subscription: null, leftOnPurpose: true });
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
    expect(stage.server.asked('POST /auth/v1/logout')[0]?.query.get('scope')).toBe('local');
  });
});

describe('signing out while the server does not answer', () => {
  it('ends the session here, says so, and tells the server again until it hears', async () => {
    const store = started();
    await signIn(store);
    const token = await store.accessToken();
    stage.server.on('POST /auth/v1/logout', () => Promise.reject(new TypeError('Failed to fetch')));
    const { error, again } = await store.signOut();
    expect(error).toBe(
      "We couldn't reach the server. Check your connection and try again. This device is signed out, and we keep trying.",
    );
    expect(store.get()).toMatchObject({ user: null, leftOnPurpose: true });
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(stage.server.asked('POST /auth/v1/logout')).toHaveLength(2);
    stage.server.on('POST /auth/v1/logout', { status: 204 });
    await jest.advanceTimersByTimeAsync(4_000);
    await expect(again).resolves.toBe(true);
    const calls = stage.server.asked('POST /auth/v1/logout');
    expect(calls).toHaveLength(3);
    expect(calls.at(-1)?.bearer).toBe(`Bearer ${token}`);
    await jest.advanceTimersByTimeAsync(100_000);
    expect(stage.server.asked('POST /auth/v1/logout')).toHaveLength(3);
  });

  it('does not first try to renew a token that has run out', async () => {
    localStorage.setItem(SESSION_KEY, JSON.stringify({ ...sessionFor(DANA), expires_at: 1 }));
    stage.server.on('POST /auth/v1/token', () => Promise.reject(new TypeError('Failed to fetch')));
    const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const store = started();
    // The client's first tries are over; it would start new ones.
    await jest.advanceTimersByTimeAsync(120_000);
    const tried = stage.server.asked('POST /auth/v1/token').length;
    const left = store.signOut();
    await jest.advanceTimersByTimeAsync(1);
    expect(store.get()).toMatchObject({ user: null, leftOnPurpose: true });
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
    expect(stage.server.asked('POST /auth/v1/token')).toHaveLength(tried);
    expect(await left).toEqual({
      error:
        "We couldn't reach the server. Check your connection and try again. This device is signed out.",
    });
    online.mockRestore();
    logged.mockRestore();
  });
});

it('a session that another tab ended is known as such, until the next sign-in', async () => {
  const store = started();
  await signIn(store);
  window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, newValue: null }));
  expect(store.get().endedElsewhere).toBe(true);
  await signIn(store);
  expect(store.get().endedElsewhere).toBe(false);
});
