import { SECOND_MS } from '@prepward/contracts/durations';
import { CURRENCY } from '@prepward/contracts/money';
import type { StripeSettings } from '@prepward/platform/config';
import Stripe from 'stripe';
import {
  type ChangeCosts,
  type CustomerTruth,
  GatewayError,
  type GatewayEvent,
  type NewCheckout,
  type NewCustomer,
  type OpenedCheckout,
  PaymentGateway,
  type PlanChange,
  WEBHOOK_TOLERANCE_S,
  WebhookRefused,
} from '../gateway.js';
import { instant, moneyOf, PriceList, type PriceReport } from './price-list.js';
import { isDone, toGatewayError } from './stripe-errors.js';
import { orderIn } from './stripe-events.js';
import { StripeRecordReader } from './stripe-records.js';
import { sellsPeriod, truthOf } from './stripe-truth.js';

/** The version that the types and this adapter are written for; a new one needs a code change. */
const STRIPE_VERSION = '2026-10-28.endive';

/** How long a call may take, and how often it's tried again with the same key. */
const PATIENCE = { timeout: 10 * SECOND_MS, maxNetworkRetries: 2 };

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}

type Proration = {
  billing_cycle_anchor: { type: 'now' };
  proration_behavior: 'always_invoice';
  proration_date: number;
};

/** Money through Stripe. */
export class StripeGateway extends PaymentGateway {
  override readonly name = 'stripe';
  private readonly stripe: Stripe;
  private readonly prices: PriceList;
  private readonly records: StripeRecordReader;

  constructor(
    private readonly settings: StripeSettings,
    patience = PATIENCE,
  ) {
    super();
    this.stripe = new Stripe(settings.secretKey, {
      apiVersion: STRIPE_VERSION,
      ...settings.api,
      ...patience,
      telemetry: false,
    });
    this.prices = new PriceList(this.stripe);
    this.records = new StripeRecordReader(this.stripe, this.prices);
  }

  override createCustomer({ userId, email, name, idempotencyKey }: NewCustomer): Promise<string> {
    return this.call(async () => {
      const customer = await this.stripe.customers.create(
        { email, ...(name === '' ? {} : { name }), metadata: { user: userId } },
        { idempotencyKey },
      );
      return customer.id;
    });
  }

  /** Makes the prices that the account lacks; see {@link PriceList.ensure}. */
  ensurePrices(check: boolean): Promise<PriceReport[]> {
    return this.call(() => this.prices.ensure(check));
  }

  override createCheckout(checkout: NewCheckout): Promise<OpenedCheckout> {
    return this.call(async () => {
      const price = await this.prices.find(checkout.lookupKey, checkout.price, checkout.days);
      const metadata = { order: checkout.orderId };
      const session = await this.stripe.checkout.sessions.create(
        {
          mode: checkout.mode,
          customer: checkout.customerId,
          client_reference_id: checkout.orderId,
          line_items: [{ price, quantity: 1 }],
          success_url: checkout.successUrl,
          cancel_url: checkout.cancelUrl,
          expires_at: seconds(checkout.expiresAt),
          metadata,
          ...(checkout.mode === 'subscription'
            ? { subscription_data: { metadata } }
            : { payment_intent_data: { metadata, description: checkout.name } }),
          ...(this.settings.promotionCodes ? { allow_promotion_codes: true } : {}),
          // Taxes need an address, which the checkout asks for and keeps.
          ...(this.settings.tax
            ? { automatic_tax: { enabled: true }, customer_update: { address: 'auto' } }
            : {}),
        },
        { idempotencyKey: checkout.idempotencyKey },
      );
      if (session.url === null) throw new GatewayError('refused', 'The checkout is over');
      return { sessionId: session.id, url: session.url, expiresAt: instant(session.expires_at) };
    });
  }

  override async expireCheckout(sessionId: string): Promise<void> {
    await this.call(() => this.stripe.checkout.sessions.expire(sessionId));
  }

  override hasCustomer(id: string): Promise<boolean> {
    return this.call(async () => (await this.records.customer(id)).state === 'active');
  }

  override fetchCustomer(id: string): Promise<CustomerTruth> {
    return this.call(async () => truthOf(await this.records.of(id)));
  }

  override async cancelAtPeriodEnd(id: string, idempotencyKey: string): Promise<void> {
    await this.call(() =>
      this.stripe.subscriptions.update(id, { cancel_at_period_end: true }, { idempotencyKey }),
    );
  }

  override async resume(id: string, idempotencyKey: string): Promise<void> {
    await this.call(() =>
      this.stripe.subscriptions.update(id, { cancel_at_period_end: false }, { idempotencyKey }),
    );
  }

  override async cancelNow(id: string, idempotencyKey: string): Promise<void> {
    await this.call(async () => {
      await this.stripe.subscriptions.cancel(id, {}, { idempotencyKey }).catch(unlessDone);
    });
  }

