import { Injectable } from '@nestjs/common';
import type {
  AdminItemReport,
  AdminItemReportsQuery,
  CloseReportBody,
} from '@prepward/contracts/admin-items';
import { reportAnswered } from '@prepward/contracts/events';
import { noteForAudit } from '@prepward/platform/audit';
import { type Page, pageOf, Transactions } from '@prepward/platform/database';
import { DomainError } from '@prepward/platform/errors';
import { Outbox } from '@prepward/platform/outbox';
import { ItemReportRepository, type ReportRow } from './item-report.repository.js';

/** Students' reports of items, as cases for staff. */
@Injectable()
export class ItemReportsService {
  constructor(
    private readonly reports: ItemReportRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  /** One page of reports, with the total number of matches. */
  async list(query: AdminItemReportsQuery): Promise<Page<AdminItemReport>> {
    const page = await this.reports.list(query);
    return pageOf(page, reportOf);
  }

  /** @throws DomainError REPORT_NOT_FOUND */
  async get(id: string): Promise<AdminItemReport> {
    const row = await this.reports.find(id);
    if (row === undefined) throw new DomainError('REPORT_NOT_FOUND');
    return reportOf(row);
  }

  /**
   * The reply to a student, and who they are; null if there's no reply, or the report is gone.
   */
  async answerOf(id: string): Promise<{ userId: string; answer: string; report: string } | null> {
    const row = await this.reports.find(id);
    if (row === undefined || row.answer === null) return null;
    return { userId: row.userId, answer: row.answer, report: row.text };
  }

  /**
   * Closes a report; an answer goes to the student by email, if the student has an address.
   *
   * @throws DomainError REPORT_NOT_FOUND, REPORT_CLOSED
   */
  async close(id: string, { reason, answer }: CloseReportBody): Promise<AdminItemReport> {
    await this.transactions.run(async (tx) => {
      const state = await this.reports.findStateForUpdate(id, tx);
      if (state === undefined) throw new DomainError('REPORT_NOT_FOUND');
      if (state === 'closed') throw new DomainError('REPORT_CLOSED');
      // The log is kept for good, and an answer may name the student.
      const after = { state: 'closed', characters: answer?.length };
      noteForAudit({ before: { state }, after, reason });
      await this.reports.close(id, reason, answer ?? null, tx);
      if (answer !== undefined) await this.outbox.record(tx, reportAnswered, { reportId: id });
    });
    return this.get(id);
  }
}

function reportOf({ createdAt, closedAt, ...report }: ReportRow): AdminItemReport {
  return {
    ...report,
    createdAt: createdAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  };
}
