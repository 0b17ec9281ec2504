import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SESSION_KEY } from '@prepward/browser/session-storage';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { FakeServer, sessionFor } from '../../../test/fake-server.js';
import {
  DANA,
  field,
  fillSignup,
  open,
  openAuthServer,
  pages,
  press,
  SIGN_UP,
  signIn,
} from './test-auth-pages.js';

let server: FakeServer;
let close: () => void;

beforeEach(() => {
  ({ server, close } = openAuthServer());
});

afterEach(() => close());

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

describe('the page that was wanted', () => {
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
      await signIn(user);
      expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
    },
  );

  it('opens at once for a student who is signed in', async () => {
    localStorage.setItem(SESSION_KEY, JSON.stringify(sessionFor(DANA)));
    open('/signup?next=%2Fcheckout%3Fplan%3Dweekly');
    expect(await screen.findByRole('heading', { name: '/checkout?plan=weekly' })).toBeTruthy();
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
