import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SESSION_KEY } from '@prepward/browser/session-storage';
import type { AuthSettings } from '@prepward/contracts/auth';
import { AUTH_ERROR_WORDS } from '@prepward/contracts/error-words';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { type Location, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { SessionProvider } from '../../../lib/session/session-provider.js';
import { newStore } from '../../../lib/session/test-store.js';
import { FakeServer, sessionFor } from '../../../test/fake-server.js';
import { connectToaster, type ToastMessage } from '../../../ui/toast.js';
import { SignedOutOnly } from '../components/signed-out-only.js';
import ForgotPasswordPage from './forgot-password-page.js';
import LoginPage from './login-page.js';
import SignupPage from './signup-page.js';

const DANA = { id: 'dana', email: 'dana@example.com' };
const SIGN_UP = 'POST /auth/v1/signup';
const SETTINGS_ROUTE = 'GET /auth/v1/settings';
const SETTINGS: AuthSettings = {
  external: { email: true, google: false },
  disable_signup: false,
  mailer_autoconfirm: false,
  phone_autoconfirm: false,
  sms_provider: '',
  saml_enabled: false,
  password_min_length: 6,
};

let server: FakeServer;
let toasts: ToastMessage[];
let undo: (() => void)[];

beforeEach(() => {
  server = new FakeServer()
    .on('POST /functions/v1/check-subscription', {
      status: 200,
      body: { subscribed: false, product_id: null, subscription_end: null },
    })
    .on(SETTINGS_ROUTE, { status: 200, body: SETTINGS });
  toasts = [];
  undo = [server.install(), connectToaster((message) => toasts.push(message))];
});

afterEach(() => {
  for (const step of undo) {
    step();
  }
});

/** Where the router is. */
function Place() {
  const { pathname, search } = useLocation();
  return <h1>{pathname + search}</h1>;
}

function pages(path: string | Partial<Location>) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <SessionProvider store={newStore()}>
        <Routes>
          <Route element={<SignedOutOnly />}>
            <Route path="/login" element={<LoginPage />} />
            <Route path="/signup" element={<SignupPage />} />
          </Route>
          <Route path="/forgot-password" element={<ForgotPasswordPage />} />
          <Route path="/dashboard" element={<h1>Dashboard</h1>} />
          <Route path="/checkout" element={<Place />} />
        </Routes>
      </SessionProvider>
    </MemoryRouter>
  );
}

function open(path: string | Partial<Location>) {
  render(pages(path));
  return userEvent.setup();
}

const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const press = (name: string) => screen.getByRole('button', { name });

async function fillSignup(
  user: ReturnType<typeof userEvent.setup>,
  password: string,
  again: string,
) {
  await user.type(field('First name'), 'Dana');
  await user.type(field('Last name'), 'Ortiz');
  await user.type(field('Email'), DANA.email);
  await user.type(field('Password'), password);
  await user.type(field('Confirm password'), again);
  await user.click(screen.getByRole('checkbox'));
  await user.click(press('Create Account'));
}

describe('a form whose code is not there yet', () => {
  let root: Root | undefined;

  afterEach(() => {
    act(() => root?.unmount());
    document.body.replaceChildren();
  });

  it.each([
    ['/signup', ['First name', 'Last name', 'Email', 'Password', 'Confirm password'], true],
    ['/login', ['Email', 'Password'], false],
    ['/forgot-password', ['Email'], undefined],
  ] as const)(
    'keeps what is typed and checked, and sends it: %s',
    async (path, fields, checked) => {
      server
        .on(SIGN_UP, { status: 200, body: sessionFor(DANA).user })
        .on('POST /auth/v1/token', { status: 200, body: sessionFor(DANA) })
        .on('POST /auth/v1/recover', { status: 200, body: {} });
      const box = document.createElement('div');
      box.innerHTML = renderToString(pages(path));
      document.body.append(box);
      const typed = (name: string) => (name === 'Email' ? DANA.email : 'secret1');
      for (const name of fields) Object.assign(field(name), { value: typed(name) });
      const button = box.querySelector<HTMLButtonElement>('button[type=submit]');
      expect(button?.disabled).toBe(true);
      if (checked !== undefined) fireEvent.click(screen.getByRole('checkbox'));

      const complaints: unknown[] = [];
      await act(async () => {
        root = hydrateRoot(box, pages(path), {
          onRecoverableError: (error) => complaints.push(error),
        });
      });
      expect(complaints).toEqual([]);
      for (const name of fields) expect(field(name)).toHaveProperty('value', typed(name));
      if (checked !== undefined)
        expect(screen.getByRole('checkbox')).toHaveProperty('checked', checked);
      if (button) await userEvent.setup().click(button);
      await waitFor(() =>
        expect(server.seen.map(({ body }) => body)).toContainEqual(
          expect.objectContaining({ email: DANA.email }),
        ),
      );
    },
  );
});

