import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SESSION_KEY } from '@prepward/browser/session-storage';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { FakeServer } from '../../../test/fake-server.js';
import { renderOverStore } from '../../../test/given-store.js';
import { button } from '../../../test/page.js';
import { connectToaster, type ToastMessage } from '../../../ui/toast.js';
import { confirmLink, type LinkOutcome, readMailLink } from '../api/confirm-link.js';
import { keptVerifiers } from '../api/verifiers.js';
import LoginPage from '../routes/login-page.js';
import { GoogleButton } from './google-button.js';
import { GoogleReturn } from './google-return.js';
import * as outcomes from './link-outcome.js';
import { PasskeyButton } from './passkey-button.js';
import { SignedOutOnly } from './signed-out-only.js';

const SETTINGS = 'GET /auth/v1/settings';

let server: FakeServer;
let undo: (() => void)[];
let toasts: ToastMessage[];
beforeEach(() => {
  server = new FakeServer();
  toasts = [];
  undo = [server.install(), connectToaster((message) => toasts.push(message))];
});
afterEach(() => {
  for (const step of undo) step();
  Reflect.deleteProperty(window, 'PublicKeyCredential');
});

function Place() {
  const { pathname, search } = useLocation();
  return <output>{`${useNavigationType()} ${pathname}${search}`}</output>;
}

async function open(page: ReactNode, given: Parameters<typeof renderOverStore>[1] = {}) {
  cleanup();
  let view: ReturnType<typeof renderOverStore> | undefined;
  await act(async () => {
    view = renderOverStore(
      <>
        {page}
        <Place />
      </>,
      { ...given, session: { user: null, ...given.session } },
    );
  });
  return view;
}

const press = (name: string) => act(async () => void fireEvent.click(button(name)));
const alive = (sign: Event) => act(async () => void window.dispatchEvent(sign));
const said = (role: 'alert' | 'status') =>
  screen.queryAllByRole(role).find(({ tagName }) => tagName !== 'OUTPUT')?.textContent;
const place = () => document.querySelector('output')?.textContent;
const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

describe('Google’s button', () => {
  it('is busy while it asks, and says only how the last try went', async () => {
    const signInWithOAuth = jest.fn(async (_: object) => ({ error: null }));
    await open(<GoogleButton label="Google" />, { client: { signInWithOAuth } });
    expect(hrefs()).toEqual(['/terms', '/privacy-policy']);
    server.on(SETTINGS, { status: 503, body: { code: 'SERVICE_UNAVAILABLE', message: '' } });
    await press('Google');
    expect(said('status')).toBe("We're not available right now. Try again in a moment.");
    expect(button('Google').disabled).toBe(false);
    let answer: () => void = () => undefined;
    const body = { external: { google: true } };
    server.on(SETTINGS, () => new Promise((go) => (answer = () => go({ status: 200, body }))));
    await press('Google');
    expect(button('Google').disabled).toBe(true);
    expect(said('status')).toBeUndefined();
    await act(async () => answer());
    expect(signInWithOAuth.mock.calls[0]?.[0]).toMatchObject({ provider: 'google' });
    expect([button('Google').disabled, said('status')]).toEqual([false, undefined]);
  });
});

describe('coming back from Google', () => {
  const back = (query: string, session: object = {}) =>
    open(<GoogleReturn />, { at: `/login?${query}`, session });

  it('leaves no error in the address, and a code for the auth client', async () => {
    await back('error=access_denied', { loading: true });
    expect(said('status')).toMatch(/^You canceled the sign-in/);
    expect(place()).toBe('REPLACE /login');
    await back('error_code=email_exists');
    expect(said('alert')).toMatch(/Log in with its password/);
    expect(place()).toBe('REPLACE /login');
    await back('code=c', { loading: true });
    expect(said('status')).toMatch(/^Signing you in/);
    expect(place()).toBe('POP /login?code=c');
  });
});

