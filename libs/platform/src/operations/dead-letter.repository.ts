import { Injectable } from '@nestjs/common';
import type { DeadLettersQuery } from '@prepward/contracts/admin-operations';
import { DataSource } from 'typeorm';
import { AdminList, type Page } from '../database/admin-list.js';
import { arrayOf, double, int, json, text, timestamptz, uuid } from '../database/kinds.js';
import { type RowOf, statement } from '../database/statement.js';
import type { Tx } from '../database/tx.js';

const LETTER = {
  event_id: uuid,
  job: text,
  event: text,
  payload: json<unknown>(),
  request_id: text.nullable,
  problem: text.nullable,
  created_at: timestamptz,
  failed_at: timestamptz.because('only those that failed are asked for'),
};
const SELECT = `d.event_id, d.job, e.name AS event, e.payload, e.request_id, d.last_error AS problem,
  d.created_at, d.failed_at`;
const FROM = `outbox_deliveries d JOIN outbox_events e ON e.id = d.event_id
  AND d.failed_at IS NOT NULL`;

const LIST = new AdminList('platform.dead-letters', {
  from: FROM,
  select: SELECT,
  row: LETTER,
  sorts: { failedAt: { notNull: 'd.failed_at' }, createdAt: { notNull: 'd.created_at' } },
  sortedBy: ['failedAt', 'DESC'],
  unique: 'd.event_id, d.job',
  filters: {
    id: {
      kind: arrayOf(text),
      where: (value) => `(d.event_id::text || '.' || d.job) = ANY (${value})`,
    },
    job: { kind: text, where: (value) => `d.job = ${value}` },
  },
});

const FIND = statement(
  'platform.find-dead-letter',
  `SELECT ${SELECT} FROM ${FROM} WHERE d.event_id = $1 AND d.job = $2`,
  { params: [uuid, text], row: LETTER },
);

const REOPEN = statement(
  'platform.reopen-delivery',
  `UPDATE outbox_deliveries SET done_at = NULL, failed_at = NULL, last_error = NULL
   WHERE event_id = $1 AND job = $2`,
  { params: [uuid, text] },
);

const LAG = statement(
  'platform.outbox-lag',
  `SELECT
     (SELECT count(*)::int FROM outbox_events WHERE published_at IS NULL) AS pending,
     (SELECT extract(epoch FROM clock_timestamp() - min(created_at))::float8 * 1000
      FROM outbox_events WHERE published_at IS NULL) AS oldest_ms,
     (SELECT count(*)::int FROM outbox_deliveries WHERE done_at IS NULL AND failed_at IS NULL)
       AS open_deliveries,
     (SELECT count(*)::int FROM outbox_deliveries WHERE failed_at IS NOT NULL) AS dead_letters`,
  {
    params: [],
    row: {
      pending: int.certain,
      oldest_ms: double.nullable,
      open_deliveries: int.certain,
      dead_letters: int.certain,
    },
  },
);

export type DeadLetterRow = RowOf<typeof LETTER>;

/** Jobs for events that failed permanently, and how far the outbox is behind. */
@Injectable()
export class DeadLetterRepository {
  constructor(private readonly dataSource: DataSource) {}

  list(query: DeadLettersQuery): Promise<Page<DeadLetterRow>> {
    return LIST.page(this.dataSource, query);
  }

  find(eventId: string, job: string): Promise<DeadLetterRow | undefined> {
    return FIND.first(this.dataSource, [eventId, job]);
  }

  /**
   * Reopens a delivery: the relay puts its job back into the queue.
   *
   * @returns false when it doesn't exist anymore
   */
  async reopen(tx: Tx, eventId: string, job: string): Promise<boolean> {
    return (await REOPEN.count(tx, [eventId, job])) > 0;
  }

  async lag(): Promise<{
    pending: number;
    oldestMs: number | null;
    openDeliveries: number;
    deadLetters: number;
  }> {
    const row = await LAG.first(this.dataSource, []);
    return {
      pending: row?.pending ?? 0,
      oldestMs: row?.oldest_ms ?? null,
      openDeliveries: row?.open_deliveries ?? 0,
      deadLetters: row?.dead_letters ?? 0,
    };
  }
}
