import { Injectable } from '@nestjs/common';
import { CURRENCY, type Currency } from '@prepward/contracts/money';
import type { PlanId } from '@prepward/contracts/plans';
import type { RowOf, Tx } from '@prepward/platform/database';
import { DataSource } from 'typeorm';
import type {
  DisputeFact,
  PaymentFact,
  RefundFact,
  StudentLedger,
  SubscriptionFact,
} from '../domain/entitlement.js';
import {
  DISPUTES,
  FAILURES,
  FIND_DISPUTE,
  FIND_PAYMENT,
  FIND_PAYMENT_OF_ORDER,
  FIND_REFUND,
  GRANTS,
  LOCK,
  PAYMENT,
  PAYMENTS,
  REFUNDS,
  STATES,
  STUDENTS,
  STUDENTS_AFTER,
} from './ledger.statements.js';

/** A payment as the ledger holds it. */
export interface PaymentRecord extends PaymentFact {
  userId: string;
  taxCents: number;
}

/** A subscription's latest state, with its position in the ledger, which grows with each new state. */
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
    balanceUsedCents: row.balance_used_cents,
    balanceFilledCents: row.balance_filled_cents,
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

/** Reads the ledger. `ledger-writer.repository.ts` adds to it; nothing is ever changed. */
@Injectable()
export class LedgerRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Keeps others from writing about this student until the transaction ends. */
  async lock(tx: Tx, userId: string): Promise<void> {
    await LOCK.run(tx, [userId]);
  }

  /** All of a student's rows; for anything with states, only the latest. */
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

  /** The next students after an id, in the order of their ids. */
  async studentsAfter(userId: string, most: number): Promise<string[]> {
    const rows = await STUDENTS_AFTER.all(this.dataSource, [userId, most]);
    return rows.map(({ user_id }) => user_id);
  }
}
