import { describe, expect, it } from '@jest/globals';
import { createRng } from './rng.js';

describe('createRng', () => {
  it('draws the same for the same seed and differently for another', () => {
    const draw = (seed: string) => {
      const rng = createRng(seed);
      return Array.from({ length: 20 }, () => rng.int(1, 1000));
    };
    expect(draw('math.x:1')).toEqual(draw('math.x:1'));
    expect(draw('math.x:1')).not.toEqual(draw('math.x:2'));
  });

  it('gives the same numbers on every machine', () => {
    const rng = createRng('golden');
    expect(Array.from({ length: 5 }, () => rng.int(0, 99))).toMatchInlineSnapshot(`
      [
        14,
        57,
        68,
        83,
        79,
      ]
    `);
  });

  it('samples without repeating and refuses to sample more than there is', () => {
    const rng = createRng('sample');
    expect(new Set(rng.sample([1, 2, 3, 4], 4)).size).toBe(4);
    expect(() => rng.sample([1], 2)).toThrow(RangeError);
    expect(() => rng.pick([])).toThrow('empty');
  });
});
