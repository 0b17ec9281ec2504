import { DAY_MS } from '@prepward/contracts/durations';
import { isTimeZone } from '@prepward/contracts/time-zone';

/** Hours of the student's day in which a reminder may go out: from 5 to 8 in the evening. */
const FIRST_HOUR = 17;
const LAST_HOUR = 19;
/** Of students whose zone isn't known: where most of the exam's takers live. */
const USUAL_ZONE = 'America/New_York';

/** One that this runtime doesn't know, or no longer, must not keep the others from their mail. */
function zoneOf(timeZone: string | null): string {
  return timeZone !== null && isTimeZone(timeZone) ? timeZone : USUAL_ZONE;
}

/** The instant so many days before another. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/** Whether it's early evening where the student is. @param timeZone IANA name; null where it isn't known */
export function isReminderHour(now: Date, timeZone: string | null): boolean {
  const hour = new Intl.DateTimeFormat('en', {
    timeZone: zoneOf(timeZone),
    hour: 'numeric',
    hourCycle: 'h23',
  });
  const local = Number(hour.format(now));
  return local >= FIRST_HOUR && local <= LAST_HOUR;
}

/** The student's own day of the calendar, ISO. */
export function localDay(now: Date, timeZone: string | null): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zoneOf(timeZone) }).format(now);
}
