/** How far ahead an exam may be: a date beyond is a slip of the finger. */
const EXAM_YEARS_AHEAD = 2;

/** The last day that an exam may be on, seen from the day `today`; both ISO dates. */
export function lastExamDay(today: string): string {
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCFullYear(day.getUTCFullYear() + EXAM_YEARS_AHEAD);
  return day.toISOString().slice(0, 10);
}
