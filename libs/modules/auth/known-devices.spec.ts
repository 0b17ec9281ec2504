import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DAY_MS } from '@prepward/contracts/durations';
import { Clock, Ids } from '@prepward/platform/clock';
import type { AppConfig } from '@prepward/platform/config';
import { FileLinks } from './file-links.js';
import { KnownDevices } from './known-devices.js';
import { SignedPasses } from './signed-passes.js';
import { SigningKeys } from './signing-keys.js';

const NOW = new Date('2026-06-30T12:00:00.000Z');
const account = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;

function passesOf(secret: string, issuer = 'https://site.example'): SignedPasses {
  const config = { auth: { signing: { kind: 'hs256', secret }, issuer } } as AppConfig;
  return new SignedPasses(new SigningKeys(config), config);
}
const SECRET = 'a secret of thirty-two bytes, yes';
const passes = passesOf(SECRET);
const devices = new KnownDevices(passes, new Ids());

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a pass', () => {
  it('is good for what it was made for, until it ends, and no one else’s is', async () => {
    const pass = await passes.issue('device', { jti: 'x' }, 60);
    const claims = { jti: 'x', iss: 'https://site.example', aud: 'device' };
    expect(await passes.read('device', pass)).toMatchObject(claims);
    expect(await passes.read('file', pass)).toBe(undefined);
    expect(await passes.read('device', undefined)).toBe(undefined);
    expect(await passes.read('device', 'x.y.z')).toBe(undefined);
    expect(await passesOf(`another ${SECRET}`).read('device', pass)).toBe(undefined);
    expect(await passesOf(SECRET, 'https://else.example').read('device', pass)).toBe(undefined);
    jest.setSystemTime(NOW.getTime() + 59_000);
    expect(await passes.read('device', pass)).toMatchObject(claims);
    jest.setSystemTime(NOW.getTime() + 60_000);
    expect(await passes.read('device', pass)).toBe(undefined);
  });
});

describe('a device', () => {
  it('stays the same for the accounts that used it last, five of them', async () => {
    let pass = await devices.remember(undefined, account(1));
    const first = await devices.read(pass);
    for (const n of [2, 3, 4, 5, 3, 6]) {
      pass = await devices.remember(await devices.read(pass), account(n));
    }
    expect(await devices.read(pass)).toEqual({
      id: first?.id,
      accounts: [6, 3, 5, 4, 2].map(account),
    });
    expect(await devices.idFor(pass, account(6))).toBe(first?.id);
    expect(await devices.idFor(pass, account(1))).toBe(undefined);
    expect(await devices.idFor(pass, undefined)).toBe(undefined);
    expect([
      await devices.isKnown(pass, account(3)),
      await devices.isKnown(pass, account(1)),
    ]).toEqual([true, false]);
  });

  it('is known for 180 days, by a pass that is ours', async () => {
    const pass = await devices.remember(undefined, account(1));
    jest.setSystemTime(NOW.getTime() + 180 * DAY_MS - 1_000);
    expect(await devices.isKnown(pass, account(1))).toBe(true);
    jest.setSystemTime(NOW.getTime() + 180 * DAY_MS);
    expect(await devices.isKnown(pass, account(1))).toBe(false);
    const other = await passes.issue('purchase-file', { jti: account(1), accounts: [] }, 60);
    expect(await devices.read(other)).toBe(undefined);
    expect(await devices.read(undefined)).toBe(undefined);
  });
});

describe('a link to a file', () => {
  const links = new FileLinks(passes, new Clock());

  it('is for one file of one kind, for five minutes, and says who asked', async () => {
    const made = await links.issue('export-file', account(1), 'a', (pass) => `/a?pass=${pass}`);
    expect(made.expiresAt).toBe('2026-06-30T12:05:00.000Z');
    const pass = made.url.slice('/a?pass='.length);
    expect(await links.read('export-file', pass, 'a')).toBe(account(1));
    expect(await links.read('export-file', pass, 'b')).toBe(undefined);
    expect(await links.read('paper-file', pass, 'a')).toBe(undefined);
    expect(await links.read('export-file', undefined, 'a')).toBe(undefined);
    jest.setSystemTime(NOW.getTime() + 300_000);
    expect(await links.read('export-file', pass, 'a')).toBe(undefined);
  });
});
