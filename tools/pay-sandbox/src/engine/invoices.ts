import { CURRENCY } from '@prepward/contracts/money';
import { charge, type Presence } from './charges.js';
import { type EngineContext, record } from './context.js';
import { find } from './failure.js';
import {
  type Customer,
  type Invoice,
  type InvoiceLine,
  type InvoiceReason,
  type Payment,
  type Price,
  type Subscription,
} from './state.js';

/** The line for one whole period of a price. */
export function periodLine(price: Price, periodStart: number, periodEnd: number): InvoiceLine {
  return {
    description: price.name,
    amountCents: price.amountCents,
    priceId: price.id,
    proration: false,
    periodStart,
    periodEnd,
  };
}

/** How a total is paid: from the customer's credit first, then by card. */
export function splitTotal(totalCents: number, creditCents: number) {
  const creditUsedCents = Math.max(0, Math.min(totalCents, creditCents));
  return { creditUsedCents, dueCents: Math.max(0, totalCents) - creditUsedCents };
}

/** Makes an invoice and uses the customer's credit for it. It isn't charged yet. */
export function openInvoice(
  context: EngineContext,
  customer: Customer,
  subscriptionId: string,
  reason: InvoiceReason,
  lines: InvoiceLine[],
): Invoice {
  const { state, newId } = context;
  const totalCents = lines.reduce((sum, line) => sum + line.amountCents, 0);
  const split = splitTotal(totalCents, customer.creditCents);
  // A negative total adds to the customer's credit.
  customer.creditCents -= totalCents < 0 ? totalCents : split.creditUsedCents;
  const count = Object.keys(state.invoices).length + 1;
  const invoice: Invoice = {
    id: newId('inv'),
    number: `SANDBOX-${String(count).padStart(4, '0')}`,
    customerId: customer.id,
    subscriptionId,
    reason,
    status: 'open',
    lines,
    totalCents,
    ...split,
    currency: CURRENCY,
    attempts: 0,
    failedAt: null,
    nextAttemptAt: null,
    paymentId: null,
    createdAt: state.now,
    paidAt: null,
  };
  state.invoices[invoice.id] = invoice;
  return invoice;
}

/** Marks an invoice as paid, by a payment or by credit alone. */
export function settleInvoice(context: EngineContext, invoice: Invoice, payment?: Payment): void {
  invoice.status = 'paid';
  invoice.paidAt = context.state.now;
  invoice.nextAttemptAt = null;
  if (payment) {
    payment.invoiceId = invoice.id;
    invoice.paymentId = payment.id;
  }
  record(context, 'invoice.paid', invoice);
}

/** Charges what is due to the customer's card. @returns the payment; undefined if credit covered it all */
export function collect(
  context: EngineContext,
  invoice: Invoice,
  subscription: Subscription,
  presence: Presence,
): Payment | undefined {
  if (invoice.dueCents === 0) {
    settleInvoice(context, invoice);
    return undefined;
  }
  const { paymentMethodId } = find(context.state.customers, invoice.customerId, 'customer');
  const payment = charge(context, {
    customerId: invoice.customerId,
    paymentMethodId,
    amountCents: invoice.dueCents,
    description: invoice.lines.at(-1)?.description ?? '',
    presence,
    invoiceId: invoice.id,
    metadata: subscription.metadata,
  });
  invoice.attempts += 1;
  invoice.paymentId = payment.id;
  if (payment.status === 'succeeded') settleInvoice(context, invoice, payment);
  else invoice.failedAt ??= context.state.now;
  return payment;
}

/** Voids an open invoice, and undoes its effect on the customer's credit. */
export function voidInvoice(context: EngineContext, invoice: Invoice): void {
  if (invoice.status !== 'open') return;
  invoice.status = 'void';
  invoice.nextAttemptAt = null;
  const customer = find(context.state.customers, invoice.customerId, 'customer');
  customer.creditCents += invoice.totalCents < 0 ? invoice.totalCents : invoice.creditUsedCents;
  record(context, 'invoice.voided', invoice);
}
