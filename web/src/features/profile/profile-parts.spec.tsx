import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FakeServer } from '../../test/fake-server.js';
import { renderOverStore } from '../../test/given-store.js';
import { settled } from '../../test/settled.js';
import { profileOf } from '../../test/student-data.js';
import { beginSetup, newCodes } from './api/two-step.js';
import DeletionBanner from './components/deletion-banner.js';
import UnsubscribePage from './routes/unsubscribe-page.js';
import { DeleteAccount } from './sections/data/delete-account.js';
import { DownloadData } from './sections/data/download-data.js';
import DetailsSection from './sections/details/details-section.js';
import { timeZones } from './sections/details/time-zones.js';
import { Devices } from './sections/security/devices.js';
import { EmailAddress } from './sections/security/email-address.js';
import { freshProofWords, wantsSecondStep } from './sections/security/fresh-proof.js';
import { Passkeys } from './sections/security/passkeys.js';
import { Password } from './sections/security/password.js';
import { TwoStep } from './sections/security/two-step.js';

const PRIVACY = { export: null, deletionDueAt: null, proof: 'password' };
const PAST = '2020-01-02T12:00:00.000Z';
const FAR = '2999-01-02T12:00:00.000Z';

let server: FakeServer;
let restore: () => void;
beforeEach(() => {
  server = new FakeServer()
    .on('GET /api/v1/privacy', { status: 200, body: PRIVACY })
    .on('GET /api/v1/profile', { status: 200, body: profileOf() })
    .on('GET /auth/v1/settings', { status: 200, body: { password_min_length: 8, external: {} } });
  restore = server.install();
});
afterEach(() => restore());

const buttons = () =>
  [...document.querySelectorAll('button')].map(({ textContent }) => textContent);

async function shown(page: ReactNode, given: Parameters<typeof renderOverStore>[1] = {}) {
  cleanup();
  renderOverStore(page, given);
  return settled(server);
}

describe('two-step sign-in', () => {
  const app = (id: string, status = 'verified', name = id) => ({
    ...{ id, friendly_name: name, factor_type: 'totp', status, created_at: PAST },
  });
  const clientOf = (apps: ReturnType<typeof app>[], remaining: number) => ({
    mfa: {
      listFactors: async () => ({ data: { all: apps, totp: apps }, error: null }),
      recoveryCodes: { getStatus: async () => ({ data: { remaining }, error: null }) },
    },
  });
  const page = (apps: ReturnType<typeof app>[], left: number) =>
    shown(<TwoStep />, { client: clientOf(apps, left) });

  it('is off without an app', async () => {
    expect(await page([], 0)).toMatch(/^Two-step sign-inOff/);
    expect(buttons()).toEqual(['Set up two-step sign-in']);
  });

  it.each([
    [0, /You have no recovery codes/],
    [1, /One recovery code is left\. Get ten/],
    [2, /2 recovery codes are left\. Get ten/],
    [3, /3 recovery codes left\./],
  ])('says how many recovery codes are left: %d', async (left, said) => {
    expect(await page([app('a', 'verified', 'My phone')], left)).toMatch(said);
    expect(buttons()[0]).toBe('Turn off two-step sign-in');
  });

  it('names its apps, of which each can go', async () => {
    expect(await page([app('a', 'verified', ''), app('b')], 9)).toMatch(
      /Authenticator appAdded January 2, 2020Remove this appbAdded January 2, 2020Remove b/,
    );
  });

  it('is set up under a free name, and forgets secrets without a code', async () => {
    const gone: string[] = [];
    const names: string[] = [];
    const begin = (...apps: ReturnType<typeof app>[]) =>
      beginSetup((async () => ({
        mfa: {
          ...clientOf(apps, 0).mfa,
          unenroll: async ({ factorId }: { factorId: string }) => {
            gone.push(factorId);
            return { error: null };
          },
          enroll: async ({ friendlyName }: { friendlyName: string }) => {
            names.push(friendlyName);
            const totp = { qr_code: 'p', secret: 's', uri: 'u' };
            return { data: { id: 'new', totp }, error: null };
          },
        },
      })) as never);
    expect(await begin(app('old', 'unverified', 'Authenticator app'))).toEqual({
      ...{ factorId: 'new', picture: 'p', secret: 's', uri: 'u' },
    });
    await begin(app('a', 'verified', 'Authenticator app'));
    await begin(
      app('a', 'verified', 'Authenticator app'),
      app('b', 'verified', 'Authenticator app 2'),
    );
    await begin(app('a', 'verified', 'Mine'));
    expect(gone).toEqual(['old']);
    expect(names).toEqual([
      'Authenticator app',
      'Authenticator app 2',
      'Authenticator app 3',
      'Authenticator app',
    ]);
  });

  it('gives new recovery codes instead of old ones', async () => {
    const made = (error: object | null) =>
      newCodes((async () => ({
        mfa: {
          recoveryCodes: {
            generate: async () => ({ data: error ? null : { codes: ['first'] }, error }),
            regenerate: async () => ({ data: { codes: ['again'] }, error: null }),
          },
        },
      })) as never);
    expect(await made(null)).toEqual(['first']);
    expect(await made({ code: 'mfa_factor_name_conflict' })).toEqual(['again']);
    expect(await made({ code: 'other' })).toMatchObject({ message: expect.any(String) });
  });

  it('says what to do where the server wants to know who is there', () => {
    const words = (code: string) => freshProofWords({ code, message: 'M' }, 'go on');
    expect(words('insufficient_aal')).toMatch(/with a passkey you already have, then go on/);
    expect(words('reauthentication_needed')).toMatch(/log in again, then go on/);
    expect(words('other')).toBe('M');
    expect(wantsSecondStep({ code: 'other', message: '' })).toBe(false);
  });
});

