import { Injectable, Logger } from '@nestjs/common';
import { paperMade } from '@prepward/contracts/events';
import { PAPERS, type PaperDefinition } from '@prepward/contracts/papers';
import { type Typeset, type TypesetPaper, withTypesetter } from '@prepward/papers';
import { Transactions, type Tx } from '@prepward/platform/database';
import { Outbox } from '@prepward/platform/outbox';
import type { Paper, PaperItem, PaperSample } from './paper.entity.js';
import { PaperRepository } from './paper.repository.js';
import { PaperSources } from './paper-sources.js';
import { PaperStore } from './paper-store.js';
import type { PublishedFile } from './published-file.js';
import { PublishedFiles } from './published-files.js';

/** How many times to try when a paper's content changes while it's being typeset. */
const MAX_TRIES = 3;

/** A typeset paper, with what to store about it. */
interface MadePaper {
  set: TypesetPaper;
  items: PaperItem[];
  samples: PaperSample[];
}

/** Keeps the papers in line with the bank and the release. */
@Injectable()
export class PaperMaker {
  private readonly log = new Logger(PaperMaker.name);
  /** The work that is under way in this process: two typesetters at once would only be slower. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly papers: PaperRepository,
    private readonly sources: PaperSources,
    private readonly store: PaperStore,
    private readonly published: PublishedFiles,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Makes every paper that is missing, or whose content or typesetting has changed since it was made;
   * safe to run twice. A paper that can't be made stays as it was, and the others are still made.
   *
   * @throws Error naming the papers that could not be made, and why
   */
  refreshAll(): Promise<void> {
    return this.refresh(PAPERS);
  }

  /** As {@link refreshAll}, for the papers that hold an item. */
  async refreshHolding(itemId: string): Promise<void> {
    const slugs = await this.papers.findHolding(itemId);
    await this.refresh(PAPERS.filter(({ slug }) => slugs.includes(slug)));
  }

  /** As {@link refreshAll}, for one paper. */
  refreshOne(slug: string): Promise<void> {
    return this.refresh(PAPERS.filter((paper) => paper.slug === slug));
  }

  private refresh(papers: readonly PaperDefinition[]): Promise<void> {
    const run = this.last.then(() => withTypesetter((typeset) => this.makeAll(papers, typeset)));
    this.last = run.catch(() => undefined);
    return run;
  }

  private async makeAll(papers: readonly PaperDefinition[], typeset: Typeset): Promise<void> {
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

  private async make(paper: PaperDefinition, typeset: Typeset): Promise<void> {
    for (let tries = 1; ; tries++) {
      const now = await this.papers.find(paper.slug);
      const file = await this.publishedAs(paper);
      if (file !== undefined) {
        await this.takeOver(paper, file, typeset, now);
        return;
      }
      if (now !== undefined && (await this.isCurrent(paper, now))) return;
      const before = now?.items ?? [];
      const { job, items: known } = await this.sources.matter(paper, before);
      const set = await typeset(job);
      const made: MadePaper = {
        set,
        items: set.itemIds.flatMap((id) => known.get(id) ?? []),
        samples: paper.kind === 'test-bank' ? await this.store.drawSamples(set, typeset) : [],
      };
      if (await this.publish(paper, made, now)) return;
      if (tries === MAX_TRIES) throw new Error('What it is made of changes all the time');
    }
  }

  private async isCurrent(paper: PaperDefinition, now: Paper): Promise<boolean> {
    const { madeFrom, items } = await this.sources.plan(paper, now.items);
    if (items === undefined || madeFrom !== now.madeFrom) return false;
    return this.store.has(now);
  }

  /** The file from staff that replaces this paper, if any. */
  private async publishedAs(paper: PaperDefinition, tx?: Tx): Promise<PublishedFile | undefined> {
    return (await this.published.all(tx)).find(({ slug }) => slug === paper.slug);
  }

  /** Puts a file from staff in the paper's place, sold or free. */
  private async takeOver(
    paper: PaperDefinition,
    file: PublishedFile,
    typeset: Typeset,
    before: Paper | undefined,
  ): Promise<void> {
    const { questions, pages } = file;
    const madeFrom = ['upload', file.hash, questions ?? 'free'].join(' ');
    if (before?.madeFrom === madeFrom && (await this.store.has(before))) return;
    const bytes = await this.store.readUpload(file.storageKey);
    const shown = { bytes, pages, itemIds: [], samples: pages > 1 ? [2] : [] };
    const samples = paper.kind === 'test-bank' ? await this.store.drawSamples(shown, typeset) : [];
    const hash = await this.store.put(bytes);
    const { slug, subject, kind } = paper;
    const size = { pages, bytes: bytes.length };
    await this.transactions.run(async (tx) => {
      await this.papers.lock(tx, slug);
      const still = await this.publishedAs(paper, tx);
      if (still?.hash !== file.hash) throw new Error(`${slug} changed while it was taken over`);
      const made = { slug, subject, kind, hash, madeFrom, ...size, items: [], samples, questions };
      await this.papers.save(tx, made);
      await this.outbox.record(tx, paperMade, { slug });
    });
    if (before !== undefined) await this.store.removeFormer(before);
  }

  /** @returns false when what the paper is made of has changed meanwhile */
  private async publish(
    paper: PaperDefinition,
    { set, items, samples }: MadePaper,
    before: Paper | undefined,
  ): Promise<boolean> {
    const hash = await this.store.put(set.bytes);
    const madeFrom = this.sources.madeFrom(paper, items);
    const saved = await this.transactions.run(async (tx) => {
      await this.papers.lock(tx, paper.slug);
      // Staff published a file in the meantime: its own event will apply it.
      if ((await this.publishedAs(paper, tx)) !== undefined) return false;
      const plan = await this.sources.plan(paper, items);
      if (plan.items === undefined || plan.madeFrom !== madeFrom) return false;
      const { slug, subject, kind } = paper;
      const { pages, bytes } = set;
      const size = { pages, bytes: bytes.length };
      const made = { slug, subject, kind, hash, madeFrom, ...size, items, samples };
      await this.papers.save(tx, { ...made, questions: items.length });
      await this.outbox.record(tx, paperMade, { slug });
      return true;
    });
    if (!saved) return false;
    this.log.log(`Made ${paper.slug}: ${set.pages} pages`);
    if (before !== undefined) await this.store.removeFormer(before);
    return true;
  }
}
