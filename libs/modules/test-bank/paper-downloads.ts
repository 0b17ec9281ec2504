import { Injectable } from '@nestjs/common';
import type { AdminDownload, AdminDownloadsQuery } from '@prepward/contracts/admin-files';
import { Ids } from '@prepward/platform/clock';
import { type Page, pageOf } from '@prepward/platform/database';
import type { PaperCopy } from './paper-copy.entity.js';
import { PaperDownloadRepository } from './paper-download.repository.js';

/** Who downloaded what was bought. */
@Injectable()
export class PaperDownloads {
  constructor(
    private readonly downloads: PaperDownloadRepository,
    private readonly ids: Ids,
  ) {}

  /** A buyer fetches a copy. */
  async record(userId: string, copy: Pick<PaperCopy, 'id' | 'subject' | 'paperHash'>) {
    const { id: purchaseId, subject, paperHash } = copy;
    await this.downloads.add({ id: this.ids.uuid(), purchaseId, userId, subject, paperHash });
  }

  /** A page of downloads, with the number of all that match. */
  async list(query: AdminDownloadsQuery): Promise<Page<AdminDownload>> {
    const page = await this.downloads.list(query);
    return pageOf(page, ({ at, ...row }) => ({ ...row, at: at.toISOString() }));
  }
}
