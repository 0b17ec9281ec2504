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
  /** The trace it belongs to, if tracing is on. */
  traceParent?: string;
}

/** One add within a batch. */
export interface JobAdd {
  job: AnyJob;
  id: string;
  envelope: JobEnvelope;
}

/**
 * How long the queue remembers finished and permanently failed jobs; the runner sets retry delays.
 */
const OPTIONS: JobsOptions = {
  backoff: { type: 'capped' },
  removeOnComplete: { age: 24 * 3600, count: 5_000 },
  removeOnFail: { age: 90 * 24 * 3600 },
};

/** How full a queue is. */
export interface QueueFacts {
  name: string;
  waiting: number;
  active: number;
  delayed: number;
  failed: number;
  completed: number;
  isPaused: boolean;
  /** Age of the oldest waiting job, ms; null if none is waiting. */
  oldestWaitingMs: number | null;
}

/** When a job runs automatically. */
export interface ScheduleFacts {
  job: string;
  queue: string;
  everyMs: number;
  nextAt: Date | null;
}

async function factsOf(queue: Queue): Promise<QueueFacts> {
  const counts = await queue.getJobCounts(
    'waiting',
    'prioritized',
    'active',
    'delayed',
    'failed',
    'completed',
  );
  const [oldest] = await queue.getJobs(['waiting'], 0, 0, true);
  return {
    name: queue.name,
    waiting: (counts.waiting ?? 0) + (counts.prioritized ?? 0),
    active: counts.active ?? 0,
    delayed: counts.delayed ?? 0,
    failed: counts.failed ?? 0,
    completed: counts.completed ?? 0,
    isPaused: await queue.isPaused(),
    oldestWaitingMs: oldest === undefined ? null : Math.max(0, Date.now() - oldest.timestamp),
  };
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
          opts: { jobId: id, attempts: limitsOf(job).tries },
        })),
      );
    }
  }

  async find(queue: QueueName, id: string): Promise<Job | undefined> {
    return this.queues[queue].getJob(id);
  }

  /** Updates a recurring job's schedule to match its definition. */
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

  /** How full each queue is. */
  async states(): Promise<QueueFacts[]> {
    return Promise.all(this.all().map(factsOf));
  }

  /** The automatic jobs' schedules in the queue store. */
  async schedules(): Promise<ScheduleFacts[]> {
    const lists = await Promise.all(
      this.all().map(async (queue) => {
        const schedulers = await queue.getJobSchedulers(0, -1, true);
        return schedulers.map(({ key, every, next }) => ({
          job: key,
          queue: queue.name,
          everyMs: Number(every ?? 0),
          nextAt: next === undefined || next === null ? null : new Date(Number(next)),
        }));
      }),
    );
    return lists.flat().toSorted((a, b) => a.job.localeCompare(b.job));
  }

  /**
   * Takes a finished job out of its queue, so that it can be added again under the same id; one
   * waiting for its next try becomes due at once.
   *
   * @returns whether it was finished or missing (`gone`), is waiting (`due`), or runs now
   * (`running`)
   */
  async release(id: string): Promise<'gone' | 'due' | 'running'> {
    for (const queue of this.all()) {
      const job = await queue.getJob(id);
      if (job === undefined) continue;
      const state = await job.getState();
      if (state === 'active') return 'running';
      if (state === 'completed' || state === 'failed') await job.remove();
      else if (state === 'delayed') await job.promote();
      return state === 'completed' || state === 'failed' ? 'gone' : 'due';
    }
    return 'gone';
  }

  get backendKind(): QueueBackend['kind'] {
    return this.backend.kind;
  }

  async ping(): Promise<void> {
    await this.backend.ping();
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.all().map((queue) => queue.close().catch(() => undefined)));
    await this.backend.close();
  }
}
