import { Injectable } from '@nestjs/common';
import type { BankItem, Passage } from '@prepward/content/bank/kit/types';
import { ItemVersionRepository } from './item-version.repository.js';

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
  constructor(private readonly versions: ItemVersionRepository) {}

  /** The current versions of items, in the order asked for; an item without a source is left out. */
  async read(itemIds: readonly string[]): Promise<SourceItems> {
    const rows = await this.versions.findCurrentSources(itemIds);
    const passages = new Map(
      rows.flatMap(({ passage }) => (passage ? [[passage.id, passage]] : [])),
    );
    return {
      items: rows.map(({ passage: _passage, ...item }) => item),
      passages: [...passages.values()],
    };
  }
}
