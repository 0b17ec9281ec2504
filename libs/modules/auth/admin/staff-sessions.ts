import { Injectable } from '@nestjs/common';
import { type AppConfig, InjectConfig } from '@prepward/platform/config';
import { RolesService } from '../../roles/index.js';
import { SessionsService } from '../sessions.service.js';

/**
 * Whether an admin is still an admin: for passes that outlive the request that issued them, and are
 * checked again on each use.
 */
@Injectable()
export class StaffSessions {
  constructor(
    private readonly sessions: SessionsService,
    private readonly roles: RolesService,
    @InjectConfig() private readonly config: AppConfig,
  ) {}

  /** Whether, right now, the session is live, its second step is done, and its user is an admin. */
  async holds(sessionId: string, userId: string): Promise<boolean> {
    try {
      const session = await this.sessions.authenticate(sessionId, userId);
      if (session.awaitsSecondStep) return false;
      if (this.config.auth.adminTwoStep && session.aal !== 'aal2') return false;
    } catch {
      return false;
    }
    return this.roles.isAdmin(userId);
  }
}
