import { Injectable } from '@nestjs/common';
import type { AdminItem, AdminItemsQuery } from '@prepward/contracts/admin';
import { DomainError } from '@prepward/platform/errors';
import { DataSource } from 'typeorm';

/** One count of an item's showings. */
export interface ItemCount {
  itemId: string;
  shown: number;
  right: number;
  /** Median time on the item, ms; null while too few have had it. */
  medianMs: number | null;
}

const COLUMNS = `i.id, i.model, i.subject, i.area, i.objective, i.type, i.difficulty, i.status, i.version,
  v.view ->> 'stem' AS stem, i.times_shown AS "timesShown", i.times_right AS "timesRight"`;
const FROM = 'items i JOIN item_versions v ON v.item_id = i.id AND v.version = i.version';

const SORT_COLUMNS = {
  id: 'i.id',
  difficulty: 'i.difficulty',
  timesShown: 'i.times_shown',
  timesRight: 'i.times_right',
} as const;

/** The bank as staff search it, and the counts that show how its items do. */
@Injectable()
export class ItemsAdminService {
  constructor(private readonly dataSource: DataSource) {}

  /** A page of items in their current version, with the number of all that match. */
  async search(
    query: AdminItemsQuery,
  ): Promise<{ items: AdminItem[]; total: number; from: number }> {
    const [from, to] = query.range ?? [0, 24];
    const [sort, order] = query.sort ?? ['id', 'ASC'];
    const { q, id, ...exact } = query.filter ?? {};
    const parameters: unknown[] = [
      q === undefined ? null : `%${q.replace(/[%_\\]/g, '\\$&')}%`,
      id ?? null,
    ];
    const conditions = [
      `($1::text IS NULL OR i.id ILIKE $1 OR v.view ->> 'stem' ILIKE $1)`,
      '($2::text[] IS NULL OR i.id = ANY($2))',
    ];
    // The names are those of the schema, never the caller's.
    for (const name of ['subject', 'area', 'objective', 'type', 'status', 'model'] as const) {
      if (exact[name] === undefined) continue;
      parameters.push(exact[name]);
      conditions.push(`i.${name} = $${parameters.length}`);
    }
    const where = conditions.join(' AND ');
    const items: AdminItem[] = await this.dataSource.query(
      `SELECT ${COLUMNS} FROM ${FROM} WHERE ${where}
       ORDER BY ${SORT_COLUMNS[sort]} ${order}, i.id LIMIT ${to - from + 1} OFFSET ${from}`,
      parameters,
    );
    const [count]: { total: number }[] = await this.dataSource.query(
      `SELECT count(*)::int AS total FROM ${FROM} WHERE ${where}`,
      parameters,
    );
    return { items, total: count?.total ?? 0, from };
  }

  /** @throws DomainError ITEM_NOT_FOUND */
  async get(id: string): Promise<AdminItem> {
    const [item]: AdminItem[] = await this.dataSource.query(
      `SELECT ${COLUMNS} FROM ${FROM} WHERE i.id = $1`,
      [id],
    );
    if (item === undefined) throw new DomainError('ITEM_NOT_FOUND');
    return item;
  }

  /** Sets the counts to what was counted; doing it twice is the same as once. */
  async setCounts(counts: readonly ItemCount[]): Promise<void> {
    await this.dataSource.query(
      `UPDATE items i SET times_shown = c.shown, times_right = c.correct, median_ms = c.median
       FROM unnest($1::text[], $2::int[], $3::int[], $4::int[]) AS c(item_id, shown, correct, median)
       WHERE i.id = c.item_id AND (i.times_shown, i.times_right, i.median_ms)
         IS DISTINCT FROM (c.shown, c.correct, c.median)`,
      [
        counts.map((c) => c.itemId),
        counts.map((c) => c.shown),
        counts.map((c) => c.right),
        counts.map((c) => c.medianMs),
      ],
    );
  }
}
