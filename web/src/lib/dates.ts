import { DAY_MS } from '@prepward/contracts/durations';

const SHORT = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const MEDIUM = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** A calendar day, "2026-11-21", as a number to calculate with: its midnight in UTC, ms. */
export function dayMs(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** The inverse of `dayMs`: the day at `ms`, moved by a number of days. */
export function dayOf(ms: number, moved = 0): string {
  return new Date(ms + moved * DAY_MS).toISOString().slice(0, 10);
}

/** The local calendar day at a point in time. */
export function localDay(at: Date): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** "2026-11-21" → "Nov 21". */
export function shortDay(day: string): string {
  return SHORT.format(dayMs(day));
}

/** "2026-11-21" → "Nov 21, 2026". */
export function mediumDay(day: string): string {
  return MEDIUM.format(dayMs(day));
}

const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** The local day of an instant: "2026-11-21T12:00:00.000Z" → "November 21, 2026". */
export function dayOfInstant(iso: string): string {
  return LONG.format(new Date(iso));
}

/** The local days from one instant to another: "November 21 – 28, 2026". */
export function daysOfInstants(from: string, to: string): string {
  return LONG.formatRange(new Date(from), new Date(to));
}

const NAMED = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const NAMED_WITH_YEAR = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day as a heading: "Today", "Yesterday", "Wed, Nov 18", with the year if it isn't this year. */
export function dayName(day: string, today = localDay(new Date())): string {
  if (day === today) {
    return 'Today';
  }
  if (day === dayOf(dayMs(today), -1)) {
    return 'Yesterday';
  }
  return (day.slice(0, 4) === today.slice(0, 4) ? NAMED : NAMED_WITH_YEAR).format(dayMs(day));
}

const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** The local time of an instant: "9:14 AM". */
export function timeOfDay(iso: string): string {
  return TIME.format(new Date(iso));
}

/** How long something took, in whole minutes from one minute up: "48 s", "23 min", "1 h 7 min". */
export function span(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) {
    return `${seconds} s`;
  }
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** The time zone of this device, by its IANA name. */
export function deviceTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}
