import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { alert, ClientStage, ok, refused } from '../../../../test/client-stage.js';
import { renderOverStore } from '../../../../test/given-store.js';
import { button, field, press, type, words } from '../../../../test/page.js';
import { settled } from '../../../../test/settled.js';
import { Devices } from './devices.js';
import { EmailAddress } from './email-address.js';
import { Password } from './password.js';

const PRIVACY = 'GET /api/v1/privacy';
const SESSIONS = 'GET /api/v1/account/sessions';
const VIEW = { export: null, deletionDueAt: null, proof: 'password' };
const PAST = '2020-01-02T12:00:00.000Z';

const stage = new ClientStage();
const updateUser = jest.fn((..._given: unknown[]) => stage.answer());

beforeEach(() => {
  updateUser.mockClear();
  stage.server
    .on(PRIVACY, { status: 200, body: VIEW })
    .on('GET /auth/v1/settings', { status: 200, body: { password_min_length: 8, external: {} } });
});

function shown(page: ReactNode, client: object = {}) {
  renderOverStore(page, { client: { updateUser, ...client } });
  return settled(stage.server);
}

describe('the password', () => {
  const fill = (secret: string, password: string, again = password) => {
    type('Current password', secret);
    type('New password', password);
    type('Confirm new password', again);
    press('Save new password');
  };

  it('is asked for with the old one first, and says all that is missing', async () => {
    await shown(<Password />);
    press('Change password');
    expect(document.activeElement).toBe(field('Current password'));
    const name = document.querySelector<HTMLInputElement>('input[autocomplete=username]');
    expect(name?.value).toBe('dana@example.com');
    press('Save new password');
    expect(await screen.findByText('Enter your current password.')).toBeTruthy();
    expect(words()).toMatch(/Choose a password\..*Enter the password again\./);
    fill('old', 'another horse 8', 'another house 8');
    expect(await screen.findByText('Type the same password as above.')).toBeTruthy();
    expect(updateUser).not.toHaveBeenCalled();
    press('Cancel');
    expect(button('Change password')).toBeTruthy();
  });

  it('stays open while it could not be changed, and says once that it was', async () => {
    await shown(<Password />);
    press('Change password');
    stage.answers = [refused('unknown')];
    fill('old', 'another horse 8');
    expect(await alert()).toMatch(
      /^We couldn't save your passwordWe couldn't change your password\./,
    );
    expect(stage.server.asked(PRIVACY)).toHaveLength(1);
    const end = stage.held();
    press('Save new password');
    await waitFor(() => expect(button('Saving...').disabled).toBe(true));
    end(ok);
    await waitFor(() => expect(button('Change password')).toBeTruthy());
    expect(stage.toasts).toEqual([
      {
        ...{ tone: 'success', title: 'Password changed' },
        description: 'Your other devices were signed out.',
      },
    ]);
    await waitFor(() => expect(stage.server.asked(PRIVACY)).toHaveLength(2));
  });

  it('is the first one where there was none', async () => {
    stage.server.on(PRIVACY, { status: 200, body: { ...VIEW, proof: 'code' } });
    await shown(<Password />);
    press('Set a password');
    expect(document.activeElement).toBe(field('Code from the email'));
    type('Code from the email', '123456');
    type('New password', 'another horse 8');
    type('Confirm new password', 'another horse 8');
    press('Save new password');
    await waitFor(() => expect(stage.toasts[0]?.title).toBe('Password saved'));
  });
});

