import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { profile, type UpdateProfileBody, updateProfileBody } from '@prepward/contracts/account';
import { Access, CurrentUser, type Principal, Returns } from '@prepward/platform/http';
import { ProfilesService } from '../profiles.service.js';

@ApiTags('account')
@ApiBearerAuth()
@Controller('api/v1/profile')
export class ProfilesController {
  constructor(private readonly profiles: ProfilesService) {}

  @Get()
  @Access('account')
  @Returns(profile)
  view(@CurrentUser() principal: Principal) {
    return this.profiles.view(principal.userId);
  }

  @Patch()
  @Access('account')
  @Returns(profile)
  update(
    @CurrentUser() principal: Principal,
    @Body({ schema: updateProfileBody }) body: UpdateProfileBody,
  ) {
    return this.profiles.update(principal.userId, body);
  }
}
