import { Injectable, Logger } from '@nestjs/common';
import type { AdminDownload, AdminDownloadsQuery } from '@prepward/contracts/admin-files';
import { Ids } from '@prepward/platform/clock';
import { type Page, pageOf } from '@prepward/platform/database';
import type { PaperCopy } from './paper-copy.entity.js';
import { PaperDownloadRepository } from './paper-download.repository.js';

/** Who downloaded what was bought. */
@Injectable()
export class PaperDownloads {
  private readonly log = new Logger(PaperDownloads.name);

  constructor(
    private readonly downloads: PaperDownloadRepository,
    private readonly ids: Ids,
  ) {}

  /** A buyer fetches a copy, and gets it also where that can't be noted. */
  async record(userId: string, copy: Pick<PaperCopy, 'id' | 'subject' | 'paperHash'>) {
    const { id: purchaseId, subject, paperHash } = copy;
    const download = { id: this.ids.uuid(), purchaseId, userId, subject, paperHash };
    await this.downloads.add(download).catch((error: Error) => {
      this.log.error(`A download of ${purchaseId} was not noted: ${error.message}`);
    });
  }

  /** A page of downloads, with the number of all that match. */
  async list(query: AdminDownloadsQuery): Promise<Page<AdminDownload>> {
    const page = await this.downloads.list(query);
    return pageOf(page, ({ at, ...row }) => ({ ...row, at: at.toISOString() }));
  }
}
