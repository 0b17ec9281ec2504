import { Injectable } from '@nestjs/common';
import { CURRENCY, type Currency } from '@prepward/contracts/money';
import type { GrantPlan, PlanId, ProductId } from '@prepward/contracts/plans';
import { kinds, type RowOf, statement, type Tx } from '@prepward/platform/database';
import { DataSource } from 'typeorm';
import type {
  DisputeFact,
  PaymentFact,
  RefundFact,
  StudentLedger,
  SubscriptionFact,
} from '../domain/entitlement.js';

const { bool, int, text, timestamptz, uuid } = kinds;

const LOCK = statement(
  'billing.lock-student',
  `SELECT pg_advisory_xact_lock(hashtextextended('billing ' || $1, 0))`,
  { params: [text] },
);

const PAYMENT = {
  id: uuid,
  user_id: uuid,
  gateway_id: text,
  order_id: uuid.nullable,
  subscription_id: text.nullable,
  item: text.as<PlanId | ProductId>().nullable,
  amount_cents: int,
  tax_cents: int,
  currency: text.as<Currency>(),
  period_start: timestamptz.nullable,
  period_end: timestamptz.nullable,
  paid_at: timestamptz,
};

const PAYMENTS = statement(
  'billing.payments-of',
  `SELECT id, user_id, gateway_id, order_id, subscription_id, item, amount_cents, tax_cents, currency,
          period_start, period_end, paid_at
   FROM payments WHERE user_id = $1 ORDER BY paid_at DESC, id`,
  { params: [uuid], row: PAYMENT },
);

const FIND_PAYMENT = statement(
  'billing.find-payment',
  `SELECT id, user_id, gateway_id, order_id, subscription_id, item, amount_cents, tax_cents, currency,
          period_start, period_end, paid_at
   FROM payments WHERE id = $1`,
  { params: [uuid], row: PAYMENT },
);

const FIND_PAYMENT_OF_ORDER = statement(
  'billing.find-payment-of-order',
  `SELECT id, user_id, gateway_id, order_id, subscription_id, item, amount_cents, tax_cents, currency,
          period_start, period_end, paid_at
   FROM payments WHERE order_id = $1`,
  { params: [uuid], row: PAYMENT },
);

const FAILURES = statement(
  'billing.failures-of',
  `SELECT id, gateway_id, subscription_id, item, amount_cents, currency, period_start, period_end,
          failed_at
   FROM payment_failures WHERE user_id = $1 ORDER BY failed_at DESC, id`,
  {
    params: [uuid],
    row: {
      id: uuid,
      gateway_id: text,
      subscription_id: text,
      item: text.as<PlanId>().nullable,
      amount_cents: int,
      currency: text.as<Currency>(),
      period_start: timestamptz,
      period_end: timestamptz,
      failed_at: timestamptz,
    },
  },
);

const REFUND = {
  id: uuid,
  gateway_id: text,
  payment_id: uuid,
  amount_cents: int,
  currency: text.as<Currency>(),
  status: text.as<RefundFact['status']>(),
  happened_at: timestamptz,
};

// A gateway may have several refunds of a payment: of each the last state.
const REFUNDS = statement(
  'billing.refunds-of',
  `SELECT DISTINCT ON (r.payment_id, r.gateway_id)
     r.id, r.gateway_id, r.payment_id, r.amount_cents, r.currency, r.status, r.happened_at
   FROM refunds r JOIN payments p ON p.id = r.payment_id
   WHERE p.user_id = $1 ORDER BY r.payment_id, r.gateway_id, r.seq DESC`,
  { params: [uuid], row: REFUND },
);

const FIND_REFUND = statement(
  'billing.find-refund',
  `SELECT id, gateway_id, payment_id, amount_cents, currency, status, happened_at
   FROM refunds WHERE id = $1`,
  { params: [uuid], row: REFUND },
);

const DISPUTE = { ...REFUND, status: text.as<DisputeFact['status']>() };

const DISPUTES = statement(
  'billing.disputes-of',
  `SELECT DISTINCT ON (d.payment_id, d.gateway_id)
     d.id, d.gateway_id, d.payment_id, d.amount_cents, d.currency, d.status, d.happened_at
   FROM disputes d JOIN payments p ON p.id = d.payment_id
   WHERE p.user_id = $1 ORDER BY d.payment_id, d.gateway_id, d.seq DESC`,
  { params: [uuid], row: DISPUTE },
);

const FIND_DISPUTE = statement(
  'billing.find-dispute',
  `SELECT id, gateway_id, payment_id, amount_cents, currency, status, reason, happened_at
   FROM disputes WHERE id = $1`,
  { params: [uuid], row: { ...DISPUTE, reason: text } },
);

const STATES = statement(
  'billing.subscription-states-of',
  `SELECT DISTINCT ON (subscription_id)
     seq, subscription_id, order_id, plan, status, started_at, period_end, cancel_at_period_end,
     ended_at, next_cents, next_currency
   FROM subscription_states WHERE user_id = $1 ORDER BY subscription_id, seq DESC`,
  {
    params: [uuid],
    row: {
      seq: int,
      subscription_id: text,
      order_id: uuid.nullable,
      plan: text.as<PlanId>().nullable,
      status: text.as<SubscriptionFact['status']>(),
      started_at: timestamptz,
      period_end: timestamptz,
      cancel_at_period_end: bool,
      ended_at: timestamptz.nullable,
      next_cents: int.nullable,
      next_currency: text.as<Currency>().nullable,
    },
  },
);

