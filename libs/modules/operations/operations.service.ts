import { Injectable } from '@nestjs/common';
import type { OperationsState } from '@prepward/contracts/admin-operations';
import { Clock } from '@prepward/platform/clock';
import { DeadLetterRepository, ScheduleRunRepository } from '@prepward/platform/operations';
import { JobQueues, type ScheduleFacts } from '@prepward/platform/queue';
import { PartChecks } from './part-checks.js';

/** How everything behind the pages is doing. */
@Injectable()
export class OperationsService {
  constructor(
    private readonly queues: JobQueues,
    private readonly deliveries: DeadLetterRepository,
    private readonly runs: ScheduleRunRepository,
    private readonly parts: PartChecks,
    private readonly clock: Clock,
  ) {}

  /** Queues, outbox, schedules and parts, now. */
  async state(): Promise<OperationsState> {
    const now = this.clock.now();
    const schedules = await this.queues.schedules();
    const [queues, outbox, withRuns, parts] = await Promise.all([
      this.queues.states(),
      this.deliveries.lag(),
      this.withRuns(schedules),
      this.parts.all(schedules, now),
    ]);
    const backend = this.queues.backendKind;
    return { at: now.toISOString(), backend, queues, outbox, schedules: withRuns, parts };
  }

  private async withRuns(
    schedules: readonly ScheduleFacts[],
  ): Promise<OperationsState['schedules']> {
    const runs = await this.runs.last();
    return schedules.map(({ job, queue, everyMs, nextAt }) => {
      const run = runs.get(job);
      return {
        job,
        queue,
        everyMs,
        nextAt: nextAt?.toISOString() ?? null,
        lastRun: run === undefined ? null : { ...run, startedAt: run.startedAt.toISOString() },
      };
    });
  }
}
