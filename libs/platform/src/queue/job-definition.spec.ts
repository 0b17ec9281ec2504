import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { defineJob, JOB_DEFAULTS, limitsOf, retryDelayMs, schemaOf } from './job-definition.js';

const happened = { name: 'tests.happened', schema: z.strictObject({ userId: z.string() }) };
const caused = defineJob({ name: 'tests.caused', queue: 'mail', on: happened });
const hourly = defineJob({ name: 'tests.hourly', queue: 'upkeep', every: 3_600_000 });

describe('the limits of a job', () => {
  it('are the usual ones where it says nothing', () => {
    expect(limitsOf(caused)).toEqual(JOB_DEFAULTS);
  });

  it('are its own, one by one', () => {
    const own = {
      tries: 3,
      backoff: { firstMs: 5, mostMs: 50 },
      concurrency: 1,
      timeLimitMs: 7,
    };
    expect(limitsOf({ ...caused, ...own })).toEqual(own);
    expect(limitsOf({ ...caused, tries: 3 })).toEqual({ ...JOB_DEFAULTS, tries: 3 });
    expect(limitsOf({ ...caused, concurrency: 2 })).toEqual({ ...JOB_DEFAULTS, concurrency: 2 });
  });

  it('give a schedule one try, because its next run is its next try', () => {
    expect(limitsOf({ ...hourly, tries: 9 })).toEqual({ ...JOB_DEFAULTS, tries: 1 });
  });
});

describe('the delay before the next try', () => {
  const backoff = { firstMs: 1_000, mostMs: 300_000 };

  it('doubles, up to the most', () => {
    const delays = [1, 2, 3, 4, 9, 10].map((made) => retryDelayMs(backoff, made));
    expect(delays).toEqual([1_000, 2_000, 4_000, 8_000, 256_000, 300_000]);
  });

  it('is a number after any number of tries', () => {
    expect(retryDelayMs({ firstMs: 1, mostMs: Number.MAX_VALUE }, 21)).toBe(2 ** 20);
    expect(retryDelayMs({ firstMs: 1, mostMs: Number.MAX_VALUE }, 5_000)).toBe(2 ** 20);
    expect(retryDelayMs(backoff, 5_000)).toBe(300_000);
  });

  it('adds up to about two hours over all usual tries: a mail server may be away for one', () => {
    let sum = 0;
    for (let made = 1; made < JOB_DEFAULTS.tries; made++) {
      sum += retryDelayMs(JOB_DEFAULTS.backoff, made);
    }
    expect(sum / 3_600_000).toBeGreaterThan(1.5);
    expect(sum / 3_600_000).toBeLessThan(2.5);
  });
});

describe('the payload of a job', () => {
  it('is that of its event, and nothing else', () => {
    expect(schemaOf(caused).safeParse({ userId: 'u' }).success).toBe(true);
    expect(schemaOf(caused).safeParse({ userId: 1 }).success).toBe(false);
  });

  it('is an object without content for a schedule', () => {
    expect(schemaOf(hourly).safeParse({}).success).toBe(true);
    expect(schemaOf(hourly).safeParse(null).success).toBe(false);
  });
});
