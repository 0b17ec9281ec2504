import { type ProductId, productOf, subjectsOfProduct } from '@prepward/contracts/plans';
import type { Subject } from '@prepward/contracts/subjects';

/** An item as a copy prints it. */
export interface PrintedItem {
  itemId: string;
  version: number;
  /** The key as printed in the copy. */
  key?: string;
}

/** The subjects whose papers a product includes. @throws RangeError for one that isn't sold */
export function subjectsOf(id: ProductId): readonly Subject[] {
  const product = productOf(id);
  if (product === undefined) throw new RangeError(`No product is called ${id}`);
  return subjectsOfProduct(product);
}

/**
 * Numbers, in the new file, of the questions whose key changed. A question that replaced another
 * one doesn't count: what was learned from the old one is still correct.
 */
export function correctedQuestions(
  before: readonly PrintedItem[],
  now: readonly PrintedItem[],
): number[] {
  const keys = new Map(before.map(({ itemId, key }) => [itemId, key]));
  return now.flatMap(({ itemId, key }, i) => {
    const former = keys.get(itemId);
    return former !== undefined && key !== undefined && former !== key ? i + 1 : [];
  });
}

/** An order's name on paper and in emails: enough of its id to find it. */
export function orderName(orderId: string): string {
  return orderId.slice(0, 8).toUpperCase();
}

/** Where the file of a copy is kept. */
export function copyKey(copyId: string, hash: string): string {
  return `copies/${copyId}-${hash}.pdf`;
}
