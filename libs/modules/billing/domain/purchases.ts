import type { PurchasedProduct } from '../purchased-products.js';
import { cutOf, type StudentLedger } from './entitlement.js';
import { isProduct } from './missing.js';

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
