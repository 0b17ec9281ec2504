import { Injectable } from '@nestjs/common';
import type { AdminItemReportsQuery } from '@prepward/contracts/admin-items';
import type { ReportItemBody } from '@prepward/contracts/item-reports';
import type { Subject } from '@prepward/contracts/subjects';
import {
  AdminList,
  anywhere,
  kinds,
  type Page,
  type RowOf,
  statement,
  type Tx,
} from '@prepward/platform/database';
import { DataSource } from 'typeorm';
import type { ItemReport } from './item-report.entity.js';

const { arrayOf, int, text, timestamptz, uuid } = kinds;

const REPORT = {
  id: uuid,
  itemId: text,
  itemVersion: int,
  subject: text.as<Subject>(),
  reason: text.as<ReportItemBody['reason']>(),
  text,
  state: text.as<ItemReport['state']>(),
  userId: uuid,
  attemptId: uuid,
  createdAt: timestamptz,
  closedAt: timestamptz.nullable,
  closeReason: text.nullable,
  answer: text.nullable,
};
export type ReportRow = RowOf<typeof REPORT>;

const SELECT = `r.id, r.item_id AS "itemId", r.item_version AS "itemVersion", i.subject, r.reason,
  r.text, r.state, r.user_id AS "userId", r.attempt_id AS "attemptId", r.created_at AS "createdAt",
  r.closed_at AS "closedAt", r.close_reason AS "closeReason", r.answer`;
const FROM = 'item_reports r JOIN items i ON i.id = r.item_id';

const equal = (column: string) => ({
  kind: text,
  where: (value: string) => `r.${column} = ${value}`,
});

const LIST = new AdminList('quizzes.reports-for-admin', {
  from: FROM,
  select: SELECT,
  row: REPORT,
  sorts: { createdAt: { notNull: 'r.created_at' } },
  sortedBy: ['createdAt', 'DESC'],
  unique: 'r.id',
  filters: {
    id: { kind: arrayOf(uuid), where: (value) => `r.id = ANY(${value})` },
    state: equal('state'),
    reason: equal('reason'),
    itemId: equal('item_id'),
    q: {
      kind: text,
      where: (value) => `(r.text ILIKE ${value} OR r.item_id ILIKE ${value})`,
    },
  },
});

const FIND = statement(
  'quizzes.report-for-admin',
  `SELECT ${SELECT} FROM ${FROM} WHERE r.id = $1`,
  {
    params: [uuid],
    row: REPORT,
  },
);

const FIND_FOR_UPDATE = statement(
  'quizzes.report-state-for-update',
  'SELECT state FROM item_reports WHERE id = $1 FOR UPDATE',
  { params: [uuid], row: { state: text.as<ItemReport['state']>() } },
);

const CLOSE = statement(
  'quizzes.close-report',
  `UPDATE item_reports SET state = 'closed', closed_at = clock_timestamp(), close_reason = $2,
     answer = $3 WHERE id = $1`,
  { params: [uuid, text, text.nullable] },
);

/** Students' reports of problems with items. */
@Injectable()
export class ItemReportRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** One page of reports, with the total number of matches. */
  list({ sort, range, filter = {} }: AdminItemReportsQuery): Promise<Page<ReportRow>> {
    const q = filter.q === undefined ? undefined : anywhere(filter.q);
    return LIST.page(this.dataSource, { sort, range, filter: { ...filter, q } });
  }

  find(id: string): Promise<ReportRow | undefined> {
    return FIND.first(this.dataSource, [id]);
  }

  /** Locks the report until the transaction ends. */
  async findStateForUpdate(id: string, tx: Tx): Promise<ItemReport['state'] | undefined> {
    return (await FIND_FOR_UPDATE.first(tx, [id]))?.state;
  }

  async close(id: string, reason: string, answer: string | null, tx: Tx): Promise<void> {
    await CLOSE.run(tx, [id, reason, answer]);
  }
}
