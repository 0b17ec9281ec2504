import { type ProductId, productOf, subjectsOfProduct } from '@prepward/contracts/plans';
import type { Subject } from '@prepward/contracts/subjects';

/** An item as a copy prints it. */
export interface PrintedItem {
  itemId: string;
  version: number;
  /** What the copy says is right. */
  key?: string;
}

/** The subjects whose papers a product is. @throws RangeError for one that isn't sold */
export function subjectsOf(id: ProductId): readonly Subject[] {
  const product = productOf(id);
  if (product === undefined) throw new RangeError(`No product is called ${id}`);
  return subjectsOfProduct(product);
}

/**
 * The questions whose key is another than it was, by the numbers that they have now. A question that
 * took the place of another is none of them: what was learned from that one stays right.
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

/** How an order is called on paper and in emails: enough of its id to find it. */
export function orderName(orderId: string): string {
  return orderId.slice(0, 8).toUpperCase();
}

/** Where the file of a copy is kept. */
export function copyKey(copyId: string, hash: string): string {
  return `copies/${copyId}-${hash}.pdf`;
}
