import type { AuthSettings } from '@prepward/contracts/auth';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type Location, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { SessionProvider } from '../../../lib/session/session-provider.js';
import { newStore } from '../../../lib/session/test-store.js';
import { FakeServer } from '../../../test/fake-server.js';
import { fillField } from '../../../test/fill-field.js';
import { connectToaster, type ToastMessage } from '../../../ui/toast.js';
import { SignedOutOnly } from '../components/signed-out-only.js';
import ForgotPasswordPage from './forgot-password-page.js';
import LoginPage from './login-page.js';
import SignupPage from './signup-page.js';

export const DANA = { id: 'dana', email: 'dana@example.com' };
export const SIGN_UP = 'POST /auth/v1/signup';
export const SETTINGS_ROUTE = 'GET /auth/v1/settings';
export const SETTINGS: AuthSettings = {
  external: { email: true, google: false },
  disable_signup: false,
  mailer_autoconfirm: false,
  phone_autoconfirm: false,
  sms_provider: '',
  saml_enabled: false,
  password_min_length: 6,
};

/** For tests: a server for the account pages, and the toasts they show; each test has its own. */
export function openAuthServer() {
  const server = new FakeServer()
    .on('POST /functions/v1/check-subscription', {
      status: 200,
      body: { subscribed: false, product_id: null, subscription_end: null },
    })
    .on(SETTINGS_ROUTE, { status: 200, body: SETTINGS });
  const toasts: ToastMessage[] = [];
  const undo = [server.install(), connectToaster((message) => toasts.push(message))];
  const close = (): void => {
    for (const step of undo) step();
  };
  return { server, toasts, close };
}

/** Shows the router's current location. */
function Place() {
  const { pathname, search } = useLocation();
  return <h1>{pathname + search}</h1>;
}

export function pages(path: string | Partial<Location>) {
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

export function open(path: string | Partial<Location>) {
  render(pages(path));
  return userEvent.setup();
}

export const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
export const press = (name: string) => screen.getByRole('button', { name });

export async function fillSignup(
  user: ReturnType<typeof userEvent.setup>,
  password: string,
  again: string,
) {
  await fillField(user, field('First name'), 'Dana');
  await fillField(user, field('Last name'), 'Ortiz');
  await fillField(user, field('Email'), DANA.email);
  await fillField(user, field('Password'), password);
  await fillField(user, field('Confirm password'), again);
  await user.click(screen.getByRole('checkbox'));
  await user.click(press('Create Account'));
}

/** Fills in the login form and sends it. */
export async function signIn(user: ReturnType<typeof userEvent.setup>, password = 'secret1') {
  await fillField(user, field('Email'), DANA.email);
  await fillField(user, field('Password'), password);
  await user.click(press('Sign In'));
}
