import { Injectable } from '@nestjs/common';
import type { Principal } from '@prepward/platform/http';
import { errors, type JWTPayload } from 'jose';
import * as z from 'zod';
import { AuthError, UNVERIFIED } from '../auth.errors.js';
import { SessionsService } from '../sessions.service.js';
import { SigningKeys } from '../signing-keys.js';

/** `exp` is required here, because the verifier accepts a token without one. */
const claims = z.looseObject({ sub: z.uuid(), session_id: z.uuid(), exp: z.int() });

/** The tokens that requests bring. */
@Injectable()
export class AccessTokens {
  constructor(
    private readonly keys: SigningKeys,
    private readonly sessions: SessionsService,
  ) {}

  /**
   * Whose token this is. It's valid if its signature, issuer, audience, time, session, and user all
   * are.
   *
   * @throws AuthError `bad_jwt` if the token isn't valid, or the code with which the session is refused
   */
  async principalOf(token: string): Promise<Principal> {
    const parsed = claims.safeParse(await this.verify(token));
    if (!parsed.success) throw new AuthError('bad_jwt');
    return this.sessions.authenticate(parsed.data.session_id, parsed.data.sub);
  }

  private async verify(token: string): Promise<JWTPayload> {
    try {
      return await this.keys.verify(token, 'authenticated');
    } catch (error) {
      if (error instanceof errors.JWTExpired) {
        throw new AuthError('bad_jwt', `${UNVERIFIED}, token is expired`);
      }
      if (error instanceof errors.JOSEError) throw new AuthError('bad_jwt');
      throw error;
    }
  }
}
