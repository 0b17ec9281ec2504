import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import type { RouteBody, RouteParams, RouteQuery } from '@prepward/contracts/routes';
import {
  CurrentUser,
  type HeaderReply,
  type Principal,
  Route,
  sendPage,
} from '@prepward/platform/http';
import { InboxService } from '../inbox/inbox.service.js';

/** Quote and contact requests, answered by staff. */
@Controller()
export class AdminInboxController {
  constructor(private readonly inbox: InboxService) {}

  @Route('admin.enquiries')
  async list(
    @Query() query: RouteQuery<'admin.enquiries'>,
    @Res({ passthrough: true }) reply: HeaderReply,
  ) {
    return sendPage(reply, 'admin.enquiries', await this.inbox.list(query));
  }

  @Route('admin.enquiry')
  get(@Param() { id }: RouteParams<'admin.enquiry'>) {
    return this.inbox.get(id);
  }

  @Route('admin.changeEnquiry')
  async change(
    @Param() { id }: RouteParams<'admin.changeEnquiry'>,
    @Body() body: RouteBody<'admin.changeEnquiry'>,
  ) {
    await this.inbox.change([id], body);
    return this.inbox.get(id);
  }

  @Route('admin.changeEnquiries')
  changeMany(
    @Query() { filter }: RouteQuery<'admin.changeEnquiries'>,
    @Body() body: RouteBody<'admin.changeEnquiries'>,
  ) {
    return this.inbox.change(filter.id, body);
  }

  @Route('admin.noteOnEnquiry')
  async note(
    @CurrentUser() { userId }: Principal,
    @Param() { id }: RouteParams<'admin.noteOnEnquiry'>,
    @Body() { text }: RouteBody<'admin.noteOnEnquiry'>,
  ) {
    await this.inbox.note(id, text, userId);
    return this.inbox.get(id);
  }

  @Route('admin.replyToEnquiry')
  async reply(
    @CurrentUser() { userId }: Principal,
    @Param() { id }: RouteParams<'admin.replyToEnquiry'>,
    @Body() body: RouteBody<'admin.replyToEnquiry'>,
  ) {
    await this.inbox.reply(id, body, userId);
    return this.inbox.get(id);
  }
}
