import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SESSION_KEY } from '@prepward/browser/session-storage';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SessionProvider } from '../../../../lib/session/session-provider.js';
import { newStore } from '../../../../lib/session/test-store.js';
import { FACTOR, FakeServer, sessionFor } from '../../../../test/fake-server.js';
import { renderOverStore } from '../../../../test/given-store.js';
import { renderSignedIn } from '../../../../test/render-signed-in.js';
import { DANA_USER, GivenSession } from '../../../../test/session.js';
import { settled } from '../../../../test/settled.js';
import { connectToaster } from '../../../../ui/toast.js';
import { beginSetup } from '../../api/two-step.js';
import { RecoveryCodes } from './recovery-codes.js';
import { TwoStep } from './two-step.js';

const DANA = { id: 'dana', email: 'dana@example.com' };
const FACTORS = '/auth/v1/factors';
const CODES = `${FACTORS}/recovery-codes`;
const TEN = Array.from({ length: 10 }, (_, index) => `ABCDE-2345${index}`);
const SECRET = 'ABCDEFGHIJKLMNOP';
const codesAnswer = (codes: string[]) => ({
  status: 200,
  body: { id: 'codes', type: 'recovery_code', friendly_name: '', total: codes.length, codes },
});

let server: FakeServer;
let undo: () => void;
let factors: object[];

/** A server on which two-step sign-in can be set up and removed. */
beforeEach(() => {
  factors = [];
  const user = () => ({ ...sessionFor(DANA).user, factors });
  const raised = () => {
    factors = [FACTOR];
    return { status: 200, body: { ...sessionFor({ ...DANA, aal: 'aal2' }), user: user() } };
  };
  server = new FakeServer()
    .on('POST /functions/v1/check-subscription', { status: 200, body: {} })
    .on('GET /auth/v1/user', () => ({ status: 200, body: user() }))
    .on(`POST ${FACTORS}`, () => ({
      status: 200,
      body: {
        id: FACTOR.id,
        type: 'totp',
        friendly_name: 'Authenticator app',
        totp: { qr_code: '<svg/>', secret: SECRET, uri: `otpauth://totp/x?secret=${SECRET}` },
      },
    }))
    .on(`POST ${FACTORS}/${FACTOR.id}/challenge`, {
      status: 200,
      body: { id: 'challenge', type: 'totp', expires_at: 0 },
    })
    .on(`POST ${FACTORS}/${FACTOR.id}/verify`, raised)
    .on(`DELETE ${FACTORS}/${FACTOR.id}`, () => {
      factors = [];
      return { status: 200, body: { id: FACTOR.id } };
    })
    .on(`GET ${CODES}`, {
      status: 200,
      body: { id: 'codes', type: 'recovery_code', total: 10, remaining: 2 },
    })
    .on(`POST ${CODES}`, codesAnswer(TEN))
    .on(`POST ${CODES}/regenerate`, codesAnswer(TEN));
  undo = server.install();
});

afterEach(() => undo());

function open(aal: 'aal1' | 'aal2' = 'aal1') {
  const twoStep = aal === 'aal2';
  factors = twoStep ? [FACTOR] : [];
  localStorage.setItem(SESSION_KEY, JSON.stringify(sessionFor({ ...DANA, aal, twoStep })));
  return renderSignedIn(
    <SessionProvider store={newStore()}>
      <GivenSession user={DANA_USER}>
        <TwoStep />
      </GivenSession>
    </SessionProvider>,
  );
}

const press = (name: string | RegExp) => screen.findByRole('button', { name });

