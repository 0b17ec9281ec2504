import { Injectable } from '@nestjs/common';
import type { ItemAnswerSheet, ItemKey, ItemView, PassageRecord } from '@prepward/contracts/items';
import type { Tx } from '@prepward/platform/database';
import { DataSource } from 'typeorm';

/** An item as it stood in one version, key included. Services must not let `sheet` out unasked. */
export interface StoredItem {
  itemId: string;
  version: number;
  objective: string;
  area: string;
  view: ItemView;
  sheet: ItemAnswerSheet;
  passage: PassageRecord | null;
}

/** Reads what items say. */
@Injectable()
export class ItemVersions {
  constructor(private readonly dataSource: DataSource) {}

  /** The versions asked for, in that order, in one statement. */
  async read(
    wanted: readonly { itemId: string; version: number }[],
    tx?: Tx,
  ): Promise<StoredItem[]> {
    const rows: StoredItem[] = await (tx ?? this.dataSource).query(
      `SELECT v.item_id AS "itemId", v.version, i.objective, i.area, v.view, v.sheet,
              p.content AS passage
       FROM unnest($1::text[], $2::int[]) WITH ORDINALITY AS w(item_id, version, place)
       JOIN item_versions v ON v.item_id = w.item_id AND v.version = w.version
       JOIN items i ON i.id = v.item_id
       LEFT JOIN passages p ON p.hash = v.passage_hash
       ORDER BY w.place`,
      [wanted.map((w) => w.itemId), wanted.map((w) => w.version)],
    );
    return rows;
  }

  /** The keys of the versions asked for, in that order, without the texts around them. */
  async keys(
    wanted: readonly { itemId: string; version: number }[],
    tx: Tx,
  ): Promise<{ area: string; key: ItemKey }[]> {
    return tx.query(
      `SELECT i.area, v.sheet -> 'key' AS key
       FROM unnest($1::text[], $2::int[]) WITH ORDINALITY AS w(item_id, version, place)
       JOIN item_versions v ON v.item_id = w.item_id AND v.version = w.version
       JOIN items i ON i.id = v.item_id
       ORDER BY w.place`,
      [wanted.map((w) => w.itemId), wanted.map((w) => w.version)],
    );
  }
}
