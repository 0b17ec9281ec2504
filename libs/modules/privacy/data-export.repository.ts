import { Injectable } from '@nestjs/common';
import { kinds, type RowOf, statement, type Tx } from '@prepward/platform/database';
import { DataSource } from 'typeorm';

const { bigint, int, text, timestamptz, uuid } = kinds;

const EXPORT = {
  id: uuid,
  user_id: uuid.nullable,
  hash: text.nullable,
  bytes: int.nullable,
  requested_at: timestamptz,
  made_at: timestamptz.nullable,
  expires_at: timestamptz.nullable,
};
export type ExportRow = RowOf<typeof EXPORT>;

const COLUMNS = 'id, user_id, hash, bytes, requested_at, made_at, expires_at';

const LOCK_PERSON = statement(
  'privacy.lock-person',
  `SELECT pg_advisory_xact_lock(hashtextextended('privacy ' || $1, 0))`,
  { params: [text] },
);

const NEWEST = statement(
  'privacy.newest-export',
  `SELECT ${COLUMNS} FROM data_exports WHERE user_id = $1 ORDER BY requested_at DESC LIMIT 1`,
  { params: [uuid], row: EXPORT },
);

const FIND = statement('privacy.find-export', `SELECT ${COLUMNS} FROM data_exports WHERE id = $1`, {
  params: [uuid],
  row: EXPORT,
});

const INSERT = statement(
  'privacy.insert-export',
  'INSERT INTO data_exports (id, user_id, requested_at) VALUES ($1, $2, $3)',
  { params: [uuid, uuid, timestamptz] },
);

const SAVE = statement(
  'privacy.save-export',
  `UPDATE data_exports SET hash = $2, bytes = $3, made_at = $4, expires_at = $5
   WHERE id = $1 AND user_id IS NOT NULL AND made_at IS NULL`,
  { params: [uuid, text, int, timestamptz, timestamptz] },
);

const FIND_OVER = statement(
  'privacy.find-over-exports',
  `SELECT id FROM data_exports WHERE expires_at <= $1 OR user_id IS NULL
     OR made_at IS NULL AND requested_at <= $2 LIMIT $3`,
  { params: [timestamptz, timestamptz, bigint], row: { id: uuid } },
);

const DELETE = statement('privacy.delete-export', 'DELETE FROM data_exports WHERE id = $1', {
  params: [uuid],
});

/** Archives of people's own data. */
@Injectable()
export class DataExportRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Handles a person's requests one at a time, until the transaction ends. */
  async lock(tx: Tx, userId: string): Promise<void> {
    await LOCK_PERSON.run(tx, [userId]);
  }

  newest(userId: string, tx?: Tx): Promise<ExportRow | undefined> {
    return NEWEST.first(tx ?? this.dataSource, [userId]);
  }

  find(id: string): Promise<ExportRow | undefined> {
    return FIND.first(this.dataSource, [id]);
  }

  async insert(tx: Tx, id: string, userId: string, at: Date): Promise<void> {
    await INSERT.run(tx, [id, userId, at]);
  }

  /** @returns false if it no longer has an owner, or was already saved */
  async save(
    tx: Tx,
    id: string,
    made: { hash: string; bytes: number; madeAt: Date; expiresAt: Date },
  ): Promise<boolean> {
    const { hash, bytes, madeAt, expiresAt } = made;
    return (await SAVE.count(tx, [id, hash, bytes, madeAt, expiresAt])) > 0;
  }

  /**
   * Exports whose files may go: expired, without an owner, or requested so long ago that no file
   * will come.
   */
  async over(now: Date, abandonedBefore: Date, limit: number): Promise<string[]> {
    const rows = await FIND_OVER.all(this.dataSource, [now, abandonedBefore, limit]);
    return rows.map(({ id }) => id);
  }

  async delete(id: string): Promise<void> {
    await DELETE.run(this.dataSource, [id]);
  }
}
