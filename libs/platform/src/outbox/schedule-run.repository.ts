import { int, text, timestamptz } from '../database/kinds.js';
import { type Queryable, type RowOf, statement } from '../database/statement.js';
import type { ScheduleRunFact } from '../queue/job-runner.js';

const NOTE = statement(
  'platform.note-schedule-run',
  `INSERT INTO schedule_runs AS r (job, started_at, took_ms, problem) VALUES ($1, $2, $3, $4)
   ON CONFLICT (job) DO UPDATE
     SET started_at = excluded.started_at, took_ms = excluded.took_ms, problem = excluded.problem
     WHERE r.started_at <= excluded.started_at`,
  { params: [text, timestamptz, int, text.nullable] },
);

const RUN = { job: text, started_at: timestamptz, took_ms: int, problem: text.nullable };

const ALL = statement(
  'platform.schedule-runs',
  'SELECT job, started_at, took_ms, problem FROM schedule_runs',
  { params: [], row: RUN },
);

/** Keeps the last run of a job that runs automatically. */
export function noteScheduleRun(on: Queryable, run: ScheduleRunFact): Promise<void> {
  const { job, startedAt, tookMs, problem } = run;
  return NOTE.run(on, [job, startedAt, tookMs, problem?.slice(0, 500) ?? null]);
}

/** The last run of each job that runs automatically, and has run. */
export function scheduleRuns(on: Queryable): Promise<RowOf<typeof RUN>[]> {
  return ALL.all(on, []);
}
