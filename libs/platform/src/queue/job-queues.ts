import type { OnApplicationShutdown } from '@nestjs/common';
import { type Job, type JobsOptions, Queue } from 'bullmq';
import {
  type AnyJob,
  limitsOf,
  QUEUE_NAMES,
  type QueueName,
  type ScheduledJob,
} from './job-definition.js';
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

/** How long the queue remembers what is done and what failed for good; delays are the runner's. */
const OPTIONS: JobsOptions = {
  backoff: { type: 'capped' },
  removeOnComplete: { age: 24 * 3600, count: 5_000 },
  removeOnFail: { age: 90 * 24 * 3600 },
};

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
          opts: { jobId: id, attempts: limitsOf(job).tries },
        })),
      );
    }
  }

  async find(queue: QueueName, id: string): Promise<Job | undefined> {
    return this.queues[queue].getJob(id);
  }

  /** Makes the schedule of a recurring job what its definition says. */
  async schedule(job: ScheduledJob): Promise<void> {
    await this.queues[job.queue].upsertJobScheduler(
      job.name,
      { every: job.every },
      {
        name: job.name,
        data: { payload: {} } satisfies JobEnvelope,
        opts: { attempts: limitsOf(job).tries },
      },
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
