import { Injectable } from '@nestjs/common';
import { SessionsService, SignedPasses } from '@prepward/modules/auth';
import { RolesService } from '@prepward/modules/roles';
import { type AppConfig, InjectConfig } from '@prepward/platform/config';
import type { Principal } from '@prepward/platform/http';

const AUDIENCE = 'queue-board';
/** How long an operator may look at the queues before the back-office renews the pass, seconds. */
export const PASS_SECONDS = 1800;

/**
 * Lets an admin's browser open the queue board, which is a page of its own and sends no bearer
 * token: a short-lived signed pass in a cookie. Session, second step and role are asked again on every
 * request, as of any route of the staff (`AccessGuard`).
 */
@Injectable()
export class QueuePass {
  constructor(
    private readonly passes: SignedPasses,
    private readonly sessions: SessionsService,
    private readonly roles: RolesService,
    @InjectConfig() private readonly config: AppConfig,
  ) {}

  issue({ userId, sessionId }: Principal): Promise<string> {
    return this.passes.issue(AUDIENCE, { sub: userId, session_id: sessionId }, PASS_SECONDS);
  }

  /** Whether the bearer of the pass is an admin, signed in, now. */
  async holds(pass: string | undefined): Promise<boolean> {
    const claims = await this.passes.read(AUDIENCE, pass);
    if (claims === undefined) return false;
    const userId = String(claims.sub);
    try {
      const session = await this.sessions.authenticate(String(claims.session_id), userId);
      if (session.awaitsSecondStep) return false;
      if (this.config.auth.adminTwoStep && session.aal !== 'aal2') return false;
    } catch {
      return false;
    }
    return this.roles.isAdmin(userId);
  }
}
