import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '@prepward/modules/auth';
import { SubscriptionsModule } from '@prepward/modules/subscriptions';
import { APP_CONFIG, type AppConfig } from '@prepward/platform/config';
import { AccountEndService } from './account-end.service.js';
import { ActiveGateway } from './active-gateway.js';
import { SalesRepository } from './admin/sales.repository.js';
import { SalesService } from './admin/sales.service.js';
import { CheckoutService } from './checkout.service.js';
import { CheckoutOpener } from './checkout-opener.service.js';
import type { PaymentGateway } from './gateway.js';
import { GatewayClock } from './gateway-clock.js';
import { GatewayTruth } from './gateway-truth.service.js';
import { GrantsService } from './grants.service.js';
import { BillingCustomer } from './ledger/billing-customer.entity.js';
import { CheckoutState } from './ledger/checkout-state.entity.js';
import { Dispute } from './ledger/dispute.entity.js';
import { Grant } from './ledger/grant.entity.js';
import { LedgerRepository } from './ledger/ledger.repository.js';
import { LedgerWriter } from './ledger/ledger-writer.repository.js';
import { Order } from './ledger/order.entity.js';
import { OrderRepository } from './ledger/order.repository.js';
import { Payment } from './ledger/payment.entity.js';
import { PaymentFailure } from './ledger/payment-failure.entity.js';
import { Refund } from './ledger/refund.entity.js';
import { RefundAttempt } from './ledger/refund-attempt.entity.js';
import { RefundDecision } from './ledger/refund-decision.entity.js';
import { RefundRequest } from './ledger/refund-request.entity.js';
import { RefundRequestRepository } from './ledger/refund-request.repository.js';
import { SubscriptionRequest } from './ledger/subscription-request.entity.js';
import { SubscriptionState } from './ledger/subscription-state.entity.js';
import { SyncMark } from './ledger/sync-mark.entity.js';
import { SyncMarkRepository } from './ledger/sync-mark.repository.js';
import { WebhookEvent } from './ledger/webhook-event.entity.js';
import { LedgerAppender } from './ledger-appender.service.js';
import { LedgerAudit } from './ledger-audit.service.js';
import { LedgerPurchases } from './ledger-purchases.js';
import { PaymentsService } from './payments.service.js';
import { PurchasedProducts } from './purchased-products.js';
import { ReceiptsService } from './receipts.service.js';
import { RefundsService } from './refunds.service.js';
import { StudentBillingService } from './student-billing.service.js';
import { SubscriptionChangesService } from './subscription-changes.service.js';
import { SyncService } from './sync.service.js';
import { WebhooksService } from './webhooks.service.js';

const LEDGER = [
  BillingCustomer,
  CheckoutState,
  Dispute,
  Grant,
  Order,
  Payment,
  PaymentFailure,
  Refund,
  RefundAttempt,
  RefundDecision,
  RefundRequest,
  SubscriptionRequest,
  SubscriptionState,
  SyncMark,
  WebhookEvent,
];

/** The gateway that is configured; only its own code is loaded. */
async function gatewayOf({ payments }: AppConfig): Promise<PaymentGateway | undefined> {
  if (payments?.kind === 'stripe') {
    const { StripeGateway } = await import('./stripe/stripe-gateway.js');
    return new StripeGateway(payments);
  }
  if (payments?.kind === 'sandbox') {
    const { SandboxGateway } = await import('./sandbox/sandbox-gateway.js');
    return new SandboxGateway(payments);
  }
  return undefined;
}

const SERVICES = [
  AccountEndService,
  CheckoutService,
  SubscriptionChangesService,
  PaymentsService,
  RefundsService,
  GrantsService,
  StudentBillingService,
  LedgerAudit,
  SalesService,
  SyncService,
  ReceiptsService,
  WebhooksService,
];

/** Money: what is on sale, paying for it, and the ledger that says who paid what. */
@Module({
  imports: [TypeOrmModule.forFeature(LEDGER), AuthModule, SubscriptionsModule],
  providers: [
    {
      provide: ActiveGateway,
      inject: [APP_CONFIG],
      useFactory: async (config: AppConfig) => new ActiveGateway(await gatewayOf(config)),
    },
    GatewayClock,
    { provide: PurchasedProducts, useClass: LedgerPurchases },
    LedgerRepository,
    LedgerWriter,
    OrderRepository,
    RefundRequestRepository,
    SalesRepository,
    SyncMarkRepository,
    CheckoutOpener,
    GatewayTruth,
    LedgerAppender,
    ...SERVICES,
  ],
  exports: [...SERVICES, PurchasedProducts, LedgerRepository],
})
export class BillingModule {}