describe('sign-up', () => {
  it('asks for every field that is empty, at the field, and sends nothing', async () => {
    const user = open('/signup');
    await user.click(press('Create Account'));
    for (const message of [
      'Enter your first name.',
      'Enter your last name.',
      'Enter your email address.',
      'Choose a password.',
      'Enter the password again.',
      'Agree to the terms to create an account.',
    ]) {
      expect(await screen.findByText(message)).toBeTruthy();
    }
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
    expect(server.asked(SIGN_UP)).toHaveLength(0);
  });

  it('says when the passwords differ', async () => {
    const user = open('/signup');
    await fillSignup(user, 'secret1', 'secret2');
    expect(toasts).toEqual([
      {
        tone: 'error',
        title: 'Password Mismatch',
        description: 'Passwords do not match. Please try again.',
      },
    ]);
    expect(field('Confirm password').getAttribute('aria-invalid')).toBe('true');
    expect(server.asked(SIGN_UP)).toHaveLength(0);
  });

  it('says everything that is wrong at once, with the toast of the specification', async () => {
    const user = open('/signup');
    await screen.findByText(/^At least 6 characters/);
    await user.type(field('First name'), '   ');
    await user.type(field('Email'), 'dana@');
    await user.type(field('Password'), 'abc');
    await user.type(field('Confirm password'), 'abcd');
    await user.click(press('Create Account'));
    for (const message of [
      'Enter your first name.',
      'Enter your last name.',
      'Enter an address like name@example.com.',
      'Use 6 characters or more.',
      'Type the same password as above.',
      'Agree to the terms to create an account.',
    ]) {
      expect(await screen.findByText(message)).toBeTruthy();
    }
    expect(toasts.map(({ title }) => title)).toEqual(['Password Mismatch']);
    expect(document.activeElement).toBe(field('First name'));
    expect(server.asked(SIGN_UP)).toHaveLength(0);
  });

  it.each([
    ['   ', 'Enter your last name.'],
    ['x'.repeat(101), 'Use 100 characters or fewer.'],
    ['see evil.com', 'Leave out web addresses.'],
  ])('refuses the last name %j', async (name, words) => {
    const user = open('/signup');
    await user.click(field('Last name'));
    await user.paste(name);
    await user.click(press('Create Account'));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(field('Last name').getAttribute('aria-invalid')).toBe('true');
    expect(field('Last name')).toHaveProperty('value', name);
  });

  it('opens the terms and the policy beside the form, and says so', () => {
    open('/signup');
    for (const [name, href] of [
      ['terms of service (opens in a new tab)', '/terms'],
      ['privacy policy (opens in a new tab)', '/privacy-policy'],
    ] as const) {
      const link = screen.getByRole('link', { name });
      expect(link.getAttribute('href')).toBe(href);
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toBe('noopener');
    }
  });

  it.each([
    ['email: expected an email address', 'Email', 'Enter an address like name@example.com.'],
    ['data.first_name: Too big: expected string', 'First name', /^Enter your first name in up to/],
  ])('marks the field that the server refuses, in our words: %s', async (message, name, words) => {
    server.on('POST /auth/v1/signup', {
      status: 400,
      body: { code: 'validation_failed', message },
    });
    const user = open('/signup');
    await fillSignup(user, 'secret1', 'secret1');
    await waitFor(() => expect(field(name).getAttribute('aria-invalid')).toBe('true'));
    const id = field(name).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(id)?.textContent).toMatch(words);
    expect(document.body.textContent).not.toContain('expected');
    expect(toasts[0]?.title).toBe('Signup failed');
    expect(toasts[0]?.description).toMatch(words);
  });

  it('says when the password is too short', async () => {
    const user = open('/signup');
    await screen.findByText(/^At least 6 characters/);
    await fillSignup(user, 'short', 'short');
    expect(toasts).toEqual([
      {
        tone: 'error',
        title: 'Password too short',
        description: 'Password must be at least 6 characters long.',
      },
    ]);
    expect(server.asked(SIGN_UP)).toHaveLength(0);
  });

  it("takes the operator's least length, and says it", async () => {
    server.on(SETTINGS_ROUTE, { status: 200, body: { ...SETTINGS, password_min_length: 9 } });
    const user = open('/signup');
    expect(await screen.findByText(/^At least 9 characters/)).toBeTruthy();
    await fillSignup(user, 'eight888', 'eight888');
    expect(toasts[0]?.description).toBe('Password must be at least 9 characters long.');
    expect(await screen.findByText('Use 9 characters or more.')).toBeTruthy();
    expect(server.asked(SIGN_UP)).toHaveLength(0);
  });

  it('leaves the length to the server while it is not known, and marks the field', async () => {
    const message = 'Password must be at least 6 characters long.';
    server
      .on(SETTINGS_ROUTE, () => new Promise(() => undefined))
      .on(SIGN_UP, { status: 422, body: { code: 'weak_password', message } });
    const user = open('/signup');
    expect(screen.queryByText(/At least/)).toBeNull();
    await fillSignup(user, 'short', 'short');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(field('Password').getAttribute('aria-invalid')).toBe('true');
  });

  it('says that it is closed where the operator has closed it', async () => {
    server.on(SETTINGS_ROUTE, { status: 200, body: { ...SETTINGS, disable_signup: true } });
    open('/signup');
    expect(await screen.findByText(AUTH_ERROR_WORDS.signup_disabled)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy();
  });

  it('keeps the names as metadata, then asks to confirm the address, and sends the mail again', async () => {
    server
      .on('POST /auth/v1/signup', { status: 200, body: sessionFor(DANA).user })
      .on('POST /auth/v1/resend', { status: 200, body: {} });
    const user = open('/signup');
    await fillSignup(user, 'secret1', 'secret1');

    expect(await screen.findByText('Confirm your email')).toBeTruthy();
    expect(toasts).toEqual([
      {
        tone: 'success',
        title: 'Account created successfully!',
        description: 'Please check your email to verify your account.',
      },
    ]);
    const [call] = server.asked('POST /auth/v1/signup');
    expect(call?.query.get('redirect_to')).toBe(`${window.location.origin}/`);
    expect(call?.body).toMatchObject({
      email: DANA.email,
      data: { first_name: 'Dana', last_name: 'Ortiz' },
    });

    await user.click(press('Send again'));
    expect(await screen.findByText(/^Sent\./)).toBeTruthy();
    expect(server.asked('POST /auth/v1/resend')[0]?.body).toMatchObject({
      type: 'signup',
      email: DANA.email,
    });
  });

  it("shows the server's reason when it refuses", async () => {
    server.on('POST /auth/v1/signup', {
      status: 422,
      body: {
        code: 'weak_password',
        message: 'This password is among the most common ones. Please choose another.',
      },
    });
    const user = open('/signup');
    await fillSignup(user, '123456', '123456');
    await waitFor(() =>
      expect(toasts).toEqual([
        {
          tone: 'error',
          title: 'Signup failed',
          description: 'This password is among the most common ones. Please choose another.',
        },
      ]),
    );
    expect(field('Email')).toHaveProperty('value', DANA.email);
    // The toast goes; what was refused stays marked.
    expect(field('Password').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/among the most common ones/)).toBeTruthy();
  });

  it('never shows what the browser says of a lost connection', async () => {
    server.on('POST /auth/v1/signup', () => Promise.reject(new TypeError('Failed to fetch')));
    const user = open('/signup');
    await fillSignup(user, 'secret1', 'secret1');
    await waitFor(() => expect(toasts[0]?.title).toBe('Signup failed'));
    expect(toasts[0]?.description).toMatch(/^We couldn't reach the server/);
    expect(screen.getByText("We couldn't create your account")).toBeTruthy();
    expect(document.body.textContent).not.toContain('Failed to fetch');
  });
});

