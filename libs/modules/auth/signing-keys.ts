import { createPublicKey, createSecretKey, type KeyObject } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { Injectable, Logger } from '@nestjs/common';
import { type AppConfig, ConfigError, InjectConfig } from '@prepward/platform/config';
import {
  type CryptoKey,
  decodeProtectedHeader,
  errors,
  exportJWK,
  importJWK,
  type JWK,
  type JWTHeaderParameters,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose';
import * as z from 'zod';

/** A change of the key file is noticed within this time, without a restart. */
const RECHECK_MS = 2_000;
/** Bytes of the shortest secret that signs with HS256 (RFC 7518, 3.2). */
const LEAST_SECRET = 32;
/** Bits of the shortest RSA key that verifies with RS256 (RFC 7518, 3.3). */
const LEAST_RSA = 2048;

const ops = z.array(z.string()).optional();
const named = { kid: z.string('a kid').min(1, 'a kid'), key_ops: ops };
/** What a key file may hold; RFC 7517, with an algorithm each. */
const fileKey = z.discriminatedUnion(
  'kty',
  [
    z.looseObject({ ...named, kty: z.literal('EC'), alg: z.literal('ES256', 'alg ES256') }),
    z.looseObject({ ...named, kty: z.literal('RSA'), alg: z.literal('RS256', 'alg RS256') }),
    z.looseObject({ ...named, kty: z.literal('oct'), alg: z.literal('HS256', 'alg HS256') }),
  ],
  'kty EC, RSA or oct',
);
type FileKey = z.infer<typeof fileKey>;
type Algorithm = FileKey['alg'];

interface LoadedKey {
  kid: string;
  alg: Algorithm;
  /** Absent for a key that only verifies: its `key_ops` lack `sign`, or it has no private part. */
  sign?: CryptoKey | Uint8Array;
  /** Absent for a secret, which is never published. */
  publicJwk?: JWK & { kid: string };
  /** Parsed once: parsing on each request would cost more than verifying. */
  verify: KeyObject;
}

/** A key that may sign has `sign` in its `key_ops`, or no `key_ops`, and has the private part. */
function maySign({ key_ops, kty, d }: FileKey & { d?: unknown }): boolean {
  const isMeant = key_ops === undefined || key_ops.includes('sign');
  return isMeant && (kty === 'oct' || typeof d === 'string');
}

function loadSecret({ kid, alg, k }: FileKey & { k?: unknown }, signs: boolean): LoadedKey {
  if (typeof k !== 'string') throw new Error('an oct key with its secret, k');
  const secret = Buffer.from(k, 'base64url');
  if (secret.length < LEAST_SECRET) throw new Error(`a secret of ${LEAST_SECRET} bytes at least`);
  return { kid, alg, verify: createSecretKey(secret), ...(signs ? { sign: secret } : {}) };
}

/** @throws Error for a key that is too short to verify anything (RFC 7518, 3.3) */
function publicKeyOf(jwk: object): KeyObject {
  const key = createPublicKey({ key: { ...jwk }, format: 'jwk' });
  const bits = key.asymmetricKeyDetails?.modulusLength ?? LEAST_RSA;
  if (bits < LEAST_RSA) throw new Error(`RSA keys of ${LEAST_RSA} bits at least`);
  return key;
}

async function load(key: FileKey): Promise<LoadedKey> {
  const signs = maySign(key);
  if (key.kty === 'oct') return loadSecret(key, signs);
  // We decide here what the key may be used for, so that imported keys don't fail because of unsuitable
  // `key_ops`.
  const { key_ops: _ops, use: _use, ...jwk } = key as FileKey & JWK;
  const { kty, alg, kid, n, e, crv, x, y } = jwk as JWK & { kid: string; alg: Algorithm };
  const publicPart = key.kty === 'EC' ? { kty, crv, x, y } : { kty, n, e };
  const publicKey = await importJWK({ ...publicPart, alg } as JWK, alg, { extractable: true });
  return {
    kid,
    alg,
    ...(signs ? { sign: await importJWK(jwk as JWK, alg) } : {}),
    publicJwk: { ...(await exportJWK(publicKey)), alg, kid, use: 'sig', key_ops: ['verify'] },
    verify: publicKeyOf(publicPart),
  };
}

/** @throws Error that says what the file should hold */
async function loadFile(path: string): Promise<LoadedKey[]> {
  const parsed = z
    .array(fileKey)
    .min(1)
    .safeParse(JSON.parse(await readFile(path, 'utf8')));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const [place] = issue?.path ?? [];
    throw new Error(`a list of JWKs; of key ${Number(place ?? 0) + 1}: ${issue?.message}`);
  }
  const keys = await Promise.all(parsed.data.map(load));
  if (new Set(keys.map(({ kid }) => kid)).size < keys.length)
    throw new Error('a kid of its own for each key');
  if (!keys.some(({ sign }) => sign)) throw new Error('a private key that may sign');
  return keys;
}

