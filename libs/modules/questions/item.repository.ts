import { Injectable } from '@nestjs/common';
import type { AdminItem, AdminItemsQuery } from '@prepward/contracts/admin';
import type { ItemType, Subject } from '@prepward/contracts/subjects';
import {
  AdminList,
  anywhere,
  kinds,
  type Page,
  type RowOf,
  statement,
} from '@prepward/platform/database';
import { DataSource } from 'typeorm';
import type { Item } from './item.entity.js';

const { arrayOf, bool, double, int, text } = kinds;

const subject = text.as<Subject>();
const type = text.as<ItemType>();

const IN_BANK = {
  id: text,
  version: int,
  model: text,
  subject,
  area: text,
  objective: text,
  type,
  difficulty: double,
  /** Id of the text it asks about. */
  passage: text.nullable,
  isLive: bool.certain,
};

const OF_SUBJECT = statement(
  'questions.items-of-subject',
  `SELECT i.id, i.version, i.model, i.subject, i.area, i.objective, i.type, i.difficulty,
          v.view ->> 'passageId' AS passage, i.status = 'live' AS "isLive"
   FROM items i JOIN item_versions v ON v.item_id = i.id AND v.version = i.version
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
};
const SELECT = `i.id, i.model, i.subject, i.area, i.objective, i.type, i.difficulty, i.status, i.version,
  v.view ->> 'stem' AS stem, i.times_shown AS "timesShown", i.times_right AS "timesRight"`;
const FROM = 'items i JOIN item_versions v ON v.item_id = i.id AND v.version = i.version';

const FOR_ADMIN = statement(
  'questions.item-for-admin',
  `SELECT ${SELECT} FROM ${FROM} WHERE i.id = $1`,
  { params: [text], row: ADMIN_ITEM },
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
  },
});

/** One count of an item's showings. */
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

  /** All that are not retired, by id. */
  ofSubject(of: Subject): Promise<RowOf<typeof IN_BANK>[]> {
    return OF_SUBJECT.all(this.dataSource, [of]);
  }

  /** A page of what staff see, with the number of all that match. */
  listForAdmin({ sort, range, filter = {} }: AdminItemsQuery): Promise<Page<AdminItem>> {
    const q = filter.q === undefined ? undefined : anywhere(filter.q);
    return LIST.page(this.dataSource, { sort, range, filter: { ...filter, q } });
  }

  findForAdmin(id: string): Promise<AdminItem | undefined> {
    return FOR_ADMIN.first(this.dataSource, [id]);
  }

  /** Sets the counts to what was counted; doing it twice is the same as once. */
  async setCounts(counts: readonly ItemCount[]): Promise<void> {
    await SET_COUNTS.run(this.dataSource, [
      counts.map((c) => c.itemId),
      counts.map((c) => c.shown),
      counts.map((c) => c.right),
      counts.map((c) => c.medianMs),
    ]);
  }
}
