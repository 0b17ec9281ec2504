/** A Stripe object, as its API returns it. */
export type StripeObject = { id: string; object: string; created: number } & Record<
  string,
  unknown
>;

/** A price, before the account gives it an id. */
export interface NewPrice {
  active: boolean;
  currency: string;
  lookup_key: string;
  unit_amount: number;
  recurring: { interval: string; interval_count: number } | null;
}

export type Price = StripeObject & NewPrice;

export interface Customer extends StripeObject {
  /** Below 0: a credit for the next invoices. */
  balance: number;
  deleted?: boolean;
}

export interface Session extends StripeObject {
  customer: string;
  mode: string;
  status: string;
  client_reference_id: string;
  line_items: { data: { price: Price }[] };
}

export interface Subscription extends StripeObject {
  customer: string;
  status: string;
  cancel_at_period_end: boolean;
  metadata: Record<string, string>;
  items: { data: { id: string; price: Price; quantity: number; current_period_end: number }[] };
}

export interface Invoice extends StripeObject {
  customer: string;
  status: string;
  total: number;
  amount_due: number;
  amount_paid: number;
  /** Below 0: a credit. */
  starting_balance: number;
  ending_balance: number | null;
  parent: { subscription_details: { subscription: string } & Record<string, unknown> } & Record<
    string,
    unknown
  >;
  status_transitions: { finalized_at: number | null; paid_at: number | null };
  payments: { data: { payment: { type: string; payment_intent: string } }[] };
}

export interface Charge extends StripeObject {
  customer: string;
  payment_intent: string;
  amount: number;
  amount_refunded: number;
  disputed: boolean;
}

/** A page of a list, as Stripe's API returns it. */
export function list<T>(data: T[]): { object: 'list'; data: T[]; has_more: boolean; url: string } {
  return { object: 'list', data, has_more: false, url: '/v1' };
}
