const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const MONEY = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** "2026-11-21" → "November 21, 2026", the same in every time zone. */
export function longDate(iso: string): string {
  return DAY.format(new Date(`${iso}T00:00:00Z`));
}

const COUNT = new Intl.NumberFormat('en-US');

/** 2500 → "2,500". */
export function count(number: number): string {
  return COUNT.format(number);
}

/** 1999 → "$19.99". */
export function dollars(cents: number): string {
  return MONEY.format(cents / 100);
}
