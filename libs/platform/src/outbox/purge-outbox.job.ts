import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { defineJob, HandlesJob, type JobHandler } from '../queue/index.js';

/** Long enough to answer what happened to a mail; addresses are not kept longer than that. */
const KEPT_DAYS = 30;

/** Old events and mails that are done with, once a day. */
export const purgeOutbox = defineJob({
  name: 'outbox.purge',
  queue: 'upkeep',
  every: 86_400_000,
});

@Injectable()
@HandlesJob(purgeOutbox)
export class PurgeOutbox implements JobHandler<typeof purgeOutbox> {
  constructor(private readonly dataSource: DataSource) {}

  /** What is not done yet, or has failed for good, stays: somebody has to see it. */
  async handle(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM outbox_events e
       WHERE e.published_at < now() - make_interval(days => $1)
         AND NOT EXISTS (SELECT 1 FROM outbox_deliveries d
                         WHERE d.event_id = e.id AND d.done_at IS NULL)`,
      [KEPT_DAYS],
    );
    await this.dataSource.query(
      'DELETE FROM mail_deliveries WHERE sent_at < now() - make_interval(days => $1)',
      [KEPT_DAYS],
    );
  }
}
