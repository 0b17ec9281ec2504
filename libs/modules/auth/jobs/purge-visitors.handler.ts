import { Injectable } from '@nestjs/common';
import { HandlesJob, type JobHandler } from '@prepward/platform/queue';
import { VisitorsService } from '../visitors.service.js';
import { purgeVisitors } from './auth.jobs.js';

@Injectable()
@HandlesJob(purgeVisitors)
export class PurgeVisitors implements JobHandler<typeof purgeVisitors> {
  constructor(private readonly visitors: VisitorsService) {}

  async handle(): Promise<void> {
    await this.visitors.purge();
  }
}
