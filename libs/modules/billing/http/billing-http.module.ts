import { Module } from '@nestjs/common';
import { SubscriptionsModule } from '@prepward/modules/subscriptions';
import { BillingModule } from '../billing.module.js';
import { AdminRefundsController } from './admin-refunds.controller.js';
import { AdminSalesController } from './admin-sales.controller.js';
import { AdminStudentBillingController } from './admin-student-billing.controller.js';
import { AdminWebhooksController } from './admin-webhooks.controller.js';
import { CheckoutController } from './checkout.controller.js';
import { PaymentsController } from './payments.controller.js';
import { SubscriptionController } from './subscription.controller.js';
import { WebhooksController } from './webhooks.controller.js';

@Module({
  imports: [BillingModule, SubscriptionsModule],
  controllers: [
    CheckoutController,
    SubscriptionController,
    PaymentsController,
    WebhooksController,
    AdminRefundsController,
    AdminSalesController,
    AdminWebhooksController,
    AdminStudentBillingController,
  ],
})
export class BillingHttpModule {}
