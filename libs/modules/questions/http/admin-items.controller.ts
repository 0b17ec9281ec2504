import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import type { RouteBody, RouteParams, RouteQuery } from '@prepward/contracts/routes';
import { type HeaderReply, Route, sendPage } from '@prepward/platform/http';
import { ItemEditing } from '../item-editing.js';
import { ItemsAdminService } from '../items-admin.service.js';

/** The question bank, searched and edited by staff through ra-data-simple-rest. */
@Controller()
export class AdminItemsController {
  constructor(
    private readonly items: ItemsAdminService,
    private readonly editing: ItemEditing,
  ) {}

  @Route('admin.items')
  async search(
    @Query() query: RouteQuery<'admin.items'>,
    @Res({ passthrough: true }) reply: HeaderReply,
  ) {
    return sendPage(reply, 'admin.items', await this.items.search(query));
  }

  @Route('admin.item')
  get(@Param() { id }: RouteParams<'admin.item'>) {
    return this.items.get(id);
  }

  @Route('admin.editItem')
  async edit(
    @Param() { id }: RouteParams<'admin.editItem'>,
    @Body() body: RouteBody<'admin.editItem'>,
  ) {
    await this.editing.edit(id, body);
    return this.items.get(id);
  }

  @Route('admin.setItemStatus')
  setStatus(
    @Param() { id }: RouteParams<'admin.setItemStatus'>,
    @Body() body: RouteBody<'admin.setItemStatus'>,
  ) {
    return this.items.setStatus(id, body);
  }
}
