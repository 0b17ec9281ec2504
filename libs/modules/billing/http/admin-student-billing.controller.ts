import { Body, Controller, Param } from '@nestjs/common';
import type { RouteBody, RouteParams } from '@prepward/contracts/routes';
import { CurrentUser, type Principal, Route } from '@prepward/platform/http';
import { StudentBillingService } from '../student-billing.service.js';

/** The ledger names the person by their address, as on the command line. */
function noteOf({ email, userId }: Principal, reason: string) {
  return { operator: email ?? userId, reason };
}

/** What one student has, paid and was given. */
@Controller()
export class AdminStudentBillingController {
  constructor(private readonly billing: StudentBillingService) {}

  @Route('admin.userBilling')
  view(@Param() { id }: RouteParams<'admin.userBilling'>) {
    return this.billing.view(id);
  }

  @Route('admin.grantPlan')
  grant(
    @CurrentUser() principal: Principal,
    @Param() { id }: RouteParams<'admin.grantPlan'>,
    @Body() { plan, reason }: RouteBody<'admin.grantPlan'>,
  ) {
    return this.billing.grant(id, plan, noteOf(principal, reason));
  }

  @Route('admin.endGrants')
  endGrants(
    @CurrentUser() principal: Principal,
    @Param() { id }: RouteParams<'admin.endGrants'>,
    @Body() { reason }: RouteBody<'admin.endGrants'>,
  ) {
    return this.billing.endGrants(id, noteOf(principal, reason));
  }
}
