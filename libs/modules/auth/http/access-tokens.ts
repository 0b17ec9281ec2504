import { Injectable } from '@nestjs/common';
import type { Principal } from '@prepward/platform/http';
import { errors, type JWTPayload } from 'jose';
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
