import { Injectable } from '@nestjs/common';
import { kinds, type RowOf, statement, type Tx } from '@prepward/platform/database';
import { DataSource } from 'typeorm';
import { type AuthenticationMethod, Session } from './session.entity.js';

const { bool, bytea, json, text, timestamptz, uuid } = kinds;

const LIVE = {
  email: text.nullable,
  is_anonymous: bool,
  banned: bool.certain,
  aal: text.as<Session['aal']>(),
  amr: json<AuthenticationMethod[]>(),
  has_second_step: bool.certain,
};

const FIND_LIVE = statement(
  'auth.find-session',
  `/* prepared: find-session */
   SELECT u.email, u.is_anonymous,
          (coalesce(u.banned_until > now(), false) OR u.deleted_at IS NOT NULL) AS banned,
          s.aal, s.amr,
          EXISTS (SELECT 1 FROM mfa_factors f WHERE f.user_id = u.id AND f.verified) AS has_second_step
   FROM sessions s JOIN users u ON u.id = s.user_id
   WHERE s.id = $1 AND u.id = $2 AND s.refreshed_at >= $3 AND s.created_at >= $4`,
  { params: [uuid, uuid, timestamptz, timestamptz], row: LIVE },
);

const END_ONE = statement(
  'auth.end-session',
  'DELETE FROM sessions WHERE user_id = $1 AND id = $2',
  { params: [uuid, uuid] },
);

const LISTED = {
  id: uuid,
  user_agent: text.nullable,
  created_at: timestamptz,
  refreshed_at: timestamptz,
};

const LIST = statement(
  'auth.list-sessions',
  `SELECT id, user_agent, created_at, refreshed_at FROM sessions
   WHERE user_id = $1 AND refreshed_at >= $2 AND created_at >= $3
   ORDER BY refreshed_at DESC, id LIMIT 100`,
  { params: [uuid, timestamptz, timestamptz], row: LISTED },
);

const END_OTHERS = statement(
  'auth.end-other-sessions',
  'DELETE FROM sessions WHERE user_id = $1 AND id <> $2',
  { params: [uuid, uuid] },
);

const END_ALL = statement('auth.end-all-sessions', 'DELETE FROM sessions WHERE user_id = $1', {
  params: [uuid],
});

const END_WEAKER = statement(
  'auth.end-weaker-sessions',
  `DELETE FROM sessions WHERE user_id = $1 AND id <> $2 AND aal = 'aal1'`,
  { params: [uuid, uuid] },
);

const LOWER = statement(
  'auth.lower-sessions',
  `UPDATE sessions SET aal = 'aal1' WHERE user_id = $1 AND aal <> 'aal1'`,
  { params: [uuid] },
);

const FORGET_TOKENS = statement(
  'auth.forget-refresh-tokens',
  'DELETE FROM refresh_tokens WHERE session_id = $1',
  { params: [uuid] },
);

const PURGE = statement(
  'auth.purge-sessions',
  'DELETE FROM sessions WHERE refreshed_at < $1 OR created_at < $2',
  { params: [timestamptz, timestamptz] },
);

const TOKEN = {
  id: uuid,
  session_id: uuid,
  child_id: uuid.nullable,
  child_created_at: timestamptz.nullable,
  child_has_child: bool.certain,
};

const FIND_TOKEN = statement(
  'auth.find-refresh-token',
  `SELECT t.id, t.session_id, c.id AS child_id, c.created_at AS child_created_at,
          EXISTS (SELECT 1 FROM refresh_tokens g WHERE g.parent_id = c.id) AS child_has_child
   FROM refresh_tokens t LEFT JOIN refresh_tokens c ON c.parent_id = t.id
   WHERE t.token_hash = $1`,
  { params: [bytea], row: TOKEN },
);

const INSERT_TOKEN = statement(
  'auth.insert-refresh-token',
  `INSERT INTO refresh_tokens (id, session_id, token_hash, parent_id, created_at)
   VALUES ($1, $2, $3, $4, $5)`,
  { params: [uuid, uuid, bytea, uuid.nullable, timestamptz] },
);

