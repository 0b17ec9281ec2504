import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { type AdminItemsQuery, adminItem, adminItemsQuery } from '@prepward/contracts/admin';
import { Access, type HeaderReply, Returns, sendRange } from '@prepward/platform/http';
import * as z from 'zod';
import { ItemsAdminService } from '../items-admin.service.js';

const params = z.strictObject({ id: z.string().max(120) });

/** The question bank, searched by staff through ra-data-simple-rest. */
@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/v1/admin/items')
export class AdminItemsController {
  constructor(private readonly items: ItemsAdminService) {}

  @Get()
  @Access('admin')
  @Returns(adminItem)
  async search(
    @Query({ schema: adminItemsQuery }) query: AdminItemsQuery,
    @Res({ passthrough: true }) reply: HeaderReply,
  ) {
    const { rows, total, from } = await this.items.search(query);
    sendRange(reply, 'items', from, rows.length, total);
    return rows;
  }

  @Get(':id')
  @Access('admin')
  @Returns(adminItem)
  get(@Param({ schema: params }) { id }: z.infer<typeof params>) {
    return this.items.get(id);
  }
}
