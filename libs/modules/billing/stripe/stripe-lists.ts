import type { Stripe } from 'stripe';
import type { GatewayCustomer } from '../gateway.js';

/** Everything Stripe has on a customer, as its lists return it. */
export interface StripeRecords {
  customer: GatewayCustomer;
  sessions: readonly Stripe.Checkout.Session[];
  subscriptions: readonly Stripe.Subscription[];
  /** With `payments` expanded. */
  invoices: readonly Stripe.Invoice[];
  /** Those that may decide the state of an unpaid invoice. */
  intents: readonly Stripe.PaymentIntent[];
  refunds: readonly Stripe.Refund[];
  disputes: readonly Stripe.Dispute[];
  /** Lookup keys of our prices, by the prices' ids. */
  keys: ReadonlyMap<string, string>;
}
