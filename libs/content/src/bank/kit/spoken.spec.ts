import { describe, expect, it } from '@jest/globals';
import { spokenFormula } from './spoken.js';

describe('spokenFormula', () => {
  it.each([
    ['\\frac{3}{4}', '3 over 4'],
    ['2\\frac{1}{3}', '2 1 over 3'],
    ['\\frac{\\frac{1}{2}}{x + 1}', '1 over 2 over x + 1'],
    ['x^2 \\times 10^{-3}', 'x to the power 2 times 10 to the power -3'],
    ['\\text{H}_2\\text{O}', 'H sub 2 O'],
    ['3n \\le 12', '3n is at most 12'],
    ['37^\\circ', '37 degrees'],
    ['\\sqrt{16}', 'square root of 16'],
    ['40\\%', '40 percent'],
  ])('%s is "%s"', (tex, words) => {
    expect(spokenFormula(tex)).toBe(words);
  });
});