describe('two-step sign-in', () => {
  it('is set up by scanning or typing a key, and gives ten codes once', async () => {
    const user = open();
    await user.click(await press('Set up two-step sign-in'));
    const picture = await screen.findByRole('img', { name: /^QR code for your authenticator app/ });
    expect(picture.getAttribute('src')).toMatch(/^data:image\/svg\+xml/);
    expect(screen.getByText('ABCD EFGH IJKL MNOP')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open it in your app' }).getAttribute('href')).toMatch(
      /^otpauth:/,
    );
    await user.click(await press('Copy key'));
    expect(await navigator.clipboard.readText()).toBe(SECRET);
    await user.type(screen.getByLabelText('Six-digit code'), '123456');
    await user.click(await press('Turn on'));
    for (const code of TEN) {
      expect(await screen.findByText(code)).toBeTruthy();
    }
    await user.click(await press('Copy'));
    expect(await navigator.clipboard.readText()).toBe(TEN.join('\n'));
    await user.click(await press("I've saved them"));
    expect(screen.queryByText(TEN[0] ?? '')).toBeNull();
    expect(await screen.findByText('On')).toBeTruthy();
  });

  it('says at the field that a code is wrong, and stays off', async () => {
    server.on(`POST ${FACTORS}/${FACTOR.id}/verify`, {
      status: 422,
      body: { code: 'mfa_verification_failed', message: 'Invalid TOTP code entered' },
    });
    const user = open();
    await user.click(await press('Set up two-step sign-in'));
    await user.type(await screen.findByLabelText('Six-digit code'), '000000');
    await user.click(await press('Turn on'));
    // Once at the field, and once for screen readers.
    expect(await screen.findAllByText(/^That code isn't right/)).toHaveLength(2);
    expect(screen.getByText('Off')).toBeTruthy();
    // Typing the next code replaces the refused one.
    await user.keyboard('123456');
    expect(screen.getByLabelText<HTMLInputElement>('Six-digit code').value).toBe('123456');
    await user.click(await press('Cancel'));
    await press('Set up two-step sign-in');
    expect(server.asked(`DELETE ${FACTORS}/${FACTOR.id}`)).toHaveLength(1);
  });

  it('is turned off after a code, and not without', async () => {
    const user = open('aal2');
    expect(await screen.findByText(/^2 recovery codes are left/)).toBeTruthy();
    await user.click(await press(/^Turn off/));
    const dialog = await screen.findByRole('dialog', { name: 'Turn off two-step sign-in' });
    expect(server.asked(`DELETE ${FACTORS}/${FACTOR.id}`)).toHaveLength(0);
    await user.type(within(dialog).getByLabelText('Six-digit code'), '123456');
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Off')).toBeTruthy();
    expect(server.asked(`DELETE ${FACTORS}/${FACTOR.id}`)).toHaveLength(1);
  });

  it('gives new recovery codes after a code', async () => {
    server.on(`POST ${CODES}`, {
      status: 422,
      body: { code: 'mfa_factor_name_conflict', message: 'Recovery codes already exist' },
    });
    const user = open('aal2');
    await user.click(await press('Get new recovery codes'));
    const dialog = await screen.findByRole('dialog', { name: 'Get new recovery codes' });
    await user.type(within(dialog).getByLabelText('Six-digit code'), '123456');
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(TEN[9] ?? '')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.asked(`POST ${CODES}/regenerate`)).toHaveLength(1);
  });
});

describe('an app of the account', () => {
  type Answer = { error: object | null; data?: object | null };
  const refused = (code: string): Answer => ({ error: { code, message: 'raw' }, data: null });
  const app = (id: string, friendly_name: string, change: object = {}) => ({
    ...{ id, friendly_name, factor_type: 'totp', status: 'verified' },
    ...{ created_at: '2026-01-01T00:00:00Z', ...change },
  });
  const fine = async (..._given: unknown[]): Promise<Answer> => ({ error: null, data: {} });
  const totp = { qr_code: 'data:,', secret: SECRET, uri: 'otpauth://x' };

  let titles: string[] = [];
  let apps: object[];
  let left: number;
  let disconnect: () => void;
  const enroll = jest.fn(fine);
  const unenroll = jest.fn(fine);
  const generate = jest.fn(fine);
  const getStatus = jest.fn(fine);
  const listFactors = jest.fn(fine);
  const mfa = {
    ...{ enroll, unenroll, listFactors, challengeAndVerify: fine },
    recoveryCodes: { generate, getStatus },
  };

  beforeEach(() => {
    disconnect = connectToaster(({ title }) => titles.push(title));
    titles = [];
    apps = [app('a', 'Phone')];
    left = 9;
    for (const call of [enroll, unenroll, generate, getStatus, listFactors]) call.mockClear();
    enroll.mockResolvedValue({ data: { id: 'new', totp }, error: null });
    unenroll.mockImplementation(async () => ({ data: {}, error: null }));
    generate.mockResolvedValue(refused('unknown'));
    getStatus.mockImplementation(async () => ({ data: { remaining: left }, error: null }));
    listFactors.mockImplementation(async () => ({ data: { all: apps, totp: apps }, error: null }));
  });
  afterEach(() => disconnect());

  const shown = () => {
    renderOverStore(<TwoStep />, { client: { mfa } });
    return settled(server);
  };
  const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const giveCode = async (name: string) => {
    const field = await screen.findByLabelText('Six-digit code');
    fireEvent.change(field, { target: { value: '123456' } });
    click(name);
  };

  it('beside another keeps the codes there are', async () => {
    await shown();
    click('Add another app');
    await screen.findByText('Get an authenticator app');
    expect(document.activeElement?.textContent).toMatch(/^1Get an authenticator app/);
    expect(enroll).toHaveBeenCalledWith({ factorType: 'totp', friendlyName: 'Authenticator app' });
    click('Turn on');
    expect(await screen.findAllByText('Enter the 6 digits that your app shows.')).toHaveLength(2);
    apps = [...apps, app('new', 'Authenticator app')];
    await giveCode('Turn on');
    expect(await screen.findByRole('button', { name: 'Remove Authenticator app' })).toBeTruthy();
    expect(titles).toEqual(['Your authenticator app is set up']);
    expect(generate).not.toHaveBeenCalled();
  });

  it('that is the first says where its codes could not be made', async () => {
    apps = [];
    left = 0;
    await shown();
    click('Set up two-step sign-in');
    await screen.findByText('Get an authenticator app');
    apps = [app('a', 'Phone')];
    await giveCode('Turn on');
    expect((await screen.findByRole('alert')).textContent).toBe(
      "We couldn't make your recovery codes. Try again.",
    );
    expect(generate).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('You have no recovery codes')).toBeTruthy();
  });

  it('is not set up where that is refused, until it works', async () => {
    enroll.mockResolvedValueOnce(refused('reauthentication_needed'));
    await shown();
    click('Add another app');
    expect((await screen.findByRole('alert')).textContent).toMatch(/then set up your app\.$/);
    const again = screen.getByRole<HTMLButtonElement>('button', { name: 'Add another app' });
    await waitFor(() => expect(again.disabled).toBe(false));
    fireEvent.click(again);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Starting...' }).disabled).toBe(
      true,
    );
    await screen.findByText('Get an authenticator app');
  });

  it('goes by its name, and stays where that is refused', async () => {
    apps = [app('a', 'Phone'), app('b', '')];
    await shown();
    click('Remove this app');
    const dialog = await screen.findByRole('dialog', { name: 'Remove this app' });
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(unenroll).not.toHaveBeenCalled();
    unenroll.mockResolvedValueOnce(refused('unknown'));
    click('Remove Phone');
    await giveCode('Continue');
    expect((await screen.findByRole('alert')).textContent).toBe(
      "We couldn't remove the app. Try again.",
    );
    expect(titles).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    apps = [app('b', '')];
    click('Remove Phone');
    await giveCode('Continue');
    expect(await screen.findByText('Turn off')).toBeTruthy();
    expect(unenroll).toHaveBeenLastCalledWith({ factorId: 'a' });
    expect(titles).toEqual(['Phone is removed']);
    expect(screen.queryByRole('alert')).toBeNull();
    apps = [];
    fireEvent.click(screen.getByText('Turn off'));
    await giveCode('Continue');
    await waitFor(() => expect(titles[1]).toBe('Two-step sign-in is off'));
  });

  it('may have no recovery codes, which is no trouble, unlike all else', async () => {
    getStatus.mockResolvedValueOnce(refused('mfa_factor_not_found'));
    expect(await shown()).toMatch(/You have no recovery codes/);
    getStatus.mockResolvedValueOnce(refused('unknown'));
    expect(await shown()).toMatch(/We couldn't load two-step sign-in/);
  });

  it('is begun again without what is no app, or not where they cannot be read', async () => {
    const client = (async () => ({ mfa })) as never;
    const other = { factor_type: 'phone', status: 'unverified' };
    apps = [app('sms', 'Authenticator app', other), app('old', 'Mine', { status: 'unverified' })];
    await beginSetup(client);
    expect(unenroll.mock.calls).toEqual([[{ factorId: 'old' }]]);
    listFactors.mockResolvedValueOnce(refused('unknown'));
    expect(await beginSetup(client)).toMatchObject({
      message: "We couldn't start the setup. Try again.",
    });
    expect(enroll).toHaveBeenCalledTimes(1);
  });

  it('has codes to print and to keep as a file, also where nothing can be copied', async () => {
    const files: { name: string; type: string }[] = [];
    const { createObjectURL, revokeObjectURL } = URL;
    let type = '';
    URL.createObjectURL = (blob) => {
      type = (blob as Blob).type;
      return 'blob:codes';
    };
    URL.revokeObjectURL = () => undefined;
    const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      files.push({ name: this.download, type });
    });
    const print = jest.fn();
    window.print = print;
    const writeText = async () => Promise.reject(new Error('not allowed'));
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    const done = jest.fn();
    renderOverStore(<RecoveryCodes codes={TEN} onDone={done} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(TEN);
    expect(document.querySelector('[data-prints-alone]')?.textContent).toContain(TEN.join(''));
    for (const name of ['Copy', 'Download', 'Print']) click(name);
    await waitFor(() => expect(titles).toEqual(["Your browser didn't let us copy the codes"]));
    expect(files).toEqual([{ name: 'recovery-codes.txt', type: 'text/plain' }]);
    expect(print).toHaveBeenCalledTimes(1);
    expect(done).not.toHaveBeenCalled();
    save.mockRestore();
    Object.assign(URL, { createObjectURL, revokeObjectURL });
  });
});
