import type { PurchasedProduct } from './domain/purchases.js';

export type { PurchasedProduct } from './domain/purchases.js';

/**
 * How the test bank checks who may have a file: read from the ledger on each call, so a refund
 * takes effect immediately.
 */
export abstract class PurchasedProducts {
  /** Newest first, including refunded ones. */
  abstract listOf(userId: string): Promise<PurchasedProduct[]>;

  /** Undefined if nothing was paid for the order. */
  abstract find(orderId: string): Promise<PurchasedProduct | undefined>;
}
