import type * as z from 'zod';
import type { EventDefinition } from './event-definition.js';

/** The queues, by what a backlog in them delays: mails, the product's own bookkeeping, upkeep. */
export const QUEUE_NAMES = ['mail', 'domain', 'upkeep'] as const;
export type QueueName = (typeof QUEUE_NAMES)[number];

/** A piece of background work: what it is called, where it waits, what it is given. */
export interface JobDefinition<Payload = unknown> {
  /** `quizzes.rescore-attempt`; wire format, never renamed. */
  name: string;
  queue: QueueName;
  schema: z.ZodType<Payload>;
  /** The event that causes it; the payload is then the event's. */
  on?: EventDefinition<Payload>;
  /** Runs by itself at this interval, ms, with an empty payload. */
  every?: number;
}

/** A job of any payload, for lists. */
// biome-ignore lint/suspicious/noExplicitAny: a list of jobs of different payloads has no narrower type that accepts them
export type AnyJob = JobDefinition<any>;

/** What a handler knows beside its payload. */
export interface JobContext {
  /** The event that caused the job: what handlers are idempotent by. Absent for scheduled jobs. */
  eventId: string | undefined;
  /** 1 on the first try. */
  attempt: number;
}

/** The event that caused a job. @throws Error where the job came by itself: it is only meant for events */
export function eventIdOf(context: JobContext): string {
  if (context.eventId === undefined) throw new Error('This job is only done for an event');
  return context.eventId;
}

/** Declares a job; payload types are inferred from the schema. */
export function defineJob<Payload>(definition: JobDefinition<Payload>): JobDefinition<Payload> {
  return definition;
}
