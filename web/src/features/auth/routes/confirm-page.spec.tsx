import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SESSION_KEY } from '@prepward/browser/session-storage';
import { ALREADY_VERIFIED } from '@prepward/contracts/sign-in-rules';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { rememberNext } from '../../../lib/next-path.js';
import { SessionProvider } from '../../../lib/session/session-provider.js';
import { newStore } from '../../../lib/session/test-store.js';
import { FakeServer, sessionFor } from '../../../test/fake-server.js';
import { fillField } from '../../../test/fill-field.js';
import { connectToaster, type ToastMessage } from '../../../ui/toast.js';
import { signUp } from '../api/auth-calls.js';
import { keptVerifiers } from '../api/verifiers.js';
import ConfirmPage from './confirm-page.js';

const DANA = { id: 'dana', email: 'dana@example.com' };
const VERIFY = 'POST /auth/v1/verify';
const VERIFIED = { status: 200, body: { msg: 'verified', code: '200' } };

let server: FakeServer;
let toasts: ToastMessage[];
let undo: (() => void)[];

beforeEach(() => {
  server = new FakeServer()
    .on(VERIFY, () => ({ status: 200, body: sessionFor(DANA) }))
    .on('POST /auth/v1/token', () => ({ status: 200, body: sessionFor(DANA) }))
    .on('POST /functions/v1/check-subscription', { status: 200, body: {} });
  toasts = [];
  undo = [server.install(), connectToaster((message) => toasts.push(message))];
});

afterEach(() => {
  for (const step of undo) {
    step();
  }
});

function open(query: string) {
  const store = newStore();
  render(
    <StrictMode>
      <MemoryRouter initialEntries={[`/auth/confirm?${query}`]}>
        <SessionProvider store={store}>
          <Routes>
            <Route path="/auth/confirm" element={<ConfirmPage />} />
            <Route path="/dashboard" element={<h1>Dashboard</h1>} />
            <Route path="/subscription" element={<h1>Plans</h1>} />
          </Routes>
        </SessionProvider>
      </MemoryRouter>
    </StrictMode>,
  );
  return userEvent.setup();
}

const heading = (name: string) => screen.findByRole('heading', { name });
const signedIn = (method?: string) =>
  localStorage.setItem(
    SESSION_KEY,
    JSON.stringify(sessionFor(method === undefined ? DANA : { ...DANA, method })),
  );
const sentVerifiers = () =>
  server.asked(VERIFY).map(({ body }) => (body as { code_verifiers: string[] }).code_verifiers);

