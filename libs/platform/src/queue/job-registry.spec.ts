import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { defineJob } from './job-definition.js';
import { HandlesJob, type JobHandler } from './job-handler.js';
import { JobRegistry, RegistryError } from './job-registry.js';

const happened = { name: 'tests.happened', schema: z.strictObject({ userId: z.uuid() }) };
const job = defineJob({ name: 'tests.job', queue: 'domain', on: happened });
const other = defineJob({ name: 'tests.other', queue: 'mail', every: 1_000 });
const never = { name: 'tests.never', schema: happened.schema };
const unheard = defineJob({ name: 'tests.unheard', queue: 'domain', on: never });
const handler = { handle: async () => undefined };

describe('JobRegistry', () => {
  it('finds the handler of a job by its name', () => {
    const registry = new JobRegistry([job], [{ job, handler }], [happened]);
    expect(registry.find('tests.job')?.handler).toBe(handler);
    expect(registry.find('tests.unknown')).toBeUndefined();
  });

  it.each([
    [
      'a job without a handler',
      [job, other],
      [{ job, handler }],
      'tests.other has no handler: add a class with @HandlesJob(…) to the providers of libs/modules/tests/jobs/tests-jobs.module.ts',
    ],
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
    [
      'a job whose event no module records',
      [unheard],
      [{ job: unheard, handler }],
      'tests.unheard waits for tests.never, which no module records: add the event to the manifest',
    ],
  ])('refuses %s', (_, jobs, handlers, message) => {
    expect(() => new JobRegistry(jobs, handlers, [happened])).toThrow(RegistryError);
    expect(() => new JobRegistry(jobs, handlers, [happened])).toThrow(message);
  });
});

describe('HandlesJob', () => {
  it('takes a handler of the event’s payload, which has the event’s id, and no other', () => {
    @HandlesJob(job)
    class Right implements JobHandler<typeof job> {
      async handle({ userId }: { userId: string }, { eventId }: { eventId: string }) {
        await Promise.resolve(userId + eventId);
      }
    }
    // @ts-expect-error the payload has no `attemptId`
    @HandlesJob(job)
    class WrongPayload {
      async handle({ attemptId }: { attemptId: string }) {
        await Promise.resolve(attemptId);
      }
    }
    // @ts-expect-error the payload has no `attemptId` besides its `userId`
    @HandlesJob(job)
    class MorePayload {
      async handle({ userId, attemptId }: { userId: string; attemptId: string }) {
        await Promise.resolve(userId + attemptId);
      }
    }
    // @ts-expect-error a scheduled job has no event
    @HandlesJob(other)
    class WrongContext {
      async handle(_payload: object, { eventId }: { eventId: string }) {
        await Promise.resolve(eventId);
      }
    }
    expect([Right, WrongPayload, MorePayload, WrongContext]).toHaveLength(4);
  });
});
