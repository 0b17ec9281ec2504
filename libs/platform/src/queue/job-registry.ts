import type { EventDefinition } from './event-definition.js';
import type { AnyJob, EventJobContext, JobContext } from './job-definition.js';

/** The worker's jobs and handlers do not fit together; it must not boot. */
export class RegistryError extends Error {
  override name = 'RegistryError';
}

/** A job with the handler that does it; `HandlesJob` has tied the two by type. */
export interface RegisteredJob {
  job: AnyJob;
  handler: { handle(payload: unknown, context: JobContext | EventJobContext): Promise<void> };
}

function noHandler({ name }: AnyJob): string {
  const [module] = name.split('.');
  return (
    `${name} has no handler: add a class with @HandlesJob(…) to the providers of ` +
    `libs/modules/${module}/jobs/${module}-jobs.module.ts`
  );
}

function noRecorder({ name, on }: AnyJob): string {
  return (
    `${name} waits for ${on?.name}, which no module records: add the event to the manifest of the ` +
    'module that does'
  );
}

/** Every job the worker can do, each with exactly one handler. */
export class JobRegistry {
  private readonly byName = new Map<string, RegisteredJob>();

  /**
   * @param recorded the events of all modules
   * @throws RegistryError on a job without a handler, with two, with a name that's taken, or caused
   * by an event that no module records; and on a handler of an undeclared job
   */
  constructor(
    jobs: readonly AnyJob[],
    handlers: readonly RegisteredJob[],
    recorded: readonly EventDefinition[],
  ) {
    const problems: string[] = [];
    const names = jobs.map((job) => job.name);
    for (const name of new Set(names.filter((name, i) => names.indexOf(name) !== i))) {
      problems.push(`two jobs are named ${name}`);
    }
    for (const job of jobs) {
      const found = handlers.filter((entry) => entry.job === job);
      const [first] = found;
      if (first === undefined) problems.push(noHandler(job));
      else if (found.length > 1) problems.push(`${job.name} has ${found.length} handlers`);
      else this.byName.set(job.name, first);
      if (job.on !== undefined && !recorded.includes(job.on)) problems.push(noRecorder(job));
    }
    for (const { job } of handlers) {
      if (!jobs.includes(job))
        problems.push(
          `a handler is for ${job.name}, which isn't declared: add the job to its module's list of jobs`,
        );
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
