import { Body, Controller } from '@nestjs/common';
import type { RouteBody } from '@prepward/contracts/routes';
import { CurrentUser, type Principal, Route } from '@prepward/platform/http';
import { VisitorsService } from '../visitors.service.js';

/** From visitor to student. */
@Controller()
export class VisitorsController {
  constructor(private readonly visitors: VisitorsService) {}

  @Route('account.claimVisitor')
  async claim(
    @CurrentUser() principal: Principal,
    @Body() body: RouteBody<'account.claimVisitor'>,
  ) {
    return { id: await this.visitors.claim(principal, body.refreshToken) };
  }
}