describe('a sign-up link', () => {
  it('is spent once, even where effects run twice, is acknowledged, and leads to the dashboard', async () => {
    open('token_hash=sign-up-link&type=signup');
    expect(await heading('Dashboard')).toBeTruthy();
    expect(server.asked(VERIFY)).toHaveLength(1);
    expect(server.asked(VERIFY)[0]?.body).toMatchObject({
      token_hash: 'sign-up-link',
      type: 'signup',
      code_verifiers: [],
    });
    expect(toasts.map(({ title }) => title)).toEqual(['Your address is verified']);
  });

  it('leads to the page that was wanted before the sign-up', async () => {
    rememberNext('/subscription?plan=monthly');
    open('token_hash=wanted-link&type=signup');
    expect(await heading('Plans')).toBeTruthy();
  });

  it('leads to the page that its own address names', async () => {
    open('token_hash=next-link&type=signup&next=%2Fsubscription');
    expect(await heading('Plans')).toBeTruthy();
  });

  it('can be tried again where the server was not reached', async () => {
    server.on(VERIFY, () => Promise.reject(new TypeError('Failed to fetch')));
    const user = open('token_hash=lost-link&type=signup');
    const again = await screen.findByRole('button', { name: 'Try again' });
    let answer: () => void = () => undefined;
    const session = { status: 200, body: sessionFor(DANA) };
    server.on(VERIFY, () => new Promise((resolve) => (answer = () => resolve(session))));
    await user.click(again);
    expect(await heading('One moment')).toBeTruthy();
    answer();
    expect(await heading('Dashboard')).toBeTruthy();
  });

  it('comes with the verifier that the auth client kept when this browser signed up', async () => {
    server.on('POST /auth/v1/signup', { status: 200, body: sessionFor(DANA).user });
    const names = { firstName: 'Dana', lastName: 'Ortiz' };
    await signUp(newStore().client, { ...names, email: DANA.email, password: 'secret1' });
    const asked = server.asked('POST /auth/v1/signup')[0]?.body as {
      code_challenge: string;
      code_challenge_method: string;
    };
    const challengeOf = (verifier: string) =>
      asked.code_challenge_method === 'plain'
        ? verifier
        : createHash('sha256').update(verifier).digest('base64url');
    open('token_hash=own-link&type=signup');
    expect(await heading('Dashboard')).toBeTruthy();
    expect(sentVerifiers()[0]?.map(challengeOf)).toContain(asked.code_challenge);
  });

  it('verifies in another browser, and offers to sign in there', async () => {
    server.on(VERIFY, VERIFIED);
    open('token_hash=elsewhere-link&type=signup');
    expect(await heading('Your address is verified')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to sign in' })).toHaveProperty(
      'pathname',
      '/login',
    );
    expect(toasts).toEqual([]);
  });

  it('says that the address is already verified when it is opened again', async () => {
    server.on(VERIFY, { status: 403, body: { code: 'otp_expired', message: ALREADY_VERIFIED } });
    open('token_hash=second-time&type=signup');
    expect(await heading('Your address is already verified')).toBeTruthy();
  });

  it('signs no one out: it asks for no session, and says who is signed in', async () => {
    localStorage.setItem(`${SESSION_KEY}-code-verifier`, '"a verifier"');
    expect(keptVerifiers()).toEqual(['a verifier']);
    signedIn();
    server.on(VERIFY, VERIFIED);
    open('token_hash=foreign-link&type=signup');
    expect(await heading('Your address is verified')).toBeTruthy();
    expect(screen.getByText("You're still signed in as dana@example.com.")).toBeTruthy();
    expect(sentVerifiers()).toEqual([[]]);
    expect(localStorage.getItem(SESSION_KEY)).toContain('dana');
  });
});

