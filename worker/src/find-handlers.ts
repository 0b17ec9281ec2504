import { DiscoveryService } from '@nestjs/core';
import { type AnyJob, HANDLES_JOB, type RegisteredJob } from '@prepward/platform/queue';

/** Every provider that is marked as the handler of a job. */
export function findHandlers(discovery: DiscoveryService): RegisteredJob[] {
  return discovery.getProviders().flatMap(({ metatype, instance }) => {
    const job: AnyJob | undefined =
      typeof metatype === 'function' ? Reflect.getMetadata(HANDLES_JOB, metatype) : undefined;
    return job === undefined ? [] : [{ job, handler: instance as RegisteredJob['handler'] }];
  });
}
