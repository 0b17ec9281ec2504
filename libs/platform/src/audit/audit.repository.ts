import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AdminList, type Page } from '../database/admin-list.js';
import { arrayOf, json, text, timestamptz, uuid } from '../database/kinds.js';
import { type Queryable, type RowOf, statement } from '../database/statement.js';

const ADD = statement(
  'platform.add-audit-entry',
  `INSERT INTO audit_entries (id, actor_id, action, resource_id, before, after, reason, request_id)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
  {
    params: [
      uuid,
      uuid.nullable,
      text,
      text.nullable,
      json<unknown>(),
      json<unknown>(),
      text.nullable,
      text.nullable,
    ],
  },
);

const ENTRY = {
  id: uuid,
  created_at: timestamptz,
  actor_id: uuid.nullable,
  action: text,
  resource_id: text.nullable,
  before: json<unknown>().nullable,
  after: json<unknown>().nullable,
  reason: text.nullable,
  request_id: text.nullable,
};
/** One entry, as it is read. */
export type AuditEntryRow = RowOf<typeof ENTRY>;

const SELECT = Object.keys(ENTRY).join(', ');

const FIND = statement(
  'platform.find-audit-entry',
  `SELECT ${SELECT} FROM audit_entries WHERE id = $1`,
  {
    params: [uuid],
    row: ENTRY,
  },
);

const LIST = new AdminList('platform.audit-entries', {
  from: 'audit_entries',
  select: SELECT,
  row: ENTRY,
  sorts: { createdAt: { notNull: 'created_at' } },
  sortedBy: ['createdAt', 'DESC'],
  unique: 'id',
  filters: {
    id: { kind: arrayOf(uuid), where: (value) => `id = ANY(${value})` },
    actors: { kind: arrayOf(uuid), where: (value) => `actor_id = ANY(${value})` },
    action: { kind: text, where: (value) => `action = ${value}` },
    target: { kind: text, where: (value) => `resource_id = ${value}` },
    from: { kind: timestamptz, where: (value) => `created_at >= ${value}` },
    to: { kind: timestamptz, where: (value) => `created_at <= ${value}` },
  },
});

/** A query on the log. */
export type AuditQuery = Parameters<typeof LIST.page>[1];

/** One entry, as it is written. */
export interface NewAuditEntry {
  id: string;
  actorId: string | null;
  action: string;
  resourceId: string | null;
  before: unknown;
  after: unknown;
  reason: string | null;
  requestId: string | null;
}

@Injectable()
export class AuditRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** One page of entries, with the total number of matches. */
  list(query: AuditQuery): Promise<Page<AuditEntryRow>> {
    return LIST.page(this.dataSource, query);
  }

  find(id: string): Promise<AuditEntryRow | undefined> {
    return FIND.first(this.dataSource, [id]);
  }

  async add(on: Queryable, entry: NewAuditEntry): Promise<void> {
    const { id, actorId, action, resourceId, before, after, reason, requestId } = entry;
    await ADD.run(on, [id, actorId, action, resourceId, before, after, reason, requestId]);
  }
}
