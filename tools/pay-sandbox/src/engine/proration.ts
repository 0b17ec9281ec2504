import { splitTotal } from './invoices.js';
import { DAY_MS, type InvoiceLine, type Price } from './state.js';

/** A price's current period. */
export interface RunningPeriod {
  price: Price;
  start: number;
  end: number;
}

/** What a plan change costs, before anything changes. */
export interface ChangePreview {
  lines: InvoiceLine[];
  /** Negative: a credit for the next invoices. */
  totalCents: number;
  creditUsedCents: number;
  /** Charged at once. */
  dueCents: number;
  /** Kept as the customer's credit. */
  creditLeftCents: number;
  periodStart: number;
  periodEnd: number;
  /** The moment it's computed for; pass it back to be charged exactly this. */
  at: number;
}

/** The share of a period that is left, in cents, rounded to the nearest: half a cent goes up. */
function unusedCents({ price, start, end }: RunningPeriod, at: number): number {
  const left = Math.min(Math.max(end - at, 0), end - start);
  return Math.round((price.amountCents * left) / (end - start));
}

/**
 * The invoice for a plan change: a credit for the unused time at the old price, and one whole period at
 * the new price from now.
 *
 * @param at ms since 1970, within the current period
 * @param creditCents the customer's credit so far
 */
export function prorate(
  running: RunningPeriod,
  next: Price,
  at: number,
  creditCents: number,
): ChangePreview {
  const periodEnd = at + (next.periodDays ?? 0) * DAY_MS;
  const lines: InvoiceLine[] = [
    {
      description: `Unused time on ${running.price.name}`,
      // `0 -` avoids minus zero, which JSON doesn't keep.
      amountCents: 0 - unusedCents(running, at),
      priceId: running.price.id,
      proration: true,
      periodStart: at,
      periodEnd: running.end,
    },
    {
      description: next.name,
      amountCents: next.amountCents,
      priceId: next.id,
      proration: false,
      periodStart: at,
      periodEnd,
    },
  ];
  const totalCents = lines.reduce((sum, line) => sum + line.amountCents, 0);
  const split = splitTotal(totalCents, creditCents);
  return {
    lines,
    totalCents,
    ...split,
    creditLeftCents: creditCents - split.creditUsedCents + Math.max(0, -totalCents),
    periodStart: at,
    periodEnd,
    at,
  };
}
