import { Module } from '@nestjs/common';
import { SubscriptionsModule } from '../subscriptions.module.js';
import { CheckSubscriptionController } from './check-subscription.controller.js';

@Module({ imports: [SubscriptionsModule], controllers: [CheckSubscriptionController] })
export class SubscriptionsHttpModule {}
