import { describe, expect, it } from '@jest/globals';
import { ATTEMPT_MODES, DIFFICULTIES, POOLS, startAttemptBody } from '@prepward/contracts/attempts';
import { AREAS } from '@prepward/contracts/objectives';
import { ITEM_TYPES } from '@prepward/contracts/subjects';
import {
  countOf,
  DIFFICULTY_OPTIONS,
  ITEM_TYPE_OPTIONS,
  MODE_OPTIONS,
  minutesAtPace,
  POOL_OPTIONS,
  timeOptions,
} from './choices.js';
import { choiceFor, startBody } from './practice-choice.js';

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
});

describe('a configured practice', () => {
  const known = AREAS.flatMap(({ objectives }) => objectives.map(({ slug }) => slug));

  it.each([undefined, 'science', 'science.anatomy', 'science.anatomy.nervous'])(
    'of %s is a start that the contract takes',
    (topic) => {
      const body = startBody(choiceFor(topic, known), known, 1);
      expect(startAttemptBody.safeParse(body).success).toBe(true);
    },
  );

  it('does not start at a pace that may not be the student’s, while the profile is not known', () => {
    const choice = { ...choiceFor(undefined, known), mode: 'exam' as const };
    expect(startBody(choice, known, undefined)).toBeNull();
    expect(startBody({ ...choice, time: 2 }, known, undefined)?.time).toBe(2);
  });
});
