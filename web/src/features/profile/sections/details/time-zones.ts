import { deviceTimeZone } from '../../../../lib/dates.js';

/** A zone's offset from UTC at an instant: `GMT-5`. */
function offsetOf(timeZone: string, at: Date): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' });
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/**
 * Every time zone that the browser knows, by its IANA name.
 *
 * @param chosen always included, even if this browser knows it by another name
 */
export function timeZones(chosen: string | null, at: Date): { value: string; label: string }[] {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', deviceTimeZone()]);
  if (chosen !== null) {
    names.add(chosen);
  }
  return [...names].sort().map((value) => ({
    value,
    label: `${value.replaceAll('_', ' ')} (${offsetOf(value, at)})`,
  }));
}
