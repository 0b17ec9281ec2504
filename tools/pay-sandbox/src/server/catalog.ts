import { PLANS, planTitle, TEST_BANK_PRODUCTS } from '@prepward/contracts/plans';
import type { CatalogEntry } from '../engine/index.js';

/** What the product sells, as an operator would enter it at the real gateway. */
export const CATALOG: readonly CatalogEntry[] = [
  ...PLANS.map(({ lookupKey, name, priceCents, days }) => ({
    lookupKey,
    name: planTitle({ name }),
    amountCents: priceCents,
    periodDays: days,
  })),
  ...TEST_BANK_PRODUCTS.map(({ lookupKey, name, priceCents }) => ({
    lookupKey,
    name,
    amountCents: priceCents,
    periodDays: null,
  })),
];
