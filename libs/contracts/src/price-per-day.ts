import { dollars } from './money.js';
import type { Plan } from './plans.js';

/** What a day of a plan costs, rounded to the cent: "$1.67". */
export function pricePerDay({ priceCents, days }: Pick<Plan, 'priceCents' | 'days'>): string {
  return dollars(priceCents / days);
}
