import { Injectable } from '@nestjs/common';
import { publishedFileChanged } from '@prepward/contracts/events';
import type { Tx } from '@prepward/platform/database';
import { Outbox } from '@prepward/platform/outbox';
import type { PublishedFile } from './published-file.js';
import { PublishedFileRepository } from './published-file.repository.js';

/** Which papers, sold or free, are replaced by files from staff. The worker follows these changes. */
@Injectable()
export class PublishedFiles {
  constructor(
    private readonly papers: PublishedFileRepository,
    private readonly outbox: Outbox,
  ) {}

  /** All of them; at most one per paper. */
  all(tx?: Tx): Promise<PublishedFile[]> {
    return this.papers.findAll(tx);
  }

  /** From now on this file is the paper. */
  async publish(tx: Tx, paper: PublishedFile): Promise<void> {
    await this.papers.set(tx, paper);
    await this.outbox.record(tx, publishedFileChanged, { slug: paper.slug });
  }

  /** Brings back the paper made from the bank. @returns whether the file was published */
  async withdraw(tx: Tx, fileId: string): Promise<boolean> {
    const published = (await this.all(tx)).filter((paper) => paper.fileId === fileId);
    if (published.length === 0) return false;
    await this.papers.clear(tx, fileId);
    for (const { slug } of published) await this.outbox.record(tx, publishedFileChanged, { slug });
    return true;
  }
}
