import { Injectable } from '@nestjs/common';
import { Clock, Ids } from '@prepward/platform/clock';
import { type AppConfig, InjectConfig } from '@prepward/platform/config';
import type { Tx } from '@prepward/platform/database';
import { metadataClaim } from './domain/metadata.js';
import { hashToken, newToken } from './domain/tokens.js';
import { FactorRepository } from './factors/factor.repository.js';
import type { Session } from './session.entity.js';
import { SessionRepository } from './session.repository.js';
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

/** The part of a session that its tokens show. */
type AnsweredSession = Pick<Session, 'id' | 'aal' | 'amr'>;

/** Builds what a signed-in client gets: an access token, a refresh token, and the user. */
@Injectable()
export class SessionAnswers {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly users: UserRepository,
    private readonly factors: FactorRepository,
    private readonly keys: SigningKeys,
    private readonly clock: Clock,
    private readonly ids: Ids,
    @InjectConfig() private readonly config: AppConfig,
  ) {}

  /** The response with a session's first refresh token. */
  async withFirstToken(tx: Tx, user: User, session: AnsweredSession): Promise<SessionView> {
    const token = newToken();
    const first = { id: this.ids.uuid(), sessionId: session.id, parentId: null };
    await this.keepToken(tx, first, token);
    return this.withToken(tx, user, session, token);
  }

  /** Stores a refresh token's hash, and which token it came after. */
  async keepToken(
    tx: Tx,
    kept: { id: string; sessionId: string; parentId: string | null },
    token: string,
  ): Promise<void> {
    const createdAt = this.clock.now();
    await this.sessions.insertToken(tx, { ...kept, tokenHash: hashToken(token), createdAt });
  }

  /** The response for a session, once its refresh token is stored. */
  async withToken(
    tx: Tx,
    user: User,
    session: AnsweredSession,
    refreshToken: string,
  ): Promise<SessionView> {
    const issuedAt = Math.floor(this.clock.now().getTime() / 1000);
    const expiresAt = issuedAt + this.config.auth.jwtSeconds;
    const view = toUserView(
      user,
      await this.users.identitiesOf(user.id, tx),
      await this.factors.ofUser(user.id, tx),
    );
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
