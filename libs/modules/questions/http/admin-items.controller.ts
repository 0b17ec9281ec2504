import { Controller, Param, Query, Res } from '@nestjs/common';
import type { RouteParams, RouteQuery } from '@prepward/contracts/routes';
import { type HeaderReply, Route, sendRange } from '@prepward/platform/http';
import { ItemsAdminService } from '../items-admin.service.js';

/** The question bank, searched by staff through ra-data-simple-rest. */
@Controller()
export class AdminItemsController {
  constructor(private readonly items: ItemsAdminService) {}

  @Route('admin.items')
  async search(
    @Query() query: RouteQuery<'admin.items'>,
    @Res({ passthrough: true }) reply: HeaderReply,
  ) {
    const { rows, total, from } = await this.items.search(query);
    sendRange(reply, 'items', from, rows.length, total);
    return rows;
  }

  @Route('admin.item')
  get(@Param() { id }: RouteParams<'admin.item'>) {
    return this.items.get(id);
  }
}
