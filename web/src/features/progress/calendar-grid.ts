import { dayMs, dayOf } from '../../lib/dates.js';

export const CALENDAR_WEEKS = 26;

/** One square of the calendar. */
export interface CalendarCell {
  day: string;
  /** Column, oldest week first. */
  week: number;
  /** Row, Monday first. */
  weekday: number;
  answers: number;
  /** 0 without answers, then 1 to 4 by quarters of the busiest day. */
  shade: number;
}

/** Monday 0 to Sunday 6. */
function weekdayOf(day: string): number {
  return (new Date(dayMs(day)).getUTCDay() + 6) % 7;
}

/** The last 26 weeks up to `today`, one cell a day; days to come are left out. */
export function calendarGrid(
  calendar: readonly { day: string; answers: number }[],
  today: string,
): CalendarCell[] {
  const answersOn = new Map(calendar.map(({ day, answers }) => [day, answers]));
  const busiest = Math.max(1, ...answersOn.values());
  const last = weekdayOf(today);
  const start = dayMs(today);
  const days = (CALENDAR_WEEKS - 1) * 7 + last + 1;
  return Array.from({ length: days }, (_, index) => {
    const day = dayOf(start, index - days + 1);
    const answers = answersOn.get(day) ?? 0;
    return {
      day,
      week: Math.floor(index / 7),
      weekday: index % 7,
      answers,
      shade: Math.ceil((4 * answers) / busiest),
    };
  });
}
