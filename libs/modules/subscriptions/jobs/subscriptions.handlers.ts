import { Injectable } from '@nestjs/common';
import {
  HandlesJob,
  type JobContext,
  type JobHandler,
  type PayloadOf,
} from '@prepward/platform/queue';
import { SubscriptionWatchService } from '../subscription-watch.service.js';
import { watchSubscriptions } from './subscriptions.jobs.js';

@Injectable()
@HandlesJob(watchSubscriptions)
export class WatchSubscriptions implements JobHandler<typeof watchSubscriptions> {
  constructor(private readonly watch: SubscriptionWatchService) {}

  handle(_: PayloadOf<typeof watchSubscriptions>, { signal }: JobContext): Promise<void> {
    return this.watch.run(signal);
  }
}
