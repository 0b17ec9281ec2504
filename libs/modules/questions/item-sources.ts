import { Injectable } from '@nestjs/common';
import type { BankItem, Passage } from '@prepward/content/bank/kit/types';
import { DataSource } from 'typeorm';

/** The source of one version of an item, key included. */
export interface SourceItem {
  itemId: string;
  version: number;
  source: BankItem;
  createdAt: Date;
}

/** Sources of items with those of the passages that they ask about, each passage once. */
export interface SourceItems {
  items: SourceItem[];
  passages: Passage[];
}

/** Reads what items were rendered from. Never for a browser: sources hold keys and rationales. */
@Injectable()
export class ItemSources {
  constructor(private readonly dataSource: DataSource) {}

  /** The current versions of items, in the order asked for; an item without a source is left out. */
  async read(itemIds: readonly string[]): Promise<SourceItems> {
    const rows: (SourceItem & { passage: Passage | null })[] = await this.dataSource.query(
      `SELECT v.item_id AS "itemId", v.version, v.source, v.created_at AS "createdAt",
              p.source AS passage
       FROM unnest($1::text[]) WITH ORDINALITY AS w(item_id, place)
       JOIN items i ON i.id = w.item_id
       JOIN item_versions v ON v.item_id = i.id AND v.version = i.version
       LEFT JOIN passages p ON p.hash = v.passage_hash
       WHERE v.source IS NOT NULL AND (v.passage_hash IS NULL OR p.source IS NOT NULL)
       ORDER BY w.place`,
      [itemIds],
    );
    const passages = new Map(
      rows.flatMap(({ passage }) => (passage ? [[passage.id, passage]] : [])),
    );
    return {
      items: rows.map(({ passage: _passage, ...item }) => item),
      passages: [...passages.values()],
    };
  }
}
