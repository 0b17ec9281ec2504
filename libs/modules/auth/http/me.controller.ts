import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { me } from '@prepward/contracts/account';
import { Access, CurrentUser, type Principal, Returns } from '@prepward/platform/http';
import { RolesService } from '../../roles/index.js';

/** Who the bearer is: what the back-office asks before it shows itself. */
@ApiTags('account')
@ApiBearerAuth()
@Controller('api/v1/me')
export class MeController {
  constructor(private readonly roles: RolesService) {}

  @Get()
  @Access('session')
  @Returns(me)
  async me(@CurrentUser() principal: Principal) {
    return {
      id: principal.userId,
      email: principal.email,
      isAdmin: await this.roles.isAdmin(principal.userId),
    };
  }
}