describe('the address', () => {
  let pending: string | null;
  const getUser = jest.fn(async () => ({ data: { user: { new_email: pending } } }));
  beforeEach(() => {
    pending = null;
    getUser.mockClear();
  });
  const ask = (email: string) => {
    type('New email', email);
    type('Current password', 'secret');
    press('Send the links');
  };

  it('that is refused is marked, and all else is said above it', async () => {
    await shown(<EmailAddress />, { getUser });
    press('Change email');
    expect(document.activeElement).toBe(field('New email'));
    stage.answers = [refused('email_exists'), refused('over_email_send_rate_limit')];
    ask('taken@example.com');
    await waitFor(() => expect(field('New email').ariaInvalid).toBe('true'));
    expect(screen.queryByRole('alert')).toBeNull();
    ask('free@example.com');
    expect(await alert()).toMatch(/^We couldn't start the change.*wait a minute/);
    const end = stage.held();
    press('Send the links');
    await waitFor(() => expect(button('Sending...').disabled).toBe(true));
    // The earlier problem is gone during the next try.
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    end(ok);
    await screen.findByRole('button', { name: 'Change email' });
    expect(updateUser).toHaveBeenLastCalledWith(
      { email: 'free@example.com', current_password: 'secret' },
      { emailRedirectTo: `${window.location.origin}/` },
    );
    expect(getUser).toHaveBeenCalledTimes(2);
    press('Change email');
    press('Cancel');
    expect(button('Change email')).toBeTruthy();
  });

  it('that waits can be kept, or asked for again', async () => {
    pending = 'new@example.com';
    await shown(<EmailAddress />, { getUser });
    press('Change email');
    expect(words()).not.toMatch(/Waiting for both links/);
    press('Cancel');
    stage.answers = [refused('unknown')];
    press('Cancel the change');
    expect(await alert()).toBe("We couldn't cancel the change. Try again.");
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
    expect(stage.toasts).toEqual([]);
    const end = stage.held();
    press('Cancel the change');
    await waitFor(() => expect(button('Canceling...').disabled).toBe(true));
    pending = null;
    end(ok);
    await waitFor(() => expect(words()).not.toMatch(/Waiting for both links/));
    expect(updateUser).toHaveBeenLastCalledWith({ email: 'dana@example.com' });
    expect(stage.toasts[0]?.title).toBe('Change canceled');
  });
});

describe('the devices', () => {
  const device = (id: string, change: object = {}) => ({
    ...{ id, kind: 'phone', browser: id, system: null, current: false },
    ...{ signedInAt: PAST, lastUsedAt: PAST, ...change },
  });
  const ids = ['5e1d4f0a-0000-4000-8000-000000000001', '5e1d4f0a-0000-4000-8000-000000000002'];
  const list = [
    device('here', { current: true }),
    ...ids.map((id, index) => device(id, { browser: ['Chrome', 'Safari'][index] })),
  ];

  it('say when they were used, to the last minute of a day, and what they are', async () => {
    const doNotFake = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;
    jest.useFakeTimers({
      now: new Date('2026-11-23T15:00:00'),
      doNotFake: [...doNotFake, 'queueMicrotask', 'nextTick', 'setImmediate', 'performance'],
    });
    const at = (local: string) => ({ lastUsedAt: new Date(local).toISOString() });
    stage.server.on(SESSIONS, {
      status: 200,
      body: [
        device('a', { ...at('2026-11-23T13:55:00.001'), kind: 'computer' }),
        device('b', { ...at('2026-11-23T13:55:00'), kind: 'tablet' }),
        device('c', at('2026-11-22T00:00:00')),
        device('d', { ...at('2026-11-21T23:59:59'), kind: 'unknown' }),
      ],
    });
    await shown(<Devices />);
    jest.useRealTimers();
    const items = screen.getAllByRole('listitem');
    expect(
      items.map((item) => item.querySelector('p + p')?.firstElementChild?.textContent),
    ).toEqual([
      ...['Used within the last hour', 'Last used today at 1:55 PM'],
      ...['Last used yesterday at 12:00 AM', 'Last used Sat, Nov 21'],
    ]);
    const icons = items.map((item) => item.querySelector('svg')?.classList.item(1));
    expect(icons).toEqual([
      ...['lucide-laptop', 'lucide-tablet', 'lucide-smartphone', 'lucide-circle-question-mark'],
    ]);
  });

  it('wait for one another, and each is said to be signed out', async () => {
    stage.server.on(SESSIONS, { status: 200, body: list });
    await shown(<Devices />, { signOut: stage.answer });
    const held: ((given: object) => void)[] = [];
    stage.server.on(`DELETE /api/v1/account/sessions/${ids[0]}`, () => {
      return new Promise((done) => held.push(done as never));
    });
    press('Sign out Chrome');
    const states = () =>
      screen
        .getAllByRole<HTMLButtonElement>('button')
        .map((one) => [...[one.textContent, one.disabled, one.getAttribute('aria-busy')]]);
    await waitFor(() =>
      expect(states()).toEqual([
        ['Sign out Chrome', true, 'true'],
        ['Sign out Safari', true, null],
        ['Sign out all other devices', true, null],
      ]),
    );
    await waitFor(() => expect(held).toHaveLength(1));
    held[0]?.({ status: 204 });
    await waitFor(() => expect(stage.toasts[0]?.title).toBe('Chrome is signed out'));
    stage.answers = [refused('unknown')];
    press('Sign out all other devices');
    expect(await alert()).toBe("We couldn't sign out your other devices.");
    press('Sign out all other devices');
    await waitFor(() => expect(stage.toasts[1]?.title).toBe('Your other devices are signed out'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
