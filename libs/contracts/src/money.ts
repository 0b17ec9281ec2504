/** The currency of every price: its ISO 4217 code, in lowercase. */
export const CURRENCY = 'usd';
export type Currency = typeof CURRENCY;

/** An amount: integer cents and their currency, never apart. */
export interface Money {
  cents: number;
  currency: Currency;
}

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: CURRENCY });

/** `$19.99`. */
export function dollars(cents: number): string {
  return DOLLARS.format(cents / 100);
}
