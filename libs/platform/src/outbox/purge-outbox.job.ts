import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@prepward/contracts/durations';
import { DataSource } from 'typeorm';
import { defineJob, HandlesJob, type JobHandler } from '../queue/index.js';
import { purge } from './outbox.repository.js';

/** Long enough to find out what happened to an email; addresses aren't kept longer than that. */
const KEPT_DAYS = 30;

/** Once a day, removes old events and emails that are finished. */
export const purgeOutbox = defineJob({
  name: 'outbox.purge',
  queue: 'upkeep',
  every: DAY_MS,
});

@Injectable()
@HandlesJob(purgeOutbox)
export class PurgeOutbox implements JobHandler<typeof purgeOutbox> {
  constructor(private readonly dataSource: DataSource) {}

  /** What is not done yet, or has failed permanently, stays: someone has to see it. */
  handle(): Promise<void> {
    return purge(this.dataSource, KEPT_DAYS);
  }
}
