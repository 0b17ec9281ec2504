import { CURRENCY } from '@prepward/contracts/money';
import type { Charge, Invoice, Session, StripeObject } from './objects.js';
import type { StripeWorld } from './world.js';

/*
 * Payments that take the bank days. In the meantime, the session is `complete` and `unpaid`, a
 * subscription is active, and the intent is `processing`.
 */

function processingIntent(world: StripeWorld, customer: string): StripeObject {
  const intent = {
    ...world.object('pi', 'payment_intent'),
    customer,
    status: 'processing',
    amount_received: 0,
    latest_charge: null,
  };
  world.intents.push(intent);
  return intent;
}

function invoiceOf(world: StripeWorld, { subscription }: Session): Invoice | undefined {
  const isIts = ({ parent }: Invoice) => parent.subscription_details.subscription === subscription;
  return world.invoices.findLast(isIts);
}

/** The student pays on a checkout page, by bank debit. */
export function payByBank(world: StripeWorld, sessionId: string): Session {
  const session = world.pay(sessionId, { isPaid: false });
  const { id } = processingIntent(world, session.customer);
  const invoice = invoiceOf(world, session);
  if (invoice === undefined) session.payment_intent = id;
  else invoice.payments.data.push({ payment: { type: 'payment_intent', payment_intent: id } });
  return session;
}

function chargeFor(world: StripeWorld, intent: StripeObject, session: Session): Charge {
  return {
    ...world.object('ch', 'charge'),
    customer: session.customer,
    payment_intent: intent.id,
    amount: Number(session.amount_total),
    currency: CURRENCY,
    amount_refunded: 0,
    disputed: false,
  };
}

/** The bank's decision, days after {@link payByBank}: the money comes, or it doesn't. */
export function settleDebit(world: StripeWorld, session: Session, comes: boolean): void {
  const invoice = invoiceOf(world, session);
  const id = invoice?.payments.data[0]?.payment.payment_intent ?? session.payment_intent;
  const intent = world.intents.find((each) => each.id === id);
  if (intent === undefined) throw new Error('This checkout was not paid by bank debit');
  if (!comes) {
    intent.status = 'requires_payment_method';
    return;
  }
  const charge = chargeFor(world, intent, session);
  world.charges.push(charge);
  Object.assign(intent, {
    status: 'succeeded',
    amount_received: charge.amount,
    latest_charge: charge.id,
  });
  session.payment_status = 'paid';
  if (invoice === undefined) return;
  invoice.status = 'paid';
  invoice.amount_paid = invoice.amount_due;
  invoice.status_transitions.paid_at = world.now;
}
