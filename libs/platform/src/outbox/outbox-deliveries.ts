import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { DeliveryLog, ScheduleRunFact } from '../queue/job-runner.js';
import { isDeliveryDone, markDeliveryDone, markDeliveryFailed } from './outbox.repository.js';
import { noteScheduleRun } from './schedule-run.repository.js';

/** Which job was done for which event: the queue may forget, this does not. */
@Injectable()
export class OutboxDeliveries implements DeliveryLog {
  constructor(private readonly dataSource: DataSource) {}

  isDone(eventId: string, job: string): Promise<boolean> {
    return isDeliveryDone(this.dataSource, eventId, job);
  }

  markDone(eventId: string, job: string): Promise<void> {
    return markDeliveryDone(this.dataSource, eventId, job);
  }

  markFailed(eventId: string, job: string, reason: string): Promise<void> {
    return markDeliveryFailed(this.dataSource, eventId, job, reason.slice(0, 500));
  }

  noteRun(run: ScheduleRunFact): Promise<void> {
    return noteScheduleRun(this.dataSource, run);
  }
}
