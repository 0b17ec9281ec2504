import { DAY_MS } from '@prepward/contracts/durations';
import { dayMs, dayOf } from '../../lib/dates.js';

/** The most and the fewest weeks that the calendar shows. */
const WEEKS = { most: 26, least: 8 };
const WEEK_MS = 7 * DAY_MS;

/** One square of the calendar. */
export interface CalendarCell {
  day: string;
  /** Column, oldest week first. */
  week: number;
  /** Row, Monday first. */
  weekday: number;
  answers: number;
  /** 0 without answers, then 1 to 4: the day's answers in quarters of the busiest day's. */
  shade: number;
}

/** Monday 0 to Sunday 6. */
function weekdayOf(day: string): number {
  return (new Date(dayMs(day)).getUTCDay() + 6) % 7;
}

/**
 * The weeks up to `today`, one cell per day, starting at the first week with an answer, 8 to 26 of them;
 * future days are left out.
 *
 * @param calendar days with answers, oldest first
 */
export function calendarGrid(
  calendar: readonly { day: string; answers: number }[],
  today: string,
): { cells: CalendarCell[]; weeks: number } {
  const answersOn = new Map(calendar.map(({ day, answers }) => [day, answers]));
  const busiest = Math.max(1, ...answersOn.values());
  const last = weekdayOf(today);
  const start = dayMs(today);
  const monday = (day: string): number => dayMs(dayOf(dayMs(day), -weekdayOf(day)));
  const since = calendar[0] ? (monday(today) - monday(calendar[0].day)) / WEEK_MS + 1 : 1;
  const weeks = Math.min(WEEKS.most, Math.max(WEEKS.least, since));
  const days = (weeks - 1) * 7 + last + 1;
  const cells = Array.from({ length: days }, (_, index) => {
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
  return { cells, weeks };
}
