import { Injectable } from '@nestjs/common';
import type { BankItem } from '@prepward/content/bank/kit/types';
import type {
  AdminItem,
  AdminItemsQuery,
  OptionChoices,
  Suspicion,
} from '@prepward/contracts/admin-items';
import type { ItemAnswerSheet, ItemView, PassageRecord } from '@prepward/contracts/items';
import type { ItemType, Subject } from '@prepward/contracts/subjects';
import {
  AdminList,
  anywhere,
  kinds,
  type Page,
  type RowOf,
  statement,
  type Tx,
} from '@prepward/platform/database';
import { DataSource } from 'typeorm';
import type { Item } from './item.entity.js';

const { arrayOf, bool, double, int, json, text, timestamptz } = kinds;

const subject = text.as<Subject>();
const type = text.as<ItemType>();

const IN_BANK = {
  id: text,
  version: int,
  model: text,
  /** As the bank says; for a version stored without its source, the model. */
  family: text.certain,
  subject,
  area: text,
  objective: text,
  type,
  difficulty: double,
  /** Id of the text it asks about. */
  passage: text.nullable,
  /** Number of words in that text; 0 without one. */
  passageWords: int.certain,
  /** Number of words in the question and its choices. */
  words: int,
  isLive: bool.certain,
};

const OF_SUBJECT = statement(
  'questions.items-of-subject',
  `SELECT i.id, i.version, i.model, coalesce(v.family, i.model) AS family,
          i.subject, i.area, i.objective, i.type, i.difficulty, v.passage_id AS passage,
          coalesce(p.words, 0) AS "passageWords", v.words, i.status = 'live' AS "isLive"
   FROM items i JOIN item_versions v ON v.item_id = i.id AND v.version = i.version
     LEFT JOIN passages p ON p.hash = v.passage_hash
   WHERE i.subject = $1 AND i.status <> 'retired' ORDER BY i.id`,
  { params: [text], row: IN_BANK },
);

const SET_COUNTS = statement(
  'questions.set-counts',
  `UPDATE items i SET times_shown = c.shown, times_right = c.correct, median_ms = c.median
   FROM unnest($1::text[], $2::int[], $3::int[], $4::int[]) AS c(item_id, shown, correct, median)
   WHERE i.id = c.item_id AND (i.times_shown, i.times_right, i.median_ms)
     IS DISTINCT FROM (c.shown, c.correct, c.median)`,
  { params: [arrayOf(text), arrayOf(int), arrayOf(int), arrayOf(int.nullable)] },
);

const KEPT_BACK = statement(
  'questions.has-items-kept-back',
  `SELECT 1 FROM items WHERE id = ANY($1) AND status <> 'live' LIMIT 1`,
  { params: [arrayOf(text)] },
);

const SET_STATUS = statement(
  'questions.set-item-status',
  'UPDATE items SET status = $2 WHERE id = $1',
  { params: [text, text.as<Item['status']>()] },
);

const STATUS_FOR_UPDATE = statement(
  'questions.item-status-for-update',
  'SELECT status FROM items WHERE id = $1 FOR UPDATE',
  { params: [text], row: { status: text.as<Item['status']>() } },
);

const ADMIN_ITEM = {
  id: text,
  model: text,
  subject,
  area: text,
  objective: text,
  type,
  difficulty: double,
  status: text.as<Item['status']>(),
  version: int,
  stem: text.because('every item asks something'),
  timesShown: int,
  timesRight: int,
  answers: int.certain,
  pValue: double.nullable,
  discrimination: double.nullable,
  medianMs: int.nullable,
  suspicions: arrayOf(text.as<Suspicion>()).certain,
};
const SELECT = `i.id, i.model, i.subject, i.area, i.objective, i.type, i.difficulty, i.status, i.version,
  v.view ->> 'stem' AS stem, i.times_shown AS "timesShown", i.times_right AS "timesRight",
  coalesce(s.answers, 0) AS answers, s.p_value AS "pValue", s.discrimination,
  s.median_ms AS "medianMs", coalesce(s.suspicions, '{}') AS suspicions`;
const FROM = `items i JOIN item_versions v ON v.item_id = i.id AND v.version = i.version
  LEFT JOIN item_statistics s ON s.item_id = i.id`;

