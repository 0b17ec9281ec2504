import { Injectable } from '@nestjs/common';
import { type AppConfig, InjectConfig } from '@prepward/platform/config';
import { RolesService } from '../../roles/index.js';
import { SessionsService } from '../sessions.service.js';

/**
 * Whether an admin is still one: for passes that outlive the request they were given in, and are asked
 * again each time they are shown.
 */
@Injectable()
export class StaffSessions {
  constructor(
    private readonly sessions: SessionsService,
    private readonly roles: RolesService,
    @InjectConfig() private readonly config: AppConfig,
  ) {}

  /** Whether the session continues, its second step is done, and its user is an admin: now. */
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
