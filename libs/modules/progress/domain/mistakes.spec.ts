import { describe, expect, it } from '@jest/globals';
import { mistakesOf } from './mistakes.js';

const list = (...given: [itemId: string, correct: boolean][]) =>
  given.map(([itemId, correct]) => ({ itemId, correct }));

describe('mistakesOf', () => {
  it('counts items, not answers, and a mistake as fixed by the latest answer', () => {
    const answers = list(
      ['a', false],
      ['a', false],
      ['a', true],
      ['b', false],
      ['b', true],
      ['b', false],
      ['c', true],
    );
    expect(mistakesOf(answers)).toEqual({ made: 2, fixed: 1 });
  });

  it('does not count what was right at first and wrong later', () => {
    expect(mistakesOf(list(['a', true], ['a', false]))).toEqual({ made: 0, fixed: 0 });
    expect(mistakesOf([])).toEqual({ made: 0, fixed: 0 });
  });
});
