import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { defineJob } from './job-definition.js';
import { retryDelayMs } from './job-queues.js';
import { JobRegistry, RegistryError } from './job-registry.js';

const job = defineJob({ name: 'tests.job', queue: 'domain', schema: z.object({}) });
const other = defineJob({ name: 'tests.other', queue: 'mail', schema: z.object({}) });
const handler = { handle: async () => undefined };

describe('JobRegistry', () => {
  it('finds the handler of a job by its name', () => {
    const registry = new JobRegistry([job], [{ job, handler }]);
    expect(registry.find('tests.job')?.handler).toBe(handler);
    expect(registry.find('tests.unknown')).toBeUndefined();
  });

  it.each([
    ['a job without a handler', [job, other], [{ job, handler }], 'tests.other has no handler'],
    [
      'two handlers',
      [job],
      [
        { job, handler },
        { job, handler },
      ],
      'tests.job has 2 handlers',
    ],
    [
      'a handler nobody declared',
      [job],
      [
        { job, handler },
        { job: other, handler },
      ],
      'a handler is for tests.other',
    ],
    ['two jobs of one name', [job, { ...job }], [{ job, handler }], 'two jobs are named tests.job'],
  ])('refuses %s', (_, jobs, handlers, message) => {
    expect(() => new JobRegistry(jobs, handlers)).toThrow(RegistryError);
    expect(() => new JobRegistry(jobs, handlers)).toThrow(message);
  });
});

describe('retryDelayMs', () => {
  it('doubles from a second to five minutes, and lasts longer than an hour in all', () => {
    expect([1, 2, 3, 9, 10, 31].map(retryDelayMs)).toEqual([
      1_000, 2_000, 4_000, 256_000, 300_000, 300_000,
    ]);
    const total = Array.from({ length: 31 }, (_, i) => retryDelayMs(i + 1)).reduce((a, b) => a + b);
    expect(total).toBeGreaterThan(3_600_000);
  });
});
