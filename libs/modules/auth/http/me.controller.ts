import { Controller } from '@nestjs/common';
import { CurrentUser, type Principal, Route } from '@prepward/platform/http';
import { RolesService } from '../../roles/index.js';

/** Who the bearer is: what the back-office asks before it shows itself. */
@Controller()
export class MeController {
  constructor(private readonly roles: RolesService) {}

  @Route('account.me')
  async me(@CurrentUser() principal: Principal) {
    return {
      id: principal.userId,
      email: principal.email,
      isAdmin: await this.roles.isAdmin(principal.userId),
    };
  }
}
