import type { PurchasedProduct } from './domain/purchases.js';

export type { PurchasedProduct } from './domain/purchases.js';

/**
 * The door by which the test bank asks who may have a file: read from the ledger at each call, so that
 * a refund acts at once.
 */
export abstract class PurchasedProducts {
  /** Newest first, those that were refunded too. */
  abstract listOf(userId: string): Promise<PurchasedProduct[]>;

  /** Undefined where nothing was paid for the order. */
  abstract find(orderId: string): Promise<PurchasedProduct | undefined>;
}
