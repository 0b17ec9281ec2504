import { CURRENCY } from '@prepward/contracts/money';
import { type EngineContext, record } from './context.js';
import { EngineFailure, find } from './failure.js';
import { type Dispute, type Metadata, type Payment, type Refund } from './state.js';

export interface RefundInput {
  /** Id of a payment, or of the invoice that it paid. */
  paymentId: string;
  /** Cents; without it, all that is left. */
  amountCents?: number;
  reason?: string;
  metadata?: Metadata;
}

function requirePaid({ state }: EngineContext, id: string): Payment {
  const invoice = Object.hasOwn(state.invoices, id) ? state.invoices[id] : undefined;
  const paymentId = invoice ? (invoice.paymentId ?? 'none') : id;
  const payment = find(state.payments, paymentId, 'payment');
  if (payment.status !== 'succeeded') {
    throw new EngineFailure('payment_not_paid', 'This payment did not succeed.');
  }
  return payment;
}

/** A payment's dispute that the shop hasn't won: the bank holds its money. */
function holdingDispute({ state }: EngineContext, paymentId: string): Dispute | undefined {
  return Object.values(state.disputes).find(
    (dispute) => dispute.paymentId === paymentId && dispute.status !== 'won',
  );
}

/** Refunds a payment, fully or in part. Its subscription continues. */
export function refund(context: EngineContext, input: RefundInput): Refund {
  const { state, newId } = context;
  const payment = requirePaid(context, input.paymentId);
  if (holdingDispute(context, payment.id)) {
    throw new EngineFailure('payment_disputed', 'A disputed payment can’t be refunded.');
  }
  const left = payment.amountCents - payment.refundedCents;
  const amountCents = input.amountCents ?? left;
  if (amountCents <= 0 || amountCents > left) {
    throw new EngineFailure(
      'amount_too_large',
      `A refund of this payment must be from 1 to ${left} cents; ${payment.refundedCents} are refunded.`,
    );
  }
  payment.refundedCents += amountCents;
  const made: Refund = {
    id: newId('re'),
    paymentId: payment.id,
    customerId: payment.customerId,
    amountCents,
    currency: CURRENCY,
    reason: input.reason ?? null,
    metadata: { ...input.metadata },
    createdAt: state.now,
  };
  state.refunds[made.id] = made;
  record(context, 'refund.created', made);
  return made;
}

/**
 * A customer's bank takes back what is left of a payment, until the dispute is closed.
 *
 * @param id of a payment, or of the invoice that it paid
 */
export function openDispute(context: EngineContext, id: string, reason = 'fraudulent'): Dispute {
  const { state, newId } = context;
  const payment = requirePaid(context, id);
  const paymentId = payment.id;
  if (Object.values(state.disputes).some((one) => one.paymentId === paymentId)) {
    throw new EngineFailure('payment_disputed', 'This payment was already disputed.');
  }
  const amountCents = payment.amountCents - payment.refundedCents;
  if (amountCents === 0) {
    throw new EngineFailure('amount_too_large', 'All of this payment is refunded.');
  }
  const dispute: Dispute = {
    id: newId('dp'),
    paymentId,
    customerId: payment.customerId,
    amountCents,
    currency: CURRENCY,
    reason,
    status: 'needs_response',
    createdAt: state.now,
    closedAt: null,
  };
  state.disputes[dispute.id] = dispute;
  record(context, 'charge.dispute.created', dispute);
  return dispute;
}

/** The bank decides: `won` gives the shop its money back, `lost` doesn't. */
export function closeDispute(context: EngineContext, id: string, outcome: 'won' | 'lost'): Dispute {
  const dispute = find(context.state.disputes, id, 'dispute');
  if (dispute.status !== 'needs_response') {
    throw new EngineFailure('dispute_closed', 'This dispute is closed.');
  }
  dispute.status = outcome;
  dispute.closedAt = context.state.now;
  record(context, 'charge.dispute.closed', dispute);
  return dispute;
}
