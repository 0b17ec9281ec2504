import { Body, Controller, Param } from '@nestjs/common';
import type { RouteBody, RouteParams } from '@prepward/contracts/routes';
import { CurrentUser, type Principal, Route } from '@prepward/platform/http';
import { ClaimsService } from '../claims.service.js';

/** The public site's claims, next to the measured values. */
@Controller()
export class AdminClaimsController {
  constructor(private readonly claims: ClaimsService) {}

  @Route('admin.claims')
  list() {
    return this.claims.list();
  }

  @Route('admin.confirmClaim')
  async confirm(
    @CurrentUser() { userId }: Principal,
    @Param() { id }: RouteParams<'admin.confirmClaim'>,
    @Body() { reason }: RouteBody<'admin.confirmClaim'>,
  ) {
    await this.claims.confirm(userId, id, reason);
    return this.claims.list();
  }

  @Route('admin.unconfirmClaim')
  async unconfirm(
    @Param() { id }: RouteParams<'admin.unconfirmClaim'>,
    @Body() _: RouteBody<'admin.unconfirmClaim'>,
  ) {
    await this.claims.unconfirm(id);
    return this.claims.list();
  }
}
