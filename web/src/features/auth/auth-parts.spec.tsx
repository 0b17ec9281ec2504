import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { STORAGE_KEYS } from '@prepward/browser/storage-keys';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { rememberNext, wantedPath } from '../../lib/next-path.js';
import { FakeServer } from '../../test/fake-server.js';
import { renderOverStore } from '../../test/given-store.js';
import { words } from '../../test/page.js';
import { settled } from '../../test/settled.js';
import { connectToaster, type ToastMessage } from '../../ui/toast.js';
import { GoogleButton } from './components/google-button.js';
import { GoogleReturn } from './components/google-return.js';
import { PasskeyButton } from './components/passkey-button.js';
import { SignedOutOnly } from './components/signed-out-only.js';
import { useSignOut } from './hooks/use-sign-out.js';
import ForgotPasswordPage from './routes/forgot-password-page.js';
import LoginPage from './routes/login-page.js';

let server: FakeServer;
let restore: () => void;
let toasts: ToastMessage[];
let disconnect: () => void;
beforeEach(() => {
  server = new FakeServer();
  restore = server.install();
  toasts = [];
  disconnect = connectToaster((message) => toasts.push(message));
});
afterEach(() => {
  restore();
  disconnect();
});

const NO_ONE = { user: null };

async function shown(page: ReactNode, given: Parameters<typeof renderOverStore>[1] = {}) {
  cleanup();
  renderOverStore(page, given);
  return settled(server);
}

function Place() {
  return <output>{useLocation().pathname}</output>;
}

