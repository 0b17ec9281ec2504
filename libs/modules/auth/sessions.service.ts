import { Injectable } from '@nestjs/common';
import type { LogoutScope } from '@prepward/contracts/auth';
import { newDeviceUsed } from '@prepward/contracts/events';
import type { SessionView as SignedInDevice } from '@prepward/contracts/sessions';
import { Clock, Ids } from '@prepward/platform/clock';
import { Transactions, type Tx } from '@prepward/platform/database';
import { DomainError } from '@prepward/platform/errors';
import type { Principal } from '@prepward/platform/http';
import { Outbox } from '@prepward/platform/outbox';
import { AuthError } from './auth.errors.js';
import { isBanned } from './domain/ban.js';
import { deviceNameOf, deviceWords } from './domain/device-name.js';
import { decideRefresh, type RefreshDecision } from './domain/refresh.js';
import {
  didSecondStepLately,
  isOver,
  RECOVERY,
  sessionLimits,
  signedInWithin,
} from './domain/session-life.js';
import { childToken, hashToken } from './domain/tokens.js';
import { FlowStateRepository } from './flow-state.repository.js';
import type { AuthenticationMethod, Session } from './session.entity.js';
import { SessionRepository } from './session.repository.js';
import { SessionAnswers, type SessionView } from './session-answers.js';
import type { User } from './user.entity.js';
import { UserRepository } from './user.repository.js';

/** A refresh token as it was presented: what it belongs to, and what it can still do. */
interface Presented {
  tokenId: string;
  session: Session;
  decision: RefreshDecision;
}

