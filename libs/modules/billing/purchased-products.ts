import type { ProductId } from '@prepward/contracts/plans';

/** A product that a student has paid for. */
export interface PurchasedProduct {
  orderId: string;
  userId: string;
  product: ProductId;
  paidAt: Date;
  /** False once all of it was paid back, or the student's bank took it back. */
  owned: boolean;
}

/**
 * The door by which the test bank asks who may have a file: read from the ledger at each call, so that
 * a refund acts at once.
 */
export abstract class PurchasedProducts {
  /** Newest first, those that were paid back too. */
  abstract listOf(userId: string): Promise<PurchasedProduct[]>;

  /** Undefined where nothing was paid for the order. */
  abstract find(orderId: string): Promise<PurchasedProduct | undefined>;
}
