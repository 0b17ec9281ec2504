import { describe, expect, it } from '@jest/globals';
import { inWords, inWordsFirst } from './number-words.js';

describe('a count in words', () => {
  it.each([
    [0, 'zero'],
    [5, 'five'],
    [19, 'nineteen'],
    [20, 'twenty'],
    [40, 'forty'],
    [42, 'forty-two'],
    [99, 'ninety-nine'],
    [100, '100'],
    [170, '170'],
  ])('%i is %s', (count, words) => {
    expect(inWords(count)).toBe(words);
  });

  it('begins a sentence', () => {
    expect([5, 42, 170].map(inWordsFirst)).toEqual(['Five', 'Forty-two', '170']);
  });
});
