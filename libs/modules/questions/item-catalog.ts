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
  /** Near-twin models share a family; an attempt includes at most one item of it. */
  family: string;
  subject: Subject;
  area: string;
  objective: string;
  type: ItemType;
  difficulty: number;
  /** Id of the text it asks about. */
  passage: string | null;
  /** Number of words in that text; 0 without one. */
  passageWords: number;
  /** Number of words in the question and its choices. */
  words: number;
}

/** The live items of a subject, and the free ones among them. */
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

  /** Returns the same list as long as it's cached. */
  async live(subject: Subject): Promise<CatalogItem[]> {
    return (await this.items(subject)).live;
  }

  /** The live items in the subject's free pool; the same list as long as it's cached. */
  async free(subject: Subject): Promise<CatalogItem[]> {
    return (await this.items(subject)).free;
  }

  /**
   * The live items in the subject's free pool as they are now, for work that can't wait out a
   * cached list.
   */
  async freeNow(subject: Subject): Promise<CatalogItem[]> {
    return (await this.read(subject)).free;
  }

  /** As {@link freeNow}, for the live items outside the pool, which only paying students see. */
  async paidNow(subject: Subject): Promise<CatalogItem[]> {
    const { live, free } = await this.read(subject);
    const inPool = new Set(free);
    return live.filter((item) => !inPool.has(item));
  }

  /**
   * Whether all items from a cached list are still live. If one isn't, the cache is cleared:
   * attempts that start from then on won't include a quarantined item.
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
