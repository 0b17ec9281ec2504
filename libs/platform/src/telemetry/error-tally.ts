import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { addServerErrors } from './server-error.repository.js';

/** How long a count waits, so that a storm of errors is one statement, ms. */
const WAIT_MS = 5_000;

/** Counts failed requests a day, for the dashboard. Losing some with a killed process is no harm. */
@Injectable()
export class ErrorTally implements OnApplicationShutdown {
  private readonly log = new Logger(ErrorTally.name);
  private waiting = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly dataSource: DataSource) {}

  /** One more request was answered with a 500 or higher. */
  add(): void {
    this.waiting++;
    this.timer ??= setTimeout(() => void this.save(), WAIT_MS).unref();
  }

  /** Writes what waits; while the database is away it waits on. */
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
