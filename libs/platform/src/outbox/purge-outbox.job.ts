import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@prepward/contracts/durations';
import { DataSource } from 'typeorm';
import { defineJob, HandlesJob, type JobHandler } from '../queue/index.js';
import { purge } from './outbox.repository.js';

/** Long enough to answer what happened to an email; addresses are not kept longer than that. */
const KEPT_DAYS = 30;

/** Old events and emails that are done with, once a day. */
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
