import { describe, expect, it } from '@jest/globals';
import { rememberSession, sessionStorageAdapter } from '@prepward/browser/session-storage';
import { AuthApiError, AuthRetryableFetchError } from '@supabase/auth-js';
import { REFUSING_STEP } from '../../test/fake-session.js';
import { openSession, sessionOf, UnreachableError } from './session.js';

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

describe('the session', () => {
  it('is the one that the student site has stored', async () => {
    window.localStorage.setItem(KEY, stored({}, 3600));
    await expect(session.accessToken()).resolves.toBe('tok');
  });

  it('does not count a visitor, and leaves the visit alone', async () => {
    window.localStorage.setItem(KEY, stored({ is_anonymous: true }, 3600));
    await expect(session.accessToken()).resolves.toBeNull();
    expect(window.localStorage.getItem(KEY)).not.toBeNull();
  });
});

describe('an invalid stored session', () => {
  it.each(['not json', '{', 'null', '[]', '{"access_token":1,"refresh_token":"r"}', '{"a":1}'])(
    'is removed, and counts as none: %s',
    async (text) => {
      window.localStorage.setItem(KEY, text);
      window.sessionStorage.setItem(KEY, text);
      await expect(session.accessToken()).resolves.toBeNull();
      expect(window.localStorage.getItem(KEY)).toBeNull();
      expect(window.sessionStorage.getItem(KEY)).toBeNull();
    },
  );
});

describe('where a session is kept', () => {
  it('stays in the tab where it was found there', () => {
    window.sessionStorage.setItem(KEY, stored({}, 3600));
    sessionStorageAdapter.setItem(KEY, 'new');
    expect(window.sessionStorage.getItem(KEY)).toBe('new');
    expect(window.localStorage.getItem(KEY)).toBeNull();
  });

  it('follows "Remember me" and leaves no copy behind', () => {
    rememberSession(false);
    window.localStorage.setItem(KEY, 'old');
    const tab = stored({}, 3600);
    sessionStorageAdapter.setItem(KEY, tab);
    expect(window.localStorage.getItem(KEY)).toBeNull();
    expect(sessionStorageAdapter.getItem(KEY)).toBe(tab);
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

/** An auth client whose server answers every call with `error`, and counts repeated sign-outs. */
function failingClient(error: AuthApiError | AuthRetryableFetchError, held?: string) {
  const session = held === undefined ? null : JSON.parse(held);
  const told: string[] = [];
  const client = {
    getSession: async () => ({ data: { session }, error: session ? null : error }),
    signInWithPassword: async () => ({ data: { user: null, session: null }, error }),
    signOut: async () => ({ error }),
    onAuthStateChange: () => {
      throw new Error('No one listens here.');
    },
    admin: {
      signOut: async (token: string) => {
        told.push(token);
        return { data: null, error };
      },
    },
  } satisfies Parameters<typeof sessionOf>[0];
  return Object.assign(sessionOf(client, REFUSING_STEP), { told });
}
const OFFLINE = new AuthRetryableFetchError('{}', 0);
const REFUSED = new AuthApiError('email: expected an email', 400, 'invalid_credentials');
const FORM = { email: 'ada@x.org', password: 'secret', remember: true };

describe('a server that fails', () => {
  it('is not taken for a sign-out while it is out of reach', async () => {
    await expect(failingClient(OFFLINE).accessToken()).rejects.toThrow(UnreachableError);
  });

  it('ends a session that it does not renew', async () => {
    await expect(failingClient(REFUSED).accessToken()).resolves.toBeNull();
  });

  it('has its code put into words where it refuses a sign-in, and we speak where it is away', async () => {
    await expect(failingClient(REFUSED).signIn(FORM)).resolves.toBe('Invalid email or password.');
    await expect(failingClient(OFFLINE).signIn(FORM)).resolves.toMatch(/couldn't reach/);
  });

  it('does not keep anyone from signing out here; it is told again, then we say so', async () => {
    const offline = failingClient(OFFLINE, stored({}, 3600));
    await expect(offline.signOut()).resolves.toMatch(/couldn't reach/);
    expect(offline.told).toEqual(['tok', 'tok']);
    await expect(failingClient(OFFLINE).signOut()).resolves.toMatch(/couldn't reach/);
  });
});

it('tells of a session that ends by itself, not of one that was signed out here', async () => {
  let announce: (event: 'SIGNED_OUT') => void = () => undefined;
  const ended: string[] = [];
  const own = sessionOf(
    {
      getSession: async () => ({ data: { session: null }, error: null }),
      signInWithPassword: async () => ({ data: { user: null, session: null }, error: OFFLINE }),
      signOut: async () => {
        announce('SIGNED_OUT');
        return { error: null };
      },
      onAuthStateChange: (callback) => {
        announce = (event) => void callback(event, null);
        return { data: { subscription: { id: '1', callback, unsubscribe: () => undefined } } };
      },
      admin: { signOut: async () => ({ data: null, error: null }) },
    },
    REFUSING_STEP,
  );
  own.onSignedOut(() => ended.push('ended'));
  await own.signOut();
  expect(ended).toEqual([]);
  announce('SIGNED_OUT');
  expect(ended).toEqual(['ended']);
});
