import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { type AdminUsersQuery, adminUser, adminUsersQuery } from '@prepward/contracts/admin';
import { Access, type HeaderReply, Returns, sendRange } from '@prepward/platform/http';
import * as z from 'zod';
import { UsersAdminService } from '../users-admin.service.js';

const params = z.strictObject({ id: z.uuid() });

/** Users, read by staff through ra-data-simple-rest. */
@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/v1/admin/users')
export class AdminUsersController {
  constructor(private readonly users: UsersAdminService) {}

  @Get()
  @Access('admin')
  @Returns(adminUser)
  async list(
    @Query({ schema: adminUsersQuery }) query: AdminUsersQuery,
    @Res({ passthrough: true }) reply: HeaderReply,
  ) {
    const { rows, total, from } = await this.users.list(query);
    sendRange(reply, 'users', from, rows.length, total);
    return rows;
  }

  @Get(':id')
  @Access('admin')
  @Returns(adminUser)
  get(@Param({ schema: params }) { id }: z.infer<typeof params>) {
    return this.users.get(id);
  }
}
