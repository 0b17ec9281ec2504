import { Body, Controller, Query, Res } from '@nestjs/common';
import type { RouteBody, RouteQuery } from '@prepward/contracts/routes';
import { CurrentUser, type Principal, Route } from '@prepward/platform/http';
import { NotificationsService } from '../notifications.service.js';

interface RedirectReply {
  status(code: number): unknown;
  header(name: string, value: string): unknown;
}

/** Which emails the caller gets, and the unsubscribe link that each of them has. */
@Controller()
export class NotificationsController {
  constructor(private readonly notifications: NotificationsService) {}

  @Route('notifications.view')
  view(@CurrentUser() { userId }: Principal) {
    return this.notifications.choices(userId);
  }

  @Route('notifications.update')
  update(@CurrentUser() { userId }: Principal, @Body() body: RouteBody<'notifications.update'>) {
    return this.notifications.choose(userId, body);
  }

  /** Programs follow links in emails, so opening one changes nothing: the page asks first. */
  @Route('notifications.unsubscribePage')
  page(
    @Query() query: RouteQuery<'notifications.unsubscribePage'>,
    @Res({ passthrough: true }) reply: RedirectReply,
  ): void {
    reply.status(303);
    reply.header('location', `/unsubscribe?${new URLSearchParams(query)}`);
  }

  /** For the unsubscribe button of an email client (RFC 8058), and the one on our page. */
  @Route('notifications.unsubscribe')
  async unsubscribe(
    @Query() { key, kind }: RouteQuery<'notifications.unsubscribe'>,
    @Body() _body: Buffer | undefined,
  ): Promise<void> {
    await this.notifications.unsubscribe(key, kind);
  }
}
