import { Module } from '@nestjs/common';
import { SubscriptionsModule } from '../subscriptions.module.js';
import { WatchSubscriptions } from './subscriptions.handlers.js';
import { SUBSCRIPTIONS_MAILS } from './subscriptions.jobs.js';

@Module({
  imports: [SubscriptionsModule],
  providers: [WatchSubscriptions, ...SUBSCRIPTIONS_MAILS.map(({ handler }) => handler)],
})
export class SubscriptionsJobsModule {}
