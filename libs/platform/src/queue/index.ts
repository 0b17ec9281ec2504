export type { EventDefinition } from './event-definition.js';
/** @public The compiler needs the name when a module exports a job. */
export type { ScheduledJob } from './job-definition.js';
export {
  type AnyJob,
  defineJob,
  type EventJob,
  type EventJobContext,
  type JobContext,
  type PayloadOf,
} from './job-definition.js';
export { HANDLES_JOB, HandlesJob, type JobHandler } from './job-handler.js';
export { JobQueues, type ScheduleFacts } from './job-queues.js';
export { JobRegistry, type RegisteredJob } from './job-registry.js';
export { JobRunner } from './job-runner.js';
export { QueueModule } from './queue.module.js';
export { prepareQueueSchema, QueueBackend } from './queue-backend.js';
