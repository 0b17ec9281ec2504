import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { type AppConfig, ConfigError } from '@prepward/platform/config';
import { decodeProtectedHeader, exportJWK, generateKeyPair } from 'jose';
import { SigningKeys } from './signing-keys.js';

let folder: string;
let file: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'prepward-keys-'));
  file = path.join(folder, 'keys.json');
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), alg: 'ES256', kid: 'first' };
  writeFileSync(file, JSON.stringify([key]));
});
afterAll(() => rmSync(folder, { recursive: true }));

const keysOf = (from: string) =>
  new SigningKeys({ auth: { signing: { kind: 'file', path: from } } } as AppConfig);

function write(content: unknown): string {
  const written = path.join(folder, `${crypto.randomUUID()}.json`);
  writeFileSync(written, JSON.stringify(content));
  return written;
}

async function privateKeyOf(alg: 'ES256' | 'RS256', kid: string, more: object = {}) {
  const { privateKey } = await generateKeyPair(alg, { extractable: true });
  return { ...(await exportJWK(privateKey)), alg, kid, ...more };
}
const secret = (kid: string, more: object = {}) => ({
  kty: 'oct',
  alg: 'HS256',
  kid,
  k: Buffer.from('a secret of thirty-two bytes, yes').toString('base64url'),
  ...more,
});

describe('a key file', () => {
  it.each(['ES256', 'RS256'] as const)(
    'may say that its %s key signs and verifies',
    async (alg) => {
      const key = await privateKeyOf(alg, 'ops', { key_ops: ['sign', 'verify'], use: 'sig' });
      const keys = keysOf(write([key]));
      await keys.check();
      expect(await keys.publicKeys()).toMatchObject([{ kid: 'ops', key_ops: ['verify'] }]);
    },
  );

  it('signs with its first key that may, and verifies by all', async () => {
    const old = await privateKeyOf('ES256', 'old', { key_ops: ['verify'] });
    const keys = keysOf(write([old, secret('legacy', { key_ops: ['verify'] }), secret('now')]));
    await keys.check();
    expect(decodeProtectedHeader(await keys.sign({ sub: 'x' }))).toMatchObject({
      alg: 'HS256',
      kid: 'now',
    });
    expect(await keys.verificationKey('old', 'ES256')).toBeDefined();
    expect(await keys.verificationKey('legacy', 'HS256')).toBeDefined();
    // No key is used with another key's algorithm: a public key must not serve as a secret.
    expect(await keys.verificationKey('old', 'HS256')).toBeUndefined();
  });

  it('never publishes a secret', async () => {
    const keys = keysOf(write([secret('now'), await privateKeyOf('ES256', 'next')]));
    const published = await keys.publicKeys();
    expect(published.map(({ kid }) => kid)).toEqual(['next']);
    expect(published[0]).not.toHaveProperty('d');
  });

  it.each<[string, () => Promise<unknown>, string]>([
    ['no list', async () => ({}), 'a list of JWKs'],
    [
      'only a key that may not sign',
      async () => [await privateKeyOf('ES256', 'a', { key_ops: ['verify'] })],
      'a private key that may sign',
    ],
    [
      'another kind of key',
      async () => [{ kty: 'OKP', kid: 'a', alg: 'EdDSA' }],
      'of key 1: kty EC, RSA or oct',
    ],
    [
      'a key without a name',
      async () => [await privateKeyOf('ES256', 'a'), await privateKeyOf('ES256', '')],
      'of key 2: a kid',
    ],
    [
      'two keys of one name',
      async () => [await privateKeyOf('ES256', 'a'), await privateKeyOf('ES256', 'a')],
      'a kid of its own',
    ],
    [
      'a short secret',
      async () => [secret('a', { k: 'c2hvcnQ' })],
      'a secret of 32 bytes at least',
    ],
    [
      'a short RSA key',
      async () => {
        const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
        const short = { ...privateKey.export({ format: 'jwk' }), alg: 'RS256', kid: 'b' };
        return [await privateKeyOf('ES256', 'a'), { ...short, key_ops: ['verify'] }];
      },
      'RSA keys of 2048 bits at least',
    ],
  ])('is refused at boot with %s', async (_, content, words) => {
    const keys = keysOf(write(await content()));
    const refused = keys.check();
    await expect(refused).rejects.toThrow(ConfigError);
    await expect(refused).rejects.toThrow(words);
  });
});

describe('signing keys', () => {
  it('are there for every one of the first requests, however many come at once', async () => {
    const keys = keysOf(file);
    const found = await Promise.all(
      Array.from({ length: 16 }, () => keys.verificationKey('first', 'ES256')),
    );
    expect(found.every((key) => key !== undefined)).toBe(true);
    expect(await keys.verificationKey('another', 'ES256')).toBe(undefined);
  });

  it('that cannot be read are asked for again by the next request', async () => {
    const keys = keysOf(path.join(folder, 'missing.json'));
    await expect(keys.sign({ sub: 'somebody' })).rejects.toThrow(/ENOENT/);
    await expect(keys.sign({ sub: 'somebody' })).rejects.toThrow(/ENOENT/);
  });

  it('of a file are looked at again after two seconds, and kept while it is half written', async () => {
    jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    try {
      const changing = write([secret('one')]);
      const keys = keysOf(changing);
      const ids = async () => [await keys.verificationKey('one', 'HS256')].map(Boolean)[0];
      expect(await ids()).toBe(true);
      const change = (content: string, ms: number) => {
        writeFileSync(changing, content);
        utimesSync(changing, new Date(), new Date(Date.now() + 60_000 + ms));
        jest.setSystemTime(Date.now() + ms);
      };
      change('[{', 2_000);
      expect(await ids()).toBe(true);
      change(JSON.stringify([secret('two')]), 1_999);
      expect(await ids()).toBe(true);
      change(JSON.stringify([secret('two')]), 1);
      expect(await ids()).toBe(false);
      expect(await keys.verificationKey('two', 'HS256')).toBeDefined();
    } finally {
      jest.useRealTimers();
      jest.restoreAllMocks();
    }
  });
});

describe('a secret in the settings', () => {
  const value = 'a secret of thirty-two bytes, yes';
  const keys = new SigningKeys({
    auth: { signing: { kind: 'hs256', secret: value } },
  } as AppConfig);

  it('signs and verifies tokens that name no key, and is published nowhere', async () => {
    await keys.check();
    expect(decodeProtectedHeader(await keys.sign({}))).toEqual({ alg: 'HS256', typ: 'JWT' });
    expect(await keys.verificationKey(undefined, 'HS256')).toBeDefined();
    expect(await keys.verificationKey('first', 'HS256')).toBe(undefined);
    expect(await keys.verificationKey(undefined, 'ES256')).toBe(undefined);
    expect(await keys.publicKeys()).toEqual([]);
    expect([keys.algorithms, keysOf(file).algorithms]).toEqual([
      ['HS256'],
      ['ES256', 'RS256', 'HS256'],
    ]);
  });

  it('and a file may be missing where nothing is signed', async () => {
    const none = new SigningKeys({ auth: {} } as AppConfig);
    await none.check();
    await expect(none.sign({})).rejects.toThrow(ConfigError);
  });
});
