import { Injectable } from '@nestjs/common';
import { ReadOnlyDatabase } from '@prepward/platform/database';
import type { DailyRows } from './domain/figures.js';
import * as sql from './reporting.statements.js';

/** From one instant up to, but not including, another. */
export interface Window {
  from: Date;
  to: Date;
}

/** Counts over all users' rows, on a read-only connection. */
@Injectable()
export class ReportingRepository {
  constructor(private readonly door: ReadOnlyDatabase) {}

  /** Each figure by day; days without any activity are missing. */
  async daily({ from, to }: Window): Promise<DailyRows> {
    const values = [from, to] as const;
    const [signUps, verified, attempts, mocks, revenue, refunds, jobs, deadJobs, serverErrors] =
      await Promise.all([
        sql.SIGN_UPS.all(this.door, [...values]),
        sql.VERIFIED.all(this.door, [...values]),
        sql.ATTEMPTS.all(this.door, [...values]),
        sql.MOCKS_BY_DAY.all(this.door, [...values]),
        sql.REVENUE.all(this.door, [...values]),
        sql.REFUNDS.all(this.door, [...values]),
        sql.JOBS.all(this.door, [...values]),
        sql.DEAD_JOBS.all(this.door, [...values]),
        sql.SERVER_ERRORS.all(this.door, [...values]),
      ]);
    return { signUps, verified, attempts, mocks, revenue, refunds, jobs, deadJobs, serverErrors };
  }

  /** What isn't the sum of its days: active accounts, each counted once, and the median. */
  async whole({ from, to }: Window): Promise<{ students: number; mockMedian: number | null }> {
    const [active, mocks] = await Promise.all([
      sql.ACTIVE.first(this.door, [from, to]),
      sql.MOCK_MEDIAN.first(this.door, [from, to]),
    ]);
    return { students: active?.students ?? 0, mockMedian: mocks?.median ?? null };
  }

  revenueByItem({
    from,
    to,
  }: Window): Promise<{ item: string; payments: number; cents: number }[]> {
    return sql.REVENUE_BY_ITEM.all(this.door, [from, to]);
  }

  async conversion({ from, to }: Window): Promise<{ accounts: number; paid: number }> {
    return (await sql.CONVERSION.first(this.door, [from, to])) ?? { accounts: 0, paid: 0 };
  }

  /** @param to now: those without access by then have left */
  async churn({ from, to }: Window): Promise<{ paying: number; left: number }> {
    const row = await sql.CHURN.first(this.door, [from, to]);
    return { paying: row?.paying ?? 0, left: row?.gone ?? 0 };
  }

  /** Live items of the bank by subject. */
  async liveItems(): Promise<ReadonlyMap<string, number>> {
    const rows = await sql.LIVE_ITEMS.all(this.door, []);
    return new Map(rows.map(({ subject, items }) => [subject, items]));
  }

  /** Accounts with a verified address, and mock exams that were finished. */
  async claimCounts(): Promise<{ students: number; mocks: number }> {
    return (await sql.CLAIM_COUNTS.first(this.door, [])) ?? { students: 0, mocks: 0 };
  }

  /**
   * Minutes within which 95% of the requests in a window got their first reply, to one decimal.
   * Unanswered ones count with their waiting time so far; those answered elsewhere or closed
   * without a reply don't count.
   */
  async replyMinutes({ from, to }: Window): Promise<number | null> {
    const minutes = (await sql.REPLY_MINUTES.first(this.door, [from, to]))?.minutes ?? null;
    return minutes === null ? null : Math.round(minutes * 10) / 10;
  }

  async waiting() {
    const row = await sql.WAITING.first(this.door, []);
    return {
      refundRequests: row?.refund_requests ?? 0,
      disputes: row?.disputes ?? 0,
      enquiries: row?.enquiries ?? 0,
      itemReports: row?.item_reports ?? 0,
      deadLetters: row?.dead_letters ?? 0,
      outboxPending: row?.outbox_pending ?? 0,
      outboxOldestMs: row?.outbox_oldest_ms ?? null,
    };
  }
}
