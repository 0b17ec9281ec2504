import { Injectable } from '@nestjs/common';
import type { DeadLetter, DeadLettersQuery } from '@prepward/contracts/admin-operations';
import { noteForAudit } from '@prepward/platform/audit';
import { type Page, pageOf, Transactions } from '@prepward/platform/database';
import { DomainError } from '@prepward/platform/errors';
import { DeadLetterRepository, type DeadLetterRow } from '@prepward/platform/operations';
import { JobQueues } from '@prepward/platform/queue';

function viewOf(row: DeadLetterRow): DeadLetter {
  return {
    id: `${row.event_id}.${row.job}`,
    job: row.job,
    eventId: row.event_id,
    event: row.event,
    payload: row.payload,
    requestId: row.request_id,
    problem: row.problem,
    createdAt: row.created_at.toISOString(),
    failedAt: row.failed_at.toISOString(),
  };
}

/** Jobs that failed permanently. */
@Injectable()
export class DeadLettersService {
  constructor(
    private readonly letters: DeadLetterRepository,
    private readonly queues: JobQueues,
    private readonly transactions: Transactions,
  ) {}

  async list(query: DeadLettersQuery): Promise<Page<DeadLetter>> {
    const page = await this.letters.list(query);
    return pageOf(page, viewOf);
  }

  /**
   * @param id `<event>.<job>`
   * @throws DomainError DEAD_LETTER_NOT_FOUND
   */
  async get(id: string): Promise<DeadLetter> {
    const dot = id.indexOf('.');
    const row = await this.letters.find(id.slice(0, dot), id.slice(dot + 1));
    if (row === undefined) throw new DomainError('DEAD_LETTER_NOT_FOUND');
    return viewOf(row);
  }

  /**
   * Lets a job that failed permanently have all its tries again; the relay puts it back into its queue
   * within seconds.
   *
   * @returns it as it was
   * @throws DomainError DEAD_LETTER_NOT_FOUND
   */
  async retry(id: string): Promise<DeadLetter> {
    const letter = await this.get(id);
    // Out of the queue first: the relay only adds jobs that aren't in a queue.
    await this.queues.release(id);
    await this.transactions.run(async (tx) => {
      const { eventId, job, problem } = letter;
      if (!(await this.letters.reopen(tx, eventId, job))) {
        throw new DomainError('DEAD_LETTER_NOT_FOUND');
      }
      noteForAudit({ resourceId: id, before: { state: 'failed', problem }, after: { job } });
    });
    return letter;
  }
}
