import { describe, expect, it } from '@jest/globals';
import { gauge } from '../kit/figures/index.js';
import { createRng } from '../kit/rng.js';
import { clock, readScale, wrongOptions } from './computed/support.js';

describe('support of computed documents', () => {
  it('reads from its text alternative what a scale shows', () => {
    const scale = { min: 0, max: 60, major: 20, minor: 5, unit: 'psi' };
    for (const value of [0, 5, 20, 35, 52.5, 60]) {
      expect(readScale(gauge({ name: 'Gauge', scale, value }).alt)).toBe(value);
    }
  });

  it('leaves out wrong numbers that equal the key or each other', () => {
    const wrong = [4, 7, 7, 9, 0, 12].map((value) => ({
      value,
      misconception: 'slip',
      rationale: 'This is a slip of counting.',
    }));
    const values = wrongOptions(createRng('spec:1'), 9, wrong).map((o) => o.value);
    expect([...values].sort((a, b) => (a ?? 0) - (b ?? 0))).toEqual([4, 7, 12]);
    expect(() => wrongOptions(createRng('spec:2'), 7, wrong.slice(0, 4))).toThrow(RangeError);
  });

  it('writes clock times on a 12-hour clock', () => {
    expect([clock(425), clock(720), clock(785)]).toEqual(['7:05', '12:00', '1:05']);
  });
});
