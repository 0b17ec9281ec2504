import { SetMetadata } from '@nestjs/common';
import type { AnyJob, ContextOf, PayloadOf } from './job-definition.js';

export const HANDLES_JOB = Symbol('HANDLES_JOB');

/** A class that does one kind of job. Must be idempotent: a job can be delivered twice. */
export interface JobHandler<Job extends AnyJob> {
  handle(payload: PayloadOf<Job>, context: ContextOf<Job>): Promise<void>;
}

/** A property and not a method, so that the payload's type is checked strictly. */
interface Handles<Job extends AnyJob> {
  handle: (payload: PayloadOf<Job>, context: ContextOf<Job>) => Promise<void>;
}

/**
 * Marks a provider as the handler of a job; the registry finds it at boot. A class whose `handle`
 * does not take the job's payload does not compile.
 */
export function HandlesJob<Job extends AnyJob>(job: Job) {
  return (handler: new (...dependencies: never[]) => Handles<Job>): void => {
    SetMetadata(HANDLES_JOB, job)(handler);
  };
}
