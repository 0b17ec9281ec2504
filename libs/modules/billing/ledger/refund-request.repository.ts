import { Injectable } from '@nestjs/common';
import type { AdminRefundRequestsQuery } from '@prepward/contracts/admin';
import type {
  AdminRefundRequest,
  RefundDecision,
  RefundRequestState,
} from '@prepward/contracts/billing';
import type { Currency } from '@prepward/contracts/money';
import {
  AdminList,
  kinds,
  type Page,
  pageOf,
  type RowOf,
  statement,
  type Tx,
} from '@prepward/platform/database';
import { DataSource } from 'typeorm';
import { nameOf } from '../domain/history.js';

const { arrayOf, int, text, timestamptz, uuid } = kinds;

type State = AdminRefundRequest['state'];
type AttemptState = 'asked' | 'refused';

const REQUEST = {
  id: uuid,
  user_id: uuid,
  payment_id: uuid,
  item: text.nullable,
  amount_cents: int,
  currency: text.as<Currency>(),
  paid_at: timestamptz,
  reason: text,
  decision: text.as<RefundDecision>().nullable,
  note: text.nullable,
  operator: text.nullable,
  decided_at: timestamptz.nullable,
  attempt: int.nullable,
  attempt_state: text.as<AttemptState>().nullable,
  attempt_detail: text.nullable,
  created_at: timestamptz,
};
const SELECT = `r.id, r.user_id, r.payment_id, p.item, p.amount_cents, p.currency, p.paid_at, r.reason,
  d.decision, d.note, d.operator, d.created_at AS decided_at, a.attempt, a.state AS attempt_state,
  a.detail AS attempt_detail, r.created_at`;
const FROM = `refund_requests r JOIN payments p ON p.id = r.payment_id
  LEFT JOIN refund_decisions d ON d.request_id = r.id
  LEFT JOIN LATERAL (SELECT attempt, state, detail FROM refund_attempts
    WHERE request_id = r.id ORDER BY seq DESC LIMIT 1) a ON true`;

const LIST = new AdminList('billing.refund-requests', {
  from: FROM,
  select: SELECT,
  row: REQUEST,
  sorts: { createdAt: { notNull: 'r.created_at' } },
  sortedBy: ['createdAt', 'DESC'],
  unique: 'r.id',
  filters: {
    id: { kind: arrayOf(uuid), where: (ids) => `r.id = ANY (${ids})` },
    state: {
      kind: text.as<State>(),
      where: (state) =>
        `CASE a.state WHEN 'refused' THEN 'failed' ELSE coalesce(d.decision, 'pending') END = ${state}`,
    },
  },
});

const FIND = statement(
  'billing.find-refund-request',
  `SELECT ${SELECT} FROM ${FROM} WHERE r.id = $1`,
  {
    params: [uuid],
    row: REQUEST,
  },
);

// Through the student's payments: both steps have an index; the requests themselves have none by student.
const OF_STUDENT = statement(
  'billing.refund-requests-of',
  `SELECT r.id, r.payment_id, d.decision
   FROM payments p JOIN refund_requests r ON r.payment_id = p.id
     LEFT JOIN refund_decisions d ON d.request_id = r.id
   WHERE p.user_id = $1`,
  {
    params: [uuid],
    row: { id: uuid, payment_id: uuid, decision: text.as<RefundDecision>().nullable },
  },
);

const INSERT = statement(
  'billing.insert-refund-request',
  `INSERT INTO refund_requests (id, user_id, payment_id, reason) VALUES ($1, $2, $3, $4)
   ON CONFLICT (payment_id) DO NOTHING RETURNING id`,
  { params: [uuid, uuid, uuid, text] },
);

const DECIDE = statement(
  'billing.insert-refund-decision',
  `INSERT INTO refund_decisions (request_id, decision, operator, note) VALUES ($1, $2, $3, $4)
   ON CONFLICT DO NOTHING RETURNING request_id`,
  { params: [uuid, text, text, text] },
);

const OF_PAYMENT = statement(
  'billing.refund-request-of-payment',
  'SELECT id FROM refund_requests WHERE payment_id = $1',
  { params: [uuid], row: { id: uuid } },
);

const ADD_ATTEMPT = statement(
  'billing.insert-refund-attempt',
  `INSERT INTO refund_attempts (request_id, attempt, state, detail) VALUES ($1, $2, $3, $4)
   ON CONFLICT DO NOTHING RETURNING seq`,
  { params: [uuid, int, text, text] },
);

function requestOf(row: RowOf<typeof REQUEST>): RefundRequestRecord {
  const isRefused = row.attempt_state === 'refused';
  return {
    id: row.id,
    userId: row.user_id,
    paymentId: row.payment_id,
    name: nameOf(row.item),
    amountCents: row.amount_cents,
    currency: row.currency,
    paidAt: row.paid_at.toISOString(),
    reason: row.reason,
    state: isRefused ? 'failed' : (row.decision ?? 'pending'),
    problem: isRefused ? row.attempt_detail : null,
    attempt: row.attempt ?? 1,
    note: row.note,
    decidedBy: row.operator,
    decidedAt: row.decided_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}

/** A request with the number of the try that its state is about. */
export interface RefundRequestRecord extends AdminRefundRequest {
  attempt: number;
}

/** Leaves out what only the module reads. */
export function viewOf({ attempt: _attempt, ...view }: RefundRequestRecord): AdminRefundRequest {
  return view;
}

/** Students' requests for refunds, and what staff decided about them. */
@Injectable()
export class RefundRequestRepository {
  constructor(private readonly dataSource: DataSource) {}

  async listForAdmin(query: AdminRefundRequestsQuery): Promise<Page<AdminRefundRequest>> {
    const page = await LIST.page(this.dataSource, query);
    return pageOf(page, (row) => viewOf(requestOf(row)));
  }

  async find(id: string): Promise<RefundRequestRecord | undefined> {
    const row = await FIND.first(this.dataSource, [id]);
    return row === undefined ? undefined : requestOf(row);
  }

  async ofStudent(
    userId: string,
    tx?: Tx,
  ): Promise<{ id: string; paymentId: string; state: RefundRequestState }[]> {
    const rows = await OF_STUDENT.all(tx ?? this.dataSource, [userId]);
    return rows.map((row) => ({
      id: row.id,
      paymentId: row.payment_id,
      state: row.decision ?? 'pending',
    }));
  }

  /** @returns false if there already is a request for this payment */
  insert(
    tx: Tx,
    request: { id: string; userId: string; paymentId: string; reason: string },
  ): Promise<boolean> {
    const { id, userId, paymentId, reason } = request;
    return INSERT.exists(tx, [id, userId, paymentId, reason]);
  }

  /** Undefined if no one has requested a refund of the payment. */
  async idOfPayment(paymentId: string): Promise<string | undefined> {
    return (await OF_PAYMENT.first(this.dataSource, [paymentId]))?.id;
  }

  /** @returns false if that was already recorded */
  addAttempt(
    tx: Tx,
    row: { requestId: string; attempt: number; state: AttemptState; detail: string },
  ): Promise<boolean> {
    return ADD_ATTEMPT.exists(tx, [row.requestId, row.attempt, row.state, row.detail]);
  }

  /** @returns false when it was decided before */
  decide(
    tx: Tx,
    decision: { requestId: string; decision: RefundDecision; operator: string; note: string },
  ): Promise<boolean> {
    const { requestId, decision: word, operator, note } = decision;
    return DECIDE.exists(tx, [requestId, word, operator, note]);
  }
}