/**
 * The keys that sign access tokens. With a key file, the first key that may sign is used, and all but
 * secrets are published. To rotate, put a new key in front, and remove the old one later. No restart is
 * needed.
 */
@Injectable()
export class SigningKeys {
  private readonly log = new Logger(SigningKeys.name);
  private keys: LoadedKey[] = [];
  private readAt = 0;
  private modifiedAt = -1;
  private reading: Promise<void> | undefined;

  constructor(@InjectConfig() private readonly config: AppConfig) {}

  /**
   * Signs and verifies once, so that unusable keys are found when the api starts, not at the first
   * sign-up. Commands and the worker sign nothing, and may have no keys.
   *
   * @throws ConfigError that says what is wrong with them
   */
  async check(): Promise<void> {
    const { signing } = this.config.auth;
    if (signing === undefined) return;
    try {
      const token = await this.sign({ sub: 'check' });
      const { alg, kid } = decodeProtectedHeader(token);
      const key = await this.verificationKey(kid, alg);
      if (key === undefined) throw new Error('keys that verify what they sign');
      await jwtVerify(token, key);
    } catch (error) {
      const where =
        signing.kind === 'file' ? `AUTH_SIGNING_KEYS_FILE (${signing.path})` : 'AUTH_HS256_SECRET';
      const why = error instanceof Error ? error.message : String(error);
      throw new ConfigError(`${where} can't sign: expected ${why}`, { cause: error });
    }
  }

  /** Signs claims with the current key. */
  async sign(claims: JWTPayload): Promise<string> {
    const { signing } = this;
    if (signing.kind === 'hs256') {
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .sign(new TextEncoder().encode(signing.secret));
    }
    await this.refresh(signing.path);
    const key = this.keys.find(({ sign }) => sign !== undefined);
    if (key?.sign === undefined) throw new Error(`${signing.path} holds no key that signs`);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: key.alg, kid: key.kid, typ: 'JWT' })
      .sign(key.sign);
  }

  /**
   * The key that verifies a token with this key id and algorithm; undefined if it isn't one of our
   * keys, or the algorithm isn't that key's own (this includes `none`, and HS instead of RS).
   */
  async verificationKey(
    kid: string | undefined,
    alg: string | undefined,
  ): Promise<KeyObject | undefined> {
    const { signing } = this;
    if (signing.kind === 'hs256') {
      const isOurs = kid === undefined && alg === 'HS256';
      return isOurs ? createSecretKey(signing.secret, 'utf8') : undefined;
    }
    await this.refresh(signing.path);
    return this.keys.find((key) => key.kid === kid && key.alg === alg)?.verify;
  }

  /**
   * The claims of a valid token that one of these keys has signed for an audience.
   *
   * @throws errors.JOSEError if the token isn't one
   */
  async verify(token: string, audience: string, requiredClaims: string[] = []) {
    const keyOf = async ({ kid, alg }: JWTHeaderParameters) => {
      const key = await this.verificationKey(kid, alg);
      if (key === undefined) throw new errors.JWKSNoMatchingKey();
      return key;
    };
    const { payload } = await jwtVerify(token, keyOf, {
      algorithms: this.algorithms,
      issuer: this.config.auth.issuer,
      audience,
      requiredClaims,
    });
    return payload;
  }

  /** The algorithms a token may name; each key accepts only its own. */
  get algorithms(): Algorithm[] {
    return this.config.auth.signing?.kind === 'hs256' ? ['HS256'] : ['ES256', 'RS256', 'HS256'];
  }

  /** The public half of every key, as `/.well-known/jwks.json` has it. */
  async publicKeys(): Promise<(JWK & { kid: string })[]> {
    const { signing } = this;
    if (signing.kind === 'hs256') return [];
    await this.refresh(signing.path);
    return this.keys.flatMap(({ publicJwk }) => publicJwk ?? []);
  }

  private get signing() {
    const { signing } = this.config.auth;
    if (signing === undefined) throw new ConfigError('AUTH_SIGNING_KEYS_FILE is missing: no keys');
    return signing;
  }

  /** Checks the file now and then. Callers in the meantime wait for the same check, not without keys. */
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
        this.keys = await loadFile(path);
        this.modifiedAt = mtimeMs;
        this.log.log(
          `Read ${this.keys.length} keys; ${this.keys.find(({ sign }) => sign)?.kid} signs`,
        );
      } catch (error) {
        // The file may be half-written during a rotation: keep the current keys.
        if (this.keys.length === 0) throw error;
        const why = error instanceof Error ? error.message : String(error);
        this.log.warn(`${path} is wrong, so the last keys stay: expected ${why}`);
      }
    }
    this.readAt = Date.now();
  }
}
