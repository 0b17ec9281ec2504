import { randomUUID } from 'node:crypto';
import { loadCommandConfig } from '@prepward/platform/config';
import { defineJob, JobQueues, QueueBackend } from '@prepward/platform/queue';
import { type Stack, until } from './harness.js';

const QUEUE = 'upkeep';

/**
 * Puts a job that runs automatically into its queue, so that a worker runs it now and no test waits
 * for its turn. The schedule, which a worker made as it started, stays as it is.
 *
 * @param times for several workers: so many are added at once
 * @returns when all have run, what each failed with, or null
 * @throws Error where no worker has scheduled such a job
 */
export async function runNow(stack: Stack, name: string, times = 1): Promise<(string | null)[]> {
  const config = loadCommandConfig({ DATABASE_URL: stack.databaseUrl });
  const queues = new JobQueues(new QueueBackend(config));
  const outcome = async (id: string) => {
    const job = await queues.find(QUEUE, id);
    return job?.finishedOn === undefined ? undefined : { problem: job.failedReason ?? null };
  };
  try {
    const schedules = await queues.schedules();
    const schedule = schedules.find(({ job, queue }) => job === name && queue === QUEUE);
    if (schedule === undefined) throw new Error(`No worker has scheduled ${name}`);
    const job = defineJob({ name, queue: QUEUE, every: schedule.everyMs });
    const ids = Array.from({ length: times }, () => randomUUID());
    await queues.addAll(ids.map((id) => ({ job, id, envelope: { payload: {} } })));
    const problems: (string | null)[] = [];
    for (const id of ids) {
      await until(`${name} to run`, async () => (await outcome(id)) !== undefined, 120_000);
      problems.push((await outcome(id))?.problem ?? null);
    }
    return problems;
  } finally {
    await queues.onApplicationShutdown();
  }
}
