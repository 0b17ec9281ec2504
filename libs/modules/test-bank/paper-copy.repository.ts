import { Injectable } from '@nestjs/common';
import type { Subject } from '@prepward/contracts/subjects';
import { kinds, statement, type Tx } from '@prepward/platform/database';
import { DataSource } from 'typeorm';
import type { PaperItem } from '../papers/index.js';
import type { PaperCopy } from './paper-copy.entity.js';

const { arrayOf, bigint, bool, int, json, text, timestamptz, uuid } = kinds;

const COLUMNS = `id, order_id AS "orderId", user_id AS "userId", subject, progress, withdrawn,
  paper_hash AS "paperHash", hash, leftover, pages, bytes, items, made_at AS "madeAt",
  created_at AS "createdAt"`;

const COPY = {
  id: uuid,
  orderId: uuid,
  userId: uuid.nullable,
  subject: text.as<Subject>(),
  progress: int,
  withdrawn: bool,
  paperHash: text.nullable,
  hash: text.nullable,
  leftover: text.nullable,
  pages: int.nullable,
  bytes: int.nullable,
  items: json<PaperItem[]>(),
  madeAt: timestamptz.nullable,
  createdAt: timestamptz,
};

const ENSURE = statement(
  'test-bank.ensure',
  `INSERT INTO paper_copies (id, order_id, user_id, subject)
   SELECT gen_random_uuid(), $1, $2, subject FROM unnest($3::text[]) AS s(subject)
   ON CONFLICT (order_id, subject) DO NOTHING`,
  { params: [uuid, uuid, arrayOf(text)] },
);

const FIND_OF_USER = statement(
  'test-bank.find-of-user',
  `SELECT ${COLUMNS} FROM paper_copies WHERE user_id = $1 ORDER BY created_at DESC, id`,
  { params: [uuid], row: COPY },
);

const FIND = statement('test-bank.find', `SELECT ${COLUMNS} FROM paper_copies WHERE id = $1`, {
  params: [uuid],
  row: COPY,
});

const LOCK = statement(
  'test-bank.lock',
  `SELECT ${COLUMNS} FROM paper_copies WHERE id = $1 FOR UPDATE`,
  { params: [uuid], row: COPY },
);

/**
 * Copies of papers that are no longer current, and those that were never made. Runs every minute:
 * the query reads ranges of the index that leave out current copies.
 */
const FIND_STALE = statement(
  'test-bank.find-stale',
  `WITH ranges AS (
     SELECT hash AS above, coalesce(lead(hash) OVER (ORDER BY hash), 'g') AS below
     FROM unnest(array_prepend(''::text, $1::text[])) AS current(hash))
   SELECT id, made_at FROM (
     (SELECT id, made_at FROM paper_copies
      WHERE user_id IS NOT NULL AND NOT withdrawn AND paper_hash IS NULL LIMIT $2)
     UNION ALL
     SELECT stale.id, stale.made_at FROM ranges CROSS JOIN LATERAL (
       SELECT id, made_at FROM paper_copies
       WHERE user_id IS NOT NULL AND NOT withdrawn
         AND paper_hash > ranges.above AND paper_hash < ranges.below
       LIMIT $2) AS stale) AS found
   ORDER BY made_at NULLS FIRST LIMIT $2`,
  {
    params: [arrayOf(text), bigint],
    row: {
      id: uuid.certain,
      made_at: timestamptz.nullable,
    },
  },
);

const FIND_ORPHANS = statement(
  'test-bank.find-orphans',
  `SELECT ${COLUMNS} FROM paper_copies WHERE user_id IS NULL LIMIT $1`,
  { params: [bigint], row: COPY },
);

const SET_PROGRESS = statement(
  'test-bank.set-progress',
  'UPDATE paper_copies SET progress = $2 WHERE id = $1 AND hash IS NULL',
  { params: [uuid, int] },
);

const SAVE = statement(
  'test-bank.save',
  `UPDATE paper_copies SET progress = 100, withdrawn = false, paper_hash = $2, hash = $3,
     leftover = nullif(hash, $3), pages = $4, bytes = $5, items = $6, made_at = clock_timestamp()
   WHERE id = $1`,
  { params: [uuid, text, text, int, int, json<readonly PaperItem[]>()] },
);

