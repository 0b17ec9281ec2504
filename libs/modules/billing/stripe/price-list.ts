import { MINUTE_MS } from '@prepward/contracts/durations';
import { CURRENCY, type Money } from '@prepward/contracts/money';
import {
  PLANS,
  type Plan,
  TEST_BANK_PRODUCTS,
  type TestBankProduct,
} from '@prepward/contracts/plans';
import type { Stripe } from 'stripe';
import { GatewayError } from '../gateway.js';
import { isThere } from './stripe-errors.js';

/** Every price that we sell at, or used to sell at. */
const KEYS = [...PLANS, ...TEST_BANK_PRODUCTS].flatMap(({ lookupKey, formerKeys }) => [
  lookupKey,
  ...formerKeys,
]);
/** As many keys as one call takes. */
const KEYS_A_CALL = 10;
const KEEP_MS = 10 * MINUTE_MS;

/** What is wrong with a Stripe price, in words for an operator; undefined if nothing is. */
function misfit(found: Stripe.Price, price: Money, days: number | null): string | undefined {
  const fits =
    found.unit_amount === price.cents &&
    found.currency === price.currency &&
    daysOf(found) === days;
  return fits
    ? undefined
    : `Stripe's price ${found.lookup_key} is ${found.unit_amount} ${found.currency} per ${daysOf(found)} days, ` +
        `expected ${price.cents} ${price.currency} per ${days} days`;
}

function daysOf({ recurring }: Stripe.Price): number | null {
  if (recurring === null) return null;
  const { interval, interval_count: count } = recurring;
  if (interval === 'day') return count;
  return interval === 'week' ? 7 * count : Number.NaN;
}

/** What happened with a price that should be in the account. */
export interface PriceReport {
  lookupKey: string;
  state: 'there' | 'made' | 'missing' | 'wrong';
  problem: string | undefined;
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
   * The price to sell at. Checked before each sale: students pay what our list says, whatever was
   * changed at Stripe.
   *
   * @param days in a period; null for a product
   * @throws GatewayError misconfigured
   */
  async find(lookupKey: string, price: Money, days: number | null): Promise<string> {
    const found = (await this.all()).find((each) => each.lookup_key === lookupKey && each.active);
    if (found === undefined) {
      this.known = undefined;
      throw new GatewayError('misconfigured', `Stripe has no active price ${lookupKey}`);
    }
    const wrong = misfit(found, price, days);
    if (wrong !== undefined) {
      this.known = undefined;
      throw new GatewayError('misconfigured', wrong);
    }
    return found.id;
  }

  /**
   * Creates the prices that the account lacks, each with its product. Existing ones stay as they are,
   * so it can be run twice.
   *
   * @param check only reports what would be created
   * @returns what was found for each plan and product; for `wrong`, also what is expected
   */
  async ensure(check: boolean): Promise<PriceReport[]> {
    this.known = undefined;
    const there = await this.all();
    const reports: PriceReport[] = [];
    for (const item of [...PLANS, ...TEST_BANK_PRODUCTS]) {
      const { lookupKey } = item;
      const price: Money = { cents: item.priceCents, currency: CURRENCY };
      const found = there.find((each) => each.lookup_key === lookupKey);
      if (found === undefined && !check) await this.make(item);
      const inactive =
        found?.active === false ? `Stripe's price ${lookupKey} is archived` : undefined;
      const wrong = found && (misfit(found, price, 'days' in item ? item.days : null) ?? inactive);
      const state = found === undefined ? (check ? 'missing' : 'made') : 'there';
      reports.push({ lookupKey, state: wrong === undefined ? state : 'wrong', problem: wrong });
    }
    this.known = undefined;
    return reports;
  }

  private async make(item: Plan | TestBankProduct): Promise<void> {
    const { lookupKey, priceCents, name } = item;
    const product = `prepward_${item.id}`;
    await this.stripe.products
      .create({ id: product, name }, { idempotencyKey: `product-${product}` })
      .catch((error: unknown) => {
        if (!isThere(error)) throw error;
      });
    await this.stripe.prices.create(
      {
        product,
        currency: CURRENCY,
        unit_amount: priceCents,
        lookup_key: lookupKey,
        ...('days' in item
          ? { recurring: { interval: 'day' as const, interval_count: item.days } }
          : {}),
      },
      { idempotencyKey: `price-${lookupKey}` },
    );
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

/** An amount from Stripe. @throws GatewayError misconfigured for a currency that we don't sell in */
export function moneyOf(cents: number, currency: string | null): Money {
  if (currency !== CURRENCY) {
    throw new GatewayError('misconfigured', `Stripe has an amount in ${currency}, expected USD`);
  }
  return { cents, currency };
}

/** An instant from Stripe, which uses seconds. */
export function instant(seconds: number): Date {
  return new Date(seconds * 1000);
}
