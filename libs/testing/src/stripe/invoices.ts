import { CURRENCY } from '@prepward/contracts/money';
import {
  type Customer,
  type Invoice,
  list,
  type StripeObject,
  type Subscription,
} from './objects.js';

/** The part of the world that invoices need. */
interface InvoiceWorld {
  /** Unix seconds. */
  readonly now: number;
  object(prefix: string, object: string): StripeObject;
  customerOf(id: string): Customer;
}

/** What is left of the current period when the plan is changed. */
export interface UnusedTime {
  cents: number;
  /** Id of the price that it was paid at. */
  price: string;
  end: number;
}

/** An invoice line for a period at a price. */
export function lineOf(
  world: InvoiceWorld,
  subscription: Subscription,
  { amount, price, ...period }: { amount: number; price: string; start: number; end: number },
  proration: boolean,
) {
  return {
    ...world.object('il', 'line_item'),
    amount,
    currency: CURRENCY,
    period,
    // The credit for a plan change is an invoice item.
    parent: proration
      ? {
          type: 'invoice_item_details',
          invoice_item_details: { subscription: subscription.id, proration },
          subscription_item_details: null,
        }
      : {
          type: 'subscription_item_details',
          invoice_item_details: null,
          subscription_item_details: {
            subscription: subscription.id,
            subscription_item: subscription.items.data[0]?.id,
            proration,
          },
        },
    pricing: { type: 'price_details', price_details: { price } },
  };
}

/**
 * An open invoice for a subscription's period that begins at `start`. The customer's credit is used
 * first; if the invoice is below 0, the difference becomes the customer's credit.
 */
export function invoiceOf(
  world: InvoiceWorld,
  subscription: Subscription,
  { reason, start, unused }: { reason: string; start: number; unused: UnusedTime | undefined },
): Invoice {
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error('A subscription without an item');
  const { price, current_period_end: end } = item;
  const lines = [
    ...(unused === undefined
      ? []
      : [
          lineOf(
            world,
            subscription,
            // Never minus zero, which JSON doesn't preserve.
            { amount: 0 - unused.cents, price: unused.price, start, end: unused.end },
            true,
          ),
        ]),
    lineOf(world, subscription, { amount: price.unit_amount, price: price.id, start, end }, false),
  ];
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const customer = world.customerOf(subscription.customer);
  const before = customer.balance;
  customer.balance = total < 0 ? before + total : before + Math.min(total, Math.max(0, -before));
  return {
    ...world.object('in', 'invoice'),
    customer: subscription.customer,
    billing_reason: reason,
    status: 'open',
    attempted: true,
    currency: CURRENCY,
    starting_balance: before,
    ending_balance: customer.balance,
    amount_due: Math.max(0, total) - Math.max(0, total < 0 ? 0 : customer.balance - before),
    amount_paid: 0,
    total,
    total_taxes: [],
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    lines: list(lines),
    status_transitions: { finalized_at: world.now, paid_at: null },
    payments: { data: [] },
  };
}
