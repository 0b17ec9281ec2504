import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SESSION_KEY } from '@prepward/browser/session-storage';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { SessionProvider } from '../../../lib/session/session-provider.js';
import { newStore } from '../../../lib/session/test-store.js';
import { FACTOR, FakeServer, sessionFor } from '../../../test/fake-server.js';
import { fillField } from '../../../test/fill-field.js';
import { connectToaster, type ToastMessage } from '../../../ui/toast.js';
import { SignedInGuard } from '../components/signed-in-guard.js';
import { SignedOutOnly } from '../components/signed-out-only.js';
import ConfirmPage from './confirm-page.js';
import LoginPage from './login-page.js';

const DANA = { id: 'dana', email: 'dana@example.com', twoStep: true };
const CHECK = 'POST /functions/v1/check-subscription';
const CHALLENGE = `POST /auth/v1/factors/${FACTOR.id}/challenge`;
const VERIFY = `POST /auth/v1/factors/${FACTOR.id}/verify`;
const RECOVER = 'POST /auth/v1/factors/recovery-codes/verify';
const REFUSED = { status: 422, body: { code: 'mfa_verification_failed', message: 'Invalid TOTP' } };
const raised = () => ({ status: 200, body: sessionFor({ ...DANA, aal: 'aal2' }) });

let server: FakeServer;
let toasts: ToastMessage[];
let undo: (() => void)[];

beforeEach(() => {
  server = new FakeServer()
    .on(CHECK, { status: 200, body: {} })
    .on('POST /auth/v1/token', () => ({ status: 200, body: sessionFor(DANA) }))
    .on('GET /auth/v1/user', () => ({ status: 200, body: sessionFor(DANA).user }))
    .on(CHALLENGE, { status: 200, body: { id: 'challenge', type: 'totp', expires_at: 0 } })
    .on(VERIFY, raised)
    .on(RECOVER, raised)
    .on('POST /auth/v1/logout', { status: 204 });
  toasts = [];
  undo = [server.install(), connectToaster((message) => toasts.push(message))];
});

afterEach(() => {
  for (const step of undo) {
    step();
  }
});

function open(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <SessionProvider store={newStore()}>
        <Routes>
          <Route element={<SignedOutOnly />}>
            <Route path="/login" element={<LoginPage />} />
          </Route>
          <Route path="/auth/confirm" element={<ConfirmPage />} />
          <Route element={<SignedInGuard />}>
            <Route path="/dashboard" element={<h1>Dashboard</h1>} />
            <Route path="/track-progress" element={<h1>Progress</h1>} />
          </Route>
        </Routes>
      </SessionProvider>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => screen.getByRole('button', { name });
const code = () => screen.getByLabelText('Six-digit code');

async function givePassword(user: ReturnType<typeof userEvent.setup>) {
  await fillField(user, screen.getByLabelText('Email'), DANA.email);
  await fillField(user, screen.getByLabelText('Password', { selector: 'input' }), 'secret1');
  await user.click(press('Sign In'));
  await screen.findByLabelText('Six-digit code');
}

describe('an account with two-step sign-in', () => {
  it('is asked for the code, and then opens the page that was wanted', async () => {
    const user = open('/login?next=%2Ftrack-progress');
    await givePassword(user);
    // No toast or request as if someone were already signed in.
    expect(toasts).toEqual([]);
    expect(server.asked(CHECK)).toHaveLength(0);
    expect(code().getAttribute('autocomplete')).toBe('one-time-code');
    expect(code().getAttribute('inputmode')).toBe('numeric');
    await user.click(code());
    await user.paste(' 123 456 ');
    expect(code()).toHaveProperty('value', '123456');
    await user.click(press('Continue'));
    await heading('Progress');
    expect(server.asked(VERIFY)[0]?.body).toMatchObject({
      challenge_id: 'challenge',
      code: '123456',
    });
    expect(toasts.map(({ title }) => title)).toEqual(['Login successful']);
    await waitFor(() => expect(server.asked(CHECK)).toHaveLength(1));
  });

  it('opens no other page before: a reload asks for the code again', async () => {
    localStorage.setItem(SESSION_KEY, JSON.stringify(sessionFor(DANA)));
    open('/track-progress');
    await heading('Enter your code');
    expect(screen.getByText(DANA.email)).toBeTruthy();
  });

  it('is told of a code that is short, wrong or one too many, and keeps what was typed', async () => {
    const user = open('/login');
    await givePassword(user);
    await user.type(code(), '123');
    await user.click(press('Continue'));
    expect(code().getAttribute('aria-invalid')).toBe('true');
    expect(server.asked(VERIFY)).toHaveLength(0);
    server.on(VERIFY, REFUSED);
    await user.clear(code());
    await user.type(code(), '123456{Enter}');
    expect((await screen.findAllByText(/^That code isn't right\./)).length).toBeGreaterThan(0);
    expect(code()).toHaveProperty('value', '123456');
    server.on(VERIFY, {
      status: 429,
      body: { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
    });
    await user.click(press('Continue'));
    expect((await screen.findByRole('alert')).textContent).toContain('Too many requests');
  });

  it('takes a recovery code instead of the app', async () => {
    const user = open('/login');
    await givePassword(user);
    await user.click(press('Use a recovery code'));
    server.on(RECOVER, REFUSED);
    await user.type(screen.getByLabelText('Recovery code'), 'abcde-23456');
    await user.click(press('Continue'));
    expect((await screen.findAllByText(/it was used before/)).length).toBeGreaterThan(0);
    server.on(RECOVER, raised);
    await user.click(press('Continue'));
    await heading('Dashboard');
    expect(server.asked(RECOVER)[1]?.body).toEqual({ code: 'abcde-23456' });
  });

  it('can start over as someone else', async () => {
    const user = open('/login');
    await givePassword(user);
    await user.click(press('Start over'));
    await heading('Log in');
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
    expect(server.asked('POST /auth/v1/logout')).toHaveLength(1);
  });

  it('gives its code before a recovery link sets a password', async () => {
    const session = sessionFor({ ...DANA, method: 'recovery' });
    localStorage.setItem(SESSION_KEY, JSON.stringify(session));
    open('/auth/confirm?type=recovery');
    await heading('Enter your code');
    expect(screen.queryByLabelText('New password')).toBeNull();
  });
});
