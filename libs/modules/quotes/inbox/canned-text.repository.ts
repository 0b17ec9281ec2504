import { Injectable } from '@nestjs/common';
import type { CannedTextsQuery } from '@prepward/contracts/admin-inbox';
import {
  AdminList,
  kinds,
  type Page,
  type RowOf,
  statement,
  type Tx,
} from '@prepward/platform/database';
import { DataSource } from 'typeorm';

const { arrayOf, text, timestamptz, uuid } = kinds;

const CANNED = { id: uuid, title: text, text, updated_at: timestamptz };
export type CannedRow = RowOf<typeof CANNED>;

const SELECT = 'id, title, text, updated_at';

const LIST = new AdminList('quotes.canned-texts', {
  from: 'canned_texts',
  select: SELECT,
  row: CANNED,
  sorts: { title: { notNull: 'title' }, updatedAt: { notNull: 'updated_at' } },
  sortedBy: ['title', 'ASC'],
  unique: 'id',
  filters: { id: { kind: arrayOf(uuid), where: (value) => `id = ANY(${value})` } },
});

const FIND = statement(
  'quotes.find-canned-text',
  `SELECT ${SELECT} FROM canned_texts WHERE id = $1`,
  {
    params: [uuid],
    row: CANNED,
  },
);

const SAVE = statement(
  'quotes.save-canned-text',
  `INSERT INTO canned_texts (id, title, text) VALUES ($1, $2, $3)
   ON CONFLICT (id) DO UPDATE SET title = excluded.title, text = excluded.text,
     updated_at = clock_timestamp()
   RETURNING ${SELECT}`,
  { params: [uuid, text, text], row: CANNED },
);

const DELETE = statement('quotes.delete-canned-text', 'DELETE FROM canned_texts WHERE id = $1', {
  params: [uuid],
});

/** Texts that staff send often. */
@Injectable()
export class CannedTextRepository {
  constructor(private readonly dataSource: DataSource) {}

  list(query: CannedTextsQuery): Promise<Page<CannedRow>> {
    return LIST.page(this.dataSource, query);
  }

  find(id: string, tx?: Tx): Promise<CannedRow | undefined> {
    return FIND.first(tx ?? this.dataSource, [id]);
  }

  /** Adds one, or changes the one with this id. */
  async save(tx: Tx, id: string, given: { title: string; text: string }): Promise<CannedRow> {
    const saved = await SAVE.first(tx, [id, given.title, given.text]);
    if (saved === undefined) throw new Error('The text was not saved');
    return saved;
  }

  async delete(tx: Tx, id: string): Promise<void> {
    await DELETE.run(tx, [id]);
  }
}
