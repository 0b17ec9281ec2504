import { Injectable } from '@nestjs/common';
import { Clock, Ids } from '@prepward/platform/clock';
import { type AppConfig, InjectConfig } from '@prepward/platform/config';
import { Transactions, type Tx } from '@prepward/platform/database';
import type { Principal } from '@prepward/platform/http';
import { DataSource } from 'typeorm';
import { AuthError } from './auth.errors.js';
import { metadataClaim } from './domain/metadata.js';
import { decideRefresh, type RefreshDecision } from './domain/refresh.js';
import { isOver, RECOVERY, sessionLimits } from './domain/session-life.js';
import { childToken, hashToken, newToken } from './domain/tokens.js';
import { type AuthenticationMethod, Session } from './session.entity.js';
import { SigningKeys } from './signing-keys.js';
import type { User } from './user.entity.js';
import { UserRepository } from './user.repository.js';
import { toUserView, type UserView } from './user-view.js';

/** The protocol's session answer. */
export interface SessionView {
  access_token: string;
  token_type: 'bearer';
  /** Seconds. */
  expires_in: number;
  /** Unix seconds. */
  expires_at: number;
  refresh_token: string;
  user: UserView;
}

interface TokenRow {
  id: string;
  session_id: string;
  child_id: string | null;
  child_created_at: Date | null;
  child_has_child: boolean;
}

/** A refresh token as it was presented: what it belongs to, and what it is good for now. */
interface Presented {
  tokenId: string;
  session: Session;
  decision: RefreshDecision;
}

