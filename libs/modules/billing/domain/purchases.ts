import type { ProductId } from '@prepward/contracts/plans';
import { cutOf, type StudentLedger } from './entitlement.js';
import { isProduct } from './missing.js';

/** A product that a student has paid for. */
export interface PurchasedProduct {
  orderId: string;
  userId: string;
  product: ProductId;
  paidAt: Date;
  /** False once all of it was paid back, or the student's bank took it back. */
  owned: boolean;
}

/** The products that a student has paid for, newest first, and whether they still own them. */
export function purchasesOf(userId: string, ledger: StudentLedger): PurchasedProduct[] {
  return ledger.payments
    .flatMap((payment): PurchasedProduct[] => {
      const { orderId, item, paidAt } = payment;
      if (orderId === null || item === null || !isProduct(item)) return [];
      return [{ orderId, userId, product: item, paidAt, owned: cutOf(payment, ledger) === null }];
    })
    .toSorted((a, b) => b.paidAt.getTime() - a.paidAt.getTime());
}
