import { CURRENCY, type Money } from '@prepward/contracts/money';
import { PLANS, TEST_BANK_PRODUCTS } from '@prepward/contracts/plans';
import type { Stripe } from 'stripe';
import { GatewayError } from '../gateway.js';

/** Every price that we sell at, or sold at. */
const KEYS = [...PLANS, ...TEST_BANK_PRODUCTS].flatMap(({ lookupKey, formerKeys }) => [
  lookupKey,
  ...formerKeys,
]);
/** As many keys as one call takes. */
const KEYS_A_CALL = 10;
const KEEP_MS = 10 * 60_000;

function daysOf({ recurring }: Stripe.Price): number | null {
  if (recurring === null) return null;
  const { interval, interval_count: count } = recurring;
  if (interval === 'day') return count;
  return interval === 'week' ? 7 * count : Number.NaN;
}

/** The prices in the Stripe account, found by our lookup keys. */
export class PriceList {
  private known: { at: number; prices: readonly Stripe.Price[] } | undefined;

  constructor(private readonly stripe: Stripe) {}

  /** All of our prices, by their ids; read again after ten minutes. */
  async byId(): Promise<ReadonlyMap<string, string>> {
    const prices = await this.all();
    return new Map(prices.flatMap(({ id, lookup_key: key }) => (key === null ? [] : [[id, key]])));
  }

  /**
   * The price to sell at. Checked before each sale: what a student pays is what our list says, whatever
   * was changed at Stripe.
   *
   * @param days of a period; null for a product
   * @throws GatewayError misconfigured
   */
  async find(lookupKey: string, price: Money, days: number | null): Promise<string> {
    const found = (await this.all()).find((each) => each.lookup_key === lookupKey && each.active);
    if (found === undefined) {
      this.known = undefined;
      throw new GatewayError('misconfigured', `Stripe has no active price ${lookupKey}`);
    }
    const isRight =
      found.unit_amount === price.cents &&
      found.currency === price.currency &&
      daysOf(found) === days;
    if (!isRight) {
      this.known = undefined;
      throw new GatewayError(
        'misconfigured',
        `Stripe's price ${lookupKey} is ${found.unit_amount} ${found.currency} per ${daysOf(found)} days, ` +
          `expected ${price.cents} ${price.currency} per ${days}`,
      );
    }
    return found.id;
  }

  private async all(): Promise<readonly Stripe.Price[]> {
    if (this.known !== undefined && Date.now() - this.known.at < KEEP_MS) return this.known.prices;
    const prices: Stripe.Price[] = [];
    for (let from = 0; from < KEYS.length; from += KEYS_A_CALL) {
      const keys = KEYS.slice(from, from + KEYS_A_CALL);
      for await (const price of this.stripe.prices.list({ lookup_keys: keys, limit: 100 })) {
        prices.push(price);
      }
    }
    this.known = { at: Date.now(), prices };
    return prices;
  }
}

/** An amount in Stripe's words. @throws GatewayError misconfigured in a currency that we don't sell in */
export function moneyOf(cents: number, currency: string | null): Money {
  if (currency !== CURRENCY) {
    throw new GatewayError('misconfigured', `Stripe has an amount in ${currency}, expected USD`);
  }
  return { cents, currency };
}

/** An instant in Stripe's words: seconds. */
export function instant(seconds: number): Date {
  return new Date(seconds * 1000);
}
