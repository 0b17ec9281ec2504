import { Injectable, Logger } from '@nestjs/common';
import type { AdminDownload, AdminDownloadsQuery } from '@prepward/contracts/admin-files';
import type { PublicPaper } from '@prepward/contracts/papers';
import { Ids } from '@prepward/platform/clock';
import { type Page, pageOf } from '@prepward/platform/database';
import type { PaperDownload } from './paper-download.entity.js';
import { PaperDownloadRepository } from './paper-download.repository.js';

/**
 * Who downloaded which paper. A failure to record is logged, and doesn't keep anyone from the file.
 */
@Injectable()
export class PaperDownloads {
  private readonly log = new Logger(PaperDownloads.name);

  constructor(
    private readonly downloads: PaperDownloadRepository,
    private readonly ids: Ids,
  ) {}

  /** A buyer fetches a copy. */
  recordBought(download: Omit<PaperDownload, 'id' | 'at'>): Promise<void> {
    const { purchaseId } = download;
    return this.note(purchaseId, this.downloads.addBought({ ...download, id: this.ids.uuid() }));
  }

  /** A signed-in student fetches a free paper in the version of this hash. */
  recordFree(userId: string, { slug, subject, kind }: PublicPaper, paperHash: string) {
    const download = { id: this.ids.uuid(), userId, subject, kind, paperHash };
    return this.note(slug, this.downloads.addFree(download));
  }

  /** One page of downloads, with the total number of matches. */
  async list(query: AdminDownloadsQuery): Promise<Page<AdminDownload>> {
    const page = await this.downloads.list(query);
    return pageOf(page, ({ at, ...row }) => ({ ...row, at: at.toISOString() }));
  }

  private note(what: string, added: Promise<void>): Promise<void> {
    return added.catch((error: Error) => {
      this.log.error(`A download of ${what} was not noted: ${error.message}`);
    });
  }
}
