import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CheckoutAnswer } from '@prepward/contracts/billing';
import { CURRENCY, type Money } from '@prepward/contracts/money';
import type { Plan, TestBankProduct } from '@prepward/contracts/plans';
import { AccountService } from '@prepward/modules/auth';
import { type AppConfig, InjectConfig } from '@prepward/platform/config';
import { Transactions, type Tx } from '@prepward/platform/database';
import { DomainError } from '@prepward/platform/errors';
import type { Recipient } from '@prepward/platform/mail';
import { isReplaced, OPEN_MS } from './domain/open-orders.js';
import { GatewayError, type PaymentGateway } from './gateway.js';
import { LedgerRepository } from './ledger/ledger.repository.js';
import { type OrderRecord, OrderRepository } from './ledger/order.repository.js';

/** What can be bought. */
export type Item = Plan | TestBankProduct;

export function priceOf({ priceCents }: Item): Money {
  return { cents: priceCents, currency: CURRENCY };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Opens and ends the gateway's page where an order is paid. */
@Injectable()
export class CheckoutOpener {
  constructor(
    private readonly orders: OrderRepository,
    private readonly ledger: LedgerRepository,
    private readonly accounts: AccountService,
    private readonly transactions: Transactions,
    @InjectConfig() private readonly config: AppConfig,
  ) {}

  /**
   * The student's customer id at the gateway; created for the first purchase, and again if it was
   * deleted there.
   *
   * @throws DomainError FORBIDDEN where the account is gone
   */
  async customerOf(gateway: PaymentGateway, userId: string): Promise<string> {
    const known = await this.orders.customerOf(userId, gateway.name);
    if (known !== undefined && (await gateway.hasCustomer(known))) return known;
    const { email, firstName: name } = await this.account(userId);
    // A different address or name makes a different request; neither appears in the key itself.
    const idempotencyKey = `customer-${userId}-${digest(JSON.stringify([email, name, known]))}`;
    const made = await gateway.createCustomer({ userId, email, name, idempotencyKey });
    await this.transactions.run(async (tx) => {
      await this.lockAccount(tx, userId);
      await this.orders.addCustomer(tx, { userId, gateway: gateway.name, customerId: made }, known);
    });
    // If two tabs did this at once, the one that came first.
    return (await this.orders.customerOf(userId, gateway.name)) ?? made;
  }

  /**
   * Holds the ledger of an existing account until the transaction ends; erasing the account takes the
   * same lock.
   *
   * @throws DomainError FORBIDDEN where the account is gone
   */
  async lockAccount(tx: Tx, userId: string): Promise<void> {
    await this.ledger.lock(tx, userId);
    await this.account(userId);
  }

  /**
   * Opens the checkout of an order.
   *
   * @throws DomainError CHECKOUT_REPLACED, FORBIDDEN where the account was erased meanwhile: either
   *   way the checkout has ended, and no one has its address
   */
  async open(
    gateway: PaymentGateway,
    customerId: string,
    { order, item }: { order: OrderRecord; item: Item },
  ): Promise<CheckoutAnswer> {
    const isPlan = 'days' in item;
    const { sessionId, url } = await gateway.createCheckout({
      customerId,
      orderId: order.id,
      mode: isPlan ? 'subscription' : 'payment',
      lookupKey: item.lookupKey,
      price: priceOf(item),
      days: isPlan ? item.days : null,
      name: item.name,
      successUrl: this.url(`/checkout-success?session=${order.id}`),
      cancelUrl: this.url(`/checkout?${isPlan ? 'plan' : 'product'}=${item.id}`),
      expiresAt: new Date(order.createdAt.getTime() + OPEN_MS),
      idempotencyKey: `checkout-${order.id}-${customerId}`,
    });
    const problem = await this.noteOpened(gateway, order, { sessionId, url });
    if (problem === undefined) return { session: order.id, url };
    await this.expire(gateway, { ...order, checkout: { sessionId, state: 'open' } });
    throw new DomainError(problem);
  }

  /**
   * Ends a checkout that should no longer be paid.
   *
   * @returns false if the gateway refuses, as it does for one that was paid meanwhile: the next sync
   *   will tell
   */
  async expire(gateway: PaymentGateway, { id, checkout }: OrderRecord): Promise<boolean> {
    // Not open yet: it ends itself when it is.
    if (checkout === null) return true;
    const { sessionId } = checkout;
    try {
      await gateway.expireCheckout(sessionId);
    } catch (error) {
      if (error instanceof GatewayError && error.problem === 'refused') return false;
      throw error;
    }
    await this.transactions.run((tx) =>
      this.orders.addState(tx, { orderId: id, sessionId, state: 'expired' }),
    );
    return true;
  }

  /**
   * @returns why the checkout must not be paid. What happened meanwhile couldn't end it: it wasn't
   * open yet
   */
  private noteOpened(
    gateway: PaymentGateway,
    order: OrderRecord,
    { sessionId, url }: { sessionId: string; url: string },
  ): Promise<'CHECKOUT_REPLACED' | 'FORBIDDEN' | undefined> {
    const { id: orderId, userId } = order;
    return this.transactions.run(async (tx) => {
      await this.ledger.lock(tx, userId);
      const isErased = (await this.accounts.addressOf(userId)) === null;
      const state = { orderId, sessionId, state: 'open' } as const;
      await this.orders.addState(tx, isErased ? state : { ...state, url });
      if (isErased) return 'FORBIDDEN';
      const orders = await this.orders.of(userId, gateway.name, tx);
      return isReplaced(orders, order) ? 'CHECKOUT_REPLACED' : undefined;
    });
  }

  /** @throws DomainError FORBIDDEN where it's gone */
  private async account(userId: string): Promise<Recipient> {
    const account = await this.accounts.addressOf(userId);
    if (account === null) throw new DomainError('FORBIDDEN');
    return account;
  }

  private url(path: string): string {
    return new URL(path, this.config.publicUrl).href;
  }
}
