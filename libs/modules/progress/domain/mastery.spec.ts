import { describe, expect, it } from '@jest/globals';
import { masteryOf, masteryState } from './mastery.js';
import type { WeightedAnswers } from './rasch.js';

const cell = (right: number, wrong: number, difficulty = 0): WeightedAnswers => ({
  type: 'multiple-choice',
  difficulty,
  right,
  wrong,
});

describe('masteryOf', () => {
  it('is what the area promises before any answer: 62.5 at ability 0, guesses included', () => {
    expect(masteryOf([], 0)).toBe(62.5);
    expect(masteryOf([], -40)).toBe(25);
  });

  it('moves little by one answer and far by many', () => {
    const [one, many] = [masteryOf([cell(0, 1)], 1), masteryOf([cell(4, 16)], 1)];
    expect(masteryOf([], 1) - one).toBeGreaterThan(1);
    expect(masteryOf([], 1) - one).toBeLessThan(10);
    expect(many).toBeLessThan(56);
  });

  it('gives more for a hard item than for an easy one', () => {
    expect(masteryOf([cell(3, 3, 1)], 0)).toBeGreaterThan(masteryOf([cell(3, 3, -1)], 0) + 5);
  });

  it('settles on answers that speak against the area with one voice', () => {
    const low = masteryOf([cell(0, 200)], 3);
    expect(low).toBeGreaterThanOrEqual(25);
    expect(low).toBeLessThan(45);
    expect(masteryOf([cell(0, 201)], 3)).toBeCloseTo(low, 0);
  });
});

describe('masteryState', () => {
  it.each([
    [99, 0, 'new'],
    [99, 2, 'learning'],
    [58.6, 50, 'learning'],
    [58.7, 3, 'familiar'],
    [99, 5, 'familiar'],
    [77.9, 50, 'familiar'],
    [78, 6, 'mastered'],
  ])('of %d after %d answers is %s', (mastery, count, state) => {
    expect(masteryState(mastery, count)).toBe(state);
  });
});
