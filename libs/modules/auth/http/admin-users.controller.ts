import { Controller, Param, Query, Res } from '@nestjs/common';
import type { RouteParams, RouteQuery } from '@prepward/contracts/routes';
import { type HeaderReply, Route, sendRange } from '@prepward/platform/http';
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
    const { rows, total, from } = await this.users.list(query);
    sendRange(reply, 'users', from, rows.length, total);
    return rows;
  }

  @Route('admin.user')
  get(@Param() { id }: RouteParams<'admin.user'>) {
    return this.users.get(id);
  }
}
