import { Injectable } from '@nestjs/common';
import { visitorClaimed } from '@prepward/contracts/events';
import { Transactions } from '@prepward/platform/database';
import { DomainError } from '@prepward/platform/errors';
import type { Principal } from '@prepward/platform/http';
import { Outbox } from '@prepward/platform/outbox';
import { DataSource } from 'typeorm';
import { hashToken } from './domain/tokens.js';

/** Visitors who did not become students are forgotten after this (api.md). */
const VISITOR_DAYS = 30;

/** Visitors: users without an account. */
@Injectable()
export class VisitorsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Gives what a visitor did to the account now signed in at the same browser. Whoever holds the
   * visitor's refresh token is that browser; the visitor's session ends with it. The modules that
   * keep something of the visitor move it when they hear the event.
   *
   * @returns the event's id
   * @throws DomainError VISITOR_SESSION_INVALID when the token is not of a visitor's live session
   */
  async claim(principal: Principal, refreshToken: string): Promise<string> {
    return this.transactions.run(async (tx) => {
      const [rows]: [{ user_id: string }[], number] = await tx.query(
        `DELETE FROM sessions s USING refresh_tokens t, users u
         WHERE t.token_hash = $1 AND t.session_id = s.id AND u.id = s.user_id AND u.is_anonymous
         RETURNING s.user_id`,
        [hashToken(refreshToken)],
      );
      const [visitor] = rows;
      if (visitor === undefined) throw new DomainError('VISITOR_SESSION_INVALID');
      return this.outbox.record(tx, visitorClaimed, {
        visitorId: visitor.user_id,
        userId: principal.userId,
      });
    });
  }

  /** Forgets old visitors, and links and codes that can no longer be used. */
  async purge(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM users u WHERE u.is_anonymous
         AND u.created_at < now() - make_interval(days => $1)
         AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.user_id = u.id
                           AND s.refreshed_at > now() - make_interval(days => $1))`,
      [VISITOR_DAYS],
    );
    await this.dataSource.query('DELETE FROM one_time_tokens WHERE expires_at < now()');
    await this.dataSource.query('DELETE FROM flow_states WHERE expires_at < now()');
  }
}
