import { Body, Controller, Param } from '@nestjs/common';
import type { AdminPrivacy, PrivacyView } from '@prepward/contracts/privacy';
import type { RouteBody, RouteParams } from '@prepward/contracts/routes';
import { Route } from '@prepward/platform/http';
import { PrivacyService } from '../privacy.service.js';

const forStaff = ({ export: newest, deletionDueAt }: PrivacyView): AdminPrivacy => ({
  export: newest,
  deletionDueAt,
});

/** What a person asked staff to do with their data. Staff never get the archive itself. */
@Controller()
export class AdminPrivacyController {
  constructor(private readonly privacy: PrivacyService) {}

  @Route('admin.userPrivacy')
  async view(@Param() { id }: RouteParams<'admin.userPrivacy'>) {
    return forStaff(await this.privacy.viewOf(id));
  }

  @Route('admin.exportUser')
  async requestExport(
    @Param() { id }: RouteParams<'admin.exportUser'>,
    @Body() _: RouteBody<'admin.exportUser'>,
  ) {
    await this.privacy.viewOf(id);
    return forStaff(await this.privacy.requestExport(id));
  }

  @Route('admin.deleteUser')
  async remove(
    @Param() { id }: RouteParams<'admin.deleteUser'>,
    @Body() _: RouteBody<'admin.deleteUser'>,
  ) {
    return forStaff(await this.privacy.requestDeletionFor(id));
  }

  @Route('admin.keepUser')
  async keep(
    @Param() { id }: RouteParams<'admin.keepUser'>,
    @Body() _: RouteBody<'admin.keepUser'>,
  ) {
    await this.privacy.viewOf(id);
    return forStaff(await this.privacy.keep(id));
  }
}
