import { describe, expect, it } from '@jest/globals';
import { shareOf } from './item-statistics.js';
import { type JudgedItem, suspicionsOf } from './suspicions.js';

const choices = (strong: Record<string, number>) =>
  Object.entries(strong).map(([id, share]) => ({ id, share: shareOf(10, 40), strong: share }));

const item = (itemId: string, more: Partial<JudgedItem> = {}): JudgedItem => ({
  itemId,
  group: 'math multiple-choice',
  key: { type: 'multiple-choice', option: 'a' },
  answers: 40,
  discrimination: { value: 0.3, low: 0, high: 0.5 },
  medianMs: 60_000,
  options: choices({ a: 0.7, b: 0.2, c: 0.1, d: 0 }),
  ...more,
});

const reasons = (...items: JudgedItem[]) => Object.fromEntries(suspicionsOf(items));

describe('an item is suspect', () => {
  it('when those who do well elsewhere fail it', () => {
    const discrimination = { value: -0.1, low: -0.4, high: 0.2 };
    expect(reasons(item('good'), item('bad', { discrimination }))).toEqual({
      bad: ['negative-discrimination'],
    });
  });

  it('when strong students choose a distractor more often than the key', () => {
    const options = choices({ a: 0.3, b: 0.6, c: 0.1, d: 0 });
    expect(reasons(item('wrong-key', { options }))).toEqual({
      'wrong-key': ['distractor-above-key'],
    });
    // Equally often doesn't count as more often.
    const even = choices({ a: 0.4, b: 0.4, c: 0.2, d: 0 });
    expect(reasons(item('even', { options: even }))).toEqual({});
    const spot = { type: 'hot-spot' as const, region: 'b' };
    expect(reasons(item('spot', { options, key: spot }))).toEqual({});
    expect(reasons(item('wrong-spot', { options, key: { ...spot, region: 'a' } }))).toEqual({
      'wrong-spot': ['distractor-above-key'],
    });
    // No strong student chose the key, which isn't even among the choices.
    const [, ...wrong] = options;
    expect(reasons(item('never', { options: wrong }))).toEqual({
      never: ['distractor-above-key'],
    });
    // The options of a set don't exclude each other.
    const key = { type: 'multiple-select' as const, options: ['a', 'b'] };
    expect(reasons(item('set', { options, key }))).toEqual({});
  });

  it('when its time is far from those of its group', () => {
    const group = Array.from({ length: 12 }, (_, i) =>
      item(`i${i}`, { medianMs: 50_000 + i * 2000 }),
    );
    const slow = item('slow', { medianMs: 400_000 });
    const fast = item('fast', { medianMs: 4_000 });
    expect(reasons(...group, slow, fast)).toEqual({ slow: ['too-slow'], fast: ['too-fast'] });
    const elsewhere = { ...slow, group: 'reading supply' };
    expect(reasons(...group, elsewhere)).toEqual({});
  });

  it('by its time only beside ten of its group that were answered and timed often enough', () => {
    const group = (count: number) =>
      Array.from({ length: count }, (_, i) => item(`i${i}`, { medianMs: 50_000 + i * 2000 }));
    const slow = item('slow', { medianMs: 400_000 });
    expect(reasons(...group(9), slow)).toEqual({ slow: ['too-slow'] });
    expect(reasons(...group(8), slow)).toEqual({});
    expect(reasons(...group(8), slow, item('few', { answers: 29 }))).toEqual({});
    const untimed = item('untimed', { medianMs: null });
    expect(reasons(...group(8), slow, untimed)).toEqual({});
    expect(reasons(...group(10), untimed)).toEqual({});
  });

  it('by its time from three and a half robust deviations on, of logarithms', () => {
    // Times that double: their logarithms are evenly spaced, with a median deviation of three
    // steps.
    const group = Array.from({ length: 10 }, (_, i) => item(`i${i}`, { medianMs: 2 ** i }));
    expect(reasons(...group)).toEqual({});
    const [far, near] = [2 ** 21, 2 ** 20].map((medianMs) => item('late', { medianMs }));
    expect(reasons(...group, near as JudgedItem)).toEqual({});
    expect(reasons(...group, far as JudgedItem)).toEqual({ late: ['too-slow'] });
    const slower = group.map((one) => ({ ...one, medianMs: (one.medianMs ?? 0) * 2 ** 15 }));
    const early = (medianMs: number) => reasons(...slower, item('early', { medianMs }));
    expect([early(2 ** 4), early(2 ** 3)]).toEqual([{}, { early: ['too-fast'] }]);
  });

  it('not when its discrimination is nothing', () => {
    expect(reasons(item('flat', { discrimination: { value: 0, low: -0.3, high: 0.3 } }))).toEqual(
      {},
    );
    expect(reasons(item('none', { discrimination: null }))).toEqual({});
  });

  it('never by few answers', () => {
    const few = item('few', {
      answers: 29,
      discrimination: { value: -1, low: -1, high: -0.9 },
    });
    expect(reasons(few)).toEqual({});
    expect(reasons({ ...few, answers: 30 })).toEqual({
      few: ['negative-discrimination'],
    });
  });
});
