import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { BRAND } from '@prepward/contracts/brand';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { FakeServer } from '../../test/fake-server.js';
import { renderOverStore } from '../../test/given-store.js';
import { button } from '../../test/page.js';
import { connectToaster, type ToastMessage } from '../../ui/toast.js';
import { NewPasswordForm } from './components/new-password-form.js';
import { ResendButton } from './components/resend-button.js';
import { UndoAddress } from './components/undo-address.js';
import ForgotPasswordPage from './routes/forgot-password-page.js';
import LoginPage from './routes/login-page.js';
import SignupPage from './routes/signup-page.js';

const EMAIL_NOT_SENT = "We couldn't send the email. Try again in a minute.";
const REFUSED = { error: { code: 'no_such_code' } };
const DONE = { error: null };

let server: FakeServer;
let undo: (() => void)[];
let toasts: ToastMessage[];
beforeEach(() => {
  const body = { external: {}, password_min_length: 8 };
  server = new FakeServer().on('GET /auth/v1/settings', { status: 200, body });
  toasts = [];
  undo = [server.install(), connectToaster((message) => toasts.push(message))];
});
afterEach(() => {
  for (const step of undo) step();
});

/** A call whose answers are given one by one. */
function asked() {
  const waiting: ((answer: object) => void)[] = [];
  const call = jest.fn(
    (..._: unknown[]) => new Promise<object>((resolve) => void waiting.push(resolve)),
  );
  const answer = (given: object) => act(async () => waiting.shift()?.(given));
  return { call, answer };
}

function Place() {
  const { pathname, state } = useLocation();
  return <output>{`${useNavigationType()} ${pathname} ${JSON.stringify(state)}`}</output>;
}

async function open(page: ReactNode, client: object = {}, session: object = {}) {
  cleanup();
  await act(async () => {
    renderOverStore(
      <>
        {page}
        <Place />
      </>,
      { client, session: { user: null, ...session }, at: '/here' },
    );
  });
}

const press = (name: string) => act(async () => void fireEvent.click(button(name)));
const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const alert = () => screen.queryByRole('alert')?.textContent;
const place = () => document.querySelector('output')?.textContent;
const isWrong = (name: string) => field(name).getAttribute('aria-invalid') === 'true';
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const titles = () => toasts.map(({ title }) => title);

function type(texts: Record<string, string>): void {
  for (const [name, value] of Object.entries(texts)) {
    fireEvent.change(field(name), { target: { value } });
  }
}

describe('the email that confirms an address', () => {
  it('is sent again: busy meanwhile, and only the last answer is said', async () => {
    const { call, answer } = asked();
    await open(<ResendButton email="a@x.org" />, { resend: call });
    await press('Send again');
    expect(button('Sending...').disabled).toBe(true);
    await answer(REFUSED);
    expect(alert()).toBe(EMAIL_NOT_SENT);
    await press('Send again');
    expect(alert()).toBeUndefined();
    await answer(DONE);
    expect(alert()).toBeUndefined();
    expect(screen.getByText(/^Sent\./).closest('[role=status]')).toBeTruthy();
    expect(button('Send again').disabled).toBe(false);
    expect(call.mock.calls[0]).toEqual([
      { type: 'signup', email: 'a@x.org', options: { emailRedirectTo: 'http://localhost/' } },
    ]);
  });
});

describe('the form of a forgotten password', () => {
  it('asks for an address, and says once why no email was sent', async () => {
    const { call, answer } = asked();
    await open(<ForgotPasswordPage />, { resetPasswordForEmail: call });
    await press('Send the link');
    expect([isWrong('Email'), call.mock.calls.length]).toEqual([true, 0]);
    type({ Email: ' a@x.org' });
    await press('Send the link');
    expect(button('Sending...').disabled).toBe(true);
    await answer(REFUSED);
    expect(alert()).toBe(`We couldn't send the email${EMAIL_NOT_SENT}`);
    await press('Send the link');
    expect(alert()).toBeUndefined();
    screen.getByRole('link', { name: 'Back to log in' }).focus();
    await answer({ error: { code: 'validation_failed', message: 'email: bad' } });
    expect([isWrong('Email'), alert()]).toEqual([true, undefined]);
    expect(document.activeElement).toBe(field('Email'));
    expect(href('Back to log in')).toBe('/login');
  });
});