describe('the page that was wanted', () => {
  async function logIn(user: ReturnType<typeof userEvent.setup>) {
    await user.type(field('Email'), DANA.email);
    await user.type(field('Password'), 'secret1');
    await user.click(press('Sign In'));
  }

  it('opens after sign-up and sign-in', async () => {
    server
      .on('POST /auth/v1/signup', { status: 200, body: sessionFor(DANA).user })
      .on('POST /auth/v1/token', { status: 200, body: sessionFor(DANA) });
    const user = open('/signup?next=%2Fcheckout%3Fplan%3Dweekly');
    await fillSignup(user, 'secret1', 'secret1');
    await screen.findByText('Confirm your email');
    await user.type(field('Password'), 'secret1');
    await user.click(press('Sign In'));
    expect(await screen.findByRole('heading', { name: '/checkout?plan=weekly' })).toBeTruthy();
  });

  it.each(['https://evil.example', '//evil.example', '/%5cevil.example', '/.//evil.example'])(
    'is the dashboard where it is not of this site: %s',
    async (next) => {
      server.on('POST /auth/v1/token', { status: 200, body: sessionFor(DANA) });
      const user = open(`/login?next=${encodeURIComponent(next)}`);
      await logIn(user);
      expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
    },
  );

  it('opens at once for a student who is signed in', async () => {
    localStorage.setItem(SESSION_KEY, JSON.stringify(sessionFor(DANA)));
    open('/signup?next=%2Fcheckout%3Fplan%3Dweekly');
    expect(await screen.findByRole('heading', { name: '/checkout?plan=weekly' })).toBeTruthy();
  });
});

describe('login', () => {
  async function signIn(user: ReturnType<typeof userEvent.setup>, password: string) {
    await user.type(field('Email'), DANA.email);
    await user.type(field('Password'), password);
    await user.click(press('Sign In'));
  }

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
    await signIn(user, 'secret1');
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
    await signIn(user, 'secret1');
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

describe('forgotten password', () => {
  it('answers the same for every address and names the page the link opens', async () => {
    server.on('POST /auth/v1/recover', { status: 200, body: {} });
    const user = open('/forgot-password');
    await user.type(field('Email'), DANA.email);
    await user.click(press('Send the link'));
    expect(await screen.findByText('Check your email')).toBeTruthy();
    expect(server.asked('POST /auth/v1/recover')[0]?.query.get('redirect_to')).toContain(
      '/auth/confirm',
    );
  });
});
