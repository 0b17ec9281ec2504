import {
  type ProductId,
  productOf,
  subjectsOfProduct,
  type TestBankProduct,
} from '@prepward/contracts/plans';
import { cutOf, type StudentLedger } from './entitlement.js';
import { isProduct } from './missing.js';

/** A product that a student has paid for. */
export interface PurchasedProduct {
  orderId: string;
  userId: string;
  product: ProductId;
  paidAt: Date;
  /** False once all of it was refunded, or the student's bank took it back. */
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

/** Whether a student owns everything in a product: by buying it, or through other purchases. */
export function ownsAll(purchases: readonly PurchasedProduct[], product: TestBankProduct): boolean {
  const subjects = new Set(
    purchases.flatMap(({ owned, product: id }) => {
      const bought = owned ? productOf(id) : undefined;
      return bought === undefined ? [] : subjectsOfProduct(bought);
    }),
  );
  return subjectsOfProduct(product).every((subject) => subjects.has(subject));
}