describe('the devices', () => {
  const HOUR = 3_600_000;
  const page = (...devices: object[]) => {
    server.on('GET /api/v1/account/sessions', {
      status: 200,
      body: devices.map((device, index) => ({
        ...{ id: `d${index}`, kind: 'computer', browser: 'Firefox', system: 'Linux' },
        ...{ current: index === 0, signedInAt: PAST, lastUsedAt: PAST, ...device },
      })),
    });
    return shown(<Devices />);
  };

  it('say when they were used, as closely as it is known', async () => {
    const ago = (ms: number) => ({ lastUsedAt: new Date(Date.now() - ms).toISOString() });
    const said = await page({}, ago(64 * 60_000), ago(66 * 60_000 + 24 * HOUR), {});
    expect(said).toMatch(/Firefox on LinuxThis deviceIn use now Signed in January 2, 2020/);
    expect(said).toMatch(/Used within the last hour/);
    expect(said).toMatch(/Last used (yesterday at|\w{3}, )/);
    expect(said).toMatch(/Last used Thu, Jan 2, 2020/);
    expect(await page({}, ago(66 * 60_000))).not.toMatch(/within the last hour/);
  });

  it('are named by what is known, and signed out all at once where there are several', async () => {
    const named = await page({ browser: null }, { system: null }, { browser: null, system: null });
    expect(named).toMatch(/^.*LinuxThis device.*Firefox(?! on).*Unknown device/);
    expect(buttons()).toEqual([
      'Sign out Firefox',
      'Sign out Unknown device',
      'Sign out all other devices',
    ]);
    await page({});
    expect(buttons()).toEqual([]);
  });
});

