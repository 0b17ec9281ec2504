import { Controller } from '@nestjs/common';
import { type AppConfig, InjectConfig } from '@prepward/platform/config';
import { CurrentUser, type Principal, Route } from '@prepward/platform/http';
import { RolesService } from '../../roles/index.js';

/** Who the bearer is: what the back-office asks before it shows itself. */
@Controller()
export class MeController {
  constructor(
    private readonly roles: RolesService,
    @InjectConfig() private readonly config: AppConfig,
  ) {}

  @Route('account.me')
  async me(@CurrentUser() principal: Principal) {
    const isAdmin = await this.roles.isAdmin(principal.userId);
    return {
      id: principal.userId,
      email: principal.email,
      isAdmin,
      // A session that still owes its second step is refused, so an admin here with aal1 has none set up.
      mustSetUpTwoStep: isAdmin && this.config.auth.adminTwoStep && principal.aal === 'aal1',
    };
  }
}
