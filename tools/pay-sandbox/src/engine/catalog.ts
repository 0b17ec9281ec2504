import { CURRENCY } from '@prepward/contracts/money';
import type { EngineContext } from './context.js';
import { EngineFailure } from './failure.js';
import { type Price } from './state.js';

/** When a failed renewal is retried, in days after it; the last retry decides. */
export const RETRY_DAYS = [1, 3, 5, 7] as const;

const LONGEST_RETRY_DAYS = Math.max(...RETRY_DAYS);

/** A price as the shop names it. */
export interface CatalogEntry {
  lookupKey: string;
  name: string;
  amountCents: number;
  /** Null: paid once. */
  periodDays: number | null;
}

function check({ lookupKey, amountCents, periodDays }: CatalogEntry): void {
  if (!Number.isSafeInteger(amountCents) || amountCents <= 0) {
    throw new EngineFailure('invalid', `The price ${lookupKey} must be a whole number of cents.`);
  }
  if (periodDays !== null && !(Number.isInteger(periodDays) && periodDays >= LONGEST_RETRY_DAYS)) {
    // A period must outlast the retries of the one before.
    throw new EngineFailure(
      'invalid',
      `The period of ${lookupKey} must be a whole number of days, ${LONGEST_RETRY_DAYS} or more.`,
    );
  }
}

/**
 * Puts exactly these prices on sale. A changed price becomes a new one that takes over the lookup key;
 * subscriptions keep the price that they were sold at.
 */
export function setCatalog({ state, newId }: EngineContext, entries: readonly CatalogEntry[]) {
  for (const entry of entries) check(entry);
  const wanted = new Map(entries.map((entry) => [entry.lookupKey, entry]));
  for (const price of Object.values(state.prices)) {
    const entry = wanted.get(price.lookupKey);
    price.active =
      entry !== undefined &&
      entry.name === price.name &&
      entry.amountCents === price.amountCents &&
      entry.periodDays === price.periodDays;
    if (price.active) wanted.delete(price.lookupKey);
  }
  for (const entry of wanted.values()) {
    const id = newId('price');
    state.prices[id] = { id, currency: CURRENCY, active: true, ...entry };
  }
}

/** A price as the shop expects it. */
export type ExpectedPrice = Omit<CatalogEntry, 'name'>;

/** The price that the shop means. @throws EngineFailure `price_differs` */
export function expectedPrice(context: EngineContext, expected: ExpectedPrice): Price {
  const price = priceOnSale(context, expected.lookupKey);
  const { amountCents, periodDays } = expected;
  if (price.amountCents === amountCents && price.periodDays === periodDays) return price;
  throw new EngineFailure(
    'price_differs',
    `${price.lookupKey} is ${price.amountCents} cents for ${price.periodDays ?? 'no'} days here, not ${amountCents} for ${periodDays ?? 'no'}.`,
  );
}

/** The price on sale under a lookup key. @throws EngineFailure `price_differs` */
function priceOnSale({ state }: EngineContext, lookupKey: string): Price {
  const price = Object.values(state.prices).find(
    (one) => one.active && one.lookupKey === lookupKey,
  );
  if (!price) throw new EngineFailure('price_differs', `No price has the lookup key ${lookupKey}.`);
  return price;
}
