import { describe, expect, it } from '@jest/globals';
import { invert } from './matrix.js';

describe('invert', () => {
  it('gives what the matrix multiplies to one', () => {
    const matrix = [
      [4, 1, 0.5],
      [1, 3, 0.25],
      [0.5, 0.25, 2],
    ];
    const inverse = invert(matrix);
    const product = matrix.map((row) =>
      row.map((_, j) => row.reduce((sum, value, k) => sum + value * (inverse[k]?.[j] ?? 0), 0)),
    );
    product.forEach((row, i) => {
      row.forEach((value, j) => {
        expect(value).toBeCloseTo(i === j ? 1 : 0, 12);
      });
    });
  });

  it.each([
    [[[0]]],
    [[[-1]]],
    [
      [
        [1, 2],
        [2, 1],
      ],
    ],
    [[[Number.NaN]]],
  ])('refuses %j, which is not positive definite', (matrix) => {
    expect(() => invert(matrix)).toThrow(RangeError);
  });
});
