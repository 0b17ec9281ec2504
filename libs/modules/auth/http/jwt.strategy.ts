import type { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { type AppConfig, InjectConfig } from '@prepward/platform/config';
import type { Principal } from '@prepward/platform/http';
import { decodeProtectedHeader } from 'jose';
import { ExtractJwt, type SecretOrKeyProvider, Strategy } from 'passport-jwt';
import * as z from 'zod';
import { AuthError } from '../auth.errors.js';
import { SessionsService } from '../sessions.service.js';
import { SigningKeys } from '../signing-keys.js';

/** The verifier checks the end of a token that names one, and takes one that doesn't. */
const claims = z.looseObject({ sub: z.uuid(), session_id: z.uuid(), exp: z.int() });

/** Finds the key by the token's `kid`; a token that names none of ours is refused. */
function keyProvider(keys: SigningKeys): SecretOrKeyProvider {
  // The verifier takes a parsed key as well as a text; its types know only the text.
  const accept = (done: (error: unknown, key?: string) => void, key: KeyObject) =>
    done(null, key as unknown as string);
  return (_request: unknown, token: string, done: (error: unknown, key?: string) => void) => {
    let header: ReturnType<typeof decodeProtectedHeader>;
    try {
      header = decodeProtectedHeader(token);
    } catch {
      done(new AuthError('bad_jwt'));
      return;
    }
    keys.verificationKey(header.kid, header.alg).then(
      (key) => (key === undefined ? done(new AuthError('bad_jwt')) : accept(done, key)),
      (error: unknown) => done(error),
    );
  };
}

/** A bearer token holds if its signature, issuer, audience, time, session and user all do. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    keys: SigningKeys,
    private readonly sessions: SessionsService,
    @InjectConfig() config: AppConfig,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKeyProvider: keyProvider(keys),
      algorithms: keys.algorithms,
      issuer: config.auth.issuer,
      audience: 'authenticated',
    });
  }

  validate(payload: unknown): Promise<Principal> {
    const parsed = claims.safeParse(payload);
    if (!parsed.success) throw new AuthError('bad_jwt');
    return this.sessions.authenticate(parsed.data.session_id, parsed.data.sub);
  }
}
