import { describe, expect, it } from '@jest/globals';
import { moved } from './ordered-fields.js';

describe('a step of an order', () => {
  it('changes places with its neighbor, and stays at the ends', () => {
    const steps = ['a', 'b', 'c'];
    expect(moved(steps, 'b', -1)).toEqual(['b', 'a', 'c']);
    expect(moved(steps, 'b', 1)).toEqual(['a', 'c', 'b']);
    expect(moved(steps, 'a', -1)).toEqual(steps);
    expect(moved(steps, 'c', 1)).toEqual(steps);
    expect(moved(steps, 'x', 1)).toEqual(steps);
  });
});
