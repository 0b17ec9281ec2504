import { DAY_MS } from '@prepward/contracts/durations';

/** A calendar day, such as `2026-11-01`. Sorting the text sorts the days. */
export type Day = string;

/** Returns which calendar day an instant falls on in a time zone. @throws RangeError on an unknown zone */
export function daysIn(timeZone: string): (instant: Date) => Day {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return (instant) => {
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
    return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  };
}

// Days are counted in UTC, where each has 24 hours: a change of the clocks cannot lose one.
const numberOf = (day: Day) => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** The day this many days later, or earlier if negative. */
export function addDays(day: Day, days: number): Day {
  return new Date((numberOf(day) + days) * DAY_MS).toISOString().slice(0, 10);
}

/** How many days `to` is after `from`. */
export function daysBetween(from: Day, to: Day): number {
  return numberOf(to) - numberOf(from);
}

/** The Monday of the day's week. */
export function mondayOf(day: Day): Day {
  // January 1, 1970 was a Thursday.
  return addDays(day, -((((numberOf(day) + 3) % 7) + 7) % 7));
}