describe('the passkey button', () => {
  function know(offers = true): void {
    Object.assign(window, {
      PublicKeyCredential: Object.assign(() => undefined, {
        isConditionalMediationAvailable: async () => offers,
      }),
    });
  }
  const answering = (...answers: object[]) => {
    const signInWithPasskey = jest.fn(async (_: object) => answers.shift() ?? { error: null });
    return { call: signInWithPasskey, client: { signInWithPasskey } };
  };

  it('is not there where the browser knows none', async () => {
    await open(<PasskeyButton label="Passkey" />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is busy while it waits, says why it failed, and nothing of what was canceled', async () => {
    know();
    let answer: (given: object) => void = () => undefined;
    const signInWithPasskey = () => new Promise((resolve) => (answer = resolve));
    await open(<PasskeyButton label="Passkey" />, { client: { signInWithPasskey } });
    await press('Passkey');
    expect(button('Waiting for your passkey...').disabled).toBe(true);
    await act(async () => answer({ error: { code: 'x' } }));
    expect(said('alert')).toMatch(/^Your passkey didn't work this time/);
    await press('Passkey');
    expect(said('alert')).toBeUndefined();
    await act(async () => answer({ error: { name: 'NotAllowedError' } }));
    expect([said('alert'), toasts]).toEqual([undefined, []]);
    await press('Passkey');
    await act(async () => answer({ error: null }));
    expect(toasts.map(({ title }) => title)).toEqual(['Login successful']);
    expect(button('Passkey').disabled).toBe(false);
  });

  it('offers passkeys only on the sign-in page, and where the browser can', async () => {
    know();
    const quiet = answering();
    await open(<PasskeyButton label="Passkey" />, quiet);
    await alive(new Event('keydown'));
    expect(quiet.call).not.toHaveBeenCalled();
    const page = answering();
    await open(<LoginPage />, page);
    await alive(new Event('pointermove'));
    expect(page.call.mock.calls[0]).toMatchObject([{ options: { mediation: 'conditional' } }]);
    know(false);
    const unable = answering();
    await open(<PasskeyButton label="Passkey" offer />, unable);
    await alive(new Event('keydown'));
    expect(unable.call).not.toHaveBeenCalled();
  });

  it('ends its offer with a refusal, and with the page', async () => {
    know();
    const refused = answering({ error: { code: 'x' } });
    await open(<PasskeyButton label="Passkey" offer />, refused);
    await alive(new Event('pointermove'));
    expect(refused.call).toHaveBeenCalledTimes(1);
    expect(toasts).toEqual([]);
    let late: (given: object) => void = () => undefined;
    const call = jest.fn(() => new Promise((resolve) => (late = resolve)));
    const client = { signInWithPasskey: call };
    const view = await open(<PasskeyButton label="Passkey" offer />, { client });
    await alive(new Event('keydown'));
    view?.unmount();
    await act(async () => late({ error: { code: 'webauthn_challenge_expired' } }));
    expect(call).toHaveBeenCalledTimes(1);
  });
});

describe('what a link in an email comes to', () => {
  const { AddressChanged, AskFirst, CheckingLink, DeadLink } = outcomes;
  const { OtherAddress, OtherBrowser, Verified } = outcomes;
  const nothing = () => undefined;

  it.each<[() => ReactNode, string]>([
    [() => <DeadLink recovery />, 'alert: Link expired: doesn’t work: /forgot-password'],
    [() => <DeadLink recovery={false} />, 'alert: Link expired: doesn’t work: /login'],
    [() => <OtherBrowser />, 'status: Different browser: where you asked for it: /forgot-password'],
    [() => <OtherAddress />, 'status: Confirm your email: One more step: '],
    [() => <AddressChanged />, 'status: Address changed: is changed: /dashboard'],
    [() => <CheckingLink />, 'status: Checking your link: One moment: '],
    [
      () => <AskFirst email="a@x.org" onGoOn={nothing} />,
      'status: New password: Choose a new password?: /dashboard',
    ],
    [
      () => <Verified before signedInAs={null} />,
      'status: Address verified: is already verified: /login /forgot-password',
    ],
  ])('is a page of its own: %#', async (page, words) => {
    const [role = '', title, heading = '', ways] = words.split(': ');
    await open(page());
    expect(document.title.split(' · ')[0]).toBe(title);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    const shown = screen.getByRole('heading', { level: 1 }).textContent;
    expect(shown?.replace("'", '’')).toContain(heading);
    expect(said(role as 'alert' | 'status')).toBeTruthy();
    expect(hrefs().slice(2).join(' ')).toBe(ways);
  });

  let links = 0;
  const outcomeOf = (client: object | Error, tokenHash = `token-${++links}`) =>
    confirmLink(
      async () => {
        if (client instanceof Error) throw client;
        return client as never;
      },
      { tokenHash, type: 'email_change' },
      true,
    );
  const opened: LinkOutcome = { state: 'session' };
  const good = { verifyOtp: async () => ({ data: { session: {} }, error: null }) };

  it('stays what it was, unless the server was never asked', async () => {
    const refuses = { verifyOtp: async () => ({ data: {}, error: { code: 'otp_expired' } }) };
    expect(await outcomeOf(refuses, 'spent')).toMatchObject({ state: 'failed' });
    expect(await outcomeOf(good, 'spent')).toMatchObject({ state: 'failed' });
    const away = await outcomeOf(new TypeError('Failed to fetch'), 'unasked');
    expect(away).toMatchObject({ state: 'failed', problem: { code: 'unreachable' } });
    expect(await outcomeOf(good, 'unasked')).toEqual(opened);
  });

  it('is half a change of address where the session can’t be renewed', async () => {
    const session = { user: { email: 'old@x.org' } };
    const client = {
      verifyOtp: async () => ({ data: { session: null }, error: null }),
      getSession: async () => ({ data: { session } }),
      refreshSession: async () => ({ data: { user: null } }),
    };
    expect(await outcomeOf(client)).toEqual({ state: 'half' });
  });

  it('depends on a type that is known, and on verifiers that say something', () => {
    const types = ['signup', 'recovery', 'email_change', 'invite', 'magiclink', 'email'];
    const read = [...types, 'sms', 'EMAIL'].map((type) =>
      readMailLink(new URLSearchParams({ token_hash: 't', type })),
    );
    expect(read.map((link) => link?.type ?? null)).toEqual([...types, null, null]);
    localStorage.setItem(`${SESSION_KEY}-code-verifier`, '"/recovery"');
    expect(keptVerifiers()).toEqual([]);
  });
});

describe('who owes the second step', () => {
  it('gives it at the sign-in, wherever they began', async () => {
    const session = { awaitingSecondStep: { email: 'a@x.org' } };
    const page = (
      <Routes>
        <Route element={<SignedOutOnly />}>
          <Route path="*" element={<p>form</p>} />
        </Route>
      </Routes>
    );
    await open(page, { session, at: '/signup' });
    expect(place()).toBe('REPLACE /login');
    await open(page, { session: { user: { id: 'a' } as never }, at: '/login' });
    expect(place()).toBe('REPLACE /dashboard');
  });
});
