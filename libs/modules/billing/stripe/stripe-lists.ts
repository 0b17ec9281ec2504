import type { Stripe } from 'stripe';
import type { GatewayCustomer } from '../gateway.js';

/** All that Stripe has about a customer, as its lists answer it. */
export interface StripeRecords {
  customer: GatewayCustomer;
  sessions: readonly Stripe.Checkout.Session[];
  subscriptions: readonly Stripe.Subscription[];
  /** With `payments` expanded. */
  invoices: readonly Stripe.Invoice[];
  /** Those that may decide about an invoice that isn't paid. */
  intents: readonly Stripe.PaymentIntent[];
  refunds: readonly Stripe.Refund[];
  disputes: readonly Stripe.Dispute[];
  /** Lookup keys of our prices, by the prices' ids. */
  keys: ReadonlyMap<string, string>;
}
