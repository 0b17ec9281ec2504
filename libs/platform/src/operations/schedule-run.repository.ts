import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { scheduleRuns } from '../outbox/schedule-run.repository.js';

/** How the jobs that run by themselves went. */
@Injectable()
export class ScheduleRunRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The last run of each, by the job's name. */
  async last(): Promise<Map<string, { startedAt: Date; tookMs: number; problem: string | null }>> {
    const rows = await scheduleRuns(this.dataSource);
    return new Map(
      rows.map(({ job, started_at: startedAt, took_ms: tookMs, problem }) => [
        job,
        { startedAt, tookMs, problem },
      ]),
    );
  }
}
