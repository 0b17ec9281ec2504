import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { downloadPages } from '@prepward/content/site/pages/downloads';
import { STUDY_SHEETS } from '@prepward/content/site/study-sheets/index';
import { BRAND } from '@prepward/contracts/brand';
import { PAPER_QUESTIONS, type PaperDefinition } from '@prepward/contracts/papers';
import type { Subject } from '@prepward/contracts/subjects';
import { ItemCatalog, ItemSources } from '@prepward/modules/questions';
import { edition, keyOf, type PaperJob } from '@prepward/papers';
import { type AppConfig, InjectConfig } from '@prepward/platform/config';
import type { PaperItem } from './paper.entity.js';

/** What a paper is made from now. */
export interface PaperPlan {
  /** Changes with anything that the paper shows. */
  madeFrom: string;
  /** The items that it holds; undefined where some are still to be chosen. */
  items: PaperItem[] | undefined;
}

/** Everything the typesetter needs, with what to store about the items it may choose from. */
export interface PaperMatter {
  job: PaperJob;
  items: ReadonlyMap<string, PaperItem>;
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

/** A link to a machine that only its owner can open is of no use on paper. */
function linkable(origin: string): string {
  return /^https?:\/\/(?:localhost|127\.)/.test(origin) ? '' : origin;
}

/** The date when the page that offers a subject's papers, and so its sheet, last changed. */
function sheetDate(subject: Subject): Date {
  const page = downloadPages.find(({ path }) => path === `/downloads/${subject}`);
  if (!page) throw new RangeError(`The site has no page for the papers of ${subject}`);
  return new Date(`${page.updated}T00:00:00Z`);
}

/** Reads what papers are made of: study sheets from the release, questions from the database. */
@Injectable()
export class PaperSources {
  private readonly edition = edition();

  constructor(
    private readonly catalog: ItemCatalog,
    private readonly sources: ItemSources,
    @InjectConfig() private readonly config: AppConfig,
  ) {}

  /** @param before the items that the paper held when it was made last */
  async plan(paper: PaperDefinition, before: readonly PaperItem[]): Promise<PaperPlan> {
    if (paper.kind === 'study-sheet') return { madeFrom: this.madeFrom(paper, []), items: [] };
    const { kept } = await this.choice(paper, before);
    const items = kept.map(({ id, version }) => ({ itemId: id, version }));
    const isWhole = items.length === PAPER_QUESTIONS[paper.kind];
    return { madeFrom: this.madeFrom(paper, items), items: isWhole ? items : undefined };
  }

  /** Reads the paper's content as it is now. @param before as for {@link plan} */
  async matter(paper: PaperDefinition, before: readonly PaperItem[]): Promise<PaperMatter> {
    if (paper.kind === 'study-sheet') {
      const site = this.site(sheetDate(paper.subject));
      const job = { kind: paper.kind, site, sheet: this.sheetOf(paper.subject) };
      return { job, items: new Map() };
    }
    const { kept, open } = await this.choice(paper, before);
    const wanted = kept.length === PAPER_QUESTIONS[paper.kind] ? kept : open;
    const { items, passages } = await this.sources.read(wanted.map(({ id }) => id));
    return {
      job: {
        kind: paper.kind,
        subject: paper.subject,
        site: this.site(new Date(0)),
        items: items.map(({ source }) => source),
        passages,
        written: new Map(items.map(({ itemId, createdAt }) => [itemId, createdAt])),
        kept: kept.map(({ id }) => id),
      },
      items: new Map(
        items.map(({ itemId, version, source }) => [
          itemId,
          { itemId, version, key: keyOf(source) },
        ]),
      ),
    };
  }

  /** Hash of what a paper with these items is made from. */
  madeFrom({ slug, subject, kind }: PaperDefinition, items: readonly PaperItem[]): string {
    const text = kind === 'study-sheet' ? [sheetDate(subject), this.sheetOf(subject)] : [];
    const { brand, origin } = this.site(new Date(0));
    const versions = items.map(({ itemId, version }) => [itemId, version]);
    return hashOf([this.edition, slug, brand, origin, text, versions]);
  }

  /**
   * Papers anyone may download use the free pool, so no mock exam asks their questions. Sold papers
   * use the paid pool: their buyer hasn't seen those questions in free practice, and no other paper
   * asks them. A paper keeps its questions, in order, as long as they're live and stay in the same
   * pool.
   */
  private async choice({ subject, kind }: PaperDefinition, before: readonly PaperItem[]) {
    const isSold = kind === 'test-bank';
    const open = await (isSold ? this.catalog.paidNow(subject) : this.catalog.freeNow(subject));
    const byId = new Map(open.map((item) => [item.id, item]));
    return { open, kept: before.flatMap(({ itemId }) => byId.get(itemId) ?? []) };
  }

  private site(date: Date) {
    return { brand: BRAND.name, origin: linkable(this.config.publicUrl), date };
  }

  private sheetOf(subject: Subject) {
    const sheet = STUDY_SHEETS.find((one) => one.subject === subject);
    if (!sheet) throw new RangeError(`There is no study sheet for ${subject}`);
    return sheet;
  }
}
