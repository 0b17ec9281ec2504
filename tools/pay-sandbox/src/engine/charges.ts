import { CURRENCY } from '@prepward/contracts/money';
import type { CardBehavior } from './cards.js';
import { type EngineContext, record } from './context.js';
import { find } from './failure.js';
import { DAY_MS, type FailureCode, type Metadata, type Payment } from './state.js';

/** Whether the customer is there to authenticate. */
export type Presence = 'on-session' | 'off-session';

/** A bank's answer to a charge. */
type Verdict = 'succeeded' | 'requires_action' | 'processing' | CardRefusal;
type CardRefusal = Exclude<FailureCode, 'authentication_failed' | 'debit_returned'>;

/** How long a bank debit takes, in ms. */
const DEBIT_LASTS_MS = 4 * DAY_MS;

/** A card that was authenticated when it was saved needs no authentication when the customer is away. */
function verdict(behavior: CardBehavior, presence: Presence): Verdict {
  switch (behavior) {
    case 'succeeds':
      return 'succeeded';
    case 'declines':
      return 'card_declined';
    case 'lacks-funds':
      return 'insufficient_funds';
    case 'asks-authentication':
      return presence === 'on-session' ? 'requires_action' : 'succeeded';
    case 'fails-later':
      return presence === 'on-session' ? 'succeeded' : 'card_declined';
    // Only a first payment takes days here.
    case 'pays-in-days':
      return presence === 'on-session' ? 'processing' : 'succeeded';
    case 'bounces-in-days':
      return presence === 'on-session' ? 'processing' : 'card_declined';
  }
}

/** What a student reads about a charge that failed. */
export const FAILURE_WORDS: Readonly<Record<FailureCode, string>> = {
  card_declined: 'Your card was declined. Try another card.',
  insufficient_funds: 'Your card has insufficient funds. Try another card.',
  authentication_failed: 'We couldn’t authenticate your payment. Try again or use another card.',
  debit_returned: 'Your bank returned the payment. Nothing was charged.',
};

export interface Charge {
  customerId: string;
  paymentMethodId: string | null;
  amountCents: number;
  description: string;
  presence: Presence;
  sessionId?: string;
  invoiceId?: string;
  metadata?: Metadata;
}

/** Asks the card's bank for money and keeps its answer as a payment, even if it refuses. */
export function charge(context: EngineContext, wanted: Charge): Payment {
  const { state, newId } = context;
  const method =
    wanted.paymentMethodId === null ? undefined : state.paymentMethods[wanted.paymentMethodId];
  const said = method ? verdict(method.behavior, wanted.presence) : 'card_declined';
  const failed = said === 'card_declined' || said === 'insufficient_funds';
  const payment: Payment = {
    id: newId('pay'),
    customerId: wanted.customerId,
    sessionId: wanted.sessionId ?? null,
    invoiceId: wanted.invoiceId ?? null,
    paymentMethodId: wanted.paymentMethodId,
    description: wanted.description,
    amountCents: wanted.amountCents,
    currency: CURRENCY,
    status: failed ? 'failed' : said,
    settlesAt: said === 'processing' ? state.now + DEBIT_LASTS_MS : null,
    failureCode: failed ? said : null,
    refundedCents: 0,
    metadata: wanted.metadata ?? {},
    createdAt: state.now,
  };
  state.payments[payment.id] = payment;
  announce(context, payment);
  return payment;
}

/** Records an event for a payment that succeeded or failed; a pending one has none. */
function announce(context: EngineContext, payment: Payment): void {
  if (payment.status === 'succeeded') record(context, 'payment_intent.succeeded', payment);
  if (payment.status === 'failed') record(context, 'payment_intent.payment_failed', payment);
}

/** Records the bank's answer after its authentication. @param passed whether the customer passed it */
export function settleChallenge(context: EngineContext, id: string, passed: boolean): Payment {
  const payment = find(context.state.payments, id, 'payment');
  payment.status = passed ? 'succeeded' : 'failed';
  payment.failureCode = passed ? null : 'authentication_failed';
  announce(context, payment);
  return payment;
}

/** Records the bank's answer to a debit, days after it was requested. */
export function settleDebit(context: EngineContext, payment: Payment): void {
  const { paymentMethodId } = payment;
  const method = find(context.state.paymentMethods, paymentMethodId ?? '', 'payment method');
  const paid = method.behavior === 'pays-in-days';
  payment.status = paid ? 'succeeded' : 'failed';
  payment.failureCode = paid ? null : 'debit_returned';
  announce(context, payment);
}
