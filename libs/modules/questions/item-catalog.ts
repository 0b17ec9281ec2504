import { Injectable } from '@nestjs/common';
import { freePool } from '@prepward/contracts/free-pool';
import type { ItemType, Subject } from '@prepward/contracts/subjects';
import { Clock } from '@prepward/platform/clock';
import type { Tx } from '@prepward/platform/database';
import { ItemRepository } from './item.repository.js';

/** A live item, without its content: what a selection needs to know. */
export interface CatalogItem {
  id: string;
  version: number;
  model: string;
  /** Of models that are near twins, of which one item is in an attempt. */
  family: string;
  subject: Subject;
  area: string;
  objective: string;
  type: ItemType;
  difficulty: number;
  /** Id of the text it asks about. */
  passage: string | null;
  /** Words of that text; 0 without one. */
  passageWords: number;
  /** Words of its own: the question and what can be chosen. */
  words: number;
}

/** The live items of a subject, and those of them that are free. */
interface SubjectItems {
  live: CatalogItem[];
  free: CatalogItem[];
}

/** The bank changes at deployments and by corrections: a list this old is good enough to choose from. */
const KEEP_MS = 30_000;

/** The live items of each subject. Kept in memory for half a minute, since every start asks for it. */
@Injectable()
export class ItemCatalog {
  private readonly kept = new Map<Subject, { until: number; items: Promise<SubjectItems> }>();

  constructor(
    private readonly bank: ItemRepository,
    private readonly clock: Clock,
  ) {}

  /** The same list for as long as it is kept. */
  async live(subject: Subject): Promise<CatalogItem[]> {
    return (await this.items(subject)).live;
  }

  /** The live items of the subject's free pool; the same list for as long as it is kept. */
  async free(subject: Subject): Promise<CatalogItem[]> {
    return (await this.items(subject)).free;
  }

  /** The live items of the subject's free pool as they are now, for work that can't wait out a kept list. */
  async freeNow(subject: Subject): Promise<CatalogItem[]> {
    return (await this.read(subject)).free;
  }

  /** As {@link freeNow}, the live items outside of the pool: what only those see who paid. */
  async paidNow(subject: Subject): Promise<CatalogItem[]> {
    const { live, free } = await this.read(subject);
    const inPool = new Set(free);
    return live.filter((item) => !inPool.has(item));
  }

  /**
   * Whether items that a kept list named are all live still. If one isn't, what is kept is forgotten:
   * a quarantined item is in no attempt that starts from then on.
   */
  async areLive(ids: readonly string[], tx: Tx): Promise<boolean> {
    const live = !(await this.bank.hasKeptBack(ids, tx));
    if (!live) this.kept.clear();
    return live;
  }

  private items(subject: Subject): Promise<SubjectItems> {
    const now = this.clock.now().getTime();
    const kept = this.kept.get(subject);
    if (kept !== undefined && kept.until > now) return kept.items;
    const items = this.read(subject);
    this.kept.set(subject, { until: now + KEEP_MS, items });
    // A failed read must not be served again.
    items.catch(() => this.kept.delete(subject));
    return items;
  }

  private async read(subject: Subject): Promise<SubjectItems> {
    const rows = await this.bank.ofSubject(subject);
    // The pool is computed from the whole bank: quarantining an item doesn't move any other.
    const inPool = new Set(freePool(rows, ({ passage }) => passage).map(({ id }) => id));
    const live = rows.flatMap(({ isLive, ...item }) => (isLive ? [item] : []));
    return { live, free: live.filter(({ id }) => inPool.has(id)) };
  }
}
