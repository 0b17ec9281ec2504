import { Injectable } from '@nestjs/common';
import type {
  AdminEnquiriesQuery,
  AdminEnquiry,
  AdminEnquiryThread,
  EnquiryChange,
} from '@prepward/contracts/admin-inbox';
import { enquiryAnswered } from '@prepward/contracts/events';
import { Actors, UsersAdminService } from '@prepward/modules/auth';
import { noteForAudit } from '@prepward/platform/audit';
import { Ids } from '@prepward/platform/clock';
import { type Page, pageOf, Transactions, type Tx } from '@prepward/platform/database';
import { DomainError } from '@prepward/platform/errors';
import { Outbox } from '@prepward/platform/outbox';
import { type EnquiryRow, InboxRepository } from './inbox.repository.js';

function toView(row: EnquiryRow, names: ReadonlyMap<string, string>): AdminEnquiry {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    email: row.email,
    phone: row.phone,
    service: row.service,
    examDate: row.exam_date,
    message: row.message,
    status: row.status,
    assigneeId: row.assignee_id,
    assignee: names.get(row.assignee_id ?? '') ?? null,
    createdAt: row.created_at.toISOString(),
    repliedAt: row.replied_at?.toISOString() ?? null,
  };
}

/** Quote and contact requests, as staff answer them. */
@Injectable()
export class InboxService {
  constructor(
    private readonly inbox: InboxRepository,
    private readonly actors: Actors,
    private readonly users: UsersAdminService,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly ids: Ids,
  ) {}

  /** One page of requests, with the total number of matches. */
  async list(query: AdminEnquiriesQuery): Promise<Page<AdminEnquiry>> {
    const page = await this.inbox.list(query);
    const names = await this.actors.namesOf(page.rows.map((row) => row.assignee_id));
    return pageOf(page, (row) => toView(row, names));
  }

  /** One with its notes and replies. @throws DomainError ENQUIRY_NOT_FOUND */
  async get(id: string): Promise<AdminEnquiryThread> {
    const row = await this.inbox.find(id);
    if (row === undefined) throw new DomainError('ENQUIRY_NOT_FOUND');
    const entries = await this.inbox.entriesOf(id);
    const authors = entries.map(({ author_id }) => author_id);
    const names = await this.actors.namesOf([row.assignee_id, ...authors]);
    return {
      ...toView(row, names),
      entries: entries.map((entry) => ({
        id: entry.id,
        kind: entry.kind,
        text: entry.text,
        author: names.get(entry.author_id) ?? null,
        createdAt: entry.created_at.toISOString(),
      })),
    };
  }

  /**
   * Sets a state or an assignee for requests.
   *
   * @returns the ids of those that exist
   * @throws DomainError NOT_AN_ADMIN, USER_NOT_FOUND
   */
  async change(ids: readonly string[], { status, assigneeId }: EnquiryChange): Promise<string[]> {
    if (assigneeId != null && !(await this.isAdmin(assigneeId))) {
      throw new DomainError('NOT_AN_ADMIN');
    }
    return this.transactions.run(async (tx) => {
      const before = await this.inbox.lock(tx, ids);
      const found = before.map(({ id }) => id);
      noteForAudit({ resourceId: found.join(' '), before, after: { status, assigneeId } });
      for (const was of before) {
        await this.inbox.change(tx, was.id, {
          status: status ?? was.status,
          assigneeId: assigneeId === undefined ? was.assigneeId : assigneeId,
        });
      }
      return found;
    });
  }

  /** Adds a note for staff. @throws DomainError ENQUIRY_NOT_FOUND */
  async note(id: string, text: string, authorId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      await this.held(tx, id);
      const noteId = this.ids.uuid();
      noteForAudit({ after: { noteId, characters: text.length } });
      await this.inbox.addEntry(tx, { id: noteId, enquiryId: id, kind: 'note', text, authorId });
    });
  }

  /**
   * Emails a reply to the sender. The same reply again changes nothing.
   *
   * @throws DomainError ENQUIRY_NOT_FOUND
   */
  async reply(id: string, reply: { id: string; text: string }, authorId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      await this.held(tx, id);
      noteForAudit({ after: { replyId: reply.id, characters: reply.text.length } });
      const entry = { ...reply, enquiryId: id, kind: 'reply' as const, authorId };
      if (!(await this.inbox.addEntry(tx, entry))) return;
      await this.inbox.markReplied(tx, id, authorId);
      await this.outbox.record(tx, enquiryAnswered, { enquiryId: id, replyId: reply.id });
    });
  }

  private async isAdmin(userId: string): Promise<boolean> {
    return (await this.users.get(userId)).roles.includes('admin');
  }

  private async held(tx: Tx, id: string): Promise<void> {
    if ((await this.inbox.lock(tx, [id])).length === 0) throw new DomainError('ENQUIRY_NOT_FOUND');
  }
}
