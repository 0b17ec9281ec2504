import type { Progress } from '@prepward/contracts/progress';
import { addDays, type Day, mondayOf } from './calendar-days.js';

/**
 * How many days in a row had an answer. Today doesn't break a streak until it's over: the streak
 * runs through today or yesterday.
 */
export function streakOf(days: readonly Day[], today: Day): Progress['streak'] {
  const practiced = new Set(days);
  const runUpTo = (last: Day) => {
    let length = 0;
    while (practiced.has(addDays(last, -length))) length++;
    return length;
  };
  const lasts = [...practiced].filter((day) => !practiced.has(addDays(day, 1)));
  const current = practiced.has(today) ? today : addDays(today, -1);
  return {
    current: runUpTo(current),
    longest: Math.max(0, ...lasts.map(runUpTo)),
    today: practiced.has(today),
  };
}

/** The seven days of the week that `today` is in, Monday first, with how many answers each had. */
export function weekOf(days: readonly Day[], today: Day): Progress['week'] {
  const monday = mondayOf(today);
  return Array.from({ length: 7 }, (_, index) => {
    const day = addDays(monday, index);
    return { day, answers: days.filter((one) => one === day).length };
  });
}
