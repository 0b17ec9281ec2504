import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { PUBLIC_PAPERS, type PublicPaper } from '@prepward/contracts/papers';
import { type SetPaper, type Typeset, withTypesetter } from '@prepward/papers';
import { Transactions } from '@prepward/platform/database';
import { Storage } from '@prepward/platform/storage';
import type { Paper, PaperItem } from './paper.entity.js';
import { PaperRepository } from './paper.repository.js';
import { PaperSources } from './paper-sources.js';
import { PAPER_TYPE, storageKey } from './storage-key.js';

/** How often what a paper is made of may change while it is being set. */
const MAX_TRIES = 3;

/** Keeps the papers as the bank and the release say. */
@Injectable()
export class PaperMaker {
  private readonly log = new Logger(PaperMaker.name);
  /** The work that is under way in this process: two typesetters at once would only be slower. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly papers: PaperRepository,
    private readonly sources: PaperSources,
    private readonly storage: Storage,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Makes every paper that is missing or was made from something else than there is now; twice is
   * the same as once. A paper that can't be made stays as it was, and the others are made.
   *
   * @throws Error naming the papers that could not be made, and why
   */
  refreshAll(): Promise<void> {
    return this.refresh(PUBLIC_PAPERS);
  }

  /** As {@link refreshAll}, for the papers that hold an item. */
  async refreshHolding(itemId: string): Promise<void> {
    const slugs = await this.papers.findHolding(itemId);
    await this.refresh(PUBLIC_PAPERS.filter(({ slug }) => slugs.includes(slug)));
  }

  private refresh(papers: readonly PublicPaper[]): Promise<void> {
    const run = this.last.then(() => withTypesetter((typeset) => this.makeAll(papers, typeset)));
    this.last = run.catch(() => undefined);
    return run;
  }

  private async makeAll(papers: readonly PublicPaper[], typeset: Typeset): Promise<void> {
    const failures: string[] = [];
    for (const paper of papers) {
      try {
        await this.make(paper, typeset);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        failures.push(`${paper.slug}: ${reason}`);
      }
    }
    if (failures.length > 0) throw new Error(`Papers not made: ${failures.join('; ')}`);
  }

  private async make(paper: PublicPaper, typeset: Typeset): Promise<void> {
    for (let tries = 1; ; tries++) {
      const now = await this.papers.find(paper.slug);
      if (now !== undefined && (await this.isCurrent(paper, now))) return;
      const before = now?.items ?? [];
      const { job, versions } = await this.sources.matter(paper, before);
      const set = await typeset(job);
      const items = set.itemIds.map((itemId) => ({ itemId, version: versions.get(itemId) ?? 0 }));
      if (await this.publish(paper, items, set, now)) return;
      if (tries === MAX_TRIES) throw new Error('What it is made of changes all the time');
    }
  }

  private async isCurrent(paper: PublicPaper, now: Paper): Promise<boolean> {
    const { madeFrom, items } = await this.sources.plan(paper, now.items);
    if (items === undefined || madeFrom !== now.madeFrom) return false;
    return (await this.storage.head(storageKey(now.hash))) !== null;
  }

  /** @returns false when what the paper is made of has changed meanwhile */
  private async publish(
    paper: PublicPaper,
    items: PaperItem[],
    { bytes, pages }: SetPaper,
    before: Paper | undefined,
  ): Promise<boolean> {
    const hash = createHash('sha256').update(bytes).digest('hex');
    await this.storage.put(storageKey(hash), bytes, PAPER_TYPE);
    const madeFrom = this.sources.madeFrom(paper, items);
    const saved = await this.transactions.run(async (tx) => {
      await this.papers.lock(tx, paper.slug);
      const plan = await this.sources.plan(paper, items);
      if (plan.items === undefined || plan.madeFrom !== madeFrom) return false;
      const { slug, subject, kind } = paper;
      const row = { slug, subject, kind, hash, madeFrom, pages, bytes: bytes.length, items };
      await this.papers.save(tx, row);
      return true;
    });
    if (!saved) return false;
    this.log.log(`Made ${paper.slug}: ${pages} pages`);
    if (before !== undefined && before.hash !== hash) await this.remove(before.hash);
    return true;
  }

  /** Nobody is led to it any more; what is left over does no harm. */
  private async remove(hash: string): Promise<void> {
    await this.storage.delete(storageKey(hash)).catch((error: Error) => {
      this.log.warn(`An old paper stays in the storage: ${error.message}`);
    });
  }
}