describe('the form of a new password', () => {
  const SAVE = 'Save new password';
  const both = (one: string, two = one) =>
    type({ 'New password': one, 'Confirm new password': two });

  it('says at its field what is wrong, and sends nothing', async () => {
    const { call } = asked();
    await open(<NewPasswordForm />, { updateUser: call });
    expect(screen.getByText('At least 8 characters.')).toBeTruthy();
    await press(SAVE);
    expect(screen.getByText('Choose a password.')).toBeTruthy();
    expect(screen.getByText('Enter the password again.')).toBeTruthy();
    both('long-enough', 'long-enougH');
    await press(SAVE);
    expect([isWrong('New password'), isWrong('Confirm new password')]).toEqual([false, true]);
    expect(document.activeElement).toBe(field('Confirm new password'));
    both('seven77');
    await press(SAVE);
    expect([isWrong('New password'), isWrong('Confirm new password')]).toEqual([true, false]);
    expect(document.activeElement).toBe(field('New password'));
    expect(titles()).toEqual(['Password Mismatch', 'Password too short']);
    expect(call).not.toHaveBeenCalled();
  });

  it('is set, and the session taken again, or it says why not', async () => {
    const { call, answer } = asked();
    const refreshSession = jest.fn(async () => ({}));
    await open(<NewPasswordForm />, { updateUser: call, refreshSession });
    both('eight888');
    await press(SAVE);
    expect(button('Saving...').disabled).toBe(true);
    await answer(REFUSED);
    expect(alert()).toBe("We couldn't change your passwordWe couldn't change the password.");
    await press(SAVE);
    expect(alert()).toBeUndefined();
    await answer({ error: { code: 'email_exists' } });
    expect(alert()).toMatch(/^We couldn't change your password/);
    await press(SAVE);
    await answer({ error: { code: 'current_password_required' } });
    expect(alert()).toMatch(/once, within 10 minutes/);
    expect(href('Send a new link')).toBe('/forgot-password');
    expect([refreshSession.mock.calls.length, toasts.length]).toEqual([0, 0]);
    await press(SAVE);
    await answer(DONE);
    expect(call.mock.lastCall).toEqual([{ password: 'eight888' }]);
    expect(refreshSession).toHaveBeenCalledTimes(1);
    expect(titles()).toEqual(['Password changed']);
    expect(place()).toBe('REPLACE /dashboard null');
  });
});

describe('the sign-up form', () => {
  const CREATE = 'Create Account';
  const PERSON = { 'First name': 'Dana', 'Last name': 'Ortiz', Email: 'a@x.org' };
  const filled = { ...PERSON, Password: 'eight888', 'Confirm password': 'eight888' };

  it('says nothing of a password that is not there yet', async () => {
    await open(<SignupPage />);
    await press(CREATE);
    expect(screen.getByText('Choose a password.')).toBeTruthy();
    expect(document.activeElement).toBe(field('First name'));
    expect(toasts).toEqual([]);
  });

  it('goes to the field that is refused, and takes back what it said before', async () => {
    const { call, answer } = asked();
    await open(<SignupPage />, { signUp: call });
    type(filled);
    fireEvent.click(screen.getByRole('checkbox'));
    await press(CREATE);
    expect(button('Creating Account...').disabled).toBe(true);
    await answer(REFUSED);
    expect(alert()).toMatch(/Failed to create account\. What you typed is still here\.$/);
    type({ 'Confirm password': 'other888' });
    await press(CREATE);
    expect(alert()).toBeUndefined();
    type({ 'Confirm password': 'eight888' });
    await press(CREATE);
    await answer({ error: { code: 'user_already_exists' } });
    expect([isWrong('Email'), alert()]).toEqual([true, undefined]);
    expect(document.activeElement).toBe(field('Email'));
    expect(titles()).toEqual(['Signup failed', 'Password Mismatch', 'Signup failed']);
  });

  it('lets the browser fill it in', async () => {
    await open(<SignupPage />);
    expect(Object.keys(filled).map((name) => field(name).getAttribute('autocomplete'))).toEqual([
      ...['given-name', 'family-name', 'email', 'new-password', 'new-password'],
    ]);
    expect([document.title.split(' · ')[0], href('Log in')]).toEqual(['Sign up', '/login']);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });
});

describe('the sign-in form', () => {
  it('takes back what it said before, and offers the email again where that is missing', async () => {
    const { call, answer } = asked();
    await open(<LoginPage />, { signInWithPassword: call });
    await press('Sign In');
    expect([isWrong('Email'), isWrong('Password')]).toEqual([true, true]);
    type({ Email: 'a@x.org', Password: 'secret' });
    await press('Sign In');
    await answer({ error: { code: 'invalid_credentials' } });
    expect(href('choose a new password')).toBe('/forgot-password');
    await press('Sign In');
    expect(alert()).toBeUndefined();
    await answer({ error: { code: 'email_not_confirmed' } });
    expect(button('Send again')).toBeTruthy();
    expect(alert()).toBeUndefined();
  });

  it('lets the browser fill it in, passkeys too', async () => {
    await open(<LoginPage />);
    expect(['Email', 'Password'].map((name) => field(name).getAttribute('autocomplete'))).toEqual([
      ...['email webauthn', 'current-password'],
    ]);
    expect([href('Forgot password?'), href('Sign up')]).toEqual(['/forgot-password', '/signup']);
    expect(href('Back to Homepage')).toBe('/');
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    const beside = within(screen.getByRole('complementary', { name: `About ${BRAND.name}` }));
    expect(beside.getAllByRole('listitem')).toHaveLength(3);
    const main = screen.getByRole('main');
    expect([main.id, main.tabIndex]).toEqual(['main', -1]);
  });

  it('starts over: busy until the session is gone, then at its own address', async () => {
    const { call, answer } = asked();
    const awaitingSecondStep = { email: 'a@x.org' };
    await open(<LoginPage />, {}, { awaitingSecondStep, signOut: call });
    await act(() => import('../../entities/account/second-step-form.js'));
    await press('Start over');
    expect(button('Start over').disabled).toBe(true);
    expect(place()).toMatch(/^POP \/here/);
    await answer({ error: null });
    expect(button('Start over').disabled).toBe(false);
    expect(place()).toMatch(/^REPLACE \/login/);
    expect(document.title).toMatch(/^Enter your code/);
  });
});

describe('undoing a change of address', () => {
  it('can be left, tried again, and ends the session of this browser too', async () => {
    const UNDO = 'POST /api/v1/account/address/undo';
    server.on(UNDO, { status: 500, body: { code: 'INTERNAL_ERROR', message: '' } });
    const session = { data: { session: { access_token: 'token' } }, error: null };
    await open(<UndoAddress token="t" />, { getSession: async () => session });
    expect(href('Leave it as it is')).toBe('/');
    await press('Undo the change');
    expect(alert()).toBeTruthy();
    let answer: () => void = () => undefined;
    server.on(UNDO, () => new Promise((resolve) => (answer = () => resolve({ status: 204 }))));
    await press('Undo the change');
    expect(alert()).toBeUndefined();
    expect(button('Undoing...').disabled).toBe(true);
    expect(server.asked('GET /api/v1/me')).toEqual([]);
    await act(async () => answer());
    expect(screen.getByText(/Every device is signed out/).closest('[role=status]')).toBeTruthy();
    expect(server.asked('GET /api/v1/me')).toHaveLength(1);
  });
});
