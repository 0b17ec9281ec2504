import { describe, expect, it } from '@jest/globals';
import { Stopwatch } from './stopwatch.js';

describe('the time on an item', () => {
  it('is added up over sittings, without the time away', () => {
    let now = 0;
    const watch = new Stopwatch(() => now);
    watch.begin(1, 500);
    watch.begin(1, 300);
    watch.show(1);
    now = 1000;
    expect([watch.elapsed(1), watch.elapsed(2)]).toEqual([1500, 0]);
    watch.show(2);
    now = 1500;
    watch.pause();
    now = 9000;
    expect([watch.elapsed(1), watch.elapsed(2)]).toEqual([1500, 500]);
    watch.show(2);
    now = 9100;
    expect(watch.elapsed(2)).toBe(600);
  });
});
