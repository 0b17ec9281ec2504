import { Controller, Param, Query, Res } from '@nestjs/common';
import type { RouteParams, RouteQuery } from '@prepward/contracts/routes';
import { type HeaderReply, Route, sendPage } from '@prepward/platform/http';
import { UsersAdminService } from '../users-admin.service.js';

/** Users, read by staff through ra-data-simple-rest. */
@Controller()
export class AdminUsersController {
  constructor(private readonly users: UsersAdminService) {}

  @Route('admin.users')
  async list(
    @Query() query: RouteQuery<'admin.users'>,
    @Res({ passthrough: true }) reply: HeaderReply,
  ) {
    return sendPage(reply, 'admin.users', await this.users.list(query));
  }

  @Route('admin.user')
  get(@Param() { id }: RouteParams<'admin.user'>) {
    return this.users.get(id);
  }
}
