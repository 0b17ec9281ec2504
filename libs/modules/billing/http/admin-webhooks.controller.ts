import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import type { RouteBody, RouteParams, RouteQuery } from '@prepward/contracts/routes';
import { type HeaderReply, Route, sendPage } from '@prepward/platform/http';
import { SalesService } from '../admin/sales.service.js';

/** What gateways told us, as staff read it. */
@Controller()
export class AdminWebhooksController {
  constructor(private readonly sales: SalesService) {}

  @Route('admin.webhookEvents')
  async list(
    @Query() query: RouteQuery<'admin.webhookEvents'>,
    @Res({ passthrough: true }) reply: HeaderReply,
  ) {
    return sendPage(reply, 'admin.webhookEvents', await this.sales.webhookEvents(query));
  }

  @Route('admin.webhookEvent')
  get(@Param() { id }: RouteParams<'admin.webhookEvent'>) {
    return this.sales.webhookEvent(id);
  }

  @Route('admin.replayWebhook')
  replay(
    @Param() { id }: RouteParams<'admin.replayWebhook'>,
    @Body() _reason: RouteBody<'admin.replayWebhook'>,
  ) {
    return this.sales.replay(id);
  }
}
