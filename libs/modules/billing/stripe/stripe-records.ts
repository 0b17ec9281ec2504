import type { Stripe } from 'stripe';
import type { GatewayCustomer } from '../gateway.js';
import type { PriceList } from './price-list.js';
import { isMissing } from './stripe-errors.js';
import type { StripeRecords } from './stripe-lists.js';

/** The most rows of a list in one answer. */
const PAGE = 100;

async function all<T>(list: AsyncIterable<T>): Promise<T[]> {
  const rows: T[] = [];
  for await (const row of list) rows.push(row);
  return rows;
}

/** Reads what Stripe has of a customer. */
export class StripeRecordReader {
  constructor(
    private readonly stripe: Stripe,
    private readonly prices: PriceList,
  ) {}

  async of(customerId: string): Promise<StripeRecords> {
    const customer = await this.customer(customerId);
    const keys = await this.prices.byId();
    const lists = { sessions: [], subscriptions: [], invoices: [] };
    const none = { ...lists, intents: [], refunds: [], disputes: [] };
    if (customer.state === 'unknown') return { ...none, customer, keys };
    try {
      return { customer, keys, ...(await this.lists(customerId)) };
    } catch (error) {
      if (customer.state !== 'deleted' || !isMissing(error)) throw error;
      return { ...none, customer, keys };
    }
  }

  private async lists(customer: string): Promise<Omit<StripeRecords, 'customer' | 'keys'>> {
    const { stripe } = this;
    const about = { customer, limit: PAGE };
    const [sessions, subscriptions, invoices, charges] = await Promise.all([
      all(
        stripe.checkout.sessions.list({
          ...about,
          expand: ['data.line_items', 'data.payment_intent.latest_charge'],
        }),
      ),
      all(stripe.subscriptions.list({ ...about, status: 'all' })),
      all(stripe.invoices.list({ ...about, expand: ['data.payments'] })),
      all(stripe.charges.list(about)),
    ]);
    // Only banks that take days leave an attempted invoice open; paid ones need no further look.
    const waits = invoices.some(({ status, attempted }) => attempted && status === 'open');
    const intents = waits ? await all(stripe.paymentIntents.list(about)) : [];
    const refunds = await this.ofCharges(
      charges.filter(({ amount_refunded: back }) => back > 0),
      (charge) => stripe.refunds.list({ charge, limit: PAGE }),
    );
    const disputes = await this.ofCharges(
      charges.filter(({ disputed }) => disputed),
      (charge) => stripe.disputes.list({ charge, limit: PAGE }),
    );
    return { sessions, subscriptions, invoices, intents, refunds, disputes };
  }

  /** Whether Stripe knows a customer, and what is on their balance. */
  async customer(id: string): Promise<GatewayCustomer> {
    try {
      const found = await this.stripe.customers.retrieve(id);
      if (found.deleted === true) return { id, state: 'deleted', balanceCents: 0 };
      return { id, state: 'active', balanceCents: Math.max(0, -found.balance) };
    } catch (error) {
      if (!isMissing(error)) throw error;
      return { id, state: 'unknown', balanceCents: 0 };
    }
  }

  /** What an invoice was paid with. */
  paymentsOf(invoice: string): Promise<Stripe.InvoicePayment[]> {
    return all(this.stripe.invoicePayments.list({ invoice, status: 'paid', limit: PAGE }));
  }

  private async ofCharges<T>(
    charges: readonly Stripe.Charge[],
    list: (charge: string) => AsyncIterable<T>,
  ): Promise<T[]> {
    const rows = await Promise.all(charges.map(({ id }) => all(list(id))));
    return rows.flat();
  }
}
