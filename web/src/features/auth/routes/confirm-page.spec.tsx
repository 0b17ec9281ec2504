import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { FakeServer, sessionFor } from '../../../test/fake-server.js';
import { SessionProvider } from '../session-provider.js';
import { newStore } from '../test-store.js';
import ConfirmPage from './confirm-page.js';

const DANA = { id: 'dana', email: 'dana@example.com' };
const VERIFY = 'POST /auth/v1/verify';

let server: FakeServer;
let restore: () => void;

beforeEach(() => {
  server = new FakeServer()
    .on(VERIFY, () => ({ status: 200, body: sessionFor(DANA) }))
    .on('POST /functions/v1/check-subscription', { status: 200, body: {} });
  restore = server.install();
});

afterEach(() => restore());

function open(query: string) {
  const store = newStore();
  render(
    <StrictMode>
      <MemoryRouter initialEntries={[`/auth/confirm?${query}`]}>
        <SessionProvider store={store}>
          <Routes>
            <Route path="/auth/confirm" element={<ConfirmPage />} />
            <Route path="/dashboard" element={<h1>Dashboard</h1>} />
          </Routes>
        </SessionProvider>
      </MemoryRouter>
    </StrictMode>,
  );
  return userEvent.setup();
}

describe('the page that a mail opens', () => {
  it('spends a sign-up link once, even where effects run twice, and goes to the dashboard', async () => {
    open('token_hash=sign-up-link&type=signup');
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
    expect(server.asked(VERIFY)).toHaveLength(1);
    expect(server.asked(VERIFY)[0]?.body).toMatchObject({
      token_hash: 'sign-up-link',
      type: 'signup',
    });
  });

  it('asks for a new password after a recovery link, and sets it', async () => {
    server.on('PUT /auth/v1/user', { status: 200, body: sessionFor(DANA).user });
    const user = open('token_hash=recovery-link&type=recovery');
    const field = await screen.findByLabelText('New password', { selector: 'input' });
    await user.type(field, 'a-new-one');
    await user.type(
      screen.getByLabelText('Confirm new password', { selector: 'input' }),
      'a-new-one',
    );
    await user.click(screen.getByRole('button', { name: 'Save new password' }));
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
    expect(server.asked('PUT /auth/v1/user')[0]?.body).toMatchObject({ password: 'a-new-one' });
  });

  it('says what to do with a link that has run out', async () => {
    server.on(VERIFY, { status: 403, body: { code: 'otp_expired', message: 'expired' } });
    open('token_hash=old-link&type=recovery');
    expect(await screen.findByRole('link', { name: 'Send a new link' })).toHaveProperty(
      'pathname',
      '/forgot-password',
    );
  });

  it('asks for the other address after the first half of an e-mail change', async () => {
    server.on(VERIFY, { status: 200, body: { msg: 'Confirmation accepted', code: '200' } });
    open('token_hash=half-link&type=email_change');
    expect(await screen.findByRole('heading', { name: 'One more step' })).toBeTruthy();
  });

  it('refuses an address without a token, and asks nobody', async () => {
    open('type=signup');
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeTruthy();
    expect(server.seen).toHaveLength(0);
  });
});
