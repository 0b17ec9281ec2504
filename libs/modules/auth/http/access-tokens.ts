import { Injectable } from '@nestjs/common';
import { type AppConfig, InjectConfig } from '@prepward/platform/config';
import type { Principal } from '@prepward/platform/http';
import { decodeProtectedHeader, errors, type JWTPayload, jwtVerify } from 'jose';
import * as z from 'zod';
import { AuthError, UNVERIFIED } from '../auth.errors.js';
import { SessionsService } from '../sessions.service.js';
import { SigningKeys } from '../signing-keys.js';

/** The verifier checks the end of a token that names one, and takes one that doesn't. */
const claims = z.looseObject({ sub: z.uuid(), session_id: z.uuid(), exp: z.int() });

/** The tokens that requests bring. */
@Injectable()
export class AccessTokens {
  constructor(
    private readonly keys: SigningKeys,
    private readonly sessions: SessionsService,
    @InjectConfig() private readonly config: AppConfig,
  ) {}

  /**
   * Whose token this is. It holds if its signature, issuer, audience, time, session and user all do.
   *
   * @throws AuthError `bad_jwt` where the token doesn't hold, and what the session is refused for
   */
  async principalOf(token: string): Promise<Principal> {
    const parsed = claims.safeParse(await this.verify(token));
    if (!parsed.success) throw new AuthError('bad_jwt');
    return this.sessions.authenticate(parsed.data.session_id, parsed.data.sub);
  }

  private async verify(token: string): Promise<JWTPayload> {
    const key = await this.keyOf(token);
    if (key === undefined) throw new AuthError('bad_jwt');
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: this.keys.algorithms,
        issuer: this.config.auth.issuer,
        audience: 'authenticated',
      });
      return payload;
    } catch (error) {
      if (error instanceof errors.JWTExpired) {
        throw new AuthError('bad_jwt', `${UNVERIFIED}, token is expired`);
      }
      if (error instanceof errors.JOSEError) throw new AuthError('bad_jwt');
      throw error;
    }
  }

  /** By the token's `kid`; undefined for a token that names none of ours. */
  private keyOf(token: string) {
    let header: ReturnType<typeof decodeProtectedHeader>;
    try {
      header = decodeProtectedHeader(token);
    } catch {
      throw new AuthError('bad_jwt');
    }
    return this.keys.verificationKey(header.kid, header.alg);
  }
}
