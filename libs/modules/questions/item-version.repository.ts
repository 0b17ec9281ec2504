import { Injectable } from '@nestjs/common';
import type { ItemAnswerSheet, ItemKey, ItemView, PassageRecord } from '@prepward/contracts/items';
import { kinds, type RowOf, statement, type Tx } from '@prepward/platform/database';
import { DataSource } from 'typeorm';

const { arrayOf, int, json, text } = kinds;

const STORED = {
  itemId: text,
  version: int,
  objective: text,
  area: text,
  view: json<ItemView>(),
  sheet: json<ItemAnswerSheet>(),
  passage: json<PassageRecord>().nullable,
};

/** An item as it stood in one version, key included. Services must not let `sheet` out unasked. */
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

  /** The keys of the versions asked for, in that order, without the texts around them. */
  findKeys(wanted: readonly ItemVersionRef[], tx: Tx): Promise<{ area: string; key: ItemKey }[]> {
    return KEYS.all(tx, [wanted.map((w) => w.itemId), wanted.map((w) => w.version)]);
  }
}
