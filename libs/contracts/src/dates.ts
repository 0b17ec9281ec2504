const UTC_DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `November 21, 2026`: the UTC day of an instant, for texts that are the same for every reader. */
export function utcDay(at: Date | number): string {
  return UTC_DAY.format(at);
}
