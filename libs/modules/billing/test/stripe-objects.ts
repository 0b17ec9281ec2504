import type { StripeRecords } from '../stripe/stripe-lists.js';
import { truthOf } from '../stripe/stripe-truth.js';

/** A day in June, in Stripe's seconds. */
export const s = (day: number) => Date.UTC(2026, 5, day) / 1000;
/** That day. */
export const at = (day: number) => new Date(s(day) * 1000);
export const usd = (cents: number) => ({ cents, currency: 'usd' });

const KEYS = new Map([
  ['price_w', 'weekly_usd_1999'],
  ['price_m', 'monthly_usd_4999'],
  ['price_x', 'of another shop'],
]);

/** What Stripe returns for a customer; each object has only what is read from it. */
export function truth(records: { [K in keyof StripeRecords]?: unknown }) {
  const lists = { sessions: [], subscriptions: [], invoices: [] };
  return truthOf({
    customer: { id: 'cus_1', state: 'active', balanceCents: 0 },
    ...{ ...lists, intents: [], refunds: [], disputes: [], keys: KEYS },
    ...records,
  } as unknown as StripeRecords);
}

export const subscription = (changes: object = {}, item: object = {}) => ({
  id: 'sub_1',
  status: 'active',
  currency: 'usd',
  start_date: s(1),
  cancel_at: null,
  cancel_at_period_end: false,
  ended_at: null,
  metadata: { order: 'order-1' },
  items: {
    data: [
      {
        id: 'si_1',
        price: { id: 'price_w', unit_amount: 1999 },
        quantity: 1,
        current_period_end: s(8),
        ...item,
      },
    ],
  },
  ...changes,
});

export const line = (
  price: string,
  start: number,
  end: number,
  proration: boolean | null = false,
) => ({
  amount: 0,
  period: { start: s(start), end: s(end) },
  parent: proration === null ? null : { subscription_item_details: { proration } },
  pricing: { price_details: { price } },
});

export const invoice = (changes: object = {}, lines: object[] = [line('price_w', 1, 8)]) => ({
  id: 'in_1',
  status: 'paid',
  billing_reason: 'subscription_create',
  attempted: true,
  currency: 'usd',
  amount_paid: 2149,
  amount_due: 2099,
  starting_balance: 0,
  ending_balance: 0,
  total_taxes: [{ amount: 100 }, { amount: 50 }],
  created: s(1),
  status_transitions: { paid_at: s(2), finalized_at: s(3) },
  parent: { subscription_details: { subscription: 'sub_1', metadata: { order: 'order-1' } } },
  payments: { data: [] },
  lines: { data: lines },
  ...changes,
});

export const session = (changes: object = {}) => ({
  id: 'cs_1',
  mode: 'payment',
  status: 'complete',
  payment_status: 'paid',
  client_reference_id: 'order-1',
  currency: 'usd',
  amount_subtotal: 2999,
  created: s(1),
  subscription: null,
  payment_intent: {
    id: 'pi_1',
    status: 'succeeded',
    amount_received: 3149,
    created: s(2),
    latest_charge: { created: s(3) },
  },
  total_details: { amount_tax: 150 },
  line_items: { data: [{ price: { lookup_key: 'test_bank_math_usd_2999' } }] },
  ...changes,
});
