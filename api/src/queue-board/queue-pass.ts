import { Injectable } from '@nestjs/common';
import { SignedPasses, StaffSessions } from '@prepward/modules/auth';
import type { Principal } from '@prepward/platform/http';

const AUDIENCE = 'queue-board';
/** How long an operator may look at the queues before the back-office renews the pass, seconds. */
export const PASS_SECONDS = 1800;

/**
 * Lets an admin's browser open the queue board, which is its own page and sends no bearer
 * token: a short-lived signed pass in a cookie. Session, second step and role are checked again on every
 * request, as on any staff route (`AccessGuard`).
 */
@Injectable()
export class QueuePass {
  constructor(
    private readonly passes: SignedPasses,
    private readonly staff: StaffSessions,
  ) {}

  issue({ userId, sessionId }: Principal): Promise<string> {
    return this.passes.issue(AUDIENCE, { sub: userId, session_id: sessionId }, PASS_SECONDS);
  }

  /** Whether the pass belongs to an admin who is signed in now. */
  async holds(pass: string | undefined): Promise<boolean> {
    const claims = await this.passes.read(AUDIENCE, pass);
    if (claims === undefined) return false;
    return this.staff.holds(String(claims.session_id), String(claims.sub));
  }
}
