import { describe, expect, it } from '@jest/globals';
import { ATTEMPT_MODES, DIFFICULTIES, POOLS } from '@prepward/contracts/attempts';
import { ITEM_TYPES } from '@prepward/contracts/subjects';
import {
  countOf,
  DIFFICULTY_OPTIONS,
  ITEM_TYPE_OPTIONS,
  MODE_OPTIONS,
  minutesAtPace,
  POOL_OPTIONS,
  startLabel,
  timeOptions,
  usualTime,
} from './choices.js';

const valuesOf = (options: readonly { value: string }[]) => options.map(({ value }) => value);

describe('what can be chosen', () => {
  it('is what the contract takes', () => {
    expect(valuesOf(POOL_OPTIONS)).toEqual([...POOLS]);
    expect(valuesOf(MODE_OPTIONS)).toEqual([...ATTEMPT_MODES]);
    expect(valuesOf(ITEM_TYPE_OPTIONS)).toEqual([...ITEM_TYPES]);
    expect(valuesOf(DIFFICULTY_OPTIONS)).toEqual(['any', ...DIFFICULTIES]);
  });

  it.each([
    ['5', 5],
    [' 100 ', 100],
    ['4', null],
    ['101', null],
    ['7.5', null],
    ['1e1', null],
    ['', null],
  ])('%j questions are %j', (text, count) => {
    expect(countOf(text)).toBe(count);
  });

  it('takes numbers between its limits', () => {
    expect(['4', '5', '100', '101', ' 7 ', '7.5', '', '-7'].map((text) => countOf(text))).toEqual([
      null,
      5,
      100,
      null,
      7,
      null,
      null,
      null,
    ]);
    expect([countOf('8', 8), countOf('9', 8)]).toEqual([8, null]);
    expect([startLabel(1), startLabel(2)]).toEqual(['Start 1 question', 'Start 2 questions']);
  });
});

describe('times', () => {
  it('are named with what they take at the pace of the subject, or of the exam', () => {
    const labels = (minutes: number | null) => timeOptions(minutes).map(({ label }) => label);
    expect(labels(minutesAtPace(20))).toEqual([
      'Exam pace, 25 min',
      'Time and a half, 38 min',
      'Double time, 50 min',
      'No clock',
    ]);
    expect(labels(minutesAtPace(20, 'math'))[0]).toBe('Exam pace, 30 min');
    expect(labels(minutesAtPace(null))).toEqual([
      'Exam pace',
      'Time and a half',
      'Double time',
      'No clock',
    ]);
  });

  it('has a clock of its own in exam mode only', () => {
    expect([usualTime('exam', 1.5), usualTime('exam', undefined), usualTime('tutor', 2)]).toEqual([
      1.5,
      undefined,
      'none',
    ]);
    expect(timeOptions(null).map(({ label }) => label)).toEqual([
      'Exam pace',
      'Time and a half',
      'Double time',
      'No clock',
    ]);
    expect(timeOptions(10.1)[1]?.label).toBe('Time and a half, 16 min');
    expect(minutesAtPace(null)).toBeNull();
  });
});
