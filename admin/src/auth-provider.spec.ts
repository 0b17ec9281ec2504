import { describe, expect, it } from '@jest/globals';
import { fakeSession } from '../test/fake-session.js';
import { createAuthProvider } from './auth-provider.js';
import { type Session, UnreachableError } from './session/session.js';

const ME = {
  id: '5e1d4f0a-0000-4000-8000-000000000001',
  email: 'ada@x.org',
  isAdmin: true,
  mustSetUpTwoStep: false,
};

function setUp<S extends Session>(session: S) {
  const left: string[] = [];
  return { session, left, provider: createAuthProvider(session, ME, (path) => left.push(path)) };
}

/** Whether a promise is still open after everything that was waiting has run. */
async function isOpen(promise: Promise<unknown>): Promise<boolean> {
  const later = new Promise((resolve) => setTimeout(() => resolve('open'), 20));
  return (await Promise.race([promise, later])) === 'open';
}

describe('checkAuth', () => {
  it('passes an administrator who is signed in', async () => {
    const { provider, left } = setUp(fakeSession('tok'));
    await expect(provider.checkAuth({})).resolves.toBeUndefined();
    expect(left).toEqual([]);
  });

  it('sends everyone else to the sign-in page and draws nothing more', async () => {
    const { provider, left } = setUp(fakeSession(null));
    expect(await isOpen(provider.checkAuth({}))).toBe(true);
    expect(left).toEqual(['/admin']);
  });

  it('takes a server out of reach for no sign-out', async () => {
    const { provider, left } = setUp(fakeSession(new UnreachableError()));
    await expect(provider.checkAuth({})).resolves.toBeUndefined();
    expect(left).toEqual([]);
  });
});

describe('checkError', () => {
  it('ends the session on 401, without a message', async () => {
    const { provider } = setUp(fakeSession('tok'));
    await expect(provider.checkError({ status: 401 })).rejects.toEqual({ message: false });
  });

  it('turns away on 403 and keeps the session', async () => {
    const { provider, session, left } = setUp(fakeSession('tok'));
    await expect(provider.checkError({ status: 403 })).rejects.toEqual({
      message: false,
      logoutUser: false,
    });
    expect(left).toEqual(['/dashboard']);
    expect(window.sessionStorage.getItem('prepward.toast')).toContain('Access Denied');
    expect(session.calls).toEqual([]);
  });

  it.each(['SECOND_STEP_REQUIRED', 'TWO_STEP_SETUP_REQUIRED'])(
    'leads to the sign-in page on %s: it asks for what is missing',
    async (code) => {
      const { provider, session, left } = setUp(fakeSession('tok'));
      const error = { status: 403, body: { code, message: '' } };
      expect(await isOpen(provider.checkError(error))).toBe(true);
      expect([left, session.calls]).toEqual([['/admin'], []]);
    },
  );

  it.each([{ status: 404 }, { status: 500 }, new TypeError('Failed to fetch'), undefined])(
    'leaves other failures to the page: %p',
    async (error) => {
      const { provider, left } = setUp(fakeSession('tok'));
      await expect(provider.checkError(error)).resolves.toBeUndefined();
      expect(left).toEqual([]);
    },
  );
});

describe('login and logout', () => {
  it('says why a sign-in failed', async () => {
    const { provider } = setUp(fakeSession(null));
    const form = { email: 'ada@x.org', password: 'wrong', remember: true };
    await expect(provider.login(form)).rejects.toThrow('Invalid email or password.');
  });

  it('signs in for this tab only unless asked to remember', async () => {
    const { provider, session } = setUp(fakeSession(null));
    await provider.login({ email: 'ada@x.org', password: 'right' });
    expect(session.calls).toEqual(['signIn ada@x.org right false']);
  });

  it('goes to the home page, which says that it is done', async () => {
    const { provider, session, left } = setUp(fakeSession('tok'));
    await expect(provider.logout({})).resolves.toBe(false);
    expect(session.calls).toEqual(['signOut']);
    expect(left).toEqual(['/']);
    expect(JSON.parse(window.sessionStorage.getItem('prepward.toast') ?? '')).toEqual({
      title: 'Signed out successfully',
      description: 'Come back soon!',
      variant: 'success',
    });
  });

  it('says so where the server could not be told', async () => {
    const session = {
      ...fakeSession('tok'),
      signOut: async () => "We couldn't reach the server.",
    };
    const { provider, left } = setUp(session);
    await provider.logout({});
    expect(left).toEqual(['/']);
    expect(JSON.parse(window.sessionStorage.getItem('prepward.toast') ?? '')).toEqual({
      title: 'Error signing out',
      description: "We couldn't reach the server.",
      variant: 'destructive',
    });
  });

  it('goes to the sign-in page where the server has ended the session, with no goodbye', async () => {
    const { provider, left } = setUp(fakeSession('tok'));
    await expect(provider.checkError({ status: 401 })).rejects.toEqual({ message: false });
    await expect(provider.logout({})).resolves.toBe(false);
    expect(left).toEqual(['/admin']);
    expect(window.sessionStorage.getItem('prepward.toast')).toBeNull();
  });
});

it('knows who is here', async () => {
  const { provider } = setUp(fakeSession('tok'));
  await expect(provider.getIdentity?.()).resolves.toEqual({ id: ME.id, fullName: 'ada@x.org' });
  await expect(provider.getPermissions?.({})).resolves.toEqual(['admin']);
});
