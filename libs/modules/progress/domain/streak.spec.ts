import { describe, expect, it } from '@jest/globals';
import { daysIn } from './calendar-days.js';
import { streakOf, weekOf } from './streak.js';

describe('streakOf', () => {
  it('is nothing without answers', () => {
    expect(streakOf([], '2026-06-10')).toEqual({ current: 0, longest: 0, today: false });
  });

  it('goes on until a whole day passed without an answer', () => {
    const days = ['2026-06-08', '2026-06-09', '2026-06-09'];
    expect(streakOf(days, '2026-06-09')).toEqual({ current: 2, longest: 2, today: true });
    expect(streakOf(days, '2026-06-10')).toEqual({ current: 2, longest: 2, today: false });
    expect(streakOf(days, '2026-06-11')).toEqual({ current: 0, longest: 2, today: false });
  });

  it('remembers the longest, across the end of a month', () => {
    const days = ['2026-05-30', '2026-05-31', '2026-06-01', '2026-06-04'];
    expect(streakOf(days, '2026-06-04')).toEqual({ current: 1, longest: 3, today: true });
  });

  it.each([
    // Both nights the clocks change: a day of 23 hours and one of 25.
    ['2026-03-07T18:00:00Z', '2026-03-08T18:00:00Z', '2026-03-10T04:30:00Z'],
    ['2026-10-31T18:00:00Z', '2026-11-02T05:30:00Z', '2026-11-02T18:00:00Z'],
  ])('holds when the clocks change: %s, %s, %s', (...instants) => {
    const days = instants.map((instant) => daysIn('America/Chicago')(new Date(instant)));
    expect(streakOf(days, days[2] ?? '')).toEqual({ current: 3, longest: 3, today: true });
  });
});

describe('weekOf', () => {
  it('has the seven days of this week, Monday first, each with its answers', () => {
    // November 22, 2026 is a Sunday.
    const days = ['2026-11-15', '2026-11-16', '2026-11-18', '2026-11-18', '2026-11-22'];
    const week = weekOf(days, '2026-11-22');
    expect(week.map(({ day }) => day.slice(-2))).toEqual([
      '16',
      '17',
      '18',
      '19',
      '20',
      '21',
      '22',
    ]);
    expect(week.map(({ answers }) => answers)).toEqual([1, 0, 2, 0, 0, 0, 1]);
    expect(weekOf(days, '2026-11-16')[0]).toEqual({ day: '2026-11-16', answers: 1 });
  });
});
