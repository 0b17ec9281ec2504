import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { commandSettings } from '@prepward/platform/config';
import { exportJWK, generateKeyPair, type JWK } from 'jose';

/** Old keys kept after a rotation: tokens signed with them are valid for an hour. */
const KEYS_KEPT = 2;

function keyFile(): string {
  const { signingKeysFile: path } = commandSettings();
  if (path === '') {
    throw new Error('AUTH_SIGNING_KEYS_FILE is missing: expected the path of the key file');
  }
  return path;
}

async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return { ...(await exportJWK(privateKey)), alg: 'ES256', kid: randomUUID() };
}

/** Never half-written: servers read the file while it is replaced. */
async function write(path: string, keys: JWK[]): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.new`;
  await writeFile(draft, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, path);
}

/** Makes the key file when there is none. */
export async function ensureKeys(): Promise<void> {
  const path = keyFile();
  if (!existsSync(path)) await write(path, [await newKey()]);
}

/** Puts a new signing key in front; running servers take it up within seconds. */
export async function rotateKeys(): Promise<void> {
  const path = keyFile();
  const keys = JSON.parse(await readFile(path, 'utf8')) as JWK[];
  const rotated = [await newKey(), ...keys].slice(0, KEYS_KEPT);
  await write(path, rotated);
  console.log(`Signing with ${rotated[0]?.kid}; ${rotated.length} keys are published`);
}
