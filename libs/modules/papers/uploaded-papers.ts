import { Injectable } from '@nestjs/common';
import { saleChanged } from '@prepward/contracts/events';
import { SOLD_PAPERS } from '@prepward/contracts/papers';
import type { Subject } from '@prepward/contracts/subjects';
import type { Tx } from '@prepward/platform/database';
import { Outbox } from '@prepward/platform/outbox';
import type { UploadedPaper } from './uploaded-paper.entity.js';
import { UploadedPaperRepository } from './uploaded-paper.repository.js';

/** Which subjects' test banks are files of staff. The worker follows. */
@Injectable()
export class UploadedPapers {
  constructor(
    private readonly papers: UploadedPaperRepository,
    private readonly outbox: Outbox,
  ) {}

  /** All of them; one a subject at most. */
  all(tx?: Tx): Promise<UploadedPaper[]> {
    return this.papers.findAll(tx);
  }

  /** From now on buyers of the subject's test bank get this file. */
  async publish(tx: Tx, paper: Omit<UploadedPaper, 'publishedAt'>): Promise<void> {
    await this.papers.set(tx, paper);
    await this.changed(tx, paper.subject);
  }

  /** From now on buyers get the paper that is made of the bank again. @returns whether it was sold */
  async withdraw(tx: Tx, fileId: string): Promise<boolean> {
    const sold = (await this.all(tx)).find((paper) => paper.fileId === fileId);
    if (sold === undefined) return false;
    await this.papers.clear(tx, fileId);
    await this.changed(tx, sold.subject);
    return true;
  }

  private async changed(tx: Tx, subject: Subject): Promise<void> {
    const paper = SOLD_PAPERS.find((sold) => sold.subject === subject);
    if (paper !== undefined) await this.outbox.record(tx, saleChanged, { slug: paper.slug });
  }
}
