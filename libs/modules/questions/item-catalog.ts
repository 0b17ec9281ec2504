import { Injectable } from '@nestjs/common';
import type { ItemType, Subject } from '@prepward/contracts/subjects';
import { Clock } from '@prepward/platform/clock';
import { DataSource } from 'typeorm';

/** A live item, without its content: what a selection needs to know. */
export interface CatalogItem {
  id: string;
  version: number;
  model: string;
  area: string;
  objective: string;
  type: ItemType;
  difficulty: number;
}

/** The bank changes at deployments and by corrections: a list this old is good enough to choose from. */
const KEEP_MS = 30_000;

/** The live items of each subject. Kept in memory for half a minute, since every start asks for it. */
@Injectable()
export class ItemCatalog {
  private readonly kept = new Map<Subject, { until: number; items: Promise<CatalogItem[]> }>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  live(subject: Subject): Promise<CatalogItem[]> {
    const now = this.clock.now().getTime();
    const kept = this.kept.get(subject);
    if (kept !== undefined && kept.until > now) return kept.items;
    const items: Promise<CatalogItem[]> = this.dataSource.query(
      `SELECT id, version, model, area, objective, type, difficulty FROM items
       WHERE subject = $1 AND status = 'live' ORDER BY id`,
      [subject],
    );
    this.kept.set(subject, { until: now + KEEP_MS, items });
    // A failed read must not be served again.
    items.catch(() => this.kept.delete(subject));
    return items;
  }
}
