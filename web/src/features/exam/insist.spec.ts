import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { insist } from './insist.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a part of the screen that is fetched', () => {
  it('is asked for until it comes, less and less often', async () => {
    let left = 6;
    const load = jest.fn(async () => {
      left -= 1;
      if (left > 0) {
        throw new TypeError('Failed to fetch');
      }
      return 'part';
    });
    const part = insist(load);
    await jest.advanceTimersByTimeAsync(1000 + 2000 + 4000);
    expect(load).toHaveBeenCalledTimes(4);
    await jest.advanceTimersByTimeAsync(8000 + 14_999);
    expect(load).toHaveBeenCalledTimes(5);
    await jest.advanceTimersByTimeAsync(1);
    expect(await part).toBe('part');
  });
});
