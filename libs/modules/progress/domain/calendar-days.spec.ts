import { describe, expect, it } from '@jest/globals';
import { addDays, daysBetween, daysIn, mondayOf } from './calendar-days.js';

describe('daysIn', () => {
  it.each([
    ['America/Chicago', '2026-03-08T05:59:59Z', '2026-03-07'],
    ['America/Chicago', '2026-03-08T06:00:00Z', '2026-03-08'],
    // The clocks went forward: midnight is an hour earlier in UTC from now on.
    ['America/Chicago', '2026-03-09T04:59:59Z', '2026-03-08'],
    ['America/Chicago', '2026-03-09T05:00:00Z', '2026-03-09'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01'],
    ['Pacific/Pago_Pago', '2026-01-01T10:59:00Z', '2025-12-31'],
    ['UTC', '2026-01-01T00:00:00Z', '2026-01-01'],
  ])('in %s %s is %s', (zone, instant, day) => {
    expect(daysIn(zone)(new Date(instant))).toBe(day);
  });
});

describe('days', () => {
  it('are counted without hours', () => {
    expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2);
    expect(daysBetween('2026-11-02', '2026-10-31')).toBe(-2);
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });

  it.each([
    ['2026-06-01', '2026-06-01'],
    ['2026-06-07', '2026-06-01'],
    ['2026-01-01', '2025-12-29'],
    ['1969-12-31', '1969-12-29'],
  ])('%s is in the week of Monday %s', (day, monday) => {
    expect(mondayOf(day)).toBe(monday);
  });
});
