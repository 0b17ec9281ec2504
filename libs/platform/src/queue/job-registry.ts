import type { AnyJob } from './job-definition.js';
import type { JobHandler } from './job-handler.js';

/** The worker's jobs and handlers do not fit together; it must not boot. */
export class RegistryError extends Error {
  override name = 'RegistryError';
}

/** A job with the handler that does it. */
export interface RegisteredJob {
  job: AnyJob;
  handler: JobHandler<unknown>;
}

/** Every job the worker can do, each with exactly one handler. */
export class JobRegistry {
  private readonly byName = new Map<string, RegisteredJob>();

  /** @throws RegistryError on a job without handler, with two, named twice, or a handler nobody declared. */
  constructor(jobs: readonly AnyJob[], handlers: readonly RegisteredJob[]) {
    const problems: string[] = [];
    const names = jobs.map((job) => job.name);
    for (const name of new Set(names.filter((name, i) => names.indexOf(name) !== i))) {
      problems.push(`two jobs are named ${name}`);
    }
    for (const job of jobs) {
      const found = handlers.filter((entry) => entry.job === job);
      const [first] = found;
      if (first === undefined) problems.push(`${job.name} has no handler`);
      else if (found.length > 1) problems.push(`${job.name} has ${found.length} handlers`);
      else this.byName.set(job.name, first);
    }
    for (const { job } of handlers) {
      if (!jobs.includes(job)) problems.push(`a handler is for ${job.name}, which is not declared`);
    }
    if (problems.length > 0) throw new RegistryError(problems.join('; '));
  }

  find(name: string): RegisteredJob | undefined {
    return this.byName.get(name);
  }

  all(): RegisteredJob[] {
    return [...this.byName.values()];
  }
}
