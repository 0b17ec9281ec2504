import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AppConfig } from '@prepward/platform/config';
import { exportJWK, generateKeyPair } from 'jose';
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

describe('signing keys', () => {
  it('are there for every one of the first requests, however many come at once', async () => {
    const keys = keysOf(file);
    const found = await Promise.all(
      Array.from({ length: 16 }, () => keys.verificationKey('first')),
    );
    expect(found.every((key) => key !== undefined)).toBe(true);
    expect(await keys.verificationKey('another')).toBe(undefined);
  });

  it('that cannot be read are asked for again by the next request', async () => {
    const keys = keysOf(path.join(folder, 'missing.json'));
    await expect(keys.sign({ sub: 'somebody' })).rejects.toThrow(/ENOENT/);
    await expect(keys.sign({ sub: 'somebody' })).rejects.toThrow(/ENOENT/);
  });
});
