import type { OnApplicationShutdown } from '@nestjs/common';
import { type Job, type JobsOptions, Queue } from 'bullmq';
import type { AnyJob, JobDefinition, QueueName } from './job-definition.js';
import { QUEUE_NAMES } from './job-definition.js';
import { QueueBackend } from './queue-backend.js';

/** What a job carries in the queue: ids, and no secrets. */
export interface JobEnvelope {
  payload: unknown;
  eventId?: string;
  requestId?: string;
}

/** One add within a batch. */
export interface JobAdd {
  job: AnyJob;
  id: string;
  envelope: JobEnvelope;
}

/**
 * About two hours of tries in all (see `retryDelayMs`): a mail server may be away for an hour.
 * What fails after that stays in the queue as a dead letter.
 */
const OPTIONS: JobsOptions = {
  attempts: 32,
  backoff: { type: 'capped' },
  removeOnComplete: { age: 24 * 3600, count: 5_000 },
  removeOnFail: { age: 90 * 24 * 3600 },
};

/** Delay before the given retry, ms: doubles from 1 s up to 5 minutes. */
export function retryDelayMs(attemptsMade: number): number {
  return Math.min(1_000 * 2 ** Math.min(attemptsMade - 1, 20), 300_000);
}

/** The producing side of the queues. Only the outbox relay and schedules add to them. */
export class JobQueues implements OnApplicationShutdown {
  private readonly queues: Record<QueueName, Queue>;

  constructor(private readonly backend: QueueBackend) {
    const entries = QUEUE_NAMES.map((name) => {
      const queue = new Queue(name, { connection: backend.connection, defaultJobOptions: OPTIONS });
      // Reported by the backend; without a listener the process would end.
      queue.on('error', () => undefined);
      return [name, queue] as const;
    });
    this.queues = Object.fromEntries(entries) as Record<QueueName, Queue>;
  }

  /** For the operators' board. */
  all(): Queue[] {
    return Object.values(this.queues);
  }

  /** Adds jobs under fixed ids; an id that is in the queue already is not added again. */
  async addAll(adds: readonly JobAdd[]): Promise<void> {
    for (const name of QUEUE_NAMES) {
      const mine = adds.filter((add) => add.job.queue === name);
      if (mine.length === 0) continue;
      await this.queues[name].addBulk(
        mine.map(({ job, id, envelope }) => ({
          name: job.name,
          data: envelope,
          opts: { jobId: id },
        })),
      );
    }
  }

  async find(queue: QueueName, id: string): Promise<Job | undefined> {
    return this.queues[queue].getJob(id);
  }

  /** Makes the schedule of a recurring job what its definition says. */
  async schedule(job: JobDefinition<unknown>, every: number): Promise<void> {
    await this.queues[job.queue].upsertJobScheduler(
      job.name,
      { every },
      { name: job.name, data: { payload: {} } satisfies JobEnvelope, opts: { attempts: 1 } },
    );
  }

  async ping(): Promise<void> {
    await this.backend.ping();
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.all().map((queue) => queue.close().catch(() => undefined)));
    await this.backend.close();
  }
}
