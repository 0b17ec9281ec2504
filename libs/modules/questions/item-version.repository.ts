import { Injectable } from '@nestjs/common';
import type { BankItem, Passage } from '@prepward/content/bank/kit/types';
import type { ItemAnswerSheet, ItemKey, ItemView, PassageRecord } from '@prepward/contracts/items';
import { kinds, type RowOf, statement, type Tx } from '@prepward/platform/database';
import { DataSource } from 'typeorm';

const { arrayOf, int, json, text, timestamptz } = kinds;

const STORED = {
  itemId: text,
  version: int,
  objective: text,
  area: text,
  view: json<ItemView>(),
  sheet: json<ItemAnswerSheet>(),
  passage: json<PassageRecord>().nullable,
};

/** An item in one version, including the key. Services must not expose `sheet` unless asked to. */
export type StoredItem = RowOf<typeof STORED>;

const READ = statement(
  'questions.item-versions',
  `SELECT v.item_id AS "itemId", v.version, i.objective, i.area, v.view, v.sheet,
          p.content AS passage
   FROM unnest($1::text[], $2::int[]) WITH ORDINALITY AS w(item_id, version, place)
   JOIN item_versions v ON v.item_id = w.item_id AND v.version = w.version
   JOIN items i ON i.id = v.item_id
   LEFT JOIN passages p ON p.hash = v.passage_hash
   ORDER BY w.place`,
  { params: [arrayOf(text), arrayOf(int)], row: STORED },
);

const KEYS = statement(
  'questions.keys',
  `SELECT i.area, v.sheet -> 'key' AS key
   FROM unnest($1::text[], $2::int[]) WITH ORDINALITY AS w(item_id, version, place)
   JOIN item_versions v ON v.item_id = w.item_id AND v.version = w.version
   JOIN items i ON i.id = v.item_id
   ORDER BY w.place`,
  {
    params: [arrayOf(text), arrayOf(int)],
    row: { area: text, key: json<ItemKey>().because('every answer sheet has a key') },
  },
);

const SOURCE = {
  itemId: text,
  version: int,
  /** Key included. */
  source: json<BankItem>().because('versions without one are left out'),
  createdAt: timestamptz,
  passage: json<Passage>().nullable,
};

const CURRENT_SOURCES = statement(
  'questions.current-sources',
  `SELECT v.item_id AS "itemId", v.version, v.source, v.created_at AS "createdAt",
          p.source AS passage
   FROM unnest($1::text[]) WITH ORDINALITY AS w(item_id, place)
   JOIN items i ON i.id = w.item_id
   JOIN item_versions v ON v.item_id = i.id AND v.version = i.version
   LEFT JOIN passages p ON p.hash = v.passage_hash
   WHERE v.source IS NOT NULL AND (v.passage_hash IS NULL OR p.source IS NOT NULL)
   ORDER BY w.place`,
  { params: [arrayOf(text)], row: SOURCE },
);

/** A version of an item. */
export interface ItemVersionRef {
  itemId: string;
  version: number;
}

/** What items said at one time. */
@Injectable()
export class ItemVersionRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The versions asked for, in that order, in one statement. */
  find(wanted: readonly ItemVersionRef[], tx?: Tx): Promise<StoredItem[]> {
    return READ.all(tx ?? this.dataSource, [
      wanted.map((w) => w.itemId),
      wanted.map((w) => w.version),
    ]);
  }

  /**
   * What the items' current versions were rendered from, in the order requested; leaves out an item
   * if its source, or its passage's, is missing.
   */
  findCurrentSources(itemIds: readonly string[]): Promise<RowOf<typeof SOURCE>[]> {
    return CURRENT_SOURCES.all(this.dataSource, [itemIds]);
  }

  /** The keys of the versions asked for, in that order, without the texts around them. */
  findKeys(wanted: readonly ItemVersionRef[], tx: Tx): Promise<{ area: string; key: ItemKey }[]> {
    return KEYS.all(tx, [wanted.map((w) => w.itemId), wanted.map((w) => w.version)]);
  }
}
