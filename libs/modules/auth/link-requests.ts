import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Clock, Ids } from '@prepward/platform/clock';
import { type AppConfig, InjectConfig } from '@prepward/platform/config';
import type { Tx } from '@prepward/platform/database';
import { type QueryDeepPartialEntity, Repository } from 'typeorm';
import { LinkRequest } from './link-request.entity.js';

/** A sign-up whose link was not opened is forgotten after this, any other request after a day. */
const SIGN_UP_DAYS = 7;
/** A browser that asked for a recovery link opens one to the same address for so long. */
const RECOVERY_ASKED_MS = 3_600_000;

type Wish = Pick<LinkRequest, 'kind' | 'email'> &
  Partial<Pick<LinkRequest, 'userId' | 'passwordHash' | 'userMetadata' | 'codeChallenge'>>;

/** The wishes for mails with links, and their pace: one a minute per address (operator's setting). */
@Injectable()
export class LinkRequests {
  constructor(
    @InjectRepository(LinkRequest) private readonly requests: Repository<LinkRequest>,
    private readonly clock: Clock,
    private readonly ids: Ids,
    @InjectConfig() private readonly config: AppConfig,
  ) {}

  /** One transaction at a time deals with an address, whether or not anybody has it. */
  async lockAddress(tx: Tx, email: string): Promise<void> {
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [email]);
  }

  /**
   * Stores a wish. The address must be locked.
   *
   * The first sign-up of an address keeps no pace, so that its link arrives. That it is the first is
   * told by the wishes alone and not by an account: else the pace of the next mail would show who
   * has one.
   *
   * @returns its id, or undefined when another mail to the address or account was asked for a moment
   *   ago
   */
  async open(tx: Tx, wish: Wish): Promise<string | undefined> {
    const isFirst = wish.kind === 'sign-up' && !(await this.hasSignUp(tx, wish.email));
    if (!isFirst && (await this.isTooSoon(tx, wish, this.clock.now()))) return undefined;
    return this.insert(tx, wish, true);
  }

  /**
   * Stores a wish that came too soon: no mail goes out, but the link of the one before opens in this
   * browser too. Else a stranger who keeps asking would keep the owner from a link that works.
   */
  async note(tx: Tx, wish: Wish): Promise<void> {
    await this.insert(tx, wish, false);
  }

  /** Whether a browser with one of these challenges asked for a recovery link to the address. */
  async recoveryAskedBy(tx: Tx, email: string, challenges: string[]): Promise<boolean> {
    const since = new Date(this.clock.now().getTime() - RECOVERY_ASKED_MS);
    const rows: unknown[] = await tx.query(
      `SELECT 1 FROM link_requests WHERE email = $1 AND kind = 'recovery'
         AND code_challenge = ANY($2) AND created_at > $3 LIMIT 1`,
      [email, challenges, since],
    );
    return rows.length > 0;
  }

  find(id: string, tx?: Tx): Promise<LinkRequest | null> {
    const requests = tx === undefined ? this.requests : tx.getRepository(LinkRequest);
    return requests.findOneBy({ id });
  }

  /** The password of the newest sign-up with an address that was not verified by its link. */
  async waitingPassword(email: string): Promise<string | null> {
    const [row]: { password_hash: string | null }[] = await this.requests.query(
      `SELECT password_hash FROM link_requests WHERE email = $1 AND kind = 'sign-up'
       ORDER BY created_at DESC LIMIT 1`,
      [email],
    );
    return row?.password_hash ?? null;
  }

  /**
   * The one sign-up that a link sent again can mean. Undefined where several wait: nothing tells
   * which of them is of the person who asks.
   */
  async onlySignUp(userId: string): Promise<string | undefined> {
    const rows: { id: string }[] = await this.requests.query(
      `SELECT id FROM link_requests WHERE user_id = $1 AND kind = 'sign-up' LIMIT 2`,
      [userId],
    );
    return rows.length === 1 ? rows[0]?.id : undefined;
  }

  /** Forgets what waited for an account's address. */
  async forget(tx: Tx, userId: string): Promise<void> {
    await tx.delete(LinkRequest, { userId });
  }

  async purge(): Promise<void> {
    await this.requests.query(
      `DELETE FROM link_requests WHERE created_at <
         now() - CASE WHEN kind = 'sign-up' THEN make_interval(days => $1) ELSE interval '1 day' END`,
      [SIGN_UP_DAYS],
    );
  }

  private async insert(tx: Tx, wish: Wish, mailed: boolean): Promise<string> {
    const id = this.ids.uuid();
    const row = { ...wish, id, mailed, createdAt: this.clock.now() };
    await tx.insert(LinkRequest, row as QueryDeepPartialEntity<LinkRequest>);
    return id;
  }

  private async hasSignUp(tx: Tx, email: string): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `SELECT 1 FROM link_requests WHERE email = $1 AND kind = 'sign-up' LIMIT 1`,
      [email],
    );
    return rows.length > 0;
  }

  private async isTooSoon(tx: Tx, wish: Wish, now: Date): Promise<boolean> {
    const waitMs = this.config.auth.mailIntervalSeconds * 1000;
    const rows: unknown[] = await tx.query(
      `SELECT 1 FROM link_requests
       WHERE (email = $1 OR user_id = $2) AND mailed AND created_at > $3 LIMIT 1`,
      [wish.email, wish.userId ?? null, new Date(now.getTime() - waitMs)],
    );
    return waitMs > 0 && rows.length > 0;
  }
}
