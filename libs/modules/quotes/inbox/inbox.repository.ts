import { Injectable } from '@nestjs/common';
import type { AdminEnquiriesQuery, EntryKind } from '@prepward/contracts/admin-inbox';
import type { EnquiryStatus } from '@prepward/contracts/inbox-rules';
import type { FormKind, QuoteService } from '@prepward/contracts/quote-rules';
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

const { arrayOf, bool, int, text, timestamptz, uuid } = kinds;

const ENQUIRY = {
  id: uuid,
  kind: text.as<FormKind>(),
  name: text,
  email: text,
  phone: text.nullable,
  service: text.as<QuoteService>().nullable,
  exam_date: text.nullable,
  message: text,
  status: text.as<EnquiryStatus>(),
  assignee_id: uuid.nullable,
  created_at: timestamptz,
  replied_at: timestamptz.nullable,
};
export type EnquiryRow = RowOf<typeof ENQUIRY>;

const SELECT = `e.id, e.kind, e.name, e.email, e.phone, e.service, e.exam_date::text, e.message,
  e.status, e.assignee_id, e.created_at, e.replied_at`;

/** Must match the index `enquiries_search`. */
const SENDER = `(lower(e.email) || ' ' || lower(e.name))`;

const LIST = new AdminList('quotes.inbox', {
  from: 'enquiries e',
  select: SELECT,
  row: ENQUIRY,
  sorts: { createdAt: { notNull: 'e.created_at' }, repliedAt: 'e.replied_at' },
  sortedBy: ['createdAt', 'DESC'],
  unique: 'e.id',
  filters: {
    id: { kind: arrayOf(uuid), where: (value) => `e.id = ANY(${value})` },
    q: { kind: text, where: (value) => `${SENDER} LIKE ${value}` },
    kind: { kind: text, where: (value) => `e.kind = ${value}` },
    status: { kind: text, where: (value) => `e.status = ${value}` },
    unfinished: { kind: bool, where: (value) => `(e.status <> 'closed') = ${value}` },
    assigneeId: { kind: uuid, where: (value) => `e.assignee_id = ${value}` },
    from: { kind: timestamptz, where: (value) => `e.created_at >= ${value}` },
    to: { kind: timestamptz, where: (value) => `e.created_at <= ${value}` },
  },
});

const FIND = statement(
  'quotes.find-for-staff',
  `SELECT ${SELECT} FROM enquiries e WHERE e.id = $1`,
  {
    params: [uuid],
    row: ENQUIRY,
  },
);

const LOCK = statement(
  'quotes.lock-enquiries',
  'SELECT id, status, assignee_id FROM enquiries WHERE id = ANY($1) ORDER BY id FOR UPDATE',
  {
    params: [arrayOf(uuid)],
    row: { id: uuid, status: text.as<EnquiryStatus>(), assignee_id: uuid.nullable },
  },
);

const CHANGE = statement(
  'quotes.change-enquiry',
  'UPDATE enquiries SET status = $2, assignee_id = $3 WHERE id = $1',
  { params: [uuid, text, uuid.nullable] },
);

const MARK_REPLIED = statement(
  'quotes.mark-replied',
  `UPDATE enquiries SET status = 'answered', replied_at = clock_timestamp(),
     assignee_id = coalesce(assignee_id, $2) WHERE id = $1`,
  { params: [uuid, uuid] },
);

const ENTRY = {
  id: uuid,
  kind: text.as<EntryKind>(),
  text,
  author_id: uuid,
  created_at: timestamptz,
};
export type EntryRow = RowOf<typeof ENTRY>;

const ENTRIES = statement(
  'quotes.entries-of',
  `SELECT id, kind, text, author_id, created_at FROM enquiry_entries WHERE enquiry_id = $1
   ORDER BY created_at, id`,
  { params: [uuid], row: ENTRY },
);

const ADD_ENTRY = statement(
  'quotes.add-entry',
  `INSERT INTO enquiry_entries (id, enquiry_id, kind, text, author_id) VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT (id) DO NOTHING RETURNING id`,
  { params: [uuid, uuid, text, text, uuid], row: { id: uuid } },
);

const FORGET_OLD = statement(
  'quotes.forget-old',
  'DELETE FROM enquiries WHERE created_at < clock_timestamp() - make_interval(days => $1)',
  { params: [int] },
);

/** The changes staff make to a request. */
export interface EnquiryState {
  status: EnquiryStatus;
  assigneeId: string | null;
}

/** Requests as staff read and answer them. */
@Injectable()
export class InboxRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** One page of requests, with the total number of matches. */
  list({ sort, range, filter = {} }: AdminEnquiriesQuery): Promise<Page<EnquiryRow>> {
    const q = filter.q === undefined ? undefined : anywhere(filter.q.toLowerCase());
    return LIST.page(this.dataSource, { sort, range, filter: { ...filter, q } });
  }

  find(id: string): Promise<EnquiryRow | undefined> {
    return FIND.first(this.dataSource, [id]);
  }

  /** Their current state; no one else can change them until the transaction ends. */
  async lock(tx: Tx, ids: readonly string[]): Promise<(EnquiryState & { id: string })[]> {
    const rows = await LOCK.all(tx, [ids]);
    return rows.map(({ id, status, assignee_id }) => ({ id, status, assigneeId: assignee_id }));
  }

  async change(tx: Tx, id: string, { status, assigneeId }: EnquiryState): Promise<void> {
    await CHANGE.run(tx, [id, status, assigneeId]);
  }

  /** Marks it answered now, and assigns it to the person who replied if it had no assignee. */
  async markReplied(tx: Tx, id: string, byId: string): Promise<void> {
    await MARK_REPLIED.run(tx, [id, byId]);
  }

  /** Notes and replies, oldest first. */
  entriesOf(enquiryId: string): Promise<EntryRow[]> {
    return ENTRIES.all(this.dataSource, [enquiryId]);
  }

  /** @returns false if there's already one with this id */
  addEntry(
    tx: Tx,
    entry: {
      id: string;
      enquiryId: string;
      kind: EntryRow['kind'];
      text: string;
      authorId: string;
    },
  ): Promise<boolean> {
    const { id, enquiryId, kind, text: words, authorId } = entry;
    return ADD_ENTRY.exists(tx, [id, enquiryId, kind, words, authorId]);
  }

  /** Removes requests received more than this many days ago, with everything that belongs to them. */
  async forgetOld(days: number): Promise<void> {
    await FORGET_OLD.run(this.dataSource, [days]);
  }
}
