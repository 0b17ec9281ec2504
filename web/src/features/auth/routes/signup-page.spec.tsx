import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { AUTH_ERROR_WORDS } from '@prepward/contracts/error-words';
import { screen, waitFor } from '@testing-library/react';
import { FakeServer, sessionFor } from '../../../test/fake-server.js';
import type { ToastMessage } from '../../../ui/toast.js';
import {
  DANA,
  field,
  fillSignup,
  open,
  openAuthServer,
  press,
  SETTINGS,
  SETTINGS_ROUTE,
  SIGN_UP,
} from './test-auth-pages.js';

let server: FakeServer;
let toasts: ToastMessage[];
let close: () => void;

beforeEach(() => {
  ({ server, toasts, close } = openAuthServer());
});

afterEach(() => close());

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
