import { describe, expect, it } from '@jest/globals';
import { linearScale, linePath, roundTicks, spreadLabels } from './chart-scale.js';

describe('a scale', () => {
  it('takes ends to ends, also downwards', () => {
    const y = linearScale([40, 80], [200, 0]);
    expect([y(40), y(60), y(80)]).toEqual([200, 100, 0]);
  });

  it('puts the only value in the middle', () => {
    expect(linearScale([5, 5], [0, 100])(5)).toBe(50);
  });
});

describe('ticks', () => {
  it.each([
    [0, 100, [0, 25, 50, 75, 100]],
    [52, 81, [50, 60, 70, 80, 90]],
    [40, 80, [40, 50, 60, 70, 80]],
    [7, 7, [7, 8]],
  ])('hold all between %d and %d', (low, high, ticks) => {
    expect(roundTicks(low, high)).toEqual(ticks);
  });
});

it('a line goes through its points', () => {
  expect(
    linePath([
      [0, 1],
      [2.345, 3],
    ]),
  ).toBe('M0.0 1.0L2.3 3.0');
});

describe('labels', () => {
  const limits = [0, 100] as const;

  it('stay where they are while they are apart', () => {
    expect(spreadLabels([80, 10, 40], 16, limits)).toEqual([80, 10, 40]);
  });

  it('move apart, in the order of their places', () => {
    expect(spreadLabels([40, 42, 44], 16, limits)).toEqual([40, 56, 72]);
  });

  it('stay within the chart', () => {
    expect(spreadLabels([95, 98], 16, limits)).toEqual([84, 100]);
    expect(spreadLabels([-5, 2], 16, limits)).toEqual([0, 16]);
  });
});
