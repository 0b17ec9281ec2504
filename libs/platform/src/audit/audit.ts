import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Ids } from '../clock/index.js';
import { accompanied, type Companion, currentCompanion, type Page } from '../database/index.js';
import type { Queryable } from '../database/statement.js';
import { currentRequestId } from '../telemetry/index.js';
import { type AuditEntryRow, type AuditQuery, AuditRepository } from './audit.repository.js';
import { maskPersonal } from './mask-personal.js';

/** Who does what. */
export interface AuditSubject {
  /** A user, or null for an operator at the command line. */
  actorId: string | null;
  /** Name of a route, or `command.<name>`. */
  action: string;
}

/** What is known about an effect. Personal data is masked when it's written. */
export interface AuditDetails {
  resourceId?: string | null;
  before?: unknown;
  after?: unknown;
  reason?: string | null;
}

class PendingEntry implements Companion {
  state: Companion['state'] = 'waiting';

  constructor(
    private readonly save: (on: Queryable, details: AuditDetails) => Promise<void>,
    public details: AuditDetails,
  ) {}

  write(on: Queryable): Promise<void> {
    return this.save(on, this.details);
  }
}

/**
 * Lets a service describe the change staff is making. Does nothing if no entry is being made, so
 * that a service doesn't need to know who calls it.
 *
 * @throws Error after the transaction of the effect: the entry is written with it
 */
export function noteForAudit(details: AuditDetails): void {
  const entry = currentCompanion();
  if (!(entry instanceof PendingEntry)) return;
  if (entry.state === 'written') {
    throw new Error('The audit entry is already written: add its details in the transaction');
  }
  entry.details = { ...entry.details, ...details };
}

/** The log of what staff changed (docs/decisions/0028-audit-entries.md). */
@Injectable()
export class Audit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly entries: AuditRepository,
    private readonly ids: Ids,
  ) {}

  /**
   * Runs `work` and leaves one entry: in the first of its transactions that commits, otherwise
   * after it. If the work fails before that, there's no entry.
   *
   * @param unless `'no transaction'`: work without one changed nothing, and leaves no entry
   */
  async during<T>(
    subject: AuditSubject,
    details: AuditDetails,
    work: () => Promise<T>,
    unless?: 'no transaction',
  ): Promise<T> {
    const entry = new PendingEntry((on, known) => this.save(on, subject, known), details);
    const result = await accompanied(entry, work);
    if (entry.state !== 'written' && unless === undefined) await entry.write(this.dataSource);
    return result;
  }

  /** One page of entries, with the total number of matches. */
  list(query: AuditQuery): Promise<Page<AuditEntryRow>> {
    return this.entries.list(query);
  }

  find(id: string): Promise<AuditEntryRow | undefined> {
    return this.entries.find(id);
  }

  private save(on: Queryable, subject: AuditSubject, details: AuditDetails): Promise<void> {
    const { resourceId = null, before = null, after = null, reason = null } = details;
    return this.entries.add(on, {
      ...subject,
      id: this.ids.uuid(),
      resourceId,
      before: maskPersonal(before),
      after: maskPersonal(after),
      reason: reason === null ? null : String(maskPersonal(reason)),
      requestId: currentRequestId() ?? null,
    });
  }
}
