import { Injectable } from '@nestjs/common';
import type { AuditEntriesQuery, AuditEntryView } from '@prepward/contracts/admin-audit';
import { Actors } from '@prepward/modules/auth';
import { Audit, type AuditEntryRow } from '@prepward/platform/audit';
import { type Page, pageOf } from '@prepward/platform/database';
import { DomainError } from '@prepward/platform/errors';

function toView(row: AuditEntryRow, names: ReadonlyMap<string, string>): AuditEntryView {
  return {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    actorId: row.actor_id,
    actor: names.get(row.actor_id ?? '') ?? null,
    action: row.action,
    resourceId: row.resource_id,
    before: row.before,
    after: row.after,
    reason: row.reason,
    requestId: row.request_id,
  };
}

/** The log of what staff changed, as staff read it. */
@Injectable()
export class AuditLogService {
  constructor(
    private readonly audit: Audit,
    private readonly actors: Actors,
  ) {}

  /** A page of entries and the total number of matches. */
  async list({ sort, range, filter = {} }: AuditEntriesQuery): Promise<Page<AuditEntryView>> {
    const { person, actorId, ...others } = filter;
    const found = person === undefined ? undefined : await this.actors.find(person);
    const actors =
      actorId === undefined ? found : (found ?? [actorId]).filter((id) => id === actorId);
    const page = await this.audit.list({ sort, range, filter: { ...others, actors } });
    const names = await this.actors.namesOf(page.rows.map((row) => row.actor_id));
    return pageOf(page, (row) => toView(row, names));
  }

  /** @throws DomainError NOT_FOUND */
  async get(id: string): Promise<AuditEntryView> {
    const row = await this.audit.find(id);
    if (row === undefined) throw new DomainError('NOT_FOUND');
    return toView(row, await this.actors.namesOf([row.actor_id]));
  }
}
