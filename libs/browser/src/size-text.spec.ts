import { describe, expect, it } from '@jest/globals';
import { sizeText } from './size-text.js';

describe('the size of a file', () => {
  it.each([
    [0, '1 kB'],
    [217_600, '218 kB'],
    [999_499, '999 kB'],
    [999_500, '1.0 MB'],
    [1_240_000, '1.2 MB'],
  ])('says %d bytes as %s', (bytes, words) => {
    expect(sizeText(bytes)).toBe(words);
  });
});