/** Opens, renews, checks and ends sessions. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly users: UserRepository,
    private readonly keys: SigningKeys,
    private readonly clock: Clock,
    private readonly ids: Ids,
    @InjectConfig() private readonly config: AppConfig,
  ) {}

  /** Signs a user in: a new session with its first tokens. */
  async open(
    tx: Tx,
    user: User,
    method: string,
    userAgent: string | undefined,
  ): Promise<SessionView> {
    const now = this.clock.now();
    const session: Pick<Session, 'id' | 'userId' | 'amr' | 'aal'> = {
      id: this.ids.uuid(),
      userId: user.id,
      aal: 'aal1',
      amr: [{ method, timestamp: Math.floor(now.getTime() / 1000) }],
    };
    await tx.insert(Session, { ...session, userAgent: userAgent?.slice(0, 300) ?? null });
    await this.users.update(tx, user.id, { lastSignInAt: now });
    const token = newToken();
    await this.storeToken(tx, this.ids.uuid(), session.id, token, null);
    return this.view({ ...user, lastSignInAt: now }, session, token, tx);
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
   * Who an access token's session is now, in one statement: a session that was ended, a user that
   * was deleted or banned is refused at once, although the token has not expired.
   */
  async authenticate(sessionId: string, userId: string): Promise<Principal> {
    const { usedSince, begunSince } = sessionLimits(this.clock.now());
    const [row]: {
      email: string | null;
      is_anonymous: boolean;
      banned: boolean;
      aal: Principal['aal'];
      amr: AuthenticationMethod[];
    }[] = await this.dataSource.query(
      `/* prepared: find-session */
       SELECT u.email, u.is_anonymous, coalesce(u.banned_until > now(), false) AS banned, s.aal, s.amr
       FROM sessions s JOIN users u ON u.id = s.user_id
       WHERE s.id = $1 AND u.id = $2 AND s.refreshed_at >= $3 AND s.created_at >= $4`,
      [sessionId, userId, usedSince, begunSince],
    );
    if (row === undefined) throw new AuthError('session_not_found');
    if (row.banned) throw new AuthError('user_banned');
    return {
      userId,
      sessionId,
      email: row.email,
      isAnonymous: row.is_anonymous,
      aal: row.aal,
      methods: row.amr.map((entry) => entry.method),
    };
  }

  /** Ends sessions: this one, all of the user, or all others. */
  async end(tx: Tx, principal: Principal, scope: 'global' | 'local' | 'others'): Promise<void> {
    const which = { global: 'true', local: 'id = $2', others: 'id <> $2' }[scope];
    const parameters =
      scope === 'global' ? [principal.userId] : [principal.userId, principal.sessionId];
    await tx.query(`DELETE FROM sessions WHERE user_id = $1 AND ${which}`, parameters);
  }

  async endAll(tx: Tx, userId: string): Promise<void> {
    await tx.query('DELETE FROM sessions WHERE user_id = $1', [userId]);
  }

  /** How a session was opened, newest first. */
  async methodsOf(tx: Tx, sessionId: string): Promise<AuthenticationMethod[]> {
    return (await tx.findOneBy(Session, { id: sessionId }))?.amr ?? [];
  }

  /** What a recovery link allowed is used up: the session goes on as one with the new password. */
  async endRecovery(tx: Tx, sessionId: string): Promise<void> {
    const timestamp = Math.floor(this.clock.now().getTime() / 1000);
    const amr = (await this.methodsOf(tx, sessionId)).map((entry) =>
      entry.method === RECOVERY ? { method: 'password', timestamp } : entry,
    );
    await tx.update(Session, { id: sessionId }, { amr });
  }

  /**
   * Looks a refresh token up and holds its session until the transaction ends. A token that was used
   * before ends the session, and so does one of a session that is over: the caller must commit.
   *
   * @returns undefined for a token of no live session
   */
  async present(tx: Tx, presented: string): Promise<Presented | undefined> {
    const found = await this.findToken(tx, presented);
    if (found === undefined) return undefined;
    // Requests of one session go one after the other; what they see is read after the lock.
    const session = await tx.findOne(Session, {
      where: { id: found.session_id },
      lock: { mode: 'pessimistic_write' },
    });
    const token = await this.findToken(tx, presented);
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
      await tx.delete(Session, { id: session.id });
    }
    return { tokenId: token.id, session, decision };
  }

  /** Forgets sessions that are over. */
  async purge(): Promise<void> {
    const { usedSince, begunSince } = sessionLimits(this.clock.now());
    await this.dataSource.query('DELETE FROM sessions WHERE refreshed_at < $1 OR created_at < $2', [
      usedSince,
      begunSince,
    ]);
  }

  /** An error is returned, not thrown, where the transaction must commit what it did. */
  private async rotate(tx: Tx, presented: string): Promise<SessionView | AuthError> {
    const found = await this.present(tx, presented);
    if (found === undefined) return new AuthError('refresh_token_not_found');
    const { session, decision, tokenId } = found;
    if (decision.kind === 'reuse') return new AuthError('refresh_token_already_used');
    if (decision.kind === 'over') return new AuthError('session_expired');
    const user = await this.users.findById(session.userId, tx);
    if (user === null) return new AuthError('refresh_token_not_found');
    if (user.bannedUntil !== null && user.bannedUntil > this.clock.now()) {
      return new AuthError('user_banned');
    }
    const childId = decision.kind === 'repeat' ? decision.childId : this.ids.uuid();
    const next = childToken(presented, childId);
    if (decision.kind === 'rotate') {
      await this.storeToken(tx, childId, session.id, next, tokenId);
      await tx.update(Session, { id: session.id }, { refreshedAt: this.clock.now() });
    }
    return this.view(user, session, next, tx);
  }

  private async findToken(tx: Tx, token: string): Promise<TokenRow | undefined> {
    const [row]: TokenRow[] = await tx.query(
      `SELECT t.id, t.session_id, c.id AS child_id, c.created_at AS child_created_at,
              EXISTS (SELECT 1 FROM refresh_tokens g WHERE g.parent_id = c.id) AS child_has_child
       FROM refresh_tokens t LEFT JOIN refresh_tokens c ON c.parent_id = t.id
       WHERE t.token_hash = $1`,
      [hashToken(token)],
    );
    return row;
  }

  private async storeToken(
    tx: Tx,
    id: string,
    sessionId: string,
    token: string,
    parentId: string | null,
  ): Promise<void> {
    await tx.query(
      `INSERT INTO refresh_tokens (id, session_id, token_hash, parent_id, created_at)
       VALUES ($1, $2, $3, $4, $5)`,
      [id, sessionId, hashToken(token), parentId, this.clock.now()],
    );
  }

  private async view(
    user: User,
    session: Pick<Session, 'id' | 'aal' | 'amr'>,
    refreshToken: string,
    tx: Tx,
  ): Promise<SessionView> {
    const issuedAt = Math.floor(this.clock.now().getTime() / 1000);
    const expiresAt = issuedAt + this.config.auth.jwtSeconds;
    const view = toUserView(user, await this.users.identitiesOf(user.id, tx));
    const accessToken = await this.keys.sign({
      iss: this.config.auth.issuer,
      sub: user.id,
      aud: 'authenticated',
      iat: issuedAt,
      exp: expiresAt,
      email: view.email,
      phone: '',
      app_metadata: view.app_metadata,
      user_metadata: metadataClaim(view.user_metadata),
      role: 'authenticated',
      aal: session.aal,
      amr: session.amr,
      session_id: session.id,
      is_anonymous: user.isAnonymous,
    });
    return {
      access_token: accessToken,
      token_type: 'bearer',
      expires_in: this.config.auth.jwtSeconds,
      expires_at: expiresAt,
      refresh_token: refreshToken,
      user: view,
    };
  }
}
