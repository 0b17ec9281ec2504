import { Injectable } from '@nestjs/common';
import type { AdminMail, AdminMailsQuery } from '@prepward/contracts/admin-operations';
import { noteForAudit } from '@prepward/platform/audit';
import { type Page, pageOf, Transactions } from '@prepward/platform/database';
import { DomainError } from '@prepward/platform/errors';
import {
  DeadLetterRepository,
  MailLogRepository,
  type MailRow,
} from '@prepward/platform/operations';
import { JobQueues } from '@prepward/platform/queue';

function viewOf(row: MailRow): AdminMail {
  return {
    id: row.key,
    template: row.template,
    recipient: row.recipient,
    state: row.state,
    tries: row.tries,
    problem: row.last_error,
    sentAt: row.sent_at?.toISOString() ?? null,
    askedAgainAt: row.asked_again_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}

/** The log of emails, and resending them. */
@Injectable()
export class MailLogService {
  constructor(
    private readonly mails: MailLogRepository,
    private readonly deliveries: DeadLetterRepository,
    private readonly queues: JobQueues,
    private readonly transactions: Transactions,
  ) {}

  async list(query: AdminMailsQuery): Promise<Page<AdminMail>> {
    const page = await this.mails.list(query);
    return pageOf(page, viewOf);
  }

  /**
   * @param id `<event>:<template>`
   * @throws DomainError MAIL_NOT_FOUND
   */
  async get(id: string): Promise<AdminMail> {
    return viewOf(await this.find(id));
  }

  /**
   * Makes and sends an email again, even one that was sent; one that waits for its next try is due at
   * once. Its content is read again: if there's nothing left to say, none goes out.
   *
   * @throws DomainError MAIL_NOT_FOUND; MAIL_NOT_REPEATABLE if its event was removed, its job is
   *   running, or nothing is known about the job
   */
  async resend(id: string): Promise<AdminMail> {
    const { job, state, template } = await this.find(id);
    const eventId = id.slice(0, id.indexOf(':'));
    if (job === null) throw new DomainError('MAIL_NOT_REPEATABLE');
    const inQueue = await this.queues.release(`${eventId}.${job}`);
    if (inQueue === 'running') throw new DomainError('MAIL_NOT_REPEATABLE');
    await this.transactions.run(async (tx) => {
      if (state === 'sent') await this.mails.askAgain(tx, id);
      // A job that waits in its queue is already open.
      const isOpen = inQueue === 'due' || (await this.deliveries.reopen(tx, eventId, job));
      if (!isOpen) throw new DomainError('MAIL_NOT_REPEATABLE');
      noteForAudit({ resourceId: id, before: { state }, after: { template, state: 'waiting' } });
    });
    return this.get(id);
  }

  private async find(id: string): Promise<MailRow> {
    const row = await this.mails.find(id);
    if (row === undefined) throw new DomainError('MAIL_NOT_FOUND');
    return row;
  }
}
