import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import type { RouteBody, RouteParams, RouteQuery } from '@prepward/contracts/routes';
import { type HeaderReply, Route, sendPage } from '@prepward/platform/http';
import { MailLogService } from '../mail-log.service.js';

/** Emails that went out, or should have. */
@Controller()
export class AdminMailsController {
  constructor(private readonly mails: MailLogService) {}

  @Route('admin.mails')
  async list(
    @Query() query: RouteQuery<'admin.mails'>,
    @Res({ passthrough: true }) reply: HeaderReply,
  ) {
    return sendPage(reply, 'admin.mails', await this.mails.list(query));
  }

  @Route('admin.mail')
  get(@Param() { id }: RouteParams<'admin.mail'>) {
    return this.mails.get(id);
  }

  @Route('admin.resendMail')
  resend(
    @Param() { id }: RouteParams<'admin.resendMail'>,
    @Body() _reason: RouteBody<'admin.resendMail'>,
  ) {
    return this.mails.resend(id);
  }
}
