import { Body, Controller, Param, Query, Req, Res } from '@nestjs/common';
import { BRAND } from '@prepward/contracts/brand';
import { routeRequest } from '@prepward/contracts/route-request';
import type { RouteBody, RouteParams, RouteQuery } from '@prepward/contracts/routes';
import { DomainError } from '@prepward/platform/errors';
import { CurrentUser, PRIVATE, type Principal, Route } from '@prepward/platform/http';
import { type FileReply, type FileRequest, Storage, sendFile } from '@prepward/platform/storage';
import { FileLinks } from '../../auth/index.js';
import { exportKey } from '../domain/export-key.js';
import { PrivacyService } from '../privacy.service.js';

const FILE_NAME = `${BRAND.name.toLowerCase()}-data.zip`;

/** The caller's own data: all of it as a file, and its deletion. */
@Controller()
export class PrivacyController {
  constructor(
    private readonly privacy: PrivacyService,
    private readonly links: FileLinks,
    private readonly storage: Storage,
  ) {}

  @Route('privacy.view')
  view(@CurrentUser() { userId }: Principal) {
    return this.privacy.view(userId);
  }

  @Route('privacy.export')
  requestExport(@CurrentUser() { userId }: Principal) {
    return this.privacy.requestExport(userId);
  }

  @Route('privacy.exportLink')
  async link(
    @CurrentUser() { userId }: Principal,
    @Param() { id }: RouteParams<'privacy.exportLink'>,
  ) {
    await this.privacy.readyExport(userId, id);
    return this.links.issue(
      'export-file',
      userId,
      id,
      (pass) => routeRequest('privacy.exportFile', { params: { id }, query: { pass } }).path,
    );
  }

  /** The file itself; each request checks that it still belongs to the student the link was made for. */
  @Route('privacy.exportFile')
  async file(
    @Param() { id }: RouteParams<'privacy.exportFile'>,
    @Query() { pass }: RouteQuery<'privacy.exportFile'>,
    @Req() request: FileRequest,
    @Res({ passthrough: true }) reply: FileReply,
  ) {
    reply.header('cache-control', PRIVATE);
    const userId = await this.links.read('export-file', pass, id);
    if (userId === undefined) throw new DomainError('EXPORT_LINK_INVALID');
    const { hash, bytes } = await this.privacy.readyExport(userId, id);
    const file = {
      ...{ key: exportKey(id), hash, bytes },
      type: 'application/zip',
      name: FILE_NAME,
      disposition: 'attachment' as const,
      cacheControl: PRIVATE,
    };
    const answer = await sendFile(this.storage, file, request, reply);
    if (answer === null) throw new DomainError('EXPORT_NOT_FOUND');
    return answer;
  }

  @Route('privacy.delete')
  remove(@CurrentUser() principal: Principal, @Body() body: RouteBody<'privacy.delete'>) {
    return this.privacy.requestDeletion(principal, body);
  }

  @Route('privacy.keep')
  keep(@CurrentUser() { userId }: Principal) {
    return this.privacy.keep(userId);
  }
}
