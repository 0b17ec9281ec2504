import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Subscription } from './subscription.entity.js';
import { SubscriptionRepository } from './subscription.repository.js';
import { SubscriptionClock } from './subscription-clock.js';
import { SubscriptionNotice } from './subscription-notice.entity.js';
import { SubscriptionWatch } from './subscription-watch.entity.js';
import { SubscriptionWatchRepository } from './subscription-watch.repository.js';
import { SubscriptionWatchService } from './subscription-watch.service.js';
import { SubscriptionsService } from './subscriptions.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Subscription, SubscriptionWatch, SubscriptionNotice])],
  providers: [
    SubscriptionRepository,
    SubscriptionWatchRepository,
    SubscriptionClock,
    SubscriptionsService,
    SubscriptionWatchService,
  ],
  exports: [SubscriptionsService, SubscriptionClock, SubscriptionWatchService],
})
export class SubscriptionsModule {}
