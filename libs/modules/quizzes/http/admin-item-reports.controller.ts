import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import type { RouteBody, RouteParams, RouteQuery } from '@prepward/contracts/routes';
import { type HeaderReply, Route, sendPage } from '@prepward/platform/http';
import { ItemReachService } from '../item-reach.service.js';
import { ItemReportsService } from '../item-reports.service.js';

/** Students' reports about items, and how changing an item would affect their scores; for staff. */
@Controller()
export class AdminItemReportsController {
  constructor(
    private readonly reports: ItemReportsService,
    private readonly reach: ItemReachService,
  ) {}

  @Route('admin.itemReports')
  async list(
    @Query() query: RouteQuery<'admin.itemReports'>,
    @Res({ passthrough: true }) reply: HeaderReply,
  ) {
    return sendPage(reply, 'admin.itemReports', await this.reports.list(query));
  }

  @Route('admin.itemReport')
  get(@Param() { id }: RouteParams<'admin.itemReport'>) {
    return this.reports.get(id);
  }

  @Route('admin.closeItemReport')
  close(
    @Param() { id }: RouteParams<'admin.closeItemReport'>,
    @Body() body: RouteBody<'admin.closeItemReport'>,
  ) {
    return this.reports.close(id, body);
  }

  @Route('admin.checkItem')
  check(
    @Param() { id }: RouteParams<'admin.checkItem'>,
    @Body() { text }: RouteBody<'admin.checkItem'>,
  ) {
    return this.reach.check(id, text);
  }
}
