const UTC_DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `November 21, 2026`: the day of an instant by UTC, in texts that are the same for every reader. */
export function utcDay(at: Date | number): string {
  return UTC_DAY.format(at);
}