const GRANTS = statement(
  'billing.grants-of',
  'SELECT id, plan, starts_at, ends_at, revokes FROM grants WHERE user_id = $1 ORDER BY created_at',
  {
    params: [uuid],
    row: {
      id: uuid,
      plan: text.as<GrantPlan>(),
      starts_at: timestamptz,
      ends_at: timestamptz.nullable,
      revokes: uuid.nullable,
    },
  },
);

const STUDENTS = statement(
  'billing.students',
  'SELECT user_id FROM payments UNION SELECT user_id FROM grants ORDER BY user_id',
  {
    params: [],
    row: { user_id: uuid.because('both columns are NOT NULL; a union has no column of a table') },
  },
);

/** A payment as the ledger holds it. */
export interface PaymentRecord extends PaymentFact {
  userId: string;
  taxCents: number;
}

/** A subscription's latest state, with its place in the ledger: it grows with each new state. */
export interface SubscriptionRecord extends SubscriptionFact {
  seq: number;
}

/** A renewal that wasn't paid when it was due. */
export interface FailureRecord {
  id: string;
  gatewayId: string;
  subscriptionId: string;
  item: PlanId | null;
  amount: { cents: number; currency: Currency };
  period: { start: Date; end: Date };
  failedAt: Date;
}

/** {@link StudentLedger} with what only billing itself reads. */
export interface LedgerRecord extends StudentLedger {
  payments: PaymentRecord[];
  failures: FailureRecord[];
  refunds: (RefundFact & { id: string })[];
  disputes: (DisputeFact & { id: string })[];
  subscriptions: SubscriptionRecord[];
}

function money(row: { amount_cents: number; currency: Currency }) {
  return { cents: row.amount_cents, currency: row.currency };
}

function paymentOf(row: RowOf<typeof PAYMENT>): PaymentRecord {
  return {
    id: row.id,
    userId: row.user_id,
    gatewayId: row.gateway_id,
    orderId: row.order_id,
    subscriptionId: row.subscription_id,
    item: row.item,
    amount: money(row),
    taxCents: row.tax_cents,
    period:
      row.period_start === null || row.period_end === null
        ? null
        : { start: row.period_start, end: row.period_end },
    paidAt: row.paid_at,
  };
}

function backOf<Status>(row: {
  id: string;
  gateway_id: string;
  payment_id: string;
  amount_cents: number;
  currency: Currency;
  status: Status;
  happened_at: Date;
}) {
  return {
    id: row.id,
    gatewayId: row.gateway_id,
    paymentId: row.payment_id,
    amount: money(row),
    status: row.status,
    happenedAt: row.happened_at,
  };
}

/** Reads the ledger. What is added to it is in `ledger-writer.repository.ts`; nothing is ever changed. */
@Injectable()
export class LedgerRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Until the transaction ends, no one else writes about this student. */
  async lock(tx: Tx, userId: string): Promise<void> {
    await LOCK.run(tx, [userId]);
  }

  /** All of a student's rows; of what has states, the latest ones. */
  async of(userId: string, tx?: Tx): Promise<LedgerRecord> {
    const on = tx ?? this.dataSource;
    const payments = (await PAYMENTS.all(on, [userId])).map(paymentOf);
    const failures = (await FAILURES.all(on, [userId])).map(
      (row): FailureRecord => ({
        id: row.id,
        gatewayId: row.gateway_id,
        subscriptionId: row.subscription_id,
        item: row.item,
        amount: money(row),
        period: { start: row.period_start, end: row.period_end },
        failedAt: row.failed_at,
      }),
    );
    return {
      payments,
      failures,
      refunds: (await REFUNDS.all(on, [userId])).map(backOf),
      disputes: (await DISPUTES.all(on, [userId])).map(backOf),
      subscriptions: (await STATES.all(on, [userId])).map((row) => ({
        seq: row.seq,
        subscriptionId: row.subscription_id,
        orderId: row.order_id,
        plan: row.plan,
        status: row.status,
        startedAt: row.started_at,
        periodEnd: row.period_end,
        cancelAtPeriodEnd: row.cancel_at_period_end,
        endedAt: row.ended_at,
        next: row.next_cents === null ? null : { cents: row.next_cents, currency: CURRENCY },
      })),
      grants: (await GRANTS.all(on, [userId])).map((row) => ({
        id: row.id,
        plan: row.plan,
        startsAt: row.starts_at,
        endsAt: row.ends_at,
        revokes: row.revokes,
      })),
    };
  }

  async findPayment(id: string): Promise<PaymentRecord | undefined> {
    const row = await FIND_PAYMENT.first(this.dataSource, [id]);
    return row === undefined ? undefined : paymentOf(row);
  }

  async findPaymentOf(orderId: string): Promise<PaymentRecord | undefined> {
    const row = await FIND_PAYMENT_OF_ORDER.first(this.dataSource, [orderId]);
    return row === undefined ? undefined : paymentOf(row);
  }

  async findRefund(id: string): Promise<RefundFact | undefined> {
    const row = await FIND_REFUND.first(this.dataSource, [id]);
    return row === undefined ? undefined : backOf(row);
  }

  async findDispute(id: string): Promise<(DisputeFact & { reason: string }) | undefined> {
    const row = await FIND_DISPUTE.first(this.dataSource, [id]);
    return row === undefined ? undefined : { ...backOf(row), reason: row.reason };
  }

  /** Everyone about whom the ledger has money or a grant. */
  async students(): Promise<string[]> {
    return (await STUDENTS.all(this.dataSource, [])).map(({ user_id }) => user_id);
  }
}
