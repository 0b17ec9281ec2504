import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AppConfig } from '../config/index.js';

const PURPOSE = 'prepward limits';

/** A secret that all processes have, but the store of counts doesn't. */
function sharedSecret({ encryptionKey, signing }: AppConfig['auth']): string | Buffer {
  if (encryptionKey !== undefined) return encryptionKey;
  if (signing?.kind === 'hs256') return signing.secret;
  try {
    if (signing !== undefined) return readFileSync(signing.path);
  } catch {
    // A process that can't read the keys signs no one in, so it has no counts to share.
  }
  return randomBytes(32);
}

/**
 * Makes the keys under which uses are counted: HMACs, since a plain hash of an address can be
 * reversed by trying addresses. The secret is read once, for the first key: `AUTH_ENCRYPTION_KEY`,
 * or else what signs access tokens. When it changes, counts start over, and processes started
 * before a rotation of the signing keys count separately from later ones.
 */
export function limitKeys({ auth }: Pick<AppConfig, 'auth'>): (key: string) => string {
  let secret: Buffer | undefined;
  return (key) => {
    secret ??= Buffer.from(hkdfSync('sha256', sharedSecret(auth), '', PURPOSE, 32));
    return createHmac('sha256', secret).update(key).digest('base64url');
  };
}
