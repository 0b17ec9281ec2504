import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { loadConfig } from '../config/index.js';
import { limitKeys } from './limit-keys.js';

const KEY = 'dana@example.org\n192.0.2.1';

function keyOf(env: Record<string, string>): string {
  const config = loadConfig({
    DATABASE_URL: 'postgres://user:secret@127.0.0.1:5432/prepward',
    SMTP_URL: 'smtp://127.0.0.1:25',
    ...env,
  });
  return limitKeys(config)(KEY);
}

/** A file of signing keys; what is in it doesn't matter here. */
function keyFile(text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'limit-keys-')), 'keys.json');
  writeFileSync(file, text);
  return file;
}

describe('the key of a count', () => {
  it('is no hash that a reader of the counts can make by trying addresses', () => {
    const hash = createHash('sha256').update(KEY).digest('base64url');
    expect(keyOf({ AUTH_SIGNING_KEYS_FILE: keyFile('[1]') })).not.toBe(hash);
    expect(keyOf({ AUTH_SIGNING_KEYS_FILE: '/no/such/file' })).not.toBe(hash);
  });

  it.each([
    ['AUTH_ENCRYPTION_KEY', 'one secret of thirty-two letters', 'two secrets of thirty-two letter'],
    ['AUTH_HS256_SECRET', 'one secret of thirty-two letters', 'two secrets of thirty-two letter'],
    ['AUTH_SIGNING_KEYS_FILE', keyFile('[1]'), keyFile('[2]')],
  ])(
    'is the same for all processes that have the same %s, and another without it',
    (name, one, two) => {
      const rest: Record<string, string> =
        name === 'AUTH_ENCRYPTION_KEY' ? { AUTH_SIGNING_KEYS_FILE: keyFile('[1]') } : {};
      const given = (value: string) => keyOf({ ...rest, [name]: value });
      expect(given(one)).toBe(given(one));
      expect(given(one)).toMatch(/^[\w-]{43}$/);
      expect(given(two)).not.toBe(given(one));
    },
  );
});
