import { Injectable } from '@nestjs/common';
import type { GatewayName } from '@prepward/contracts/billing-rules';
import type { Money } from '@prepward/contracts/money';
import type { PlanId, ProductId } from '@prepward/contracts/plans';
import { kinds, type RowOf, statement, type Tx } from '@prepward/platform/database';
import { DataSource } from 'typeorm';
import type { OrderFact } from '../domain/missing.js';
import type { GatewaySession } from '../gateway.js';

const { int, text, timestamptz, uuid } = kinds;

const ORDER = {
  id: uuid,
  user_id: uuid,
  gateway: text.as<GatewayName>(),
  item: text.as<PlanId | ProductId>(),
  amount_cents: int,
  idempotency_key: text.nullable,
  created_at: timestamptz,
  session_id: text.nullable,
  state: text.as<GatewaySession['state']>().nullable,
  url: text.nullable,
};

const ORDERS = statement(
  'billing.orders-of',
  `SELECT DISTINCT ON (o.created_at, o.id)
     o.id, o.user_id, o.gateway, o.item, o.amount_cents, o.idempotency_key, o.created_at,
     s.session_id, s.state, s.url
   FROM orders o LEFT JOIN checkout_states s ON s.order_id = o.id
   WHERE o.user_id = $1 AND o.gateway = $2 ORDER BY o.created_at DESC, o.id, s.seq DESC`,
  { params: [uuid, text], row: ORDER },
);

const INSERT = statement(
  'billing.insert-order',
  `INSERT INTO orders (id, user_id, gateway, item, amount_cents, currency, idempotency_key, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
  { params: [uuid, uuid, text, text, int, text, text.nullable, timestamptz] },
);

const INSERT_STATE = statement(
  'billing.insert-checkout-state',
  'INSERT INTO checkout_states (order_id, session_id, state, url) VALUES ($1, $2, $3, $4)',
  { params: [uuid, text, text, text.nullable] },
);

// Each but the last was replaced by the next one, after it had been deleted at the gateway.
const CUSTOMERS = statement(
  'billing.customers-of',
  `SELECT customer_id, replaces FROM billing_customers WHERE gateway = $1 AND user_id = $2
   ORDER BY created_at, customer_id`,
  { params: [text, uuid], row: { customer_id: text, replaces: text } },
);

const FIND_STUDENT = statement(
  'billing.find-student',
  'SELECT user_id FROM billing_customers WHERE gateway = $1 AND customer_id = $2',
  { params: [text, text], row: { user_id: uuid } },
);

// Anyone who ordered has a customer, until the account is erased
// (docs/decisions/0071-money-after-erasure.md).
const FIND_ERASED = statement(
  'billing.find-erased-owner',
  `SELECT o.user_id FROM orders o WHERE o.id = $1 AND o.gateway = $2
     AND NOT EXISTS (SELECT FROM billing_customers c WHERE c.user_id = o.user_id)`,
  { params: [uuid, text], row: { user_id: uuid } },
);

const INSERT_CUSTOMER = statement(
  'billing.insert-customer',
  `INSERT INTO billing_customers (gateway, user_id, customer_id, replaces) VALUES ($1, $2, $3, $4)
   ON CONFLICT DO NOTHING`,
  { params: [text, uuid, text, text] },
);

/** An order with the latest state of its checkout. */
export interface OrderRecord extends OrderFact {
  userId: string;
  idempotencyKey: string | null;
  createdAt: Date;
  /** The page to pay on. */
  url: string | null;
}

function orderOf(row: RowOf<typeof ORDER>): OrderRecord {
  const { session_id: sessionId, state } = row;
  return {
    id: row.id,
    userId: row.user_id,
    item: row.item,
    amountCents: row.amount_cents,
    idempotencyKey: row.idempotency_key,
    createdAt: row.created_at,
    url: row.url,
    checkout: sessionId === null || state === null ? null : { sessionId, state },
  };
}

/** Orders with their checkouts, and students' customers at the gateways. */
@Injectable()
export class OrderRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first. */
  async of(userId: string, gateway: GatewayName, tx?: Tx): Promise<OrderRecord[]> {
    return (await ORDERS.all(tx ?? this.dataSource, [userId, gateway])).map(orderOf);
  }

  /** The sessions that the gateway opened for a student. */
  async sessionsOf(userId: string, gateway: GatewayName): Promise<Set<string>> {
    const orders = await this.of(userId, gateway);
    return new Set(orders.flatMap(({ checkout }) => checkout?.sessionId ?? []));
  }

  async insert(
    tx: Tx,
    order: {
      id: string;
      userId: string;
      gateway: GatewayName;
      item: PlanId | ProductId;
      price: Money;
      idempotencyKey: string | undefined;
      createdAt: Date;
    },
  ): Promise<void> {
    const { id, userId, gateway, item, price, idempotencyKey, createdAt } = order;
    await INSERT.run(tx, [
      id,
      userId,
      gateway,
      item,
      price.cents,
      price.currency,
      idempotencyKey ?? null,
      createdAt,
    ]);
  }

  async addState(
    tx: Tx,
    state: { orderId: string; sessionId: string; state: GatewaySession['state']; url?: string },
  ): Promise<void> {
    await INSERT_STATE.run(tx, [state.orderId, state.sessionId, state.state, state.url ?? null]);
  }

  /** A student's current customer at the gateway; undefined before their first purchase. */
  async customerOf(userId: string, gateway: GatewayName): Promise<string | undefined> {
    return (await this.customersOf(userId, gateway)).at(-1);
  }

  /** All of a student's customers at the gateway, oldest first: several if any were deleted. */
  async customersOf(userId: string, gateway: GatewayName, tx?: Tx): Promise<string[]> {
    const rows = await CUSTOMERS.all(tx ?? this.dataSource, [gateway, userId]);
    const inOrder: string[] = [];
    for (let after: string | undefined = ''; after !== undefined; after = inOrder.at(-1)) {
      const next = rows.find(({ replaces }) => replaces === after);
      if (next === undefined) break;
      inOrder.push(next.customer_id);
    }
    return inOrder;
  }

  async studentOf(customerId: string, gateway: GatewayName): Promise<string | undefined> {
    return (await FIND_STUDENT.first(this.dataSource, [gateway, customerId]))?.user_id;
  }

  /** The user in an order's rows since its account was erased; undefined if it wasn't. */
  async erasedOwnerOf(orderId: string, gateway: GatewayName): Promise<string | undefined> {
    return (await FIND_ERASED.first(this.dataSource, [orderId, gateway]))?.user_id;
  }

  /**
   * Does nothing if another customer has already replaced the same one.
   *
   * @param replaces the customer that was deleted at the gateway; undefined for the first
   */
  async addCustomer(
    tx: Tx,
    { userId, gateway, customerId }: { userId: string; gateway: GatewayName; customerId: string },
    replaces: string | undefined,
  ): Promise<void> {
    await INSERT_CUSTOMER.run(tx, [gateway, userId, customerId, replaces ?? '']);
  }
}
