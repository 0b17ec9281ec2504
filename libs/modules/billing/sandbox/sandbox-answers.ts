import { CURRENCY } from '@prepward/contracts/money';
import * as z from 'zod';

/** The payment sandbox's responses, as far as we read them. Instants are ms since 1970, by its own clock. */

const id = z.string().min(1);
const cents = z.int();
const instant = z.int();
const currency = z.literal(CURRENCY);
const metadata = z.object({ orderId: z.string().optional() });

export const createdAnswer = z.object({ id });

export const openedAnswer = z.object({ id, url: z.url(), expiresAt: instant });

export const clockAnswer = z.object({ offsetMs: z.int().min(0) });

const line = z.object({
  priceId: id,
  proration: z.boolean(),
  amountCents: cents,
  periodStart: instant,
  periodEnd: instant,
});
export type InvoiceLine = z.infer<typeof line>;

export const previewAnswer = z.object({
  lines: z.array(line),
  dueCents: cents,
  totalCents: cents,
  periodEnd: instant,
});

const invoice = z.object({
  id,
  subscriptionId: id,
  reason: z.enum(['subscription_create', 'subscription_cycle', 'subscription_update']),
  status: z.enum(['open', 'paid', 'void']),
  lines: z.array(line),
  dueCents: cents,
  totalCents: cents,
  creditUsedCents: cents,
  currency,
  failedAt: instant.nullable(),
  paidAt: instant.nullable(),
});
export type InvoiceAnswer = z.infer<typeof invoice>;

const subscription = z.object({
  id,
  priceId: id,
  status: z.enum(['incomplete', 'active', 'past_due', 'unpaid', 'canceled']),
  currentPeriodEnd: instant,
  cancelAtPeriodEnd: z.boolean(),
  endedAt: instant.nullable(),
  metadata,
  createdAt: instant,
});
export type SubscriptionAnswer = z.infer<typeof subscription>;

export const customerAnswer = z.object({
  customer: z.object({ id, creditCents: cents }),
  sessions: z.array(
    z.object({
      id,
      status: z.enum(['open', 'complete', 'expired']),
      priceId: id,
      amountCents: cents,
      currency,
      paymentId: id.nullable(),
      metadata,
    }),
  ),
  subscriptions: z.array(subscription),
  invoices: z.array(invoice),
  payments: z.array(
    z.object({
      id,
      invoiceId: id.nullable(),
      status: z.enum(['requires_action', 'processing', 'succeeded', 'failed', 'canceled']),
      settlesAt: instant.nullable().optional(),
      amountCents: cents,
      currency,
      metadata,
      createdAt: instant,
    }),
  ),
  refunds: z.array(
    z.object({ id, paymentId: id, amountCents: cents, currency, createdAt: instant }),
  ),
  disputes: z.array(
    z.object({
      id,
      paymentId: id,
      amountCents: cents,
      currency,
      reason: z.string(),
      status: z.enum(['needs_response', 'won', 'lost']),
      createdAt: instant,
    }),
  ),
  prices: z.array(z.object({ id, lookupKey: z.string(), amountCents: cents, currency })),
});
export type CustomerAnswer = z.infer<typeof customerAnswer>;

export const refusalAnswer = z.object({ code: z.string(), message: z.string() });

export const eventBody = z.object({
  id,
  type: z.string().min(1),
  customerId: id.nullable(),
  createdAt: instant,
  object: z.object({ metadata: metadata.optional() }).optional(),
});