/** Opens, renews, checks and ends sessions. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly transactions: Transactions,
    private readonly users: UserRepository,
    private readonly flows: FlowStateRepository,
    private readonly answers: SessionAnswers,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Signs a user in: a new session with its first tokens.
   *
   * @param isNewDevice the account has never signed in with this browser: the owner gets an email,
   *   unless this is the account's very first sign-in
   * @param aal aal2 for a method that is two factors by itself
   */
  async open(
    tx: Tx,
    user: User,
    method: string,
    userAgent: string | undefined,
    { isNewDevice = false, aal = 'aal1' }: { isNewDevice?: boolean; aal?: Session['aal'] } = {},
  ): Promise<SessionView> {
    const now = this.clock.now();
    const session: Pick<Session, 'id' | 'userId' | 'amr' | 'aal'> = {
      id: this.ids.uuid(),
      userId: user.id,
      aal,
      amr: [{ method, timestamp: Math.floor(now.getTime() / 1000) }],
    };
    await this.sessions.insert(tx, { ...session, userAgent: userAgent?.slice(0, 300) ?? null });
    await this.users.update(tx, user.id, { lastSignInAt: now });
    if (isNewDevice && user.lastSignInAt !== null) {
      await this.outbox.record(tx, newDeviceUsed, { userId: user.id, sessionId: session.id });
    }
    return this.answers.withFirstToken(tx, { ...user, lastSignInAt: now }, session);
  }

  /**
   * Rotates a refresh token. One request per session at a time.
   *
   * @throws AuthError refresh_token_not_found, refresh_token_already_used (the session is then over)
   */
  async refresh(presented: string): Promise<SessionView> {
    const result = await this.transactions.run((tx) => this.rotate(tx, presented));
    if (result instanceof AuthError) throw result;
    return result;
  }

  /**
   * Who an access token's session belongs to now, in one statement: an ended session or a deleted
   * or banned user is refused immediately, even if the token hasn't expired.
   */
  async authenticate(sessionId: string, userId: string): Promise<Principal> {
    const limits = sessionLimits(this.clock.now());
    const row = await this.sessions.findLive(sessionId, userId, limits);
    if (row === undefined) throw new AuthError('session_not_found');
    if (row.banned) throw new AuthError('user_banned');
    return {
      userId,
      sessionId,
      email: row.email,
      isAnonymous: row.is_anonymous,
      aal: row.aal,
      awaitsSecondStep: row.has_second_step && row.aal === 'aal1',
      methods: row.amr.map((entry) => entry.method),
    };
  }

  /** Ends sessions: this one, all of the user's, or all others. */
  async end(tx: Tx, principal: Principal, scope: LogoutScope): Promise<void> {
    const { userId, sessionId } = principal;
    if (scope === 'global') return this.endAll(tx, userId);
    await this.sessions.deleteOfUser(tx, userId, sessionId, scope === 'local' ? 'this' : 'others');
  }

  /** Where the user is signed in: this session first, then the last used. */
  async list({ userId, sessionId }: Principal): Promise<SignedInDevice[]> {
    const rows = await this.sessions.listOfUser(userId, sessionLimits(this.clock.now()));
    return rows
      .map((row) => ({
        id: row.id,
        current: row.id === sessionId,
        ...deviceNameOf(row.user_agent),
        signedInAt: row.created_at.toISOString(),
        lastUsedAt: row.refreshed_at.toISOString(),
      }))
      .toSorted((a, b) => Number(b.current) - Number(a.current));
  }

  /** What signed in, and when (ISO); undefined for a session that has ended. */
  async deviceOf(sessionId: string): Promise<{ device: string; at: string } | undefined> {
    const session = await this.sessions.findById(sessionId);
    return session === null
      ? undefined
      : {
          device: deviceWords(deviceNameOf(session.userAgent)),
          at: session.createdAt.toISOString(),
        };
  }

  /**
   * Signs one of the user's devices out, at once.
   *
   * @throws DomainError SESSION_NOT_FOUND
   */
  async endOne({ userId }: Principal, id: string): Promise<void> {
    const ended = await this.transactions.run((tx) => this.sessions.deleteOne(tx, userId, id));
    if (!ended) throw new DomainError('SESSION_NOT_FOUND');
  }

  /** Ends all sessions, and codes on their way back to a browser that would open one. */
  async endAll(tx: Tx, userId: string): Promise<void> {
    await this.sessions.deleteAllOfUser(tx, userId);
    await this.flows.forget(tx, userId);
  }

  /** Ends the user's other sessions that lack the second step. */
  endWeaker(tx: Tx, { userId, sessionId }: Principal): Promise<void> {
    return this.sessions.deleteWeaker(tx, userId, sessionId);
  }

  /** The user has no second step anymore: lowers all sessions to aal1. */
  lower(tx: Tx, userId: string): Promise<void> {
    return this.sessions.lowerAll(tx, userId);
  }

  /**
   * A session completed its second step. Its earlier refresh tokens become invalid: one that was stolen
   * with only the password must not be raised, too.
   *
   * @throws AuthError session_not_found
   */
  async raise(tx: Tx, { userId, sessionId }: Principal, method: string): Promise<SessionView> {
    const session = await this.sessions.findForUpdate(tx, sessionId);
    const user = await this.users.findById(userId, tx);
    if (session === null || user === null) throw new AuthError('session_not_found');
    const now = this.clock.now();
    const entry = { method, timestamp: Math.floor(now.getTime() / 1000) };
    const amr = [entry, ...session.amr.filter((known) => known.method !== method)];
    const raised = { aal: 'aal2' as const, amr };
    await this.sessions.update(tx, sessionId, { ...raised, refreshedAt: now });
    await this.sessions.deleteTokens(tx, sessionId);
    return this.answers.withFirstToken(tx, user, { ...session, ...raised });
  }

  /**
   * Whether a session did its second step within the last few minutes: anything that weakens an account
   * asks for it again.
   */
  async didSecondStepLately(tx: Tx, { aal, sessionId }: Principal): Promise<boolean> {
    return (
      aal === 'aal2' && didSecondStepLately(await this.methodsOf(tx, sessionId), this.clock.now())
    );
  }

  /** Whether a session was opened, or did its second step, within this many seconds. */
  async signedInWithin(tx: Tx, { sessionId }: Principal, seconds: number): Promise<boolean> {
    return signedInWithin(seconds, await this.methodsOf(tx, sessionId), this.clock.now());
  }

  /** How a session was opened, newest first. */
  methodsOf(tx: Tx, sessionId: string): Promise<AuthenticationMethod[]> {
    return this.sessions.findMethods(tx, sessionId);
  }

  /** The recovery link's permission is used up: the session continues as one with the new password. */
  async endRecovery(tx: Tx, sessionId: string): Promise<void> {
    const timestamp = Math.floor(this.clock.now().getTime() / 1000);
    const amr = (await this.methodsOf(tx, sessionId)).map((entry) =>
      entry.method === RECOVERY ? { method: 'password', timestamp } : entry,
    );
    await this.sessions.update(tx, sessionId, { amr });
  }

  /**
   * Finds a refresh token and holds its session until the transaction ends. Presenting a used token
   * ends the session, and so does a token of an expired session: the caller must commit.
   *
   * @returns undefined for a token without a live session
   */
  async present(tx: Tx, presented: string): Promise<Presented | undefined> {
    const found = await this.sessions.findToken(tx, hashToken(presented));
    if (found === undefined) return undefined;
    // Requests of one session run one after the other, so read the token again after the lock.
    const session = await this.sessions.findForUpdate(tx, found.session_id);
    const token = await this.sessions.findToken(tx, hashToken(presented));
    if (session === null || token === undefined) return undefined;
    const now = this.clock.now();
    const decision: RefreshDecision = isOver(session, now)
      ? { kind: 'over' }
      : decideRefresh(
          token.child_id === null || token.child_created_at === null
            ? {}
            : {
                child: {
                  id: token.child_id,
                  createdAt: token.child_created_at,
                  hasChild: token.child_has_child,
                },
              },
          now,
        );
    if (decision.kind === 'reuse' || decision.kind === 'over') {
      await this.sessions.delete(tx, session.id);
    }
    return { tokenId: token.id, session, decision };
  }

  /** Deletes sessions that have ended. */
  async purge(): Promise<void> {
    const { usedSince, begunSince } = sessionLimits(this.clock.now());
    await this.sessions.purge(usedSince, begunSince);
  }

  /** Errors are returned, not thrown, where the transaction must still commit. */
  private async rotate(tx: Tx, presented: string): Promise<SessionView | AuthError> {
    const found = await this.present(tx, presented);
    if (found === undefined) return new AuthError('refresh_token_not_found');
    const { session, decision, tokenId } = found;
    if (decision.kind === 'reuse') return new AuthError('refresh_token_already_used');
    if (decision.kind === 'over') return new AuthError('session_expired');
    const user = await this.users.findById(session.userId, tx);
    if (user === null) return new AuthError('refresh_token_not_found');
    if (isBanned(user, this.clock.now())) {
      return new AuthError('user_banned');
    }
    const childId = decision.kind === 'repeat' ? decision.childId : this.ids.uuid();
    const next = childToken(presented, childId);
    if (decision.kind === 'rotate') {
      const token = { id: childId, sessionId: session.id, parentId: tokenId };
      await this.answers.keepToken(tx, token, next);
      await this.sessions.update(tx, session.id, { refreshedAt: this.clock.now() });
    }
    return this.answers.withToken(tx, user, session, next);
  }
}
