import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SESSION_KEY } from '@prepward/browser/session-storage';
import { screen, waitFor, within } from '@testing-library/react';
import { SessionProvider } from '../../../../lib/session/session-provider.js';
import { newStore } from '../../../../lib/session/test-store.js';
import { FakeServer, sessionFor } from '../../../../test/fake-server.js';
import { fillField } from '../../../../test/fill-field.js';
import { renderSignedIn } from '../../../../test/render-signed-in.js';
import { DANA_USER, GivenSession } from '../../../../test/session.js';
import SecuritySection from './security-section.js';

const DANA = { id: 'dana', email: 'dana@example.com' };
const LIST = 'GET /api/v1/account/sessions';
const CHANGE = 'PUT /auth/v1/user';
const NOW = new Date().toISOString();
const HERE = {
  id: '5e1d4f0a-0000-4000-8000-000000000001',
  current: true,
  browser: 'Firefox',
  system: 'Linux',
  kind: 'computer',
  signedInAt: '2026-01-01T12:00:00.000Z',
  lastUsedAt: NOW,
};
const PHONE = {
  ...HERE,
  id: '5e1d4f0a-0000-4000-8000-000000000002',
  current: false,
  browser: 'Chrome',
  system: 'Android',
  kind: 'phone',
  lastUsedAt: '2026-01-02T12:00:00.000Z',
};
const END = `DELETE /api/v1/account/sessions/${PHONE.id}`;

let server: FakeServer;
let undo: () => void;
let devices: object[];
let newEmail: string | undefined;

beforeEach(() => {
  devices = [HERE, PHONE];
  newEmail = undefined;
  const user = () => ({ ...sessionFor(DANA).user, new_email: newEmail });
  server = new FakeServer()
    .on('POST /functions/v1/check-subscription', { status: 200, body: {} })
    .on('GET /auth/v1/settings', { status: 200, body: { password_min_length: 8 } })
    .on('GET /auth/v1/passkeys', { status: 200, body: [] })
    .on('GET /auth/v1/user', () => ({ status: 200, body: user() }))
    .on(CHANGE, () => ({ status: 200, body: user() }))
    .on('POST /auth/v1/logout', () => {
      devices = [HERE];
      return { status: 204 };
    })
    .on(LIST, () => ({ status: 200, body: devices }))
    .on(END, () => {
      devices = [HERE];
      return { status: 204 };
    });
  undo = server.install();
  localStorage.setItem(SESSION_KEY, JSON.stringify(sessionFor(DANA)));
});

afterEach(() => undo());

function open() {
  return renderSignedIn(
    <SessionProvider store={newStore()}>
      <GivenSession user={DANA_USER}>
        <SecuritySection />
      </GivenSession>
    </SessionProvider>,
  );
}

const part = (name: string) => within(screen.getByRole('region', { name }));
const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });

