import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { ErrorTally } from './error-tally.js';

let isDown = false;
let added: unknown[];
let tally: ErrorTally;
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  [isDown, added] = [false, []];
  const source = {
    query: async (_text: string, [count]: unknown[]) => {
      if (isDown) throw new Error('down');
      added.push(count);
      return [];
    },
  };
  tally = new ErrorTally(source as unknown as DataSource);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('failed requests', () => {
  it('are counted together after a while, and each once', async () => {
    tally.add();
    await jest.advanceTimersByTimeAsync(4_999);
    tally.add();
    expect(added).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(added).toEqual([2]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(added).toEqual([2]);
    tally.add();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(added).toEqual([2, 1]);
  });

  it('wait while the database is away, with those that come meanwhile', async () => {
    isDown = true;
    tally.add();
    await jest.advanceTimersByTimeAsync(5_000);
    tally.add();
    isDown = false;
    await jest.advanceTimersByTimeAsync(5_000);
    expect(added).toEqual([2]);
  });

  it('are counted once the database is back, though none come meanwhile', async () => {
    isDown = true;
    tally.add();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(Logger.prototype.warn).toHaveBeenCalledWith('Will count errors later: down');
    isDown = false;
    await jest.advanceTimersByTimeAsync(5_000);
    expect(added).toEqual([1]);
  });

  it('are counted before the program ends', async () => {
    tally.add();
    await tally.onApplicationShutdown();
    expect(added).toEqual([1]);
    await tally.onApplicationShutdown();
    expect([added, jest.getTimerCount()]).toEqual([[1], 0]);
  });
});
