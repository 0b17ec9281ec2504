import { Injectable } from '@nestjs/common';
import { visitorClaimed } from '@prepward/contracts/events';
import { isBegunHere } from '@prepward/contracts/sign-in-rules';
import { Transactions } from '@prepward/platform/database';
import { DomainError } from '@prepward/platform/errors';
import type { Principal } from '@prepward/platform/http';
import { Outbox } from '@prepward/platform/outbox';
import { FlowStateRepository } from './flow-state.repository.js';
import { GoogleFlowRepository } from './google/google-flow.repository.js';
import { LinkRequests } from './link-requests.js';
import { OneTimeTokens } from './one-time-tokens.js';
import { PasskeyRepository } from './passkeys/passkey.repository.js';
import { SessionsService } from './sessions.service.js';
import { UserRepository } from './user.repository.js';

/** Visitors who don't become students are deleted after this. */
const VISITOR_DAYS = 30;

const CLAIM_NEEDS_SIGN_IN = 'Log in with your password to add what you practiced before.';

/** Visitors: users without an account. */
@Injectable()
export class VisitorsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: UserRepository,
    private readonly sessions: SessionsService,
    private readonly requests: LinkRequests,
    private readonly tokens: OneTimeTokens,
    private readonly flows: FlowStateRepository,
    private readonly googleFlows: GoogleFlowRepository,
    private readonly passkeys: PasskeyRepository,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Gives what a visitor did to the account that is now signed in in the same browser. Holding the
   * visitor's refresh token proves that it's the same browser; the visitor's session ends with it.
   * Modules that store something for the visitor move it when they get the event.
   *
   * @returns the event's id
   * @throws DomainError VISITOR_SESSION_INVALID if the token isn't the latest of a visitor's live
   *   session; FORBIDDEN if the account's session wasn't begun in this browser
   */
  async claim(principal: Principal, refreshToken: string): Promise<string> {
    if (!principal.methods.some(isBegunHere)) {
      throw new DomainError('FORBIDDEN', CLAIM_NEEDS_SIGN_IN);
    }
    const eventId = await this.transactions.run(async (tx) => {
      const found = await this.sessions.present(tx, refreshToken);
      if (found === undefined) return undefined;
      const { session, decision } = found;
      const visitor = await this.users.findById(session.userId, tx);
      if (decision.kind === 'reuse' || decision.kind === 'over') return undefined;
      if (visitor === null || !visitor.isAnonymous) return undefined;
      await this.sessions.endAll(tx, visitor.id);
      return this.outbox.record(tx, visitorClaimed, {
        visitorId: visitor.id,
        userId: principal.userId,
      });
    });
    // Thrown only now: reusing a token ended its session, and that must be committed.
    if (eventId === undefined) throw new DomainError('VISITOR_SESSION_INVALID');
    return eventId;
  }

  /** Forgets old visitors and sessions, and links and codes that can no longer be used. */
  async purge(): Promise<void> {
    await this.users.purgeVisitors(VISITOR_DAYS);
    await this.sessions.purge();
    await this.requests.purge();
    await this.tokens.purge();
    await this.flows.purge();
    await this.googleFlows.purge();
    await this.passkeys.purge();
  }
}
