import { Injectable } from '@nestjs/common';
import { Clock, Ids } from '@prepward/platform/clock';
import type { Tx } from '@prepward/platform/database';
import { DataSource } from 'typeorm';
import { hashToken, newToken } from './domain/tokens.js';
import type { OneTimeKind } from './one-time-token.entity.js';

const HOUR_MS = 3_600_000;
/** How long a link is good, from the moment its mail is sent. */
const LIFETIME_MS: Record<OneTimeKind, number> = {
  confirmation: HOUR_MS,
  recovery: 10 * 60_000,
  'email-change-current': HOUR_MS,
  'email-change-new': HOUR_MS,
};

/** What a spent link was good for. */
export interface SpentToken {
  userId: string;
  kind: OneTimeKind;
  email: string;
}

/** The secrets in links of mails. */
@Injectable()
export class OneTimeTokens {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Makes a link's secret. Called by the worker as it sends the mail, so that no event, queue or log
   * ever holds one and the lifetime starts when the mail leaves.
   */
  async issue(userId: string, kind: OneTimeKind, email: string): Promise<string> {
    const token = newToken();
    await this.dataSource.query(
      `INSERT INTO one_time_tokens (id, user_id, kind, token_hash, email, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [
        this.ids.uuid(),
        userId,
        kind,
        hashToken(token),
        email,
        new Date(this.clock.now().getTime() + LIFETIME_MS[kind]),
      ],
    );
    return token;
  }

  /**
   * Spends a link: of two who try at once, one gets it. All other links of the same kind to the
   * same user go with it.
   */
  async spend(
    tx: Tx,
    token: string,
    kinds: readonly OneTimeKind[],
  ): Promise<SpentToken | undefined> {
    const [rows]: [{ user_id: string; kind: OneTimeKind; email: string }[], number] =
      await tx.query(
        `DELETE FROM one_time_tokens
       WHERE token_hash = $1 AND kind = ANY($2) AND expires_at > $3
       RETURNING user_id, kind, email`,
        [hashToken(token), kinds, this.clock.now()],
      );
    const [row] = rows;
    if (row === undefined) return undefined;
    await this.discard(tx, row.user_id, [row.kind]);
    return { userId: row.user_id, kind: row.kind, email: row.email };
  }

  async discard(tx: Tx, userId: string, kinds: readonly OneTimeKind[]): Promise<void> {
    await tx.query('DELETE FROM one_time_tokens WHERE user_id = $1 AND kind = ANY($2)', [
      userId,
      kinds,
    ]);
  }
}
