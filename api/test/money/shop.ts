import type { CheckoutAnswer, CheckoutBody } from '@prepward/contracts/billing';
import type { Charge, Subscription } from '@prepward/testing/stripe/objects';
import { StripeStandIn } from '@prepward/testing/stripe/stand-in';
import { WEBHOOK_SECRET } from '@prepward/testing/stripe/webhook';
import { AccountEndService } from '../../../libs/modules/billing/account-end.service.js';
import { ActiveGateway } from '../../../libs/modules/billing/active-gateway.js';
import { CheckoutService } from '../../../libs/modules/billing/checkout.service.js';
import { CheckoutOpener } from '../../../libs/modules/billing/checkout-opener.service.js';
import { GatewayClock } from '../../../libs/modules/billing/gateway-clock.js';
import { GatewayTruth } from '../../../libs/modules/billing/gateway-truth.service.js';
import { GrantsService } from '../../../libs/modules/billing/grants.service.js';
import { LedgerAppender } from '../../../libs/modules/billing/ledger-appender.service.js';
import { LedgerAudit } from '../../../libs/modules/billing/ledger-audit.service.js';
import { LedgerPurchases } from '../../../libs/modules/billing/ledger-purchases.js';
import { PaymentsService } from '../../../libs/modules/billing/payments.service.js';
import { RefundsService } from '../../../libs/modules/billing/refunds.service.js';
import { StripeGateway } from '../../../libs/modules/billing/stripe/stripe-gateway.js';
import { StudentBillingService } from '../../../libs/modules/billing/student-billing.service.js';
import { SubscriptionChangesService } from '../../../libs/modules/billing/subscription-changes.service.js';
import { SyncService } from '../../../libs/modules/billing/sync.service.js';
import { WebhooksService } from '../../../libs/modules/billing/webhooks.service.js';
import { MoneyRows } from './rows.js';

/** As much of the configuration as these services read. */
const CONFIG = { publicUrl: 'https://prep.example' };

/** The services of billing in this process, with a local Stripe. */
export class MoneyShop {
  readonly gateway: StripeGateway;
  readonly active: ActiveGateway;
  readonly sync: SyncService;
  readonly appender: LedgerAppender;
  readonly payments: PaymentsService;
  readonly opener: CheckoutOpener;
  readonly checkout: CheckoutService;
  readonly changes: SubscriptionChangesService;
  readonly refunds: RefundsService;
  readonly grants: GrantsService;
  readonly audit: LedgerAudit;
  readonly purchases: LedgerPurchases;
  readonly ends: AccountEndService;
  readonly students: StudentBillingService;
  readonly webhooks: WebhooksService;
  /** Accounts whose address was never verified. */
  readonly unverified = new Set<string>();

  private constructor(
    readonly rows: MoneyRows,
    readonly stripe: StripeStandIn,
  ) {
    const { ledger, writer, orders, requests, marks, outbox, ids, transactions } = rows;
    const { subscriptions, subscriptionClock: clock } = rows;
    const accounts = {
      addressOf: async (id: string) => rows.addresses.get(id) ?? null,
    } as ConstructorParameters<typeof LedgerAudit>[2];
    const users = {
      get: async (id: string) => ({ emailConfirmedAt: this.unverified.has(id) ? null : 'then' }),
    } as unknown as ConstructorParameters<typeof StudentBillingService>[0];
    const config = CONFIG as ConstructorParameters<typeof CheckoutOpener>[4];
    const api = { host: '127.0.0.1', port: stripe.port, protocol: 'http' as const };
    const keys = { secretKey: 'sk_test_stand_in', webhookSecret: WEBHOOK_SECRET };
    this.gateway = new StripeGateway(
      { kind: 'stripe', ...keys, api, tax: false, promotionCodes: false },
      // Fails immediately, without a retry.
      { timeout: 5_000, maxNetworkRetries: 0 },
    );
    this.active = new ActiveGateway(this.gateway);
    this.appender = new LedgerAppender(orders, ledger, writer, subscriptions, outbox, clock, ids);
    const { active, appender } = this;
    const truth = new GatewayTruth();
    this.sync = new SyncService(
      active,
      orders,
      ledger,
      writer,
      marks,
      truth,
      appender,
      transactions,
    );
    const { sync } = this;
    this.payments = new PaymentsService(ledger, active, orders, requests, clock);
    this.opener = new CheckoutOpener(orders, ledger, accounts, transactions, config);
    this.checkout = new CheckoutService(
      active,
      orders,
      ledger,
      sync,
      subscriptions,
      this.opener,
      transactions,
      clock,
      ids,
    );
    this.changes = new SubscriptionChangesService(
      active,
      orders,
      ledger,
      writer,
      sync,
      subscriptions,
      transactions,
      clock,
      new GatewayClock(active, clock),
      ids,
      config,
    );
    this.refunds = new RefundsService(
      this.payments,
      requests,
      ledger,
      sync,
      active,
      transactions,
      outbox,
      clock,
      ids,
    );
    this.grants = new GrantsService(ledger, writer, appender, transactions, clock, ids);
    this.audit = new LedgerAudit(ledger, subscriptions, accounts, transactions);
    this.purchases = new LedgerPurchases(ledger);
    this.ends = new AccountEndService(active, orders, ledger, sync, this.changes, this.opener);
    this.students = new StudentBillingService(
      users,
      subscriptions,
      ledger,
      this.payments,
      this.grants,
    );
    this.webhooks = new WebhooksService(active, sync);
  }

  static async start(): Promise<MoneyShop> {
    return new MoneyShop(await MoneyRows.start(), await StripeStandIn.start());
  }

  async stop(): Promise<void> {
    await this.rows.stop();
    await this.stripe.stop();
  }

  /** Opens a checkout and pays for it at Stripe, without a webhook. */
  async pay(userId: string, body: CheckoutBody): Promise<CheckoutAnswer & { customer: string }> {
    const opened = await this.checkout.start(userId, body, undefined);
    const { world } = this.stripe;
    const found = world.sessions.find((each) => each.client_reference_id === opened.session);
    return { ...opened, customer: world.pay(found?.id ?? '').customer };
  }

  /** Buys something, and syncs it into the ledger. */
  async buy(userId: string, body: CheckoutBody): Promise<CheckoutAnswer & { customer: string }> {
    const paid = await this.pay(userId, body);
    await this.sync.syncStudent(userId);
    return paid;
  }

  /** Stripe's subscription of a customer. */
  subscriptionOf(customer: string): Subscription {
    const found = this.stripe.world.subscriptions.find((each) => each.customer === customer);
    if (found === undefined) throw new Error('Stripe has no subscription of this customer');
    return found;
  }

  /** Buys a week whose renewal isn't paid. @returns Stripe's subscription */
  async leaveUnpaid(userId: string): Promise<Subscription> {
    const { customer } = await this.buy(userId, { plan: 'weekly' });
    const subscription = this.subscriptionOf(customer);
    this.stripe.world.cardWorks = false;
    this.stripe.world.renew(subscription);
    await this.sync.syncStudent(userId);
    this.done();
    return subscription;
  }

  /** What Stripe charged a customer last. */
  chargeOf(customer: string): Charge {
    const found = this.stripe.world.charges.findLast((each) => each.customer === customer);
    if (found === undefined) throw new Error('Stripe has no charge of this customer');
    return found;
  }

  /** Calls that made Stripe do something since the last look, without those that only read. */
  done(): { name: string; params: unknown; key: string | undefined }[] {
    return this.stripe.calls.splice(0).filter(({ name }) => !name.startsWith('GET'));
  }
}
