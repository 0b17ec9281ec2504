import { Module } from '@nestjs/common';
import { SUBSCRIPTIONS_MAILS } from '../mails/index.js';
import { SubscriptionsModule } from '../subscriptions.module.js';
import { WatchSubscriptions } from './subscriptions.handlers.js';

@Module({
  imports: [SubscriptionsModule],
  providers: [WatchSubscriptions, ...SUBSCRIPTIONS_MAILS.map(({ handler }) => handler)],
})
export class SubscriptionsJobsModule {}
