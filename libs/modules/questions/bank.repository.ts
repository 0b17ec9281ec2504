import { Injectable } from '@nestjs/common';
import type { BankItem, Passage } from '@prepward/content/bank/kit/types';
import type { ItemAnswerSheet, ItemView, PassageRecord } from '@prepward/contracts/items';
import { kinds, type RowOf, statement, type Tx } from '@prepward/platform/database';
import type { DataSource } from 'typeorm';
import type { Item } from './item.entity.js';

const { arrayOf, bigint, bool, int, json, text } = kinds;

const LOCK = statement('questions.lock-load', 'SELECT pg_advisory_xact_lock($1)', {
  params: [bigint],
});

const KNOWN = {
  id: text,
  version: int,
  status: text.as<Item['status']>(),
  content_hash: text,
  has_source: bool.certain,
  /** As in its source; null if the source has none. */
  family: text.nullable,
};

const FIND_KNOWN = statement(
  'questions.known-items',
  `SELECT i.id, i.version, i.status, v.content_hash, v.source IS NOT NULL AS has_source,
          v.family
   FROM items i JOIN item_versions v ON v.item_id = i.id AND v.version = i.version`,
  { params: [], row: KNOWN },
);

const STORE_PASSAGES = statement(
  'questions.store-passages',
  `INSERT INTO passages (hash, content, source)
   SELECT hash, content, source
   FROM jsonb_to_recordset($1::jsonb) AS p(hash text, content jsonb, source jsonb)
   ON CONFLICT (hash) DO UPDATE SET source = excluded.source WHERE passages.source IS NULL`,
  { params: [json<readonly StoredPassage[]>()] },
);

const STORE_ITEMS = statement(
  'questions.store-items',
  `INSERT INTO items (id, model, subject, area, objective, type, difficulty, version)
   SELECT id, model, subject, area, objective, type, difficulty, version
   FROM jsonb_to_recordset($1::jsonb) AS r(id text, model text, subject text, area text,
     objective text, type text, difficulty float8, version int)
   ON CONFLICT (id) DO UPDATE SET model = excluded.model, subject = excluded.subject,
     area = excluded.area, objective = excluded.objective, type = excluded.type,
     difficulty = excluded.difficulty, version = excluded.version`,
  { params: [json<readonly ItemToStore[]>()] },
);

const STORE_VERSIONS = statement(
  'questions.store-versions',
  `INSERT INTO item_versions (item_id, version, content_hash, view, sheet, source, passage_hash)
   SELECT id, version, content_hash, view, sheet, source, passage_hash
   FROM jsonb_to_recordset($1::jsonb) AS r(id text, version int, content_hash text,
     view jsonb, sheet jsonb, source jsonb, passage_hash text)`,
  { params: [json<readonly ItemToStore[]>()] },
);

const OTHER_SHEETS = statement(
  'questions.other-sheets',
  `SELECT v.item_id AS id, v.sheet
   FROM jsonb_to_recordset($1::jsonb) AS r(id text, version int, sheet jsonb)
   JOIN item_versions v ON v.item_id = r.id AND v.version = r.version
   WHERE v.sheet <> r.sheet`,
  { params: [json<readonly VersionSheet[]>()], row: { id: text, sheet: json<ItemAnswerSheet>() } },
);

const SET_SOURCES = statement(
  'questions.set-sources',
  `UPDATE item_versions v SET source = r.source
   FROM jsonb_to_recordset($1::jsonb) AS r(id text, version int, source jsonb)
   WHERE v.item_id = r.id AND v.version = r.version`,
  { params: [json<readonly VersionSource[]>()] },
);

const SET_FAMILIES = statement(
  'questions.set-families',
  `UPDATE item_versions v SET source = jsonb_set(v.source, '{family}', to_jsonb(r.family))
   FROM jsonb_to_recordset($1::jsonb) AS r(id text, version int, family text)
   WHERE v.item_id = r.id AND v.version = r.version`,
  { params: [json<readonly VersionFamily[]>()] },
);

const REVIVE = statement(
  'questions.revive-items',
  `UPDATE items SET status = 'live' WHERE status = 'retired' AND id = ANY($1)`,
  { params: [arrayOf(text)] },
);

const RETIRE = statement(
  'questions.retire-items',
  `UPDATE items SET status = 'retired' WHERE status <> 'retired' AND id <> ALL($1)`,
  { params: [arrayOf(text)] },
);

const CURRENT = {
  version: int,
  view: json<ItemView>(),
  sheet: json<ItemAnswerSheet>(),
  source: json<BankItem>().nullable,
  passage: json<Passage>().nullable,
};

const FIND_CURRENT = statement(
  'questions.current-version',
  `SELECT v.version, v.view, v.sheet, v.source, p.source AS passage
   FROM items i JOIN item_versions v ON v.item_id = i.id AND v.version = i.version
   LEFT JOIN passages p ON p.hash = v.passage_hash
   WHERE i.id = $1`,
  { params: [text], row: CURRENT },
);

/** A separate statement: joined, a caller that waited for the lock would still read the old version. */
const HOLD_ITEM = statement('questions.hold-item', 'SELECT 1 FROM items WHERE id = $1 FOR UPDATE', {
  params: [text],
});

const INSERT_VERSION = statement(
  'questions.insert-edited-version',
  `INSERT INTO item_versions (item_id, version, content_hash, view, sheet, source, passage_hash)
   SELECT item_id, $2, content_hash, $3::jsonb, $4::jsonb, $5::jsonb, passage_hash
   FROM item_versions WHERE item_id = $1 AND version = $2 - 1`,
  { params: [text, int, json<ItemView>(), json<ItemAnswerSheet>(), json<BankItem>()] },
);

