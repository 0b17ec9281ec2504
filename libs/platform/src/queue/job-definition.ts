import * as z from 'zod';
import type { EventDefinition } from './event-definition.js';

/** The queues, by what a backlog in them delays: emails, the product's own bookkeeping, upkeep. */
export const QUEUE_NAMES = ['mail', 'domain', 'upkeep'] as const;
export type QueueName = (typeof QUEUE_NAMES)[number];

/** How often a job is tried, and for how long. Defaults are in `JOB_DEFAULTS`. */
export interface JobLimits {
  /** Tries in all; after the last one it stays in the queue as a dead letter. */
  tries: number;
  /** Delay before the second try, ms; it doubles each time, up to `mostMs`. */
  backoff: { firstMs: number; mostMs: number };
  /** How many of these jobs one process runs at once. */
  concurrency: number;
  /** A try that takes longer has failed: its signal is aborted, and it is tried again. */
  timeLimitMs: number;
}

/**
 * About two hours of tries in all: a mail server may be down for an hour. Five minutes per try:
 * many times what any job takes, so that only hanging tries are aborted.
 */
export const JOB_DEFAULTS: JobLimits = {
  tries: 32,
  backoff: { firstMs: 1_000, mostMs: 300_000 },
  concurrency: 5,
  timeLimitMs: 300_000,
};

interface JobBase extends Partial<JobLimits> {
  /** `quizzes.rescore-attempt`; wire format, never renamed. */
  name: string;
  queue: QueueName;
}

/** Background work that an event causes; its payload is the event's. */
export interface EventJob<Payload = unknown> extends JobBase {
  on: EventDefinition<Payload>;
  every?: undefined;
}

/** Background work that runs automatically at an interval; it has no payload and one try. */
export interface ScheduledJob extends JobBase {
  /** ms */
  every: number;
  on?: undefined;
}

/** A job of any payload, for lists. */
// biome-ignore lint/suspicious/noExplicitAny: a list of jobs of different payloads has no narrower type that accepts them
export type AnyJob = EventJob<any> | ScheduledJob;

/** What a job's handler is given. */
export type PayloadOf<Job extends AnyJob> = Job extends EventJob<infer Payload> ? Payload : object;

/** What every handler gets besides its payload. */
export interface JobContext {
  /** 1 on the first try. */
  attempt: number;
  /** Aborted when the try has taken longer than the job's time limit. */
  signal: AbortSignal;
}

/** What the handler of an event's job gets besides its payload. */
export interface EventJobContext extends JobContext {
  /** The event that caused the job; handlers use it for idempotency. */
  eventId: string;
}

export type ContextOf<Job extends AnyJob> = Job extends ScheduledJob ? JobContext : EventJobContext;

/** Declares a job: with `on` it is caused by an event, with `every` it runs automatically. */
export function defineJob<Payload>(definition: EventJob<Payload>): EventJob<Payload>;
export function defineJob(definition: ScheduledJob): ScheduledJob;
export function defineJob(definition: AnyJob): AnyJob {
  return definition;
}

const NO_PAYLOAD = z.object({});

/** The shape of a job's payload. */
export function schemaOf(job: AnyJob): z.ZodType {
  return job.on === undefined ? NO_PAYLOAD : job.on.schema;
}

/** A job's limits, including defaults. */
export function limitsOf(job: AnyJob): JobLimits {
  const { tries, backoff, concurrency, timeLimitMs } = job;
  return {
    // A schedule's next run serves as its next try.
    tries: job.on === undefined ? 1 : (tries ?? JOB_DEFAULTS.tries),
    backoff: backoff ?? JOB_DEFAULTS.backoff,
    concurrency: concurrency ?? JOB_DEFAULTS.concurrency,
    timeLimitMs: timeLimitMs ?? JOB_DEFAULTS.timeLimitMs,
  };
}

/** Delay before the next try, ms, after this many tries. */
export function retryDelayMs({ firstMs, mostMs }: JobLimits['backoff'], triesMade: number): number {
  return Math.min(firstMs * 2 ** Math.min(triesMade - 1, 20), mostMs);
}
