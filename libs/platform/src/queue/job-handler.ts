import { SetMetadata } from '@nestjs/common';
import type { AnyJob, JobContext } from './job-definition.js';

export const HANDLES_JOB = Symbol('HANDLES_JOB');

/** A class that does one kind of job. Must be idempotent: a job can be delivered twice. */
export interface JobHandler<Payload> {
  handle(payload: Payload, context: JobContext): Promise<void>;
}

/** Marks a provider as the handler of a job; the registry finds it at boot. */
export const HandlesJob = (job: AnyJob) => SetMetadata(HANDLES_JOB, job);
