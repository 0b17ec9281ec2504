import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { scheduleRuns } from '../outbox/schedule-run.repository.js';

/** Results of the jobs that run automatically. */
@Injectable()
export class ScheduleRunRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The last run of each job, by name. */
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
