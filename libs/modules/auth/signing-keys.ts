import { createPublicKey, createSecretKey, type KeyObject } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { Injectable, Logger } from '@nestjs/common';
import { type AppConfig, ConfigError, InjectConfig } from '@prepward/platform/config';
import { type CryptoKey, exportJWK, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose';
import * as z from 'zod';

/** A change of the key file is noticed within this time, without a restart. */
const RECHECK_MS = 2_000;

const privateKey = z.looseObject({
  kid: z.string().min(1),
  kty: z.enum(['EC', 'RSA']),
  alg: z.enum(['ES256', 'RS256']),
  d: z.string().min(1),
});

interface LoadedKey {
  kid: string;
  alg: string;
  sign: CryptoKey | Uint8Array;
  publicJwk: JWK & { kid: string };
  /** Parsed once: doing so at each request costs more than verifying. */
  verify: KeyObject;
}

async function load(jwk: z.infer<typeof privateKey>): Promise<LoadedKey> {
  const { kty, alg, kid, n, e, crv, x, y } = jwk as JWK & z.infer<typeof privateKey>;
  const publicPart = kty === 'EC' ? { kty, crv, x, y } : { kty, n, e };
  const publicJwk = { ...publicPart, alg, kid, use: 'sig', key_ops: ['verify'] };
  const publicKey = await importJWK({ ...publicPart, alg }, alg, { extractable: true });
  return {
    kid,
    alg,
    sign: await importJWK(jwk as JWK, alg),
    publicJwk: { ...(await exportJWK(publicKey)), ...publicJwk },
    verify: createPublicKey({ key: publicPart, format: 'jwk' }),
  };
}

/**
 * The keys that sign access tokens. With a key file, its first key signs and all are published, so
 * a rotation is: put a new key in front, later take the old one out. Nothing restarts.
 */
@Injectable()
export class SigningKeys {
  private readonly log = new Logger(SigningKeys.name);
  private keys: LoadedKey[] = [];
  private readAt = 0;
  private modifiedAt = -1;
  private reading: Promise<void> | undefined;

  constructor(@InjectConfig() private readonly config: AppConfig) {}

  /** Signs claims with the current key. */
  async sign(claims: JWTPayload): Promise<string> {
    const { signing } = this;
    if (signing.kind === 'hs256') {
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .sign(new TextEncoder().encode(signing.secret));
    }
    await this.refresh(signing.path);
    const [key] = this.keys;
    if (key === undefined) throw new Error(`${signing.path} holds no keys`);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: key.alg, kid: key.kid, typ: 'JWT' })
      .sign(key.sign);
  }

  /** What verifies a token with this key id, or undefined for a key that is not ours. */
  async verificationKey(kid: string | undefined): Promise<KeyObject | undefined> {
    const { signing } = this;
    if (signing.kind === 'hs256')
      return kid === undefined ? createSecretKey(signing.secret, 'utf8') : undefined;
    await this.refresh(signing.path);
    return this.keys.find((key) => key.kid === kid)?.verify;
  }

  /** The algorithms a token may name; anything else is refused, `none` and HS for RS included. */
  get algorithms(): ('HS256' | 'ES256' | 'RS256')[] {
    return this.config.auth.signing?.kind === 'hs256' ? ['HS256'] : ['ES256', 'RS256'];
  }

  /** The public half of every key, as `/.well-known/jwks.json` has it. */
  async publicKeys(): Promise<(JWK & { kid: string })[]> {
    const { signing } = this;
    if (signing.kind === 'hs256') return [];
    await this.refresh(signing.path);
    return this.keys.map((key) => key.publicJwk);
  }

  private get signing() {
    const { signing } = this.config.auth;
    if (signing === undefined) throw new ConfigError('AUTH_SIGNING_KEYS_FILE is missing: no keys');
    return signing;
  }

  /** Looks at the file now and then. Who asks meanwhile waits for the same look, not without keys. */
  private async refresh(path: string): Promise<void> {
    if (Date.now() - this.readAt < RECHECK_MS) return;
    this.reading ??= this.read(path).finally(() => {
      this.reading = undefined;
    });
    await this.reading;
  }

  private async read(path: string): Promise<void> {
    const { mtimeMs } = await stat(path);
    if (mtimeMs !== this.modifiedAt) {
      try {
        const parsed = z
          .array(privateKey)
          .min(1)
          .parse(JSON.parse(await readFile(path, 'utf8')));
        this.keys = await Promise.all(parsed.map(load));
        this.modifiedAt = mtimeMs;
        this.log.log(`Signing with key ${this.keys[0]?.kid}; ${this.keys.length} published`);
      } catch (error) {
        // Half-written while a rotation is under way: the keys at hand stay good.
        if (this.keys.length === 0) throw error;
        this.log.warn(`${path} is not a list of private keys; keeping the last ones`);
      }
    }
    this.readAt = Date.now();
  }
}