const SET_VERSION = statement(
  'questions.set-current-version',
  'UPDATE items SET version = $2 WHERE id = $1',
  { params: [text, int] },
);

const WITH_ANOTHER_KEY = statement(
  'questions.versions-with-another-key',
  `SELECT n.item_id AS "itemId", n.version
   FROM unnest($1::text[], $2::int[]) AS w(item_id, version)
   JOIN item_versions n ON n.item_id = w.item_id AND n.version = w.version
   JOIN item_versions o ON o.item_id = w.item_id AND o.version = w.version - 1
   WHERE n.view = o.view AND n.passage_hash IS NOT DISTINCT FROM o.passage_hash
     AND n.sheet -> 'key' <> o.sheet -> 'key'`,
  { params: [arrayOf(text), arrayOf(int)], row: { itemId: text, version: int } },
);

/** A passage, identified by the hash of its content. */
export interface StoredPassage {
  hash: string;
  content: PassageRecord;
  source: Passage;
}

/** An item with the version that it gets. */
export interface ItemToStore {
  id: string;
  model: string;
  subject: string;
  area: string;
  objective: string;
  type: string;
  difficulty: number;
  version: number;
  content_hash: string;
  view: ItemView;
  sheet: ItemAnswerSheet;
  source: BankItem;
  passage_hash: string | null;
}

/** The answer sheet of a version as the bank has it. */
interface VersionSheet {
  id: string;
  version: number;
  sheet: ItemAnswerSheet;
}

/** What a version was rendered from. */
interface VersionSource {
  id: string;
  version: number;
  source: BankItem;
}

/** The family of models that a version belongs to. */
interface VersionFamily {
  id: string;
  version: number;
  family: string;
}

export type KnownItem = RowOf<typeof KNOWN>;
export type CurrentVersion = RowOf<typeof CURRENT>;

/** The bank as it is loaded and corrected. */
@Injectable()
export class BankRepository {
  /** Holds the lock with this number until the transaction ends. */
  async lock(tx: Tx, lock: number): Promise<void> {
    await LOCK.run(tx, [lock]);
  }

  /** Every item in its current version. */
  findKnown(tx: Tx): Promise<KnownItem[]> {
    return FIND_KNOWN.all(tx, []);
  }

  /** Passages that are stored already stay as they are; one of a former release gets its source. */
  async storePassages(tx: Tx, passages: readonly StoredPassage[]): Promise<void> {
    await STORE_PASSAGES.run(tx, [passages]);
  }

  /** New items, or new versions of known ones. */
  async storeItems(tx: Tx, items: readonly ItemToStore[]): Promise<void> {
    await STORE_ITEMS.run(tx, [items]);
    await STORE_VERSIONS.run(tx, [items]);
  }

  /** The given versions whose stored answer sheet differs from the given one. */
  findOtherSheets(
    tx: Tx,
    versions: readonly VersionSheet[],
  ): Promise<{ id: string; sheet: ItemAnswerSheet }[]> {
    const sheets = versions.map(({ id, version, sheet }) => ({ id, version, sheet }));
    return OTHER_SHEETS.all(tx, [sheets]);
  }

  /** Says what versions were rendered from. */
  async setSources(tx: Tx, versions: readonly VersionSource[]): Promise<void> {
    await SET_SOURCES.run(tx, [versions]);
  }

  /** Says which families versions belong to; all else in their sources stays. */
  async setFamilies(tx: Tx, versions: readonly VersionFamily[]): Promise<void> {
    await SET_FAMILIES.run(tx, [versions]);
  }

  /** Makes retired items live again. @returns how many */
  revive(tx: Tx, ids: readonly string[]): Promise<number> {
    return REVIVE.count(tx, [ids]);
  }

  /** Retires all items but these. @returns how many */
  retireOthers(tx: Tx, ids: readonly string[]): Promise<number> {
    return RETIRE.count(tx, [ids]);
  }

  /** The current version of an item. */
  findCurrent(on: Tx | DataSource, itemId: string): Promise<CurrentVersion | undefined> {
    return FIND_CURRENT.first(on, [itemId]);
  }

  /** As {@link findCurrent}; locks the item until the transaction ends. */
  async findCurrentForUpdate(tx: Tx, itemId: string): Promise<CurrentVersion | undefined> {
    await HOLD_ITEM.run(tx, [itemId]);
    return this.findCurrent(tx, itemId);
  }

  /**
   * Adds `version` after the current one and makes it current. It counts as the bank's own, so that
   * loading the same bank again doesn't undo it.
   */
  async insertEdited(
    tx: Tx,
    itemId: string,
    version: number,
    { view, sheet, source }: Pick<ItemToStore, 'view' | 'sheet' | 'source'>,
  ): Promise<void> {
    await INSERT_VERSION.run(tx, [itemId, version, view, sheet, source]);
    await SET_VERSION.run(tx, [itemId, version]);
  }

  /** The given versions that differ from their predecessors only in the key. */
  findWithAnotherKey(
    tx: Tx,
    items: readonly { id: string; version: number }[],
  ): Promise<{ itemId: string; version: number }[]> {
    return WITH_ANOTHER_KEY.all(tx, [
      items.map((item) => item.id),
      items.map((item) => item.version),
    ]);
  }
}
