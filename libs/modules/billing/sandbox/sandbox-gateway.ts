import { CURRENCY, type Money } from '@prepward/contracts/money';
import type { SandboxSettings } from '@prepward/platform/config';
import * as z from 'zod';
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
} from '../gateway.js';
import {
  clockAnswer,
  createdAnswer,
  customerAnswer,
  openedAnswer,
  previewAnswer,
} from './sandbox-answers.js';
import { SandboxClient, SandboxRefusal } from './sandbox-client.js';
import { toTruth, truthOfUnknown } from './sandbox-truth.js';
import { readSandboxWebhook } from './sandbox-webhook.js';

const anything = z.unknown();

/** Ignores the refusal that says that this is already done. */
async function unlessDone(call: Promise<unknown>, code: string): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof SandboxRefusal) || error.code !== code) throw error;
  }
}

function at(path: string, id: string, action = ''): string {
  return `${path}/${encodeURIComponent(id)}${action}`;
}

function changeBody({ lookupKey, price, days, at: from }: PlanChange) {
  return {
    price: { lookupKey, amountCents: price.cents, periodDays: days },
    at: from.getTime(),
  };
}

/** The payment sandbox of `npm start` (tools/pay-sandbox): everything but money. */
export class SandboxGateway extends PaymentGateway {
  readonly name = 'sandbox';
  private readonly client: SandboxClient;

  /** @param now the real time, ms since 1970 */
  constructor(
    private readonly settings: SandboxSettings,
    private readonly now: () => number = Date.now,
  ) {
    super();
    this.client = new SandboxClient(settings);
  }

  async createCustomer(customer: NewCustomer): Promise<string> {
    const { userId, email, name, idempotencyKey } = customer;
    const body = { email, name, metadata: { userId } };
    return (await this.client.post('/customers', body, createdAnswer, idempotencyKey)).id;
  }

  async hasCustomer(customerId: string): Promise<boolean> {
    return (await this.fetchCustomer(customerId)).customer.state === 'active';
  }

  async createCheckout(checkout: NewCheckout): Promise<OpenedCheckout> {
    const { customerId, orderId, lookupKey, price, days, successUrl, cancelUrl } = checkout;
    if ((checkout.mode === 'subscription') !== (days !== null)) {
      throw new GatewayError('misconfigured', 'A subscription has a period, a product has none.');
    }
    const opened = await this.client.post(
      '/sessions',
      {
        customerId,
        price: { lookupKey, amountCents: price.cents, periodDays: days },
        successUrl,
        cancelUrl,
        metadata: { orderId },
        expiresAt: checkout.expiresAt.getTime(),
      },
      openedAnswer,
      checkout.idempotencyKey,
    );
    const { id: sessionId, url, expiresAt } = opened;
    return { sessionId, url, expiresAt: new Date(expiresAt) };
  }

  async expireCheckout(sessionId: string): Promise<void> {
    await this.client.post(at('/sessions', sessionId, '/expire'), {}, anything);
  }

  async fetchCustomer(customerId: string): Promise<CustomerTruth> {
    try {
      return toTruth(await this.client.get(at('/customers', customerId), customerAnswer));
    } catch (error) {
      if (!(error instanceof SandboxRefusal) || error.code !== 'not_found') throw error;
      return truthOfUnknown(customerId);
    }
  }

  async cancelAtPeriodEnd(subscriptionId: string, idempotencyKey: string): Promise<void> {
    const body = { when: 'period-end' };
    await this.client.post(
      at('/subscriptions', subscriptionId, '/cancel'),
      body,
      anything,
      idempotencyKey,
    );
  }

  async resume(subscriptionId: string, idempotencyKey: string): Promise<void> {
    await this.client.post(
      at('/subscriptions', subscriptionId, '/resume'),
      {},
      anything,
      idempotencyKey,
    );
  }

  async cancelNow(subscriptionId: string, idempotencyKey: string): Promise<void> {
    const path = at('/subscriptions', subscriptionId, '/cancel');
    const call = this.client.post(path, { when: 'now' }, anything, idempotencyKey);
    await unlessDone(call, 'subscription_not_active');
  }

  async previewChange(change: PlanChange): Promise<ChangeCosts> {
    const preview = await this.client.post(
      at('/subscriptions', change.subscriptionId, '/preview'),
      changeBody(change),
      previewAnswer,
    );
    const unused = preview.lines.find(({ proration }) => proration)?.amountCents ?? 0;
    const money = (cents: number): Money => ({ cents, currency: CURRENCY });
    return {
      dueNow: money(preview.dueCents),
      unused: money(Math.abs(unused)),
      credit: money(Math.max(0, -preview.totalCents)),
      periodEnd: new Date(preview.periodEnd),
    };
  }

  async changePlan(change: PlanChange, idempotencyKey: string): Promise<void> {
    const path = at('/subscriptions', change.subscriptionId, '/change');
    await this.client.post(path, changeBody(change), anything, idempotencyKey);
  }

  async refund(paymentId: string, idempotencyKey: string): Promise<void> {
    const call = this.client.post('/refunds', { paymentId }, anything, idempotencyKey);
    await unlessDone(call, 'amount_too_large');
  }

  async voidCredit(customerId: string, cents: number, idempotencyKey: string): Promise<void> {
    const path = at('/customers', customerId, '/void-credit');
    await this.client.post(path, { amountCents: cents }, anything, idempotencyKey);
  }

  async portalUrl(customerId: string, returnUrl: string): Promise<string> {
    return (await this.client.post('/portal', { customerId, returnUrl }, openedAnswer)).url;
  }

  readWebhook(
    rawBody: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): GatewayEvent {
    const header = headers['sandbox-signature'];
    return readSandboxWebhook(rawBody, header, this.settings.webhookSecret, this.now());
  }

  override async clockOffsetMs(): Promise<number> {
    return (await this.client.get('/clock', clockAnswer)).offsetMs;
  }
}
