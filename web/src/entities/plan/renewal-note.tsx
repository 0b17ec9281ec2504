import { DAY_MS } from '@prepward/contracts/durations';
import { dollars } from '@prepward/contracts/money';
import { useEffect, useState } from 'react';
import { dayOfInstant } from '../../lib/dates.js';

/** When a plan bought now is charged again: "December 22, 2026". */
export function renewalDay(days: number): string {
  return dayOfInstant(new Date(Date.now() + days * DAY_MS).toISOString());
}

/** What a plan costs, and when it renews: "in 30 days" on a prerendered page, then the date. */
export function RenewalNote({ priceCents, days }: { priceCents: number; days: number }) {
  const [when, setWhen] = useState(`in ${days} days`);
  useEffect(() => setWhen(`on ${renewalDay(days)}`), [days]);
  return (
    <p className="figures mt-3 text-14 text-soft">
      {dollars(priceCents)} today, and again {when} unless you cancel.
    </p>
  );
}
