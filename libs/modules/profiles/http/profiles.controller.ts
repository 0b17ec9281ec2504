import { Body, Controller, Param } from '@nestjs/common';
import type { RouteBody, RouteParams } from '@prepward/contracts/routes';
import { UsersAdminService } from '@prepward/modules/auth';
import { CurrentUser, type Principal, Route } from '@prepward/platform/http';
import { ProfilesService } from '../profiles.service.js';

@Controller()
export class ProfilesController {
  constructor(
    private readonly profiles: ProfilesService,
    private readonly users: UsersAdminService,
  ) {}

  @Route('profile.view')
  view(@CurrentUser() principal: Principal) {
    return this.profiles.view(principal.userId);
  }

  @Route('profile.update')
  update(@CurrentUser() principal: Principal, @Body() body: RouteBody<'profile.update'>) {
    return this.profiles.update(principal.userId, body);
  }

  /** A student's profile, for staff. */
  @Route('admin.userProfile')
  async viewAsStaff(@Param() { id }: RouteParams<'admin.userProfile'>) {
    // The first read creates the profile, but only if the account exists.
    await this.users.get(id);
    return this.profiles.view(id);
  }
}
