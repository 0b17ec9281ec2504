import { describe, expect, it } from '@jest/globals';
import { LEVELS, levelOf, levelRange, percentRight } from './scores.js';

describe('the levels of the exam', () => {
  it.each([
    [0, 'developmental'],
    [41.2, 'developmental'],
    [41.3, 'basic'],
    [58.6, 'basic'],
    [58.7, 'proficient'],
    [77.9, 'proficient'],
    [78, 'advanced'],
    [90.6, 'advanced'],
    [90.7, 'exemplary'],
    [100, 'exemplary'],
    [-1, 'developmental'],
  ])('%d is %s', (score, level) => expect(levelOf(score)).toBe(level));

  it('are named with the totals that the exam publishes', () => {
    expect(LEVELS.map(levelRange)).toEqual([
      '0 to 40.6',
      '41.3 to 58.0',
      '58.7 to 77.3',
      '78.0 to 90.0',
      '90.7 to 100',
    ]);
  });
});

describe('percentRight', () => {
  it.each([
    [0, 5, 0],
    [2, 3, 66.7],
    [1, 6, 16.7],
    [170, 170, 100],
    [0, 0, 0],
  ])('%d of %d is %d', (right, items, percent) => {
    expect(percentRight(right, items)).toBe(percent);
  });
});
