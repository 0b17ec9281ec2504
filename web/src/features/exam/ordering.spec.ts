import { describe, expect, it } from '@jest/globals';
import { moved, placedBefore } from './ordering.js';

describe('placing steps', () => {
  it('puts a new step at the end, or before the one it is dropped on', () => {
    expect(placedBefore([], 'a', null)).toEqual(['a']);
    expect(placedBefore(['a', 'b'], 'c', null)).toEqual(['a', 'b', 'c']);
    expect(placedBefore(['a', 'b'], 'c', 'b')).toEqual(['a', 'c', 'b']);
  });

  it('takes the place of the step it is dragged over, up and down', () => {
    expect(placedBefore(['a', 'b', 'c'], 'c', 'a')).toEqual(['c', 'a', 'b']);
    expect(placedBefore(['a', 'b', 'c'], 'a', 'c')).toEqual(['b', 'c', 'a']);
    expect(placedBefore(['a', 'b', 'c'], 'a', 'b')).toEqual(['b', 'a', 'c']);
    expect(placedBefore(['a', 'b', 'c'], 'b', 'b')).toEqual(['a', 'b', 'c']);
    expect(placedBefore(['a', 'b', 'c'], 'a', null)).toEqual(['b', 'c', 'a']);
  });

  it('moves one place, and stays at the ends', () => {
    expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
    const order = ['a', 'b'];
    expect(moved(order, 'a', -1)).toBe(order);
    expect(moved(order, 'b', 1)).toBe(order);
    expect(moved(order, 'x', 1)).toBe(order);
  });
});
