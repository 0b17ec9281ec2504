import { Injectable } from '@nestjs/common';
import type {
  CheckoutAnswer,
  CheckoutBody,
  CheckoutStatus,
  PlanList,
  ProductList,
} from '@prepward/contracts/billing';
import { SECOND_MS } from '@prepward/contracts/durations';
import { CURRENCY } from '@prepward/contracts/money';
import { PLANS, planOf, productOf, TEST_BANK_PRODUCTS } from '@prepward/contracts/plans';
import { SubscriptionClock, SubscriptionsService } from '@prepward/modules/subscriptions';
import { Ids } from '@prepward/platform/clock';
import { Transactions } from '@prepward/platform/database';
import { DomainError } from '@prepward/platform/errors';
import { ActiveGateway } from './active-gateway.js';
import { CheckoutOpener, type Item, priceOf } from './checkout-opener.service.js';
import { checkoutStateOf } from './domain/checkout-state.js';
import { isBeingPaid, openOrders } from './domain/open-orders.js';
import { ownsAll, purchasesOf } from './domain/purchases.js';
import { runsPlan } from './domain/truth.js';
import type { PaymentGateway } from './gateway.js';
import { LedgerRepository } from './ledger/ledger.repository.js';
import { type OrderRecord, OrderRepository } from './ledger/order.repository.js';
import { SyncService } from './sync.service.js';

/** How long a gateway's answer is reused for pages that ask every two seconds, ms. */
const STATUS_PAUSE_MS = 4 * SECOND_MS;

function itemOf(body: CheckoutBody): Item {
  const item = 'plan' in body ? planOf(body.plan) : productOf(body.product);
  if (item === undefined) throw new Error('The schema let an item through that is not on sale');
  return item;
}

/** What is on sale, and how it's paid for. */
@Injectable()
export class CheckoutService {
  constructor(
    private readonly active: ActiveGateway,
    private readonly orders: OrderRepository,
    private readonly ledger: LedgerRepository,
    private readonly sync: SyncService,
    private readonly subscriptions: SubscriptionsService,
    private readonly opener: CheckoutOpener,
    private readonly transactions: Transactions,
    private readonly clock: SubscriptionClock,
    private readonly ids: Ids,
  ) {}

  plans(): PlanList {
    return {
      items: PLANS.map(({ id, name, priceCents, days, badge, saving }) => ({
        id,
        name,
        priceCents,
        currency: CURRENCY,
        days,
        badge: badge ?? null,
        saving: saving ?? null,
      })),
      paymentsOpen: this.active.isOpen,
    };
  }

  products(): ProductList {
    return {
      items: TEST_BANK_PRODUCTS.map(({ id, name, priceCents, subject }) => ({
        id,
        name,
        priceCents,
        currency: CURRENCY,
        subject,
      })),
      paymentsOpen: this.active.isOpen,
    };
  }

  /**
   * Opens a checkout at the gateway. Two tabs, or a repeated click, get the same one; a checkout for
   * another plan ends the one before it, so that a student has one subscription to pay for at a time.
   *
   * @param key the client's idempotency key
   * @throws DomainError PAYMENTS_CLOSED, GATEWAY_UNAVAILABLE, ALREADY_SUBSCRIBED, ALREADY_PURCHASED,
   *   PAYMENT_PROCESSING, CHECKOUT_REPLACED where another was opened at the same moment
   */
  async start(
    userId: string,
    body: CheckoutBody,
    key: string | undefined,
  ): Promise<CheckoutAnswer> {
    const item = itemOf(body);
    return this.active.call(async (gateway) => {
      // Anything the gateway knows but no webhook has reported yet must count before money is taken.
      await this.sync.syncStudent(userId);
      const customerId = await this.opener.customerOf(gateway, userId);
      await this.refuseSecond(gateway, userId, item);
      const { order, superseded } = await this.order(gateway, userId, item, key);
      const ended: boolean[] = [];
      for (const each of superseded) ended.push(await this.opener.expire(gateway, each));
      if (ended.includes(false)) {
        // It may have been paid a moment ago.
        await this.sync.syncStudent(userId);
        await this.refuseSecond(gateway, userId, item);
      }
      if (order.url !== null) return { session: order.id, url: order.url };
      return this.opener.open(gateway, customerId, { order, item });
    });
  }

  /**
   * What became of a checkout, according to the gateway.
   *
   * @throws DomainError CHECKOUT_NOT_FOUND for one that isn't this student's
   */
  async status(userId: string, session: string): Promise<CheckoutStatus> {
    const gateway = this.active.get();
    let order = await this.find(gateway, userId, session);
    let state = checkoutStateOf(order, await this.ledger.of(userId));
    if (state === 'open' || state === 'processing') {
      await this.sync.syncStudentUnlessWithin(userId, STATUS_PAUSE_MS);
      order = await this.find(gateway, userId, session);
      state = checkoutStateOf(order, await this.ledger.of(userId));
    }
    return {
      session,
      state,
      plan: planOf(order.item)?.id ?? null,
      product: productOf(order.item)?.id ?? null,
      amountCents: order.amountCents,
      currency: CURRENCY,
    };
  }

  private async find(
    gateway: PaymentGateway,
    userId: string,
    session: string,
  ): Promise<OrderRecord> {
    const orders = await this.orders.of(userId, gateway.name);
    const order = orders.find(({ id }) => id === session);
    if (order === undefined) throw new DomainError('CHECKOUT_NOT_FOUND');
    return order;
  }

  private async refuseSecond(gateway: PaymentGateway, userId: string, item: Item): Promise<void> {
    const ledger = await this.ledger.of(userId);
    if (isBeingPaid(await this.orders.of(userId, gateway.name), item, ledger.payments)) {
      throw new DomainError('PAYMENT_PROCESSING');
    }
    if ('days' in item) {
      const runs = ledger.subscriptions.some(runsPlan);
      const { state, plan } = await this.subscriptions.access(userId);
      if (runs || (state === 'active' && plan === 'lifetime')) {
        throw new DomainError('ALREADY_SUBSCRIBED');
      }
      return;
    }
    if (ownsAll(purchasesOf(userId, ledger), item)) throw new DomainError('ALREADY_PURCHASED');
  }

  /**
   * The order to pay, and those that should no longer be paid.
   *
   * @throws DomainError PAYMENT_PROCESSING
   */
  private order(
    gateway: PaymentGateway,
    userId: string,
    item: Item,
    key: string | undefined,
  ): Promise<{ order: OrderRecord; superseded: OrderRecord[] }> {
    return this.transactions.run(async (tx) => {
      await this.opener.lockAccount(tx, userId);
      const now = this.clock.now();
      const orders = await this.orders.of(userId, gateway.name, tx);
      // A webhook, for example, may have reported something since the first check.
      const { payments } = await this.ledger.of(userId, tx);
      if (isBeingPaid(orders, item, payments)) throw new DomainError('PAYMENT_PROCESSING');
      const { same, superseded } = openOrders(orders, item, now);
      if (same !== undefined) return { order: same, superseded };
      const taken = orders.some(({ idempotencyKey }) => idempotencyKey === key);
      const order = {
        id: this.ids.uuid(),
        userId,
        gateway: gateway.name,
        item: item.id,
        price: priceOf(item),
        idempotencyKey: taken ? undefined : key,
        createdAt: now,
      };
      await this.orders.insert(tx, order);
      const record = { ...order, amountCents: item.priceCents, checkout: null, url: null };
      return {
        order: { ...record, idempotencyKey: order.idempotencyKey ?? null },
        superseded,
      };
    });
  }
}
