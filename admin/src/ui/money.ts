const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** An amount of integer cents, in USD: "$49.99". */
export function moneyText(cents: number): string {
  return DOLLARS.format(cents / 100);
}
