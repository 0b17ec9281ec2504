import { Injectable } from '@nestjs/common';
import { json, text, uuid } from '../database/kinds.js';
import { type Queryable, statement } from '../database/statement.js';

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
  async add(on: Queryable, entry: NewAuditEntry): Promise<void> {
    const { id, actorId, action, resourceId, before, after, reason, requestId } = entry;
    await ADD.run(on, [id, actorId, action, resourceId, before, after, reason, requestId]);
  }
}
