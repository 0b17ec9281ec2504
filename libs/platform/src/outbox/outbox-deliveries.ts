import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { DeliveryLog } from '../queue/job-runner.js';

/** Which job was done for which event: the queue may forget, this does not. */
@Injectable()
export class OutboxDeliveries implements DeliveryLog {
  constructor(private readonly dataSource: DataSource) {}

  async isDone(eventId: string, job: string): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query(
      'SELECT 1 FROM outbox_deliveries WHERE event_id = $1 AND job = $2 AND done_at IS NOT NULL',
      [eventId, job],
    );
    return rows.length > 0;
  }

  async markDone(eventId: string, job: string): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO outbox_deliveries (event_id, job, done_at) VALUES ($1, $2, clock_timestamp())
       ON CONFLICT (event_id, job)
       DO UPDATE SET done_at = clock_timestamp(), failed_at = NULL, last_error = NULL`,
      [eventId, job],
    );
  }

  async markFailed(eventId: string, job: string, reason: string): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO outbox_deliveries (event_id, job, failed_at, last_error)
       VALUES ($1, $2, clock_timestamp(), $3)
       ON CONFLICT (event_id, job)
       DO UPDATE SET failed_at = clock_timestamp(), last_error = excluded.last_error`,
      [eventId, job, reason.slice(0, 500)],
    );
  }
}
