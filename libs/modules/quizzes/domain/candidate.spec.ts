import { describe, expect, it } from '@jest/globals';
import { ITEM_TYPES } from '@prepward/contracts/subjects';
import { candidate } from '../test/candidates.js';
import { bandOf, isAlternate, twinMark } from './candidate.js';

describe('an item', () => {
  it('is a twin of the others of its model, unless it asks about a passage', () => {
    expect(twinMark(candidate('m:1', { model: 'm' }))).toBe('m');
    expect(twinMark(candidate('m:2', { model: 'm', family: 'f' }))).toBe('f');
    expect(twinMark(candidate('t:1', { model: 't', passage: 'text' }))).toBe('t:1');
  });

  it('is of an alternate type when it is no plain multiple choice', () => {
    expect(ITEM_TYPES.filter((type) => isAlternate(candidate('a', { type })))).toEqual([
      'multiple-select',
      'supply',
      'hot-spot',
      'ordered',
    ]);
  });

  it.each([
    [-0.501, 'easy'],
    [-0.5, 'medium'],
    [0, 'medium'],
    [0.5, 'medium'],
    [0.501, 'hard'],
  ])('of difficulty %d is %s', (difficulty, band) => {
    expect(bandOf(difficulty)).toBe(band);
  });
});
