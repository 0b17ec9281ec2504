import { DAY_MS } from '@prepward/contracts/durations';
import { isTimeZone } from '@prepward/contracts/time-zone';

/** Hours of the student's day in which a reminder may go out: from 5 to 8 p.m. */
const FIRST_HOUR = 17;
const LAST_HOUR = 19;
/** For students without a known zone: where most of the exam's takers live. */
const USUAL_ZONE = 'America/New_York';

/** A zone that this runtime doesn't know (anymore) must not keep other students from their reminders. */
function zoneOf(timeZone: string | null): string {
  return timeZone !== null && isTimeZone(timeZone) ? timeZone : USUAL_ZONE;
}

/** The instant this many days before another. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/** Whether it's early evening where the student is. @param timeZone IANA name; null if unknown */
export function isReminderHour(now: Date, timeZone: string | null): boolean {
  const hour = new Intl.DateTimeFormat('en', {
    timeZone: zoneOf(timeZone),
    hour: 'numeric',
    hourCycle: 'h23',
  });
  const local = Number(hour.format(now));
  return local >= FIRST_HOUR && local <= LAST_HOUR;
}

/** The student's own calendar day, ISO. */
export function localDay(now: Date, timeZone: string | null): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zoneOf(timeZone) }).format(now);
}
