import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SESSION_KEY } from '@prepward/browser/session-storage';
import { sessionFor } from '../../test/fake-server.js';
import { CHECK, CLAIM, DANA, FREE, SessionStage } from '../../test/session-stage.js';
import { OfflineError } from '../api.js';
import type { SessionStore } from './session-store.js';
import { newStore } from './test-store.js';
import { VISITOR_KEY } from './visitor.js';

const stage = new SessionStage();
beforeEach(() => {
  stage.server
    .on(CLAIM, { status: 202, body: { id: 'job' } })
    .on('POST /auth/v1/logout', { status: 204 })
    .on('POST /auth/v1/signup', () => ({
      status: 200,
      body: sessionFor({ id: 'visitor', anonymous: true }),
    }))
    .on('POST /auth/v1/token', () => ({ status: 200, body: sessionFor(DANA) }));
});

const started = () => stage.start(newStore());

async function signIn(store: SessionStore): Promise<void> {
  await (await store.client()).signInWithPassword({ email: DANA.email, password: 'secret1' });
  await jest.advanceTimersByTimeAsync(1);
}

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

describe('the subscription after a purchase', () => {
  it('is asked for at once, and what is known stays when that fails', async () => {
    const store = started();
    await store.recheckSubscription();
    expect(stage.server.asked(CHECK)).toHaveLength(0);
    await signIn(store);
    const paid = { subscribed: true, product_id: 'weekly', subscription_end: null };
    stage.server.on(CHECK, { status: 200, body: paid });
    await store.recheckSubscription();
    expect(store.get()).toMatchObject({ subscription: paid, subscriptionUnknown: false });
    jest.spyOn(console, 'warn').mockImplementationOnce(() => undefined);
    stage.server.on(CHECK, { status: 500, body: { code: 'INTERNAL_ERROR', message: '' } });
    await store.recheckSubscription();
    expect(store.get()).toMatchObject({ subscription: paid, subscriptionUnknown: true });
  });
});

describe('another student at the same browser', () => {
  it('isn’t shown the plan of the one before', async () => {
    const store = started();
    const paid = { subscribed: true, product_id: 'weekly', subscription_end: null };
    stage.server.on(CHECK, { status: 200, body: paid });
    await signIn(store);
    expect(store.get().subscription).toEqual(paid);
    jest.spyOn(console, 'warn').mockImplementationOnce(() => undefined);
    stage.server
      .on(CHECK, { status: 500, body: { code: 'INTERNAL_ERROR', message: '' } })
      .on('POST /auth/v1/token', () => ({
        status: 200,
        body: sessionFor({ id: 'evan', email: 'evan@example.com' }),
      }));
    await signIn(store);
    expect(store.get()).toMatchObject({ user: { id: 'evan' }, subscription: null });
  });
});

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
    // The client's first attempts are over, and it would try again.
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

    // An hour later the token itself has run out, and the network is still away.
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

describe('the subscription check', () => {
  it('runs on sign-in with the bearer, and again every 300000 ms', async () => {
    const store = started();
    await signIn(store);
    expect(stage.server.asked(CHECK)).toHaveLength(1);
    expect(stage.server.asked(CHECK)[0]?.bearer).toBe(`Bearer ${await store.accessToken()}`);
    expect(store.get().subscription).toEqual(FREE);
    await jest.advanceTimersByTimeAsync(299_000);
    expect(stage.server.asked(CHECK)).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(stage.server.asked(CHECK)).toHaveLength(2);
  });

  it('stops with the session', async () => {
    const store = started();
    await signIn(store);
    await store.signOut();
    await jest.advanceTimersByTimeAsync(900_000);
    expect(stage.server.asked(CHECK)).toHaveLength(1);
  });

  it('leaves what was known when it fails, and logs without personal data', async () => {
    const store = started();
    await signIn(store);
    const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    stage.server.on(CHECK, { status: 500, body: { code: 'INTERNAL_ERROR', message: 'no' } });
    await jest.advanceTimersByTimeAsync(300_000);
    expect(store.get()).toMatchObject({ subscription: FREE, subscriptionUnknown: true });
    expect(logged.mock.calls.flat().join(' ')).not.toContain('dana');
    logged.mockRestore();
  });
});

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
