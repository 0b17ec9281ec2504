import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AuthApiError, AuthRetryableFetchError, type GoTrueClient } from '@supabase/auth-js';
import { openSession, sessionOf, UnreachableError } from './session.js';
import { rememberSession, sessionStorageAdapter } from './session-storage.js';

const KEY = 'prepward.auth';
const session = openSession();

function stored(user: { is_anonymous?: boolean }, expiresInSeconds: number): string {
  return JSON.stringify({
    access_token: 'tok',
    token_type: 'bearer',
    refresh_token: 'refresh',
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + expiresInSeconds,
    user: { id: '5e1d4f0a-0000-4000-8000-000000000001', ...user },
  });
}

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe('the session', () => {
  it('is the one that the student site has stored', async () => {
    window.localStorage.setItem(KEY, stored({}, 3600));
    await expect(session.accessToken()).resolves.toBe('tok');
  });

  it('counts a visitor as nobody, and leaves the visit alone', async () => {
    window.localStorage.setItem(KEY, stored({ is_anonymous: true }, 3600));
    await expect(session.accessToken()).resolves.toBeNull();
    expect(window.localStorage.getItem(KEY)).not.toBeNull();
  });
});

describe('where a session is kept', () => {
  it('stays in the tab where it was found there', () => {
    window.sessionStorage.setItem(KEY, 'old');
    sessionStorageAdapter.setItem(KEY, 'new');
    expect(window.sessionStorage.getItem(KEY)).toBe('new');
    expect(window.localStorage.getItem(KEY)).toBeNull();
  });

  it('follows "Remember me" and leaves no copy behind', () => {
    rememberSession(false);
    window.localStorage.setItem(KEY, 'old');
    sessionStorageAdapter.setItem(KEY, 'tab');
    expect(window.localStorage.getItem(KEY)).toBeNull();
    expect(sessionStorageAdapter.getItem(KEY)).toBe('tab');
    rememberSession(true);
    sessionStorageAdapter.setItem(KEY, 'browser');
    expect(window.sessionStorage.getItem(KEY)).toBeNull();
    expect(window.localStorage.getItem(KEY)).toBe('browser');
  });

  it('is emptied in both places', () => {
    window.localStorage.setItem(KEY, 'a');
    window.sessionStorage.setItem(KEY, 'b');
    sessionStorageAdapter.removeItem(KEY);
    expect(sessionStorageAdapter.getItem(KEY)).toBeNull();
  });
});

/** An auth client whose server answers every call with `error`. */
function failingClient(error: AuthApiError | AuthRetryableFetchError) {
  const client: Pick<
    GoTrueClient,
    'getSession' | 'signInWithPassword' | 'signOut' | 'onAuthStateChange'
  > = {
    getSession: async () => ({ data: { session: null }, error }),
    signInWithPassword: async () => ({ data: { user: null, session: null }, error }),
    signOut: async () => ({ error }),
    onAuthStateChange: () => {
      throw new Error('Nobody listens here.');
    },
  };
  return sessionOf(client);
}
const OFFLINE = new AuthRetryableFetchError('{}', 0);
const REFUSED = new AuthApiError('Invalid login credentials', 400, 'invalid_credentials');
const FORM = { email: 'ada@x.org', password: 'secret', remember: true };

describe('a server that fails', () => {
  it('is not taken for a sign-out while it is out of reach', async () => {
    await expect(failingClient(OFFLINE).accessToken()).rejects.toThrow(UnreachableError);
  });

  it('ends a session that it does not renew', async () => {
    await expect(failingClient(REFUSED).accessToken()).resolves.toBeNull();
  });

  it('speaks for itself where it refuses a sign-in, and we do where it is away', async () => {
    await expect(failingClient(REFUSED).signIn(FORM)).resolves.toBe('Invalid login credentials');
    await expect(failingClient(OFFLINE).signIn(FORM)).resolves.toMatch(/could not reach/);
  });

  it('does not keep anybody from signing out here', async () => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => {});
    await expect(failingClient(OFFLINE).signOut()).resolves.toBeUndefined();
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });
});
