import { Body, Controller, Param } from '@nestjs/common';
import type { RouteBody, RouteParams } from '@prepward/contracts/routes';
import { CurrentUser, type Principal, Route } from '@prepward/platform/http';
import { UploadsService } from '../uploads.service.js';

/** Files being uploaded; each belongs to its sender. */
@Controller()
export class AdminFileUploadsController {
  constructor(private readonly uploads: UploadsService) {}

  @Route('admin.beginFileUpload')
  begin(@CurrentUser() { userId }: Principal, @Body() body: RouteBody<'admin.beginFileUpload'>) {
    return this.uploads.begin(userId, body);
  }

  @Route('admin.fileUpload')
  view(@CurrentUser() { userId }: Principal, @Param() { id }: RouteParams<'admin.fileUpload'>) {
    return this.uploads.view(userId, id);
  }

  @Route('admin.sendFileChunk')
  keep(
    @CurrentUser() { userId }: Principal,
    @Param() { id, n }: RouteParams<'admin.sendFileChunk'>,
    @Body() bytes: Buffer,
  ) {
    return this.uploads.keep(userId, id, n, bytes);
  }

  @Route('admin.finishFileUpload')
  finish(
    @CurrentUser() { userId }: Principal,
    @Param() { id }: RouteParams<'admin.finishFileUpload'>,
  ) {
    return this.uploads.finish(userId, id);
  }

  @Route('admin.dropFileUpload')
  drop(@CurrentUser() { userId }: Principal, @Param() { id }: RouteParams<'admin.dropFileUpload'>) {
    return this.uploads.drop(userId, id);
  }
}
