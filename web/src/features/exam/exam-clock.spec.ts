import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ExamClock, formatClock, isMarkNear, markPassed, wordsLeft } from './exam-clock.js';

const SERVER = '2026-11-21T05:00:00.000Z';
const MINUTE = 60_000;

afterEach(() => {
  jest.useRealTimers();
});

describe('the clock of the exam', () => {
  it('is the server’s, carried on by a clock that only counts: the date of the device plays no part', () => {
    let now = 5000;
    const clock = new ExamClock(() => now);
    jest.useFakeTimers({ now: Date.parse(SERVER) + 60 * MINUTE });
    clock.sync({ serverTime: SERVER, remainingMs: 10 * MINUTE });
    now += MINUTE;
    jest.setSystemTime(Date.parse(SERVER) - 60 * MINUTE);
    expect(clock.remaining()).toBe(9 * MINUTE);
    expect(clock.serverNow()).toBe(Date.parse(SERVER) + MINUTE);
  });

  it('is set again by every answer of the server, and stands at zero', () => {
    let now = 0;
    const clock = new ExamClock(() => now);
    clock.sync({ serverTime: SERVER, remainingMs: 10 * MINUTE });
    now = MINUTE;
    clock.sync({ serverTime: SERVER, remainingMs: 5 * MINUTE });
    now = 2 * MINUTE;
    expect(clock.remaining()).toBe(4 * MINUTE);
    now = 60 * MINUTE;
    expect(clock.remaining()).toBe(0);
    clock.sync({ serverTime: SERVER });
    expect(clock.remaining()).toBeNull();
  });

  it('is read in minutes, and in hours where there are any', () => {
    expect(formatClock(9 * MINUTE + 5000)).toBe('9:05');
    expect(formatClock(1)).toBe('0:01');
    expect(formatClock(0)).toBe('0:00');
    expect(formatClock(62 * MINUTE + 7000)).toBe('1:02:07');
  });

  it('speaks at 30, 15, 5 and 1 minutes, once each', () => {
    expect(markPassed(30 * MINUTE + 1, 30 * MINUTE)).toBe(30);
    expect(markPassed(30 * MINUTE, 30 * MINUTE - 250)).toBeNull();
    expect(markPassed(16 * MINUTE, 4 * MINUTE)).toBe(5);
    expect(markPassed(61_000, 60_000)).toBe(1);
    expect(markPassed(20 * MINUTE, 16 * MINUTE)).toBeNull();
  });

  it('shows itself then also where it is hidden', () => {
    expect(isMarkNear(15 * MINUTE)).toBe(true);
    expect(isMarkNear(15 * MINUTE - 20_000)).toBe(false);
    expect(isMarkNear(16 * MINUTE)).toBe(false);
    expect(isMarkNear(30_000)).toBe(true);
  });
});

describe('the clock', () => {
  it('counts a started second, and writes hours where there are any', () => {
    expect([0, 1, 59_001, 3_600_000, 3_727_000].map(formatClock)).toEqual([
      '0:00',
      '0:01',
      '1:00',
      '1:00:00',
      '1:02:07',
    ]);
  });

  it('passes a mark once, at its minute, and shows itself for twenty seconds then', () => {
    expect(markPassed(60_001, 60_000)).toBe(1);
    expect(markPassed(60_000, 59_000)).toBeNull();
    expect(markPassed(1_000_000, 200_000)).toBe(5);
    expect(markPassed(1_800_001, 1_799_000)).toBe(30);
    expect([900_001, 900_000, 880_001, 880_000].map(isMarkNear)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([60_000, 1].map(isMarkNear)).toEqual([true, true]);
    expect([1, 5].map(wordsLeft)).toEqual(['1 minute left', '5 minutes left']);
  });
});
