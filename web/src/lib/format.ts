import { utcDay } from '@prepward/contracts/dates';

/** "2026-11-21" → "November 21, 2026", the same in every time zone. */
export function longDate(iso: string): string {
  return utcDay(new Date(`${iso}T00:00:00Z`));
}

const COUNT = new Intl.NumberFormat('en-US');

/** 2500 → "2,500". */
export function count(number: number): string {
  return COUNT.format(number);
}