describe('the devices', () => {
  it('are listed with this one marked, and signed out one by one', async () => {
    const user = open();
    const list = part('Where you’re signed in');
    const [here, phone] = await list.findAllByRole('listitem');
    expect(here?.textContent).toContain('Firefox on LinuxThis device');
    expect(phone?.textContent).toMatch(/Chrome on Android.*Last used Fri, Jan 2/);
    await user.click(list.getByRole('button', { name: 'Sign out Chrome on Android' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    expect(server.asked(END)).toHaveLength(1);
    expect(list.queryByRole('button')).toBeNull();
  });

  it('are signed out all at once but this one', async () => {
    const user = open();
    const list = part('Where you’re signed in');
    await user.click(await list.findByRole('button', { name: 'Sign out all other devices' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    expect(server.asked('POST /auth/v1/logout')[0]?.query.get('scope')).toBe('others');
  });

  it('that were signed out elsewhere in the meantime are said to be, and leave the list', async () => {
    server.on(END, () => {
      devices = [HERE];
      return { status: 404, body: { code: 'SESSION_NOT_FOUND', message: '' } };
    });
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Sign out Chrome on Android' }));
    expect((await screen.findByRole('alert')).textContent).toContain('signed out already');
    await waitFor(() =>
      expect(part('Where you’re signed in').getAllByRole('listitem')).toHaveLength(1),
    );
  });
});

describe('the password', () => {
  async function change(current: string, password: string) {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Change password' }));
    await screen.findByText(/^At least 8 characters/);
    await fillField(user, field('Current password'), current);
    await fillField(user, field('New password'), password);
    await fillField(user, field('Confirm new password'), password);
    await user.click(screen.getByRole('button', { name: 'Save new password' }));
  }

  it('is changed with the current one', async () => {
    await change('correct horse 7', 'another horse 8');
    await screen.findByRole('button', { name: 'Change password' });
    expect(server.asked(CHANGE)[0]?.body).toMatchObject({
      password: 'another horse 8',
      current_password: 'correct horse 7',
    });
  });

  it('is set by an account without one, with a mailed code', async () => {
    server.on('GET /api/v1/privacy', {
      status: 200,
      body: { export: null, deletionDueAt: null, proof: 'code' },
    });
    server.on('GET /auth/v1/reauthenticate', { status: 200, body: {} });
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Set a password' }));
    await user.click(screen.getByRole('button', { name: 'Email me a code' }));
    await screen.findByText(/^We emailed you a code/);
    expect(screen.queryByLabelText('Current password')).toBeNull();
    await user.type(field('Code from the email'), ' 123456');
    await fillField(user, field('New password'), 'another horse 8');
    await fillField(user, field('Confirm new password'), 'another horse 8');
    await user.click(screen.getByRole('button', { name: 'Save new password' }));
    await waitFor(() => expect(server.asked(CHANGE)).toHaveLength(1));
    expect(server.asked(CHANGE)[0]?.body).toMatchObject({
      password: 'another horse 8',
      nonce: '123456',
    });
  });

  it.each([
    [
      'current_password_invalid',
      'Current password is invalid',
      'Current password',
      "Your current password isn't right.",
    ],
    [
      'weak_password',
      'This password appeared in a data breach elsewhere. Please choose another.',
      'New password',
      'This password appeared in a data breach elsewhere. Please choose another.',
    ],
  ])('that the server refuses is marked at its field: %s', async (code, message, name, words) => {
    server.on(CHANGE, {
      status: 422,
      body: {
        code,
        message,
        ...(code === 'weak_password' ? { weak_password: { reasons: ['pwned'] } } : {}),
      },
    });
    await change('correct horse 7', 'a stapler in Reno');
    await screen.findByText(words);
    expect(field(name).getAttribute('aria-invalid')).toBe('true');
  });
});

describe('the address', () => {
  it('waits for both links, and says so', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Change email' }));
    await fillField(user, field('New email'), 'ortiz@example.com');
    await fillField(user, field('Current password'), 'correct horse 7');
    newEmail = 'ortiz@example.com';
    await user.click(screen.getByRole('button', { name: 'Send the links' }));
    expect(await screen.findByText('Waiting for both links')).toBeTruthy();
    expect(screen.getByText('ortiz@example.com')).toBeTruthy();
    expect(server.asked(CHANGE)[0]?.body).toMatchObject({
      email: 'ortiz@example.com',
      current_password: 'correct horse 7',
    });
  });

  it('is changed with a mailed code by an account without a password', async () => {
    server.on('GET /api/v1/privacy', {
      status: 200,
      body: { export: null, deletionDueAt: null, proof: 'code' },
    });
    server.on(CHANGE, {
      status: 422,
      body: { code: 'reauthentication_not_valid', message: 'Nonce has expired or is invalid' },
    });
    const user = open();
    await screen.findByRole('button', { name: 'Set a password' });
    await user.click(await screen.findByRole('button', { name: 'Change email' }));
    await fillField(user, field('New email'), 'ortiz@example.com');
    await user.type(field('Code from the email'), '123456');
    await user.click(screen.getByRole('button', { name: 'Send the links' }));
    await waitFor(() =>
      expect(field('Code from the email').getAttribute('aria-invalid')).toBe('true'),
    );
    expect(server.asked(CHANGE)[0]?.body).toMatchObject({
      email: 'ortiz@example.com',
      nonce: '123456',
    });
  });

  it('stays as it is when the change that waits is canceled', async () => {
    newEmail = 'ortiz@example.com';
    const user = open();
    await screen.findByText('Waiting for both links');
    newEmail = undefined;
    await user.click(screen.getByRole('button', { name: 'Cancel the change' }));
    await waitFor(() => expect(screen.queryByText('Waiting for both links')).toBeNull());
    expect(server.asked(CHANGE)[0]?.body).toMatchObject({ email: DANA.email });
  });
});

describe('a passkey whose device is lost', () => {
  const KEY = {
    id: '5e1d4f0a-0000-4000-8000-000000000003',
    friendly_name: 'Old phone',
    created_at: NOW,
  };
  const REMOVE = `DELETE /auth/v1/passkeys/${KEY.id}`;

  it('is removed with a mailed code', async () => {
    server
      .on('GET /auth/v1/passkeys', { status: 200, body: [KEY] })
      .on('GET /auth/v1/reauthenticate', { status: 200, body: {} })
      .on(REMOVE, { status: 403, body: { code: 'insufficient_aal', message: '' } });
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Remove Old phone' }));
    await user.click(await screen.findByRole('button', { name: 'Remove passkey' }));
    await user.click(await screen.findByRole('button', { name: 'Email me a code' }));
    await screen.findByText(/^We emailed you a code/);
    server.on(REMOVE, { status: 422, body: { code: 'reauthentication_not_valid', message: '' } });
    await user.type(field('Code from the email'), '000000');
    await user.click(screen.getByRole('button', { name: 'Remove passkey' }));
    await waitFor(() =>
      expect(field('Code from the email').getAttribute('aria-invalid')).toBe('true'),
    );
    server.on(REMOVE, { status: 204 }).on('GET /auth/v1/passkeys', { status: 200, body: [] });
    await user.clear(field('Code from the email'));
    await user.type(field('Code from the email'), '123456');
    await user.click(screen.getByRole('button', { name: 'Remove passkey' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Old phone/ })).toBeNull());
    expect(server.asked(REMOVE).map(({ body }) => body)).toEqual([
      undefined,
      { nonce: '000000' },
      { nonce: '123456' },
    ]);
  });
});
