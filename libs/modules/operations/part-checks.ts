import { Injectable } from '@nestjs/common';
import type { PartState } from '@prepward/contracts/admin-operations';
import { MINUTE_MS } from '@prepward/contracts/durations';
import { type AppConfig, InjectConfig } from '@prepward/platform/config';
import { DeadLetterRepository, pingMailServer } from '@prepward/platform/operations';
import { JobQueues, type ScheduleFacts } from '@prepward/platform/queue';
import { Storage } from '@prepward/platform/storage';

/** A part that takes longer than this to answer is down, ms. */
const PATIENCE_MS = 3_000;
/** Schedules that are overdue by more than this mean that no worker is running, ms. */
const OVERDUE_MS = MINUTE_MS;
/** It doesn't matter whether the file exists, only that the storage answers. */
const PROBE = 'probe/none.txt';

function late(): Promise<never> {
  return new Promise((_resolve, reject) => {
    const text = `No answer within ${PATIENCE_MS / 1000} seconds`;
    setTimeout(() => reject(new Error(text)), PATIENCE_MS).unref();
  });
}

async function check(
  part: string,
  detail: string,
  ask: () => Promise<unknown>,
): Promise<PartState> {
  const startedAt = performance.now();
  const tookMs = () => Math.round(performance.now() - startedAt);
  try {
    await Promise.race([ask(), late()]);
    return { part, state: 'up', detail, tookMs: tookMs() };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { part, state: 'down', detail: problem, tookMs: tookMs() };
  }
}

/** Whether each of the product's parts answers. */
@Injectable()
export class PartChecks {
  constructor(
    private readonly database: DeadLetterRepository,
    private readonly queues: JobQueues,
    private readonly storage: Storage,
    @InjectConfig() private readonly config: AppConfig,
  ) {}

  /** Asks all at once, so it takes no longer than {@link PATIENCE_MS}. */
  all(schedules: readonly ScheduleFacts[], now: Date): Promise<PartState[]> {
    const { mail, storage } = this.config;
    const { smtpUrl } = mail;
    const { backendKind } = this.queues;
    return Promise.all([
      check('Database', 'PostgreSQL', () => this.database.lag()),
      check('Queue store', backendKind === 'redis' ? 'Redis' : 'PostgreSQL', () =>
        this.queues.ping(),
      ),
      check('File storage', storage.kind === 's3' ? 'S3 bucket' : 'Folder', () =>
        this.storage.head(PROBE),
      ),
      smtpUrl === undefined
        ? { part: 'Mail server', state: 'off' as const, detail: 'SMTP_URL isn’t set', tookMs: null }
        : check('Mail server', new URL(smtpUrl).host, () => pingMailServer(smtpUrl)),
      this.worker(schedules, now),
    ]);
  }

  /** A worker can't be asked; whether its work gets done shows whether it runs. */
  private worker(schedules: readonly ScheduleFacts[], now: Date): PartState {
    const part = 'Worker';
    if (schedules.length === 0) {
      return { part, state: 'down', detail: 'It hasn’t started yet', tookMs: null };
    }
    const overdue = schedules.filter(
      ({ nextAt }) => nextAt !== null && now.getTime() - nextAt.getTime() > OVERDUE_MS,
    );
    if (overdue.length === 0) {
      return { part, state: 'up', detail: 'Scheduled jobs run on time', tookMs: null };
    }
    const jobs = overdue.length === 1 ? 'scheduled job is' : 'scheduled jobs are';
    return { part, state: 'down', detail: `${overdue.length} ${jobs} late`, tookMs: null };
  }
}
