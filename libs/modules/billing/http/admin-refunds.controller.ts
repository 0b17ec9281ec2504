import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import type { RouteBody, RouteParams, RouteQuery } from '@prepward/contracts/routes';
import {
  CurrentUser,
  type HeaderReply,
  type Principal,
  Route,
  sendPage,
} from '@prepward/platform/http';
import { RefundsService } from '../refunds.service.js';

/** Refund requests, for staff to decide. */
@Controller()
export class AdminRefundsController {
  constructor(private readonly refunds: RefundsService) {}

  @Route('admin.refundRequests')
  async list(
    @Query() query: RouteQuery<'admin.refundRequests'>,
    @Res({ passthrough: true }) reply: HeaderReply,
  ) {
    return sendPage(reply, 'admin.refundRequests', await this.refunds.list(query));
  }

  @Route('admin.refundRequest')
  get(@Param() { id }: RouteParams<'admin.refundRequest'>) {
    return this.refunds.get(id);
  }

  @Route('admin.decideRefund')
  decide(
    @CurrentUser() { email, userId }: Principal,
    @Param() { id }: RouteParams<'admin.decideRefund'>,
    @Body() { decision, note }: RouteBody<'admin.decideRefund'>,
  ) {
    return this.refunds.decide(id, decision, { operator: email ?? userId, note });
  }
}