const DETAIL = {
  ...ADMIN_ITEM,
  view: json<ItemView>(),
  sheet: json<ItemAnswerSheet>(),
  source: json<BankItem>().nullable,
  passage: json<PassageRecord>().nullable,
  countedAt: timestamptz.nullable,
  pLow: double.nullable,
  pHigh: double.nullable,
  discriminationLow: double.nullable,
  discriminationHigh: double.nullable,
  options: json<OptionChoices[]>().nullable,
};

const FIND_DETAIL = statement(
  'questions.item-detail',
  `SELECT ${SELECT}, v.view, v.sheet, v.source, p.content AS passage, s.counted_at AS "countedAt",
     s.p_low AS "pLow", s.p_high AS "pHigh", s.discrimination_low AS "discriminationLow",
     s.discrimination_high AS "discriminationHigh", s.options
   FROM ${FROM} LEFT JOIN passages p ON p.hash = v.passage_hash WHERE i.id = $1`,
  { params: [text], row: DETAIL },
);

const VERSIONS = statement(
  'questions.versions-of-item',
  `SELECT version, created_at AS "createdAt" FROM item_versions
   WHERE item_id = $1 ORDER BY version DESC`,
  { params: [text], row: { version: int, createdAt: timestamptz } },
);

const equal = (column: string) => ({
  kind: text,
  where: (value: string) => `i.${column} = ${value}`,
});

const LIST = new AdminList('questions.items-for-admin', {
  from: FROM,
  select: SELECT,
  row: ADMIN_ITEM,
  sorts: {
    id: 'i.id',
    difficulty: 'i.difficulty',
    timesShown: 'i.times_shown',
    timesRight: 'i.times_right',
    answers: 's.answers',
    pValue: 's.p_value',
    discrimination: 's.discrimination',
    medianMs: 's.median_ms',
  },
  sortedBy: ['id', 'ASC'],
  unique: 'i.id',
  filters: {
    q: {
      kind: text,
      where: (value) => `(i.id ILIKE ${value} OR v.view ->> 'stem' ILIKE ${value})`,
    },
    id: { kind: arrayOf(text), where: (value) => `i.id = ANY(${value})` },
    subject: equal('subject'),
    area: equal('area'),
    objective: equal('objective'),
    type: equal('type'),
    status: equal('status'),
    model: equal('model'),
    suspicion: {
      kind: text,
      where: (value) =>
        `CASE ${value} WHEN 'any' THEN s.suspicions <> '{}' ELSE ${value} = ANY(s.suspicions) END`,
    },
  },
});

/** Counts of how often an item was shown. */
export interface ItemCount {
  itemId: string;
  shown: number;
  right: number;
  /** Median time on the item, ms; null while too few have had it. */
  medianMs: number | null;
}

/** The items of the bank, each in its current version. */
@Injectable()
export class ItemRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** All items that aren't retired, by id. */
  ofSubject(of: Subject): Promise<RowOf<typeof IN_BANK>[]> {
    return OF_SUBJECT.all(this.dataSource, [of]);
  }

  /** One page of the list for staff, with the total number of matches. */
  listForAdmin({ sort, range, filter = {} }: AdminItemsQuery): Promise<Page<AdminItem>> {
    const q = filter.q === undefined ? undefined : anywhere(filter.q);
    return LIST.page(this.dataSource, { sort, range, filter: { ...filter, q } });
  }

  /** An item with everything staff see about it. */
  findDetail(id: string): Promise<RowOf<typeof DETAIL> | undefined> {
    return FIND_DETAIL.first(this.dataSource, [id]);
  }

  /** The versions of an item, newest first. */
  versionsOf(id: string): Promise<{ version: number; createdAt: Date }[]> {
    return VERSIONS.all(this.dataSource, [id]);
  }

  /** Whether any of these items is hidden from students. */
  hasKeptBack(ids: readonly string[], tx: Tx): Promise<boolean> {
    return KEPT_BACK.exists(tx, [ids]);
  }

  /** Locks the item until the transaction ends. */
  async findStatusForUpdate(id: string, tx: Tx): Promise<Item['status'] | undefined> {
    return (await STATUS_FOR_UPDATE.first(tx, [id]))?.status;
  }

  async setStatus(id: string, status: Item['status'], tx: Tx): Promise<void> {
    await SET_STATUS.run(tx, [id, status]);
  }

  /** Sets the counts; safe to run twice. */
  async setCounts(counts: readonly ItemCount[]): Promise<void> {
    await SET_COUNTS.run(this.dataSource, [
      counts.map((c) => c.itemId),
      counts.map((c) => c.shown),
      counts.map((c) => c.right),
      counts.map((c) => c.medianMs),
    ]);
  }
}