  override previewChange(change: PlanChange): Promise<ChangeCosts> {
    return this.call(async () => {
      const { items, proration } = await this.changeParams(change);
      const invoice = await this.stripe.invoices.createPreview({
        subscription: change.subscriptionId,
        subscription_details: { items, ...proration },
      });
      const lines = invoice.lines.data;
      const unused = lines
        .filter((line) => !sellsPeriod(line))
        .reduce((sum, { amount }) => sum - amount, 0);
      // Credits are for the old period, which may end later than the new one.
      const ends = lines.filter(sellsPeriod).map(({ period }) => period.end);
      return {
        dueNow: moneyOf(invoice.amount_due, invoice.currency),
        unused: moneyOf(unused, invoice.currency),
        credit: moneyOf(Math.max(0, -invoice.total), invoice.currency),
        periodEnd: instant(Math.max(...ends)),
      };
    });
  }

  override async changePlan(change: PlanChange, idempotencyKey: string): Promise<void> {
    await this.call(async () => {
      const { items, proration } = await this.changeParams(change);
      await this.stripe.subscriptions.update(
        change.subscriptionId,
        // If the payment fails, nothing changes: Stripe responds with 402 and keeps the plan.
        { items, ...proration, payment_behavior: 'error_if_incomplete' },
        { idempotencyKey },
      );
    });
  }

  override async refund(paymentId: string, idempotencyKey: string): Promise<void> {
    await this.call(async () => {
      for (const [index, intent] of (await this.intentsOf(paymentId)).entries()) {
        await this.stripe.refunds
          .create(
            { payment_intent: intent, reason: 'requested_by_customer' },
            { idempotencyKey: `${idempotencyKey}-${index}` },
          )
          .catch(unlessDone);
      }
    });
  }

  override async voidCredit(
    customer: string,
    cents: number,
    idempotencyKey: string,
  ): Promise<void> {
    await this.call(() =>
      this.stripe.customers.createBalanceTransaction(
        customer,
        // Positive, because Stripe stores a credit as a negative amount.
        { amount: cents, currency: CURRENCY, description: 'Paid back' },
        { idempotencyKey },
      ),
    );
  }

  override portalUrl(customer: string, returnUrl: string): Promise<string> {
    return this.call(async () => {
      const { url } = await this.stripe.billingPortal.sessions.create({
        customer,
        return_url: returnUrl,
      });
      return url;
    });
  }

  override async readWebhook(
    rawBody: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): Promise<GatewayEvent> {
    const event = this.verified(rawBody, headers['stripe-signature']);
    return {
      id: event.id,
      type: event.type,
      customerId: await this.customerOf(event.data.object),
      orderId: orderIn(event.data.object),
      createdAt: instant(event.created),
    };
  }

  private verified(rawBody: Buffer, signature: string | string[] | undefined): Stripe.Event {
    if (typeof signature !== 'string') throw new WebhookRefused('It has no signature');
    try {
      return this.stripe.webhooks.constructEvent(
        rawBody,
        signature,
        this.settings.webhookSecret,
        WEBHOOK_TOLERANCE_S,
      );
    } catch (error) {
      throw new WebhookRefused(error instanceof Error ? error.message : String(error));
    }
  }

  /** The customer an event is about. Refunds and disputes don't say; their payments do. */
  private async customerOf(object: object): Promise<string | null> {
    if ('object' in object && object.object === 'customer' && 'id' in object) {
      return String(object.id);
    }
    if ('customer' in object && object.customer !== null) return idOf(object.customer);
    if (!('payment_intent' in object) || object.payment_intent === null) return null;
    const intent = idOf(object.payment_intent);
    if (intent === null) return null;
    const found = await this.call(() => this.stripe.paymentIntents.retrieve(intent));
    return idOf(found.customer);
  }

  /** The new item, and the setting that credits the rest of the running period at once. */
  private async changeParams({ subscriptionId, lookupKey, price, days, at }: PlanChange) {
    const id = await this.prices.find(lookupKey, price, days);
    const subscription = await this.stripe.subscriptions.retrieve(subscriptionId);
    const [item] = subscription.items.data;
    if (item === undefined) throw new GatewayError('refused', 'The subscription has no item');
    const proration: Proration = {
      billing_cycle_anchor: { type: 'now' },
      proration_behavior: 'always_invoice',
      proration_date: seconds(at),
    };
    return { items: [{ id: item.id, price: id }], proration };
  }

  private async intentsOf(paymentId: string): Promise<string[]> {
    if (!paymentId.startsWith('in_')) return [paymentId];
    const payments = await this.records.paymentsOf(paymentId);
    return payments.flatMap(({ payment }) => idOf(payment.payment_intent) ?? []);
  }

  private async call<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw toGatewayError(error);
    }
  }
}

function unlessDone(error: unknown): void {
  if (!isDone(error)) throw error;
}

function idOf(ref: unknown): string | null {
  if (typeof ref === 'string') return ref;
  return typeof ref === 'object' && ref !== null && 'id' in ref ? String(ref.id) : null;
}
