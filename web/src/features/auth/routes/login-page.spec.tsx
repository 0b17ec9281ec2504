import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SESSION_KEY } from '@prepward/browser/session-storage';
import { AUTH_ERROR_WORDS } from '@prepward/contracts/error-words';
import { screen, waitFor } from '@testing-library/react';
import { FakeServer, sessionFor } from '../../../test/fake-server.js';
import type { ToastMessage } from '../../../ui/toast.js';
import { DANA, field, open, openAuthServer, press, signIn } from './test-auth-pages.js';

let server: FakeServer;
let toasts: ToastMessage[];
let close: () => void;

beforeEach(() => {
  ({ server, toasts, close } = openAuthServer());
});

afterEach(() => close());

describe('login', () => {
  it('says why a page sent someone here whose session had ended', async () => {
    open({ pathname: '/login', state: { sessionEnded: true } });
    expect(screen.getByText('You were signed out')).toBeTruthy();
    expect(screen.getByText(/^Your session has ended\./)).toBeTruthy();
  });

  it("shows the server's reason when it refuses, and stays", async () => {
    server.on('POST /auth/v1/token', {
      status: 400,
      body: { code: 'invalid_credentials', message: 'Invalid email or password.' },
    });
    const user = open('/login');
    await signIn(user, 'wrong-one');
    await waitFor(() =>
      expect(toasts).toEqual([
        { tone: 'error', title: 'Login failed', description: 'Invalid email or password.' },
      ]),
    );
    expect(screen.getByText("We couldn't sign you in")).toBeTruthy();
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  });

  it.each(['captcha_failed', 'over_request_rate_limit', 'user_banned'] as const)(
    'says what is wrong on the page, and blames no password: %s',
    async (code) => {
      server.on('POST /auth/v1/token', { status: 400, body: { code, message: 'x' } });
      const user = open('/login');
      await signIn(user, 'right-one');
      expect(await screen.findByText(AUTH_ERROR_WORDS[code])).toBeTruthy();
      expect(screen.queryByText(/Check what you typed/)).toBeNull();
    },
  );

  it('falls back on its own words when the server gives none', async () => {
    server.on('POST /auth/v1/token', { status: 400, body: {} });
    const user = open('/login');
    await signIn(user, 'wrong-one');
    await waitFor(() => expect(toasts[0]?.title).toBe('Login failed'));
    expect(toasts[0]?.description).toBe('Invalid email or password.');
  });

  it('is busy while the server thinks, then welcomes and opens the dashboard', async () => {
    let answer: () => void = () => undefined;
    const thinking = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.on('POST /auth/v1/token', async () => {
      await thinking;
      return { status: 200, body: sessionFor(DANA) };
    });
    const user = open('/login');
    await signIn(user);
    const busy = await screen.findByRole('button', { name: 'Signing In...' });
    expect(busy).toHaveProperty('disabled', true);
    answer();
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
    expect(toasts).toEqual([
      { tone: 'success', title: 'Login successful', description: 'Welcome back!' },
    ]);
  });

  it.each([
    { remember: true, kept: 'localStorage' as const, other: 'sessionStorage' as const },
    { remember: false, kept: 'sessionStorage' as const, other: 'localStorage' as const },
  ])('"Remember me" $remember keeps the session in $kept', async ({ remember, kept, other }) => {
    server.on('POST /auth/v1/token', { status: 200, body: sessionFor(DANA) });
    const user = open('/login');
    if (!remember) {
      await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    }
    await signIn(user);
    await screen.findByRole('heading', { name: 'Dashboard' });
    expect(window[kept].getItem(SESSION_KEY)).toContain('dana@example.com');
    expect(window[other].getItem(SESSION_KEY)).toBeNull();
  });

  it('says that Google is not set up where it is not', async () => {
    const user = open('/login');
    await user.click(press('Continue with Google'));
    expect(await screen.findByText(/Google sign-in isn't set up/)).toBeTruthy();
  });

  it('shows what is typed on request', async () => {
    const user = open('/login');
    await user.type(field('Password'), 'secret1');
    expect(field('Password').getAttribute('type')).toBe('password');
    await user.click(press('Show password'));
    expect(field('Password').getAttribute('type')).toBe('text');
  });
});

describe('back from Google', () => {
  it.each([
    [
      'error=access_denied&error_description=The+user+denied',
      'You canceled the sign-in with Google',
    ],
    ['error=server_error&error_code=email_exists', /Log in with its password/],
    ['error=invalid_request&error_code=bad_oauth_state', AUTH_ERROR_WORDS.bad_oauth_state],
    ['error=server_error&error_code=new_code&error_description=raw', /didn't work this time/],
    ['error=temporarily_unavailable', /didn't work this time/],
  ])('says why there is no session, and clears the address: %s', async (query, words) => {
    open(`/login?${query}#${query}`);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText(/raw|denied/)).toBeNull();
    expect(press('Continue with Google')).toBeTruthy();
  });

  it('says so where the sign-in was begun', async () => {
    open('/signup?error=access_denied');
    expect(await screen.findByText('You canceled the sign-in with Google')).toBeTruthy();
  });

  it('says that a code is of no use here', async () => {
    open('/login?code=of-another-browser');
    expect(await screen.findByText(AUTH_ERROR_WORDS.flow_state_not_found)).toBeTruthy();
  });
});
