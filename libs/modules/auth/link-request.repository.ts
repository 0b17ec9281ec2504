import { Injectable } from '@nestjs/common';
import { kinds, statement, type Tx } from '@prepward/platform/database';
import { DataSource, type QueryDeepPartialEntity } from 'typeorm';
import { LinkRequest, type LinkRequestKind } from './link-request.entity.js';

const { arrayOf, int, text, timestamptz, uuid } = kinds;

const LOCK_ADDRESS = statement(
  'auth.lock-address',
  'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))',
  { params: [text] },
);

const ASKED_BY = statement(
  'auth.link-asked-by',
  `SELECT 1 FROM link_requests WHERE email = $1 AND kind = $2
     AND code_challenge = ANY($3) AND created_at > $4 LIMIT 1`,
  { params: [text, text, arrayOf(text), timestamptz] },
);

const WAITING_PASSWORD = statement(
  'auth.waiting-password',
  `SELECT password_hash FROM link_requests WHERE email = $1 AND kind = 'sign-up'
   ORDER BY created_at DESC LIMIT 1`,
  { params: [text], row: { password_hash: text.nullable } },
);

const HAS_SIGN_UP = statement(
  'auth.has-sign-up',
  `SELECT 1 FROM link_requests WHERE email = $1 AND kind = 'sign-up' LIMIT 1`,
  { params: [text] },
);

const WAITING_SIGN_UPS = statement(
  'auth.waiting-sign-ups',
  `SELECT id FROM link_requests WHERE user_id = $1 AND kind = 'sign-up' LIMIT 2`,
  { params: [uuid], row: { id: uuid } },
);

const MAILED_SINCE = statement(
  'auth.mailed-since',
  `SELECT 1 FROM link_requests
   WHERE (email = $1 OR user_id = $2) AND kind = ANY($3) AND mailed AND created_at > $4 LIMIT 1`,
  { params: [text, uuid.nullable, arrayOf(text), timestamptz] },
);

const ADDRESS_CHANGED_AT = statement(
  'auth.address-changed-at',
  `SELECT created_at FROM link_requests
   WHERE user_id = $1 AND email = $2 AND kind = 'address-changed' AND created_at <= $3
   ORDER BY created_at DESC LIMIT 1`,
  { params: [uuid, text, timestamptz], row: { created_at: timestamptz } },
);

const PURGE = statement(
  'auth.purge-link-requests',
  `DELETE FROM link_requests WHERE created_at < now() - make_interval(days =>
     CASE kind WHEN 'sign-up' THEN $1 WHEN 'address-changed' THEN $2 ELSE 1 END)`,
  { params: [int, int] },
);

/** The requests for emails with links. */
@Injectable()
export class LinkRequestRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Makes transactions that deal with the same address run one at a time. */
  async lockAddress(tx: Tx, email: string): Promise<void> {
    await LOCK_ADDRESS.run(tx, [email]);
  }

  async insert(tx: Tx, request: Partial<LinkRequest> & { id: string }): Promise<void> {
    // TypeORM's types do not take free-form JSON columns.
    await tx.insert(LinkRequest, request as QueryDeepPartialEntity<LinkRequest>);
  }

  findById(id: string, tx?: Tx): Promise<LinkRequest | null> {
    return (tx ?? this.dataSource).getRepository(LinkRequest).findOneBy({ id });
  }

  /** Whether an email of this kind, with one of these challenges, has been asked for since then. */
  hasAskedBy(
    tx: Tx,
    { email, kind }: Pick<LinkRequest, 'email' | 'kind'>,
    challenges: readonly string[],
    since: Date,
  ): Promise<boolean> {
    return ASKED_BY.exists(tx, [email, kind, challenges, since]);
  }

  /** Whether an email of these kinds, to the address or the account, has been asked for since then. */
  hasMailed(
    tx: Tx,
    to: { email: string; userId: string | null },
    kinds: readonly LinkRequestKind[],
    since: Date,
  ): Promise<boolean> {
    return MAILED_SINCE.exists(tx, [to.email, to.userId, kinds, since]);
  }

  /** The password of the newest pending sign-up. */
  async findWaitingPassword(email: string): Promise<string | null> {
    const row = await WAITING_PASSWORD.first(this.dataSource, [email]);
    return row?.password_hash ?? null;
  }

  hasSignUp(tx: Tx, email: string): Promise<boolean> {
    return HAS_SIGN_UP.exists(tx, [email]);
  }

  /** Ids of pending sign-ups: two at most. */
  async findWaitingSignUps(userId: string): Promise<string[]> {
    const rows = await WAITING_SIGN_UPS.all(this.dataSource, [userId]);
    return rows.map(({ id }) => id);
  }

  async deleteOfUser(tx: Tx, userId: string): Promise<void> {
    await tx.delete(LinkRequest, { userId });
  }

  /** When the user's address was last changed from this one, up to this time. */
  async findAddressChange(
    tx: Tx,
    userId: string,
    email: string,
    until: Date,
  ): Promise<Date | undefined> {
    return (await ADDRESS_CHANGED_AT.first(tx, [userId, email, until]))?.created_at;
  }

  /** Deletes sign-ups and address changes after this many days, and all others after one. */
  async purge(signUpDays: number, addressDays: number): Promise<void> {
    await PURGE.run(this.dataSource, [signUpDays, addressDays]);
  }
}