const FIND_LEFTOVERS = statement(
  'test-bank.find-leftovers',
  'SELECT id FROM paper_copies WHERE leftover IS NOT NULL ORDER BY id LIMIT $1',
  { params: [bigint], row: { id: uuid } },
);

const ANNOUNCE = statement(
  'test-bank.announce',
  'UPDATE paper_copies SET leftover = $2, withdrawn = false WHERE id = $1',
  { params: [uuid, text] },
);

const CLEAR_LEFTOVER = statement(
  'test-bank.clear-leftover',
  'UPDATE paper_copies SET leftover = NULL WHERE id = $1',
  { params: [uuid] },
);

const WITHDRAW = statement(
  'test-bank.withdraw',
  `UPDATE paper_copies SET progress = 0, withdrawn = true, paper_hash = NULL, hash = NULL,
     leftover = NULL, pages = NULL, bytes = NULL
   WHERE id = $1`,
  { params: [uuid] },
);

const FORGET_FILE = statement(
  'test-bank.forget-file',
  `UPDATE paper_copies SET progress = 0, paper_hash = NULL, hash = NULL
   WHERE id = $1 AND hash = $2`,
  { params: [uuid, text] },
);

const DELETE = statement('test-bank.delete', 'DELETE FROM paper_copies WHERE id = $1', {
  params: [uuid],
});

/** A copy whose file is there. */
export type MadeCopy = PaperCopy & { hash: string; bytes: number };

/** Whether the file of a copy is made. */
export function isMade(copy: PaperCopy): copy is MadeCopy {
  return copy.hash !== null && copy.bytes !== null;
}

/** Buyers' copies of papers. */
@Injectable()
export class PaperCopyRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Creates the missing rows for an order's copies. */
  async ensure(orderId: string, userId: string, subjects: readonly Subject[]): Promise<void> {
    await ENSURE.run(this.dataSource, [orderId, userId, subjects]);
  }

  /** Newest first. */
  findOfUser(userId: string): Promise<PaperCopy[]> {
    return FIND_OF_USER.all(this.dataSource, [userId]);
  }

  find(id: string): Promise<PaperCopy | undefined> {
    return FIND.first(this.dataSource, [id]);
  }

  /** Locks this copy until the transaction ends. */
  lock(tx: Tx, id: string): Promise<PaperCopy | undefined> {
    return LOCK.first(tx, [id]);
  }

  /** @param current hashes of the papers as they are now */
  async findStale(current: readonly string[], limit: number): Promise<string[]> {
    const rows = await FIND_STALE.all(this.dataSource, [current, limit]);
    return rows.map(({ id }) => id);
  }

  /** Copies whose owner's account is gone. */
  findOrphans(limit: number): Promise<PaperCopy[]> {
    return FIND_ORPHANS.all(this.dataSource, [limit]);
  }

  async setProgress(id: string, percent: number): Promise<void> {
    await SET_PROGRESS.run(this.dataSource, [id, percent]);
  }

  /** Copies that record a leftover: a file that isn't theirs yet, or isn't anymore. */
  async findLeftovers(limit: number): Promise<string[]> {
    return (await FIND_LEFTOVERS.all(this.dataSource, [limit])).map(({ id }) => id);
  }

  /** Records the name of the file about to be stored. */
  async announce(tx: Tx, id: string, hash: string): Promise<void> {
    await ANNOUNCE.run(tx, [id, hash]);
  }

  async clearLeftover(tx: Tx, id: string): Promise<void> {
    await CLEAR_LEFTOVER.run(tx, [id]);
  }

  /** Points the row to the announced file; the previous one becomes the leftover. */
  async save(
    tx: Tx,
    id: string,
    made: { paperHash: string; hash: string; pages: number; bytes: number; items: PaperItem[] },
  ): Promise<void> {
    const { paperHash, hash, pages, bytes, items } = made;
    await SAVE.run(tx, [id, paperHash, hash, pages, bytes, items]);
  }

  async withdraw(tx: Tx, id: string): Promise<void> {
    await WITHDRAW.run(tx, [id]);
  }

  /** The storage lost a file: it's to be made again. */
  async forgetFile(id: string, hash: string): Promise<void> {
    await FORGET_FILE.run(this.dataSource, [id, hash]);
  }

  async delete(id: string): Promise<void> {
    await DELETE.run(this.dataSource, [id]);
  }
}
