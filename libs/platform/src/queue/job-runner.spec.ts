import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { type Job, UnrecoverableError } from 'bullmq';
import * as z from 'zod';
import { type AnyJob, defineJob, type EventJobContext, type JobContext } from './job-definition.js';
import { JobRegistry } from './job-registry.js';
import { JobRunner } from './job-runner.js';

const happened = { name: 'tests.happened', schema: z.strictObject({ n: z.number() }) };
const caused = defineJob({
  ...{ name: 'tests.caused', queue: 'domain', on: happened, timeLimitMs: 20 },
  backoff: { firstMs: 7, mostMs: 50 },
});
const hourly = defineJob({ name: 'tests.hourly', queue: 'upkeep', every: 3_600_000 });

type Handle = (payload: unknown, context: JobContext | EventJobContext) => Promise<void>;

let log: unknown[];
let done: boolean;
beforeEach(() => {
  jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  [log, done] = [[], false];
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** What the workers of the queues call; private, as no one else does. */
interface WorkerCalls {
  run: (job: Job) => Promise<void>;
  failed: (job: Job, problem: Error) => Promise<void>;
  delayOf: (name: string, made: number) => number;
}

function runnerOf(job: AnyJob, handle: Handle) {
  const deliveries = {
    isDone: async (...of: unknown[]) => log.push('asked', ...of) > 0 && done,
    markDone: async (...of: unknown[]) => void log.push('done', ...of),
    markFailed: async (...of: unknown[]) => void log.push('failed', ...of),
    noteRun: async ({ problem }: { problem: string | null }) => void log.push('ran', problem),
  };
  const registry = new JobRegistry([job], [{ job, handler: { handle } }], [happened]);
  const runner = new JobRunner({} as never, {} as never, registry, deliveries);
  const calls = runner as unknown as WorkerCalls;
  return {
    run: (data: object, name = job.name, attemptsMade = 0) =>
      calls.run({ id: '1', name, data, attemptsMade } as Job),
    fail: (data: object, finishedOn?: number) =>
      calls.failed({ id: '1', name: job.name, data, finishedOn } as Job, new Error('no')),
    delay: (name: string, made: number) => calls.delayOf(name, made),
    runner,
  };
}
const noop: Handle = async () => undefined;

describe('a try of a job', () => {
  it('is marked done after its work, with its event, its number and a signal', async () => {
    const { run } = runnerOf(caused, async (payload, { signal, ...context }) => {
      log.push(payload, context, signal.aborted);
    });
    await run({ payload: { n: 1 }, eventId: 'e1' }, caused.name, 2);
    const work = [{ n: 1 }, { attempt: 3, eventId: 'e1' }, false];
    expect(log).toEqual(['asked', 'e1', caused.name, ...work, 'done', 'e1', caused.name]);
  });

  it('does nothing where its event is done already', async () => {
    done = true;
    await runnerOf(caused, async () => void log.push('worked')).run({ payload: {}, eventId: 'e1' });
    expect(log).toEqual(['asked', 'e1', caused.name]);
  });

  it('fails when it takes longer than it may, and is told so', async () => {
    let given: AbortSignal | undefined;
    const { run } = runnerOf(caused, (_, { signal }) => {
      given = signal;
      return new Promise(() => undefined);
    });
    const late = run({ payload: { n: 1 }, eventId: 'e1' });
    await expect(late).rejects.toThrow('tests.caused took longer than 20 ms');
    expect(given?.aborted).toBe(true);
    expect(log).not.toContain('done');
  });

  it('fails for good without the event that causes it, or with another payload', async () => {
    const { run } = runnerOf(caused, noop);
    await expect(run({ payload: { n: 1 } })).rejects.toThrow(UnrecoverableError);
    await expect(run({ payload: { n: '1' }, eventId: 'e1' })).rejects.toThrow(UnrecoverableError);
  });

  it('is left to another worker where this one does not know the job', async () => {
    const refused = runnerOf(caused, noop).run({ payload: {} }, 'tests.newer');
    await expect(refused).rejects.toThrow('No handler for tests.newer');
    await expect(refused).rejects.not.toBeInstanceOf(UnrecoverableError);
  });

  it('of a schedule is noted, and belongs to no event', async () => {
    await runnerOf(hourly, noop).run({ payload: {} });
    expect(log).toEqual(['ran', null]);
  });
});

describe('a try that failed', () => {
  const envelope = { payload: { n: 1 }, eventId: 'e1' };

  it('is a dead letter where it was the last, of an event', async () => {
    const { fail } = runnerOf(caused, noop);
    await fail(envelope);
    await fail({ payload: {} }, 5);
    expect(log).toEqual([]);
    await fail(envelope, 5);
    expect(log).toEqual(['failed', 'e1', caused.name, 'no']);
  });

  it('is followed by the next after the pause of its job, or the usual one', () => {
    const { delay } = runnerOf(caused, noop);
    expect([delay(caused.name, 1), delay(caused.name, 2), delay(caused.name, 9)]).toEqual([
      7, 14, 50,
    ]);
    expect(delay('tests.newer', 1)).toBe(1_000);
  });
});

it('a runner that has not begun does not run', () => {
  expect(runnerOf(caused, noop).runner.isRunning()).toBe(false);
});