describe('Google', () => {
  const back = (query: string, session: object = NO_ONE) =>
    shown(<GoogleReturn />, { at: `/login?${query}`, session });

  it('says nothing where no one comes back from it', async () => {
    expect(await back('')).toBe('');
    expect(await back('code=c', {})).toBe('');
    expect(await back('error=access_denied', { ...NO_ONE, awaitingSecondStep: {} })).toBe('');
  });

  it('says how it went', async () => {
    expect(await back('error=access_denied')).toMatch(/You canceled the sign-in with Google/);
    expect(await back('error=access_denied&error_code=x')).toMatch(/couldn't sign you in/);
    expect(await back('error=server_error')).toMatch(/didn't work this time/);
    expect(await back('error_code=email_exists')).toMatch(/Log in with its password/);
    expect(await back('code=c', { ...NO_ONE, loading: true })).toMatch(/Signing you in/);
    expect(await back('code=c')).toMatch(/couldn't sign you in with Google/);
  });

  it('is asked only where it is set up', async () => {
    const signInWithOAuth = jest.fn(async (_: object) => ({ error: { code: 'x' } }));
    const press = async (google: boolean) => {
      server.on('GET /auth/v1/settings', { status: 200, body: { external: { google } } });
      await shown(<GoogleButton label="Google" />, { client: { signInWithOAuth } });
      fireEvent.click(screen.getByRole('button', { name: 'Google' }));
      return settled(server);
    };
    expect(await press(false)).toMatch(/isn't set up on this site/);
    expect(signInWithOAuth).not.toHaveBeenCalled();
    expect(await press(true)).toMatch(/We couldn't start Google sign-in/);
    expect(signInWithOAuth.mock.calls[0]?.[0]).toMatchObject({
      options: { redirectTo: `${window.location.origin}${window.location.pathname}` },
    });
  });
});

describe('the sign-in page', () => {
  const page = (state: unknown, session: object = {}, client: object = {}) =>
    shown(<LoginPage />, {
      at: { pathname: '/login', state },
      session: { ...NO_ONE, ...session },
      client,
    });

  it('says where a session ended', async () => {
    const ended = { sessionEnded: true };
    expect(await page(ended)).toMatch(/Your session has ended/);
    expect(await page(ended, { endedElsewhere: true })).toMatch(/signed out in another tab/);
    expect(await page(null, { endedElsewhere: true })).not.toMatch(/You were signed out/);
    const verify = await page({ verifyEmail: 'a@x.org' });
    expect(verify).toMatch(/We sent a link to a@x\.org/);
    expect(verify).not.toMatch(/You were signed out/);
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('a@x.org');
    expect(await page({ verifyEmail: 7 })).not.toMatch(/We sent a link/);
  });

  it.each([
    ['email_not_confirmed', /not confirmed yet.*that we sent to a@x\.org/],
    ['invalid_credentials', /Check what you typed, or choose a new password/],
    ['unreachable', /Check your connection.*What you typed is still here/],
  ])('says what to do after %s', async (code, said) => {
    const error = code === 'unreachable' ? new TypeError('Failed to fetch') : { code };
    await page(null, {}, { signInWithPassword: async () => ({ error }) });
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: ' a@x.org ' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret' } });
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await settled(server)).toMatch(said);
    expect(toasts.map(({ title }) => title)).toEqual(['Login failed']);
  });
});

describe('a passkey where the address is typed', () => {
  interface Asked {
    options?: { mediation: string; signal: AbortSignal };
  }
  afterEach(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
  });
  const page = async (answers: (object | null)[]) => {
    Object.assign(window, {
      PublicKeyCredential: Object.assign(() => undefined, {
        isConditionalMediationAvailable: async () => true,
      }),
    });
    const asked: Asked[] = [];
    const signInWithPasskey = async (given: Asked) => {
      asked.push(given);
      if (answers.length === 0) return new Promise(() => undefined);
      return { error: answers.shift() };
    };
    cleanup();
    const view = renderOverStore(<PasskeyButton label="Use a passkey" offer />, {
      client: { signInWithPasskey },
      session: NO_ONE,
    });
    await settled(server);
    return { asked, view };
  };

  it('is offered once someone is there, again where it took too long, until it is used', async () => {
    const { asked } = await page([{ code: 'webauthn_challenge_expired' }, null]);
    expect(asked).toEqual([]);
    fireEvent.pointerMove(window);
    fireEvent.keyDown(window);
    await settled(server);
    expect(asked.map(({ options }) => options?.mediation)).toEqual(['conditional', 'conditional']);
    expect(toasts.map(({ title }) => title)).toEqual(['Login successful']);
  });

  it('gives way to its button, and goes with the page', async () => {
    const { asked, view } = await page([]);
    fireEvent.keyDown(window);
    await settled(server);
    fireEvent.click(screen.getByRole('button', { name: 'Use a passkey' }));
    await settled(server);
    expect(asked.map(({ options }) => options?.signal.aborted)).toEqual([true, undefined]);
    view.unmount();
    const second = await page([]);
    fireEvent.pointerDown(window);
    await settled(server);
    second.view.unmount();
    expect(second.asked[0]?.options?.signal.aborted).toBe(true);
  });
});

describe('who is signed in already', () => {
  const page = (session: object, at: string) =>
    shown(
      <Routes>
        <Route element={<SignedOutOnly />}>
          <Route path="login" element={<p>form</p>} />
          <Route path="signup" element={<p>form</p>} />
        </Route>
        <Route path="*" element={null} />
        <Route path="dashboard" element={<p>dashboard</p>} />
      </Routes>,
      { session, at },
    );

  it('goes on, and who owes a step gives it at the sign-in', async () => {
    expect(await page({}, '/signup')).toBe('dashboard');
    expect(await page(NO_ONE, '/signup?next=%2Fpricing')).toBe('form');
    expect(wantedPath()).toBe('/pricing');
    const owes = { ...NO_ONE, awaitingSecondStep: { email: 'a@x.org' } };
    expect(await page(owes, '/login')).toBe('form');
  });
});

describe('signing out', () => {
  function Out() {
    const signOut = useSignOut();
    return (
      <button type="button" onClick={() => void signOut()}>
        Out
      </button>
    );
  }
  const out = async (answer: { error: string | null; again?: Promise<boolean> }) => {
    rememberNext('/pricing');
    await shown(
      <>
        <Out />
        <Place />
      </>,
      { session: { signOut: async () => answer }, at: '/profile' },
    );
    await act(async () => fireEvent.click(screen.getByRole('button')));
    await settled(server);
    return { place: screen.getByRole('status').textContent, said: toasts.map((one) => one.title) };
  };

  it('leads home, says so, and forgets what was wanted', async () => {
    expect(await out({ error: null })).toEqual({
      place: '/',
      said: ['Signed out successfully'],
    });
    expect(localStorage.getItem(STORAGE_KEYS.next)).toBeNull();
  });

  it('says that it failed, and that the server heard in the end', async () => {
    expect(await out({ error: 'No.' })).toEqual({ place: '/profile', said: ['Error signing out'] });
    toasts.length = 0;
    const heard = await out({ error: 'No.', again: Promise.resolve(true) });
    expect(heard.said).toEqual(['Error signing out', 'Signed out successfully']);
    toasts.length = 0;
    const never = await out({ error: 'No.', again: Promise.resolve(false) });
    expect(never.said).toEqual(['Error signing out']);
  });
});

describe('a forgotten password', () => {
  it('can be asked for with another address', async () => {
    const resetPasswordForEmail = jest.fn(async (..._: unknown[]) => ({ error: null }));
    await shown(<ForgotPasswordPage />, { client: { resetPasswordForEmail }, session: NO_ONE });
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'a@x.org' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await settled(server)).toMatch(/If a@x\.org has an account/);
    expect(resetPasswordForEmail.mock.calls[0]).toEqual([
      'a@x.org',
      { redirectTo: `${window.location.origin}/auth/confirm` },
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Use another address' }));
    expect(screen.getByRole('button', { name: 'Send the link' })).toBeTruthy();
    expect(words()).not.toMatch(/has an account/);
  });
});
