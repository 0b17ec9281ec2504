import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type AppConfig, InjectConfig } from '@prepward/platform/config';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Marks a secret that is kept unencrypted because the operator has set no key. */
const PLAIN = 'plain:';
const SEALED = 'v1:';

/**
 * Keeps secrets that we have to read again: sealed with `AUTH_ENCRYPTION_KEY`, so that a copy of the
 * database alone reveals nothing. What was kept before there was a key can still be read.
 */
@Injectable()
export class SecretBox {
  private readonly key: Buffer | undefined;

  constructor(@InjectConfig() config: AppConfig) {
    const { encryptionKey } = config.auth;
    this.key =
      encryptionKey === undefined
        ? undefined
        : Buffer.from(hkdfSync('sha256', encryptionKey, '', 'prepward factors', 32));
  }

  /** @param owner whose secret it is: sealed for one owner, it opens for no other */
  seal(secret: string, owner: string): string {
    if (this.key === undefined) return PLAIN + secret;
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.key, nonce).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([
      nonce,
      cipher.update(secret),
      cipher.final(),
      cipher.getAuthTag(),
    ]);
    return SEALED + sealed.toString('base64url');
  }

  /** @throws Error when it was sealed with another key, or for another owner */
  open(kept: string, owner: string): string {
    if (kept.startsWith(PLAIN)) return kept.slice(PLAIN.length);
    if (this.key === undefined) throw new Error('AUTH_ENCRYPTION_KEY is missing: it sealed this');
    const bytes = Buffer.from(kept.slice(SEALED.length), 'base64url');
    const decipher = createDecipheriv(CIPHER, this.key, bytes.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(-TAG_BYTES));
    const text = bytes.subarray(NONCE_BYTES, -TAG_BYTES);
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  }
}