describe('a recovery link', () => {
  async function choosePassword(user: ReturnType<typeof userEvent.setup>) {
    const field = await screen.findByLabelText('New password', { selector: 'input' });
    await fillField(user, field, 'a-new-one');
    await fillField(
      user,
      screen.getByLabelText('Confirm new password', { selector: 'input' }),
      'a-new-one',
    );
    await user.click(screen.getByRole('button', { name: 'Save new password' }));
  }

  beforeEach(() => {
    server
      .on(VERIFY, () => ({ status: 200, body: sessionFor({ ...DANA, method: 'recovery' }) }))
      .on('PUT /auth/v1/user', { status: 200, body: sessionFor(DANA).user });
  });

  it('asks for a new password, and sets it', async () => {
    const user = open('token_hash=recovery-link&type=recovery');
    await choosePassword(user);
    expect(await heading('Dashboard')).toBeTruthy();
    expect(server.asked('PUT /auth/v1/user')[0]?.body).toMatchObject({ password: 'a-new-one' });
    expect(toasts.map(({ title }) => title)).toEqual(['Password changed']);
  });

  it('leads to the page that was wanted before, once the password is set', async () => {
    rememberNext('/subscription?plan=monthly');
    const user = open('token_hash=wanted-recovery&type=recovery');
    await choosePassword(user);
    expect(await heading('Plans')).toBeTruthy();
  });

  it('keeps the form through a reload while its session lives', async () => {
    signedIn('recovery');
    const user = open('type=recovery');
    await choosePassword(user);
    expect(await heading('Dashboard')).toBeTruthy();
    expect(server.asked(VERIFY)).toHaveLength(0);
  });

  it('shows no form in an ordinary session', async () => {
    signedIn();
    open('type=recovery');
    expect(await heading("This link doesn't work")).toBeTruthy();
  });

  it('asks first where someone is signed in', async () => {
    signedIn();
    const user = open('token_hash=asking-link&type=recovery');
    expect(await heading('Choose a new password?')).toBeTruthy();
    expect(server.asked(VERIFY)).toHaveLength(0);
    expect(screen.getByRole('link', { name: 'Stay signed in' })).toHaveProperty(
      'pathname',
      '/dashboard',
    );
    await user.click(screen.getByRole('button', { name: 'Choose a new password' }));
    expect(await screen.findByLabelText('New password', { selector: 'input' })).toBeTruthy();
  });

  it('says where to open it when another browser asked for it', async () => {
    server.on(VERIFY, { status: 400, body: { code: 'bad_code_verifier', message: 'no' } });
    open('token_hash=other-browser&type=recovery');
    expect(await heading('Open this link where you asked for it')).toBeTruthy();
  });

  it('offers a new one when it has run out, before the form or in it', async () => {
    server.on(VERIFY, { status: 403, body: { code: 'otp_expired', message: 'expired' } });
    open('token_hash=old-link&type=recovery');
    expect(await screen.findByRole('link', { name: 'Send a new link' })).toHaveProperty(
      'pathname',
      '/forgot-password',
    );
  });

  it('marks the new password that the server refuses, in its words', async () => {
    const message = 'Password must be at least 12 characters long.';
    server.on('PUT /auth/v1/user', { status: 422, body: { code: 'weak_password', message } });
    const user = open('token_hash=weak-link&type=recovery');
    await choosePassword(user);
    expect(await screen.findByText(message)).toBeTruthy();
    const field = screen.getByLabelText('New password', { selector: 'input' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('says so when its ten minutes are over', async () => {
    server.on('PUT /auth/v1/user', {
      status: 400,
      body: { code: 'current_password_required', message: 'Please enter your current password.' },
    });
    const user = open('token_hash=slow-link&type=recovery');
    await choosePassword(user);
    expect(await screen.findByText(/once, within 10 minutes/)).toBeTruthy();
  });
});

describe('the page that a mail opens', () => {
  it('asks for the other address after the first half of an email change', async () => {
    server.on(VERIFY, { status: 200, body: { msg: 'Confirmation accepted', code: '200' } });
    open('token_hash=half-link&type=email_change');
    expect(await heading('One more step')).toBeTruthy();
  });

  it('tells the student who is signed in when the change of address is complete', async () => {
    signedIn();
    const moved = { ...DANA, email: 'new@example.com' };
    server
      .on(VERIFY, { status: 200, body: { msg: 'Changed', code: '200' } })
      .on('POST /auth/v1/token', () => ({ status: 200, body: sessionFor(moved) }));
    open('token_hash=whole-link&type=email_change');
    expect(await heading('Your address is changed')).toBeTruthy();
  });

  it.each(['signup', 'undo_address'])(
    'refuses %s without a token, and asks no one',
    async (type) => {
      open(`type=${type}`);
      expect(await heading("This link doesn't work")).toBeTruthy();
      await waitFor(() => expect(server.seen).toHaveLength(0));
    },
  );
});

describe('the link that undoes a change of address', () => {
  const UNDO = 'POST /api/v1/account/address/undo';

  it('does nothing before the button, and then leads to a new password', async () => {
    server.on(UNDO, { status: 204 });
    const user = open('type=undo_address&token_hash=secret-of-the-link');
    await heading('Undo the change of your address?');
    expect(server.asked(UNDO)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Undo the change' }));
    await heading('Your account has its address back');
    expect(server.asked(UNDO)[0]?.body).toEqual({ token: 'secret-of-the-link' });
    expect(screen.getByRole('link', { name: 'Choose a new password' }).getAttribute('href')).toBe(
      '/forgot-password',
    );
  });

  it('says that it is used up or too old', async () => {
    server.on(UNDO, { status: 400, body: { code: 'UNDO_LINK_INVALID', message: '' } });
    const user = open('type=undo_address&token_hash=secret-of-the-link');
    await user.click(await screen.findByRole('button', { name: 'Undo the change' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/used already, or has expired/);
  });
});
