import { Controller, Query, Res } from '@nestjs/common';
import type { RouteQuery } from '@prepward/contracts/routes';
import { type HeaderReply, Route, sendPage } from '@prepward/platform/http';
import { PaperDownloads } from '../paper-downloads.js';

/** Who downloaded what, for staff. */
@Controller()
export class AdminDownloadsController {
  constructor(private readonly downloads: PaperDownloads) {}

  @Route('admin.downloads')
  async list(
    @Query() query: RouteQuery<'admin.downloads'>,
    @Res({ passthrough: true }) reply: HeaderReply,
  ) {
    return sendPage(reply, 'admin.downloads', await this.downloads.list(query));
  }
}
