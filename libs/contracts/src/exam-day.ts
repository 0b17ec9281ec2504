/** How many years ahead an exam may be: a later date is a typo. */
const EXAM_YEARS_AHEAD = 2;

/** The last day that an exam may be on, as of `today`; both ISO dates. */
export function lastExamDay(today: string): string {
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCFullYear(day.getUTCFullYear() + EXAM_YEARS_AHEAD);
  return day.toISOString().slice(0, 10);
}
