import { describe, expect, it } from '@jest/globals';
import { daysBefore, isReminderHour, localDay } from './reminder-time.js';

describe('a study reminder goes out', () => {
  it.each([
    ['2026-11-22T21:59:59Z', 'America/New_York', false],
    ['2026-11-22T22:00:00Z', 'America/New_York', true],
    ['2026-11-23T00:59:59Z', 'America/New_York', true],
    ['2026-11-23T01:00:00Z', 'America/New_York', false],
    // In summer, an hour earlier in UTC.
    ['2026-07-22T21:00:00Z', 'America/New_York', true],
    ['2026-11-22T22:00:00Z', null, true],
    ['2026-11-22T22:00:00Z', 'Mars/Olympus', true],
    ['2026-11-22T22:00:00Z', 'America/Los_Angeles', false],
    ['2026-11-23T01:00:00Z', 'America/Los_Angeles', true],
    ['2026-11-22T11:30:00Z', 'Asia/Kolkata', true],
  ])('at %s to someone in %s: %s', (at, zone, sent) => {
    expect(isReminderHour(new Date(at), zone)).toBe(sent);
  });
});

it('days before an instant are whole ones', () => {
  const now = new Date('2026-11-22T03:04:05Z');
  expect(daysBefore(now, 3)).toEqual(new Date('2026-11-19T03:04:05Z'));
});

it('a student has a day of their own', () => {
  const at = new Date('2026-11-22T03:00:00Z');
  expect(localDay(at, 'America/Chicago')).toBe('2026-11-21');
  expect(localDay(at, 'Pacific/Kiritimati')).toBe('2026-11-22');
  // If the zone is missing or unknown, it's the one where most of the exam's takers live.
  expect([localDay(at, null), localDay(at, 'Mars/Olympus')]).toEqual(['2026-11-21', '2026-11-21']);
});
