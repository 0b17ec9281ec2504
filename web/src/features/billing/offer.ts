import type { CheckoutBody, PlanList, ProductList } from '@prepward/contracts/billing';
import {
  PLANS,
  type Plan,
  TEST_BANK_PRODUCTS,
  type TestBankProduct,
} from '@prepward/contracts/plans';

/** What a /checkout URL asks to buy. */
export type Wanted = { kind: 'plan'; item: Plan } | { kind: 'product'; item: TestBankProduct };

/** What `?plan=` or `?product=` names; null unless it is exactly one thing on sale. */
export function wantedOf(search: URLSearchParams): Wanted | null {
  const [plan, product] = [search.get('plan'), search.get('product')];
  if (plan !== null && product !== null) {
    return null;
  }
  const planItem = PLANS.find(({ id }) => id === plan);
  if (planItem) {
    return { kind: 'plan', item: planItem };
  }
  const productItem = TEST_BANK_PRODUCTS.find(({ id }) => id === product);
  return productItem ? { kind: 'product', item: productItem } : null;
}

/** The same as the body of a checkout request. */
export function bodyOf({ kind, item }: Wanted): CheckoutBody {
  return kind === 'plan' ? { plan: item.id } : { product: item.id };
}

/** The server's current offer. */
export interface Offer {
  name: string;
  priceCents: number;
  /** Days that a payment covers; null for a one-time payment. */
  days: number | null;
  paymentsOpen: boolean;
}

export function planOffer({ items, paymentsOpen }: PlanList, id: string): Offer | null {
  const plan = items.find((item) => item.id === id);
  return plan ? { ...plan, paymentsOpen } : null;
}

export function productOffer({ items, paymentsOpen }: ProductList, id: string): Offer | null {
  const product = items.find((item) => item.id === id);
  return product ? { ...product, days: null, paymentsOpen } : null;
}
