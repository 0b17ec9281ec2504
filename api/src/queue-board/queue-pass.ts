import { Injectable } from '@nestjs/common';
import { SessionsService, SigningKeys } from '@prepward/modules/auth';
import { RolesService } from '@prepward/modules/roles';
import { type AppConfig, InjectConfig } from '@prepward/platform/config';
import type { Principal } from '@prepward/platform/http';
import { decodeProtectedHeader, jwtVerify } from 'jose';

const AUDIENCE = 'queue-board';
/** How long an operator may look at the queues before the back-office renews the pass, seconds. */
export const PASS_SECONDS = 1800;

/**
 * Lets an admin's browser open the queue board, which is a page of its own and sends no bearer
 * token: a short-lived signed pass in a cookie. Session and role are asked anew on every request.
 */
@Injectable()
export class QueuePass {
  constructor(
    private readonly keys: SigningKeys,
    private readonly sessions: SessionsService,
    private readonly roles: RolesService,
    @InjectConfig() private readonly config: AppConfig,
  ) {}

  issue(principal: Principal): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    return this.keys.sign({
      iss: this.config.auth.issuer,
      aud: AUDIENCE,
      sub: principal.userId,
      session_id: principal.sessionId,
      iat: now,
      exp: now + PASS_SECONDS,
    });
  }

  /** Whether the bearer of the pass is an admin, signed in, now. */
  async holds(pass: string | undefined): Promise<boolean> {
    if (pass === undefined) return false;
    try {
      const { kid } = decodeProtectedHeader(pass);
      const key = await this.keys.verificationKey(kid);
      if (key === undefined) return false;
      const { payload } = await jwtVerify(pass, key, {
        algorithms: this.keys.algorithms,
        issuer: this.config.auth.issuer,
        audience: AUDIENCE,
      });
      const userId = String(payload.sub);
      await this.sessions.authenticate(String(payload.session_id), userId);
      return await this.roles.isAdmin(userId);
    } catch {
      return false;
    }
  }
}
