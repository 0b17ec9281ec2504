import { describe, expect, it } from '@jest/globals';
import { itemRestCorrelation, modifiedZ, shareOf } from './item-statistics.js';

describe("a share's interval", () => {
  it("is Wilson's", () => {
    // From the closed form with z = 1.959964, as in R's binom.confint(8, 10, methods = "wilson").
    const { value, low, high } = shareOf(8, 10);
    expect(value).toBe(0.8);
    expect(low).toBeCloseTo(0.4901625, 6);
    expect(high).toBeCloseTo(0.9433178, 6);
  });

  it('stays within 0 and 1 and says something where all or none are right', () => {
    expect(shareOf(0, 10).low).toBe(0);
    expect(shareOf(0, 10).high).toBeCloseTo(0.2775328, 6);
    expect(shareOf(10, 10).low).toBeCloseTo(0.7224672, 6);
    expect(shareOf(10, 10).high).toBeCloseTo(1, 12);
  });
});

/** Sums over pairs of right (0 or 1) and the share right of the rest. */
function sumsOf(pairs: readonly (readonly [number, number])[]) {
  const sum = (value: (x: number, y: number) => number) =>
    pairs.reduce((total, [x, y]) => total + value(x, y), 0);
  return {
    n: pairs.length,
    right: sum((x) => x),
    rest: sum((_, y) => y),
    restSquares: sum((_, y) => y * y),
    rightRest: sum((x, y) => x * y),
  };
}

describe('the item-rest correlation', () => {
  it('is the correlation of the pairs, with an interval by Fisher', () => {
    const pairs = [
      [1, 0.9],
      [1, 0.8],
      [0, 0.3],
      [0, 0.5],
      [1, 0.6],
      [0, 0.7],
    ] as const;
    const found = itemRestCorrelation(sumsOf(pairs));
    // r = cov / (sx · sy) of the pairs by hand: 0.4 / sqrt(1.5 · 0.2333333…)
    expect(found?.value).toBeCloseTo(0.4 / Math.sqrt(1.5 * (0.7 / 3)), 10);
    expect(found?.low).toBeCloseTo(
      Math.tanh(Math.atanh(found?.value ?? 0) - 1.959964 / Math.sqrt(3)),
      10,
    );
    expect(found?.high).toBeCloseTo(
      Math.tanh(Math.atanh(found?.value ?? 0) + 1.959964 / Math.sqrt(3)),
      10,
    );
  });

  it('is below 0 where the strong fail', () => {
    const pairs = [
      [0, 0.9],
      [0, 0.8],
      [1, 0.2],
      [1, 0.3],
      [0, 0.7],
    ] as const;
    expect(itemRestCorrelation(sumsOf(pairs))?.value).toBeLessThan(-0.9);
  });

  it('is defined from four answers on, up to where all of it is told', () => {
    const pairs = [
      [1, 0.9],
      [1, 0.9],
      [0, 0.1],
      [0, 0.1],
    ] as const;
    const found = itemRestCorrelation(sumsOf(pairs));
    expect(found?.value).toBeCloseTo(1, 12);
    expect(found?.low).toBeCloseTo(Math.tanh(Math.atanh(0.999999) - 1.959964), 6);
    expect(found?.high).toBeLessThanOrEqual(1);
    const turned = itemRestCorrelation(sumsOf(pairs.map(([x, y]) => [1 - x, y] as const)));
    expect(turned?.value).toBeCloseTo(-1, 12);
    expect(turned?.high).toBeCloseTo(-(found?.low ?? 0), 12);
    const allWrong = Array.from({ length: 40 }, (_, i) => [0, i / 40] as const);
    expect(itemRestCorrelation(sumsOf(allWrong))).toBeNull();
  });

  it('is not defined where nothing varies or too few have answered', () => {
    const same = Array.from({ length: 40 }, (_, i) => [i % 2, 0.1] as const);
    expect(itemRestCorrelation(sumsOf(same))).toBeNull();
    // The sums of many answers leave a spread that is only rounding error.
    const many = Array.from({ length: 10_000 }, (_, i) => [i % 2, 0.9] as const);
    expect(itemRestCorrelation(sumsOf(many))).toBeNull();
    const allRight = Array.from({ length: 40 }, (_, i) => [1, i / 40] as const);
    expect(itemRestCorrelation(sumsOf(allRight))).toBeNull();
    expect(
      itemRestCorrelation(
        sumsOf([
          [1, 0.1],
          [0, 0.2],
          [1, 0.4],
        ]),
      ),
    ).toBeNull();
  });
});

it('a modified z-score counts robust deviations from the median', () => {
  const group = [10, 11, 12, 13, 14];
  expect(modifiedZ(12, group)).toBe(0);
  expect(modifiedZ(20, [...group, 20])).toBeCloseTo((0.6745 * 7.5) / 1.5, 10);
  expect(modifiedZ(99, [5, 5, 5, 99])).toBe(0);
});
