import { Controller, Param, Query, Res } from '@nestjs/common';
import type { RouteParams, RouteQuery } from '@prepward/contracts/routes';
import { type HeaderReply, Route, sendPage } from '@prepward/platform/http';
import { AuditLogService } from '../audit-log.service.js';

/** The audit log, searched by staff. */
@Controller()
export class AuditEntriesController {
  constructor(private readonly log: AuditLogService) {}

  @Route('admin.auditEntries')
  async list(
    @Query() query: RouteQuery<'admin.auditEntries'>,
    @Res({ passthrough: true }) reply: HeaderReply,
  ) {
    return sendPage(reply, 'admin.auditEntries', await this.log.list(query));
  }

  @Route('admin.auditEntry')
  get(@Param() { id }: RouteParams<'admin.auditEntry'>) {
    return this.log.get(id);
  }
}
