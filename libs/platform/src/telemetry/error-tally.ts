import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { addServerErrors } from './server-error.repository.js';

/** How long to collect counts, so that a burst of errors is one statement, ms. */
const WAIT_MS = 5_000;

/** Counts failed requests per day, for the dashboard. Losing some to a killed process does no harm. */
@Injectable()
export class ErrorTally implements OnApplicationShutdown {
  private readonly log = new Logger(ErrorTally.name);
  private waiting = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly dataSource: DataSource) {}

  /** Counts one more request that got a 500 or higher. */
  add(): void {
    this.waiting++;
    this.timer ??= setTimeout(() => void this.save(), WAIT_MS).unref();
  }

  /** Writes the pending count; keeps it while the database is down. */
  async save(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const count = this.waiting;
    if (count === 0) return;
    this.waiting = 0;
    try {
      await addServerErrors(this.dataSource, count);
    } catch (error) {
      this.waiting += count;
      this.timer ??= setTimeout(() => void this.save(), WAIT_MS).unref();
      this.log.warn(`Will count errors later: ${error instanceof Error ? error.message : error}`);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.save();
    clearTimeout(this.timer);
  }
}
