import { Injectable } from '@nestjs/common';
import { kinds, type RowOf, statement, type Tx } from '@prepward/platform/database';
import { DataSource } from 'typeorm';

const { arrayOf, timestamptz, uuid } = kinds;

const DELETION = {
  id: uuid,
  user_id: uuid.nullable,
  requested_at: timestamptz,
  due_at: timestamptz,
  told_at: timestamptz.nullable,
};
export type DeletionRow = RowOf<typeof DELETION>;

const COLUMNS = 'id, user_id, requested_at, due_at, told_at';

const OF_USER = statement(
  'privacy.deletion-of',
  `SELECT ${COLUMNS} FROM account_deletions WHERE user_id = $1`,
  { params: [uuid], row: DELETION },
);

const FIND = statement(
  'privacy.find-deletion',
  `SELECT ${COLUMNS} FROM account_deletions WHERE id = $1`,
  { params: [uuid], row: DELETION },
);

const INSERT = statement(
  'privacy.insert-deletion',
  `INSERT INTO account_deletions (id, user_id, requested_at, due_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT (user_id) DO NOTHING RETURNING id`,
  { params: [uuid, uuid, timestamptz, timestamptz] },
);

const BEGIN = statement(
  'privacy.begin-deletion',
  `INSERT INTO account_deletions AS known (id, user_id, requested_at, due_at, told_at)
   VALUES ($1, $2, $3, $3, $3)
   ON CONFLICT (user_id) DO UPDATE
     SET due_at = least(known.due_at, $3), told_at = coalesce(known.told_at, $3)
   RETURNING id`,
  { params: [uuid, uuid, timestamptz], row: { id: uuid } },
);

const END = statement(
  'privacy.end-deletion',
  'DELETE FROM account_deletions WHERE id = $1 AND erased_at IS NULL',
  { params: [uuid] },
);

const TAKE_BACK = statement(
  'privacy.take-deletion-back',
  'DELETE FROM account_deletions WHERE user_id = $1 AND told_at IS NULL',
  { params: [uuid] },
);

const TAKE_DUE = statement(
  'privacy.take-due-deletion',
  `SELECT ${COLUMNS} FROM account_deletions
   WHERE erased_at IS NULL AND told_at IS NULL AND due_at <= $1
   ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
  { params: [timestamptz], row: DELETION },
);

const MARK_TOLD = statement(
  'privacy.mark-told',
  'UPDATE account_deletions SET told_at = $2 WHERE id = $1',
  { params: [uuid, timestamptz] },
);

const FIND_TOLD = statement(
  'privacy.find-told-deletions',
  `SELECT id, user_id FROM account_deletions
   WHERE erased_at IS NULL AND told_at <= $1 AND user_id IS NOT NULL AND id <> ALL ($2)
   ORDER BY told_at LIMIT 1`,
  {
    params: [timestamptz, arrayOf(uuid)],
    row: { id: uuid, user_id: uuid.because('the condition leaves out those without one') },
  },
);

const LOCK = statement(
  'privacy.lock-deletion',
  `SELECT id FROM account_deletions WHERE id = $1 AND erased_at IS NULL FOR UPDATE`,
  { params: [uuid], row: { id: uuid } },
);

const MARK_ERASED = statement(
  'privacy.mark-erased',
  'UPDATE account_deletions SET user_id = NULL, erased_at = $2 WHERE id = $1',
  { params: [uuid, timestamptz] },
);

/** Accounts scheduled for deletion. */
@Injectable()
export class AccountDeletionRepository {
  constructor(private readonly dataSource: DataSource) {}

  of(userId: string): Promise<DeletionRow | undefined> {
    return OF_USER.first(this.dataSource, [userId]);
  }

  find(id: string): Promise<DeletionRow | undefined> {
    return FIND.first(this.dataSource, [id]);
  }

  /** @returns false if deletion was already requested */
  insert(tx: Tx, id: string, userId: string, at: { asked: Date; due: Date }): Promise<boolean> {
    return INSERT.exists(tx, [id, userId, at.asked, at.due]);
  }

  /** Makes an account's deletion due now, with no email left to send. @returns the id of its row */
  async begin(tx: Tx, id: string, userId: string, at: Date): Promise<string> {
    const row = await BEGIN.first(tx, [id, userId, at]);
    return row?.id ?? id;
  }

  /** Forgets a deletion that hasn't been carried out. */
  async end(tx: Tx, id: string): Promise<void> {
    await END.run(tx, [id]);
  }

  /** Cancels a deletion that hasn't begun. */
  async takeBack(userId: string): Promise<void> {
    await TAKE_BACK.run(this.dataSource, [userId]);
  }

  /** A due deletion whose owner hasn't been told yet, locked until this transaction ends. */
  takeDue(tx: Tx, now: Date): Promise<DeletionRow | undefined> {
    return TAKE_DUE.first(tx, [now]);
  }

  async markTold(tx: Tx, id: string, at: Date): Promise<void> {
    await MARK_TOLD.run(tx, [id, at]);
  }

  /** A deletion whose owner was told before the given time. @param besides those left for later */
  findTold(before: Date, besides: readonly string[]) {
    return FIND_TOLD.first(this.dataSource, [before, besides]);
  }

  /** @returns false if another worker has already erased it */
  lock(tx: Tx, id: string): Promise<boolean> {
    return LOCK.exists(tx, [id]);
  }

  async markErased(tx: Tx, id: string, at: Date): Promise<void> {
    await MARK_ERASED.run(tx, [id, at]);
  }
}
