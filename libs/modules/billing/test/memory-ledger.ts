import { entitlement, type StudentLedger } from '../domain/entitlement.js';
import { type MissingFacts, missingFacts, type OrderFact } from '../domain/missing.js';
import { type CustomerTruth, truthOfStudent } from '../domain/truth.js';

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer Row)[] ? Row[] : T[K] };

/**
 * The ledger's rows in memory: as in the tables, rows are only added, and the last state is the
 * current one.
 */
export class MemoryLedger {
  readonly rows: Mutable<StudentLedger> = {
    payments: [],
    failures: [],
    refunds: [],
    disputes: [],
    subscriptions: [],
    grants: [],
  };
  readonly orders: OrderFact[] = [];
  /** Everything that was ever added, for counting. */
  added = 0;

  /** What the repositories return: for anything with states, only the latest. */
  get latest(): StudentLedger {
    const last = <Row>(rows: readonly Row[], key: (row: Row) => string) => [
      ...new Map(rows.map((row) => [key(row), row])).values(),
    ];
    return {
      ...this.rows,
      refunds: last(this.rows.refunds, ({ gatewayId }) => gatewayId),
      disputes: last(this.rows.disputes, ({ gatewayId }) => gatewayId),
      subscriptions: last(this.rows.subscriptions, ({ subscriptionId }) => subscriptionId),
    };
  }

  order(item: OrderFact['item'], amountCents: number): string {
    const id = `order-${this.orders.length + 1}`;
    this.orders.push({ id, item, amountCents, checkout: null });
    return id;
  }

  /** What a sync does, without a database. */
  follow(truth: CustomerTruth): MissingFacts {
    const missing = missingFacts(this.latest, this.orders, truthOfStudent([truth]), {
      openedBefore: new Set(this.orders.flatMap(({ checkout }) => checkout?.sessionId ?? [])),
      now: new Date(),
    });
    for (const state of missing.checkouts) {
      const order = this.orders.find(({ id }) => id === state.orderId);
      if (order !== undefined) {
        order.checkout = { sessionId: state.sessionId, state: state.state };
      }
    }
    const idOf = (gatewayId: string) =>
      this.rows.payments.find((payment) => payment.gatewayId === gatewayId)?.id ?? '';
    this.rows.payments.push(
      ...missing.payments.map((payment) => ({ ...payment, id: `row-${payment.gatewayId}` })),
    );
    this.rows.failures.push(...missing.failures);
    this.rows.refunds.push(
      ...missing.refunds.map((row) => ({ ...row, paymentId: idOf(row.gatewayPaymentId) })),
    );
    this.rows.disputes.push(
      ...missing.disputes.map((row) => ({ ...row, paymentId: idOf(row.gatewayPaymentId) })),
    );
    this.rows.subscriptions.push(...missing.subscriptions);
    this.added +=
      missing.payments.length +
      missing.failures.length +
      missing.refunds.length +
      missing.disputes.length +
      missing.subscriptions.length;
    return missing;
  }

  periods() {
    return entitlement(this.latest);
  }
}
