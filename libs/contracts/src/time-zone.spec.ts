import { describe, expect, it } from '@jest/globals';
import { isTimeZone } from './time-zone.js';

describe('isTimeZone', () => {
  it.each(['UTC', 'America/Chicago', 'Europe/Berlin', 'Asia/Kolkata'])('knows %s', (zone) => {
    expect(isTimeZone(zone)).toBe(true);
  });

  it.each(['', 'Mars/Olympus', 'America', 'UTC; DROP', '../etc'])('does not know %j', (zone) => {
    expect(isTimeZone(zone)).toBe(false);
  });
});
