import { MODULES } from '@prepward/modules';
import type { JobsPart } from '@prepward/platform/manifest';
import { purgeOutbox } from '@prepward/platform/outbox';
import type { AnyJob } from '@prepward/platform/queue';

/** The background work of every module. */
export async function loadJobs(): Promise<JobsPart[]> {
  const parts = await Promise.all(MODULES.map(({ jobs }) => jobs?.()));
  return parts.flatMap((part) => part ?? []);
}

/** Every job of the product. The worker does not boot unless each has exactly one handler. */
export function jobsOf(parts: readonly JobsPart[]): AnyJob[] {
  return [purgeOutbox, ...parts.flatMap(({ definitions }) => definitions)];
}
