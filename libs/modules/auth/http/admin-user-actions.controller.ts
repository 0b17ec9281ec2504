import { Body, Controller, Param } from '@nestjs/common';
import type { RouteBody, RouteParams } from '@prepward/contracts/routes';
import { CurrentUser, type Principal, Route } from '@prepward/platform/http';
import { StaffActionsService } from '../admin/staff-actions.service.js';
import { StudentViews } from '../admin/student-views.js';
import { UsersAdminService } from '../users-admin.service.js';

/** What staff do to one account; the answer is the account as it is then. */
@Controller()
export class AdminUserActionsController {
  constructor(
    private readonly actions: StaffActionsService,
    private readonly users: UsersAdminService,
    private readonly views: StudentViews,
  ) {}

  @Route('admin.userSessions')
  sessions(@Param() { id }: RouteParams<'admin.userSessions'>) {
    return this.actions.sessionsOf(id);
  }

  @Route('admin.viewAsStudent')
  view(
    @CurrentUser() principal: Principal,
    @Param() { id }: RouteParams<'admin.viewAsStudent'>,
    @Body() _body: RouteBody<'admin.viewAsStudent'>,
  ) {
    return this.views.open(principal, id);
  }

  @Route('admin.grantRole')
  async grantRole(
    @Param() { id }: RouteParams<'admin.grantRole'>,
    @Body() { role }: RouteBody<'admin.grantRole'>,
  ) {
    await this.actions.grantRole(id, role);
    return this.users.get(id);
  }

  @Route('admin.removeRole')
  async removeRole(
    @Param() { id }: RouteParams<'admin.removeRole'>,
    @Body() { role }: RouteBody<'admin.removeRole'>,
  ) {
    await this.actions.removeRole(id, role);
    return this.users.get(id);
  }

  @Route('admin.banUser')
  async ban(
    @CurrentUser() principal: Principal,
    @Param() { id }: RouteParams<'admin.banUser'>,
    @Body() { until }: RouteBody<'admin.banUser'>,
  ) {
    await this.actions.ban(id, until === null ? null : new Date(until), principal.userId);
    return this.users.get(id);
  }

  @Route('admin.unbanUser')
  async unban(
    @Param() { id }: RouteParams<'admin.unbanUser'>,
    @Body() _body: RouteBody<'admin.unbanUser'>,
  ) {
    await this.actions.unban(id);
    return this.users.get(id);
  }

  @Route('admin.signOutUser')
  async signOut(
    @Param() { id }: RouteParams<'admin.signOutUser'>,
    @Body() _body: RouteBody<'admin.signOutUser'>,
  ) {
    await this.actions.signOut(id);
    return this.users.get(id);
  }

  @Route('admin.resetTwoStep')
  async resetTwoStep(
    @Param() { id }: RouteParams<'admin.resetTwoStep'>,
    @Body() _body: RouteBody<'admin.resetTwoStep'>,
  ) {
    await this.actions.resetTwoStep(id);
    return this.users.get(id);
  }
}