/** A link of a session's chain of refresh tokens. */
export interface NewRefreshToken {
  id: string;
  sessionId: string;
  tokenHash: Buffer;
  parentId: string | null;
  createdAt: Date;
}

/** Signed-in browsers and their refresh tokens. */
@Injectable()
export class SessionRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert(
    tx: Tx,
    session: Pick<Session, 'id' | 'userId' | 'amr' | 'aal' | 'userAgent'>,
  ): Promise<void> {
    await tx.insert(Session, session);
  }

  /** Who a session belongs to now, in one statement; undefined if it has ended. */
  findLive(
    sessionId: string,
    userId: string,
    since: { usedSince: Date; begunSince: Date },
  ): Promise<RowOf<typeof LIVE> | undefined> {
    const { usedSince, begunSince } = since;
    return FIND_LIVE.first(this.dataSource, [sessionId, userId, usedSince, begunSince]);
  }

  /** Last used first. */
  ofUser(userId: string, tx?: Tx): Promise<Session[]> {
    const manager = tx ?? this.dataSource.manager;
    return manager.find(Session, { where: { userId }, order: { refreshedAt: 'DESC' } });
  }

  /** Holds the session until the transaction ends. */
  findForUpdate(tx: Tx, id: string): Promise<Session | null> {
    return tx.findOne(Session, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  findById(id: string): Promise<Session | null> {
    return this.dataSource.getRepository(Session).findOneBy({ id });
  }

  async findMethods(tx: Tx, id: string): Promise<AuthenticationMethod[]> {
    return (await tx.findOneBy(Session, { id }))?.amr ?? [];
  }

  async update(tx: Tx, id: string, change: Partial<Pick<Session, 'aal' | 'amr' | 'refreshedAt'>>) {
    await tx.update(Session, { id }, change);
  }

  async delete(tx: Tx, id: string): Promise<void> {
    await tx.delete(Session, { id });
  }

  /** The live sessions of a user, the last used first; a hundred at most. */
  listOfUser(
    userId: string,
    { usedSince, begunSince }: { usedSince: Date; begunSince: Date },
  ): Promise<RowOf<typeof LISTED>[]> {
    return LIST.all(this.dataSource, [userId, usedSince, begunSince]);
  }

  /** @returns whether the user had it */
  async deleteOne(tx: Tx, userId: string, id: string): Promise<boolean> {
    return (await END_ONE.count(tx, [userId, id])) > 0;
  }

  async deleteOfUser(
    tx: Tx,
    userId: string,
    sessionId: string,
    which: 'this' | 'others',
  ): Promise<void> {
    await (which === 'this' ? END_ONE : END_OTHERS).run(tx, [userId, sessionId]);
  }

  async deleteAllOfUser(tx: Tx, userId: string): Promise<void> {
    await END_ALL.run(tx, [userId]);
  }

  /** Ends the user's other sessions that lack the second step. */
  async deleteWeaker(tx: Tx, userId: string, sessionId: string): Promise<void> {
    await END_WEAKER.run(tx, [userId, sessionId]);
  }

  /** Sets all of the user's sessions back to aal1. */
  async lowerAll(tx: Tx, userId: string): Promise<void> {
    await LOWER.run(tx, [userId]);
  }

  async deleteTokens(tx: Tx, sessionId: string): Promise<void> {
    await FORGET_TOKENS.run(tx, [sessionId]);
  }

  /** Deletes those last used before one time, or begun before the other. */
  async purge(usedSince: Date, begunSince: Date): Promise<void> {
    await PURGE.run(this.dataSource, [usedSince, begunSince]);
  }

  /** A refresh token with the one that followed it. */
  findToken(tx: Tx, tokenHash: Buffer): Promise<RowOf<typeof TOKEN> | undefined> {
    return FIND_TOKEN.first(tx, [tokenHash]);
  }

  async insertToken(tx: Tx, token: NewRefreshToken): Promise<void> {
    const { id, sessionId, tokenHash, parentId, createdAt } = token;
    await INSERT_TOKEN.run(tx, [id, sessionId, tokenHash, parentId, createdAt]);
  }
}