describe('the passkeys', () => {
  const keyed = (
    list: object[],
    registerPasskey = async () => ({ error: null as object | null }),
  ) =>
    shown(<Passkeys />, {
      client: {
        registerPasskey,
        passkey: { list: async () => ({ data: list, error: null }) },
        mfa: { listFactors: async () => ({ data: { all: [], totp: [] }, error: null }) },
      },
    });
  afterEach(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
  });

  it('cannot be added by a browser that knows none', async () => {
    expect(await keyed([])).toMatch(/This browser doesn’t know passkeys/);
  });

  it('are listed with their days; one put off is not said to have failed', async () => {
    Object.assign(window, { PublicKeyCredential: () => undefined });
    const key = { id: 'k', friendly_name: 'Phone', created_at: PAST };
    await keyed([]);
    expect(buttons()).toEqual(['Add a passkey']);
    expect(await keyed([key])).toMatch(/PhoneAdded January 2, 2020 · Not used yet/);
    const canceled = async () => ({ error: { name: 'NotAllowedError' } });
    expect(await keyed([{ ...key, last_used_at: PAST }], canceled)).toMatch(/Last used January 2/);
    fireEvent.click(screen.getByRole('button', { name: 'Add another passkey' }));
    await settled(server);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('say why one could not be saved', async () => {
    Object.assign(window, { PublicKeyCredential: () => undefined });
    await keyed([], async () => ({ error: { code: 'reauthentication_needed', message: 'x' } }));
    fireEvent.click(screen.getByRole('button', { name: 'Add a passkey' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/then add your passkey/);
  });
});

describe('the password and the address', () => {
  it('can be changed, or set where there is none', async () => {
    expect(await shown(<Password />)).toMatch(/signs out your other devices.*Change password/);
    server.on('GET /api/v1/privacy', { status: 200, body: { ...PRIVACY, proof: 'code' } });
    expect(await shown(<Password />)).toMatch(/log in without a password.*Set a password/);
  });

  it('has to be another address, however it is written', async () => {
    const updateUser = jest.fn(async () => ({ error: null }));
    const getUser = async () => ({ data: { user: { new_email: null } } });
    await shown(<EmailAddress />, { client: { updateUser, getUser } });
    fireEvent.click(screen.getByRole('button', { name: 'Change email' }));
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    type('New email', ' DANA@example.com ');
    type('Current password', 'secret');
    fireEvent.click(screen.getByRole('button', { name: 'Send the links' }));
    expect(await screen.findByText('You already use this address.')).toBeTruthy();
    expect(updateUser).not.toHaveBeenCalled();
  });

  it('that waits is named until both links were opened', async () => {
    const getUser = async () => ({ data: { user: { new_email: 'new@example.com' } } });
    expect(await shown(<EmailAddress />, { client: { getUser } })).toMatch(
      /email to dana@example\.com, and the one in the email to new@example\.com/,
    );
    expect(buttons()).toEqual(['Cancel the change', 'Change email']);
  });
});

describe('the own data', () => {
  const file = (change: object) => ({
    ...{ id: 'e', state: 'ready', expiresAt: PAST, bytes: 1_240_000, nextAt: FAR, ...change },
  });

  it.each([
    [null, /in one ZIP/, ['Download my data']],
    [file({}), /A ZIP file of 1\.2 MB, available until January 2, 2020/, ['Download file']],
    [file({ nextAt: PAST }), /is ready/, ['Download file', 'Pack it again']],
    [file({ state: 'making', nextAt: PAST }), /We’re packing your data/, []],
    [file({ state: 'failed', nextAt: PAST }), /couldn’t pack your data/, ['Download my data']],
    [file({ state: 'failed' }), /couldn’t pack your data/, []],
  ])('can be packed once a day', async (newest, said, found) => {
    expect(await shown(<DownloadData newest={newest as never} />)).toMatch(said);
    expect(buttons()).toEqual(found);
  });

  it('goes with the account on its day, until it is kept', async () => {
    await shown(<DeleteAccount view={PRIVACY as never} />);
    expect(buttons()).toEqual(['Delete my account…']);
    const view = { ...PRIVACY, deletionDueAt: FAR };
    expect(await shown(<DeleteAccount view={view as never} />)).toMatch(/on January 2, 2999/);
    expect(buttons()).toEqual(['Keep my account']);
    expect(await shown(<DeletionBanner />)).toBe('');
    server.on('GET /api/v1/privacy', { status: 200, body: view });
    expect(await shown(<DeletionBanner />)).toMatch(/will be deleted on January 2, 2999/);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/profile/data');
  });
});

describe('the details', () => {
  it('have every time zone once, the chosen one among them', () => {
    const zones = timeZones('Etc/UTC', new Date(PAST));
    const names = zones.map(({ value }) => value);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual([...names].sort());
    expect(names).toEqual(expect.arrayContaining(['Etc/UTC', 'UTC']));
    const chicago = zones.find(({ value }) => value === 'America/Chicago');
    expect(chicago?.label).toBe('America/Chicago (GMT-6)');
    const york = zones.find(({ value }) => value === 'America/New_York');
    expect(york?.label).toMatch(/^America\/New York/);
  });

  it('are on the rest of the site once they are saved', async () => {
    const ensureToken = jest.fn(async (_?: string) => 'next');
    server.on('PATCH /api/v1/profile', { status: 200, body: profileOf() });
    await shown(<DetailsSection />, { session: { ensureToken } });
    fireEvent.change(screen.getByLabelText('First name'), { target: { value: 'Eve' } });
    ensureToken.mockClear();
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await settled(server);
    expect(server.asked('PATCH /api/v1/profile')[0]?.body).toMatchObject({ firstName: 'Eve' });
    expect(ensureToken).toHaveBeenCalledWith('token');
  });

  it('take the time zone that was chosen, also where none was known', async () => {
    server
      .on('GET /api/v1/profile', { status: 200, body: { ...profileOf(), timeZone: null } })
      .on('PATCH /api/v1/profile', { status: 200, body: profileOf() });
    await shown(<DetailsSection />);
    fireEvent.change(screen.getByLabelText('Time zone'), { target: { value: 'Asia/Tokyo' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await settled(server);
    expect(server.asked('PATCH /api/v1/profile')[0]?.body).toMatchObject({
      timeZone: 'Asia/Tokyo',
    });
  });
});

describe('leaving mails', () => {
  const LEAVE = 'POST /api/v1/unsubscribe';

  it('can be tried again', async () => {
    server.on(LEAVE, { status: 503, body: { code: 'SERVICE_UNAVAILABLE', message: '' } });
    await shown(<UnsubscribePage />, { at: '/unsubscribe?kind=corrections&key=k' });
    fireEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));
    expect(await settled(server)).toMatch(/That didn’t work/);
    for (const { method, path } of server.seen.slice(-1)) {
      server.on(`${method} ${path}`, { status: 204 });
    }
    fireEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));
    expect(await settled(server)).toMatch(/You’re unsubscribed.*corrections anymore/i);
  });

  it.each(['', '?kind=corrections', '?kind=other&key=k', '?key=k'])(
    'needs the whole link: %s',
    async (query) => {
      expect(await shown(<UnsubscribePage />, { at: `/unsubscribe${query}` })).toMatch(
        /This link is incomplete/,
      );
    },
  );
});
