import { Body, Controller } from '@nestjs/common';
import type { RouteBody } from '@prepward/contracts/routes';
import { CurrentUser, type Principal, Route } from '@prepward/platform/http';
import { ProfilesService } from '../profiles.service.js';

@Controller()
export class ProfilesController {
  constructor(private readonly profiles: ProfilesService) {}

  @Route('profile.view')
  view(@CurrentUser() principal: Principal) {
    return this.profiles.view(principal.userId);
  }

  @Route('profile.update')
  update(@CurrentUser() principal: Principal, @Body() body: RouteBody<'profile.update'>) {
    return this.profiles.update(principal.userId, body);
  }
}
