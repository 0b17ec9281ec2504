import { Logger } from '@nestjs/common';
import { type Job, UnrecoverableError, Worker } from 'bullmq';
import pLimit, { type LimitFunction } from 'p-limit';
import { withoutAddresses } from '../mail/without-addresses.js';
import { inSpan, metrics, withRequestId } from '../telemetry/index.js';
import {
  type AnyJob,
  JOB_DEFAULTS,
  limitsOf,
  QUEUE_NAMES,
  type QueueName,
  retryDelayMs,
  schemaOf,
} from './job-definition.js';
import { type JobEnvelope, JobQueues } from './job-queues.js';
import type { JobRegistry, RegisteredJob } from './job-registry.js';
import { QueueBackend } from './queue-backend.js';

/** A worker that dies is noticed after this; its job is then given to another (within 15 s). */
const LOCK_MS = 10_000;
const STALLED_CHECK_MS = 5_000;
/** How often a worker may be killed during a job before the job counts as poisonous. */
const MAX_STALLED = 10;
/** Jobs worked on at once, by queue; each job may ask for less. */
const CONCURRENCY: Record<QueueName, number> = { mail: 5, domain: 5, upkeep: 1 };

/** Runs a try, and fails it when it takes longer than the job may. */
async function within(
  { name }: AnyJob,
  limitMs: number,
  run: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const signal = AbortSignal.timeout(limitMs);
  let onAbort: (() => void) | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    onAbort = () => reject(new Error(`${name} took longer than ${limitMs} ms`));
    signal.addEventListener('abort', onAbort);
  });
  try {
    await Promise.race([run(signal), late]);
  } finally {
    if (onAbort !== undefined) signal.removeEventListener('abort', onAbort);
  }
}

/** One run of a job that runs automatically. */
export interface ScheduleRunFact {
  job: string;
  startedAt: Date;
  tookMs: number;
  /** Null if it succeeded. */
  problem: string | null;
}

/** Records deliveries of outbox events, so that each counts once. */
export interface DeliveryLog {
  isDone(eventId: string, job: string): Promise<boolean>;
  markDone(eventId: string, job: string): Promise<void>;
  markFailed(eventId: string, job: string, reason: string): Promise<void>;
  /** The last run of each job is what operators see. */
  noteRun(run: ScheduleRunFact): Promise<void>;
}

/** The consuming side of the queues: takes jobs, parses them, runs their handlers. */
export class JobRunner {
  private readonly log = new Logger('JobRunner');
  private workers: Worker[] = [];
  private readonly turns = new Map<string, LimitFunction>();

  constructor(
    private readonly backend: QueueBackend,
    private readonly queues: JobQueues,
    private readonly registry: JobRegistry,
    private readonly deliveries: DeliveryLog,
  ) {
    for (const { job } of registry.all()) {
      this.turns.set(job.name, pLimit(limitsOf(job).concurrency));
    }
  }

  async start(): Promise<void> {
    for (const { job } of this.registry.all()) {
      if (job.every !== undefined) await this.queues.schedule(job);
    }
    this.workers = QUEUE_NAMES.map((name) => this.consume(name));
    await Promise.all(this.workers.map((worker) => worker.waitUntilReady()));
  }

  isRunning(): boolean {
    return this.workers.length > 0 && this.workers.every((worker) => worker.isRunning());
  }

  /** Lets running jobs end, takes no new ones. */
  async stop(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.close()));
  }

  private consume(name: QueueName): Worker {
    const worker = new Worker(name, (job) => this.run(job), {
      connection: this.backend.connection,
      concurrency: CONCURRENCY[name],
      lockDuration: LOCK_MS,
      stalledInterval: STALLED_CHECK_MS,
      maxStalledCount: MAX_STALLED,
      settings: {
        backoffStrategy: (made, _type, _error, job) => this.delayOf(job?.name ?? '', made),
      },
    });
    worker.on('error', (error) => this.log.warn(`Queue ${name}: ${error.message}`));
    worker.on('failed', (job, error) => void this.failed(job, error));
    return worker;
  }

  private delayOf(name: string, triesMade: number): number {
    const job = this.registry.find(name)?.job;
    return retryDelayMs(
      job === undefined ? JOB_DEFAULTS.backoff : limitsOf(job).backoff,
      triesMade,
    );
  }

  private async run(job: Job): Promise<void> {
    const registered = this.registry.find(job.name);
    // A newer release's job reaching an older worker: leave it for one that knows it.
    if (registered === undefined) throw new Error(`No handler for ${job.name}`);
    const envelope = job.data as JobEnvelope;
    const turn = this.turns.get(job.name);
    await withRequestId(envelope.requestId ?? `job-${job.id}`, async () => {
      await turn?.(() => this.traced(job, registered, envelope));
    });
  }

  private traced(job: Job, registered: RegisteredJob, envelope: JobEnvelope): Promise<void> {
    const attributes = { 'job.name': job.name, 'job.try': job.attemptsMade + 1 };
    const { traceParent: parent } = envelope;
    return inSpan(`job ${job.name}`, { kind: 'consumer', parent, attributes }, () =>
      this.handle(job, registered, envelope),
    );
  }

  private async handle(
    job: Job,
    { job: definition, handler }: RegisteredJob,
    envelope: JobEnvelope,
  ) {
    const { eventId } = envelope;
    if (eventId !== undefined && (await this.deliveries.isDone(eventId, job.name))) return;
    if (eventId === undefined && definition.on !== undefined) {
      throw new UnrecoverableError(`${job.name}: arrived without its event`);
    }
    const parsed = schemaOf(definition).safeParse(envelope.payload);
    if (!parsed.success) {
      throw new UnrecoverableError(`${job.name}: payload doesn't match its declaration`);
    }
    const attempt = job.attemptsMade + 1;
    const work = () =>
      within(definition, limitsOf(definition).timeLimitMs, (signal) =>
        handler.handle(parsed.data, {
          attempt,
          signal,
          ...(eventId === undefined ? {} : { eventId }),
        }),
      );
    await (definition.on === undefined ? this.noted(definition.name, work) : work());
    if (eventId !== undefined) await this.deliveries.markDone(eventId, job.name);
    metrics.jobs.inc({ job: job.name, outcome: 'done' });
  }

  /** Runs a scheduled job and records the result; failing to record it doesn't fail the job. */
  private async noted(job: string, work: () => Promise<void>): Promise<void> {
    const startedAt = new Date();
    const note = (problem: string | null) =>
      this.deliveries
        .noteRun({ job, startedAt, tookMs: Date.now() - startedAt.getTime(), problem })
        .catch((cause: Error) =>
          this.log.warn(`Couldn't record a run of ${job}: ${cause.message}`),
        );
    try {
      await work();
    } catch (error) {
      await note(withoutAddresses(error instanceof Error ? error.message : String(error)));
      throw error;
    }
    await note(null);
  }

  private async failed(job: Job | undefined, error: Error): Promise<void> {
    if (job === undefined) return;
    const final = job.finishedOn !== undefined;
    metrics.jobs.inc({ job: job.name, outcome: final ? 'dead' : 'retried' });
    this.log.warn(
      `${job.name} ${job.id} failed (try ${job.attemptsMade}${final ? ', the last' : ''}): ${error.message}`,
    );
    const { eventId } = job.data as JobEnvelope;
    if (!final || eventId === undefined) return;
    await this.deliveries
      .markFailed(eventId, job.name, error.message)
      .catch((cause: Error) => this.log.error(`Could not record a dead letter: ${cause.message}`));
  }
}
