import type { AdminDispute, AdminOrder, AdminPayment } from '@prepward/contracts/admin-sales';
import type { AdminRefundRequest } from '@prepward/contracts/billing';
import { GATEWAYS } from '@prepward/contracts/billing-rules';
import { dollars } from '@prepward/contracts/money';
import { PLANS, TEST_BANK_PRODUCTS } from '@prepward/contracts/plans';
import type { Tone } from '../ui/status-chip.js';

/** A state's label, and its tone for staff. */
interface StateWords {
  label: string;
  tone: Tone;
}

export const ORDER_STATES: Record<AdminOrder['state'], StateWords> = {
  open: { label: 'Not paid', tone: 'neutral' },
  processing: { label: 'Processing', tone: 'waiting' },
  expired: { label: 'Expired', tone: 'neutral' },
  failed: { label: 'Payment failed', tone: 'bad' },
  paid: { label: 'Paid', tone: 'good' },
};

export const REFUND_STATES: Record<AdminRefundRequest['state'], StateWords> = {
  pending: { label: 'Needs a decision', tone: 'waiting' },
  approved: { label: 'Approved', tone: 'good' },
  declined: { label: 'Declined', tone: 'neutral' },
  failed: { label: 'Not refunded', tone: 'bad' },
};

export const DISPUTE_STATES: Record<AdminDispute['status'], StateWords> = {
  inquiry: { label: 'Inquiry', tone: 'waiting' },
  open: { label: 'Open', tone: 'bad' },
  won: { label: 'Won', tone: 'good' },
  lost: { label: 'Lost', tone: 'bad' },
};

/** The names of everything on sale, by id. */
export const ITEM_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  [...PLANS, ...TEST_BANK_PRODUCTS].map(({ id, name }) => [id, name]),
);

export const GATEWAY_NAMES = { stripe: 'Stripe', sandbox: 'Sandbox' } as const satisfies Record<
  (typeof GATEWAYS)[number],
  string
>;

/** Only the labels of some states, for a filter. */
export function labelsOf<State extends string>(
  states: Readonly<Record<State, StateWords>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries<StateWords>(states).map(([state, { label }]) => [state, label]),
  );
}

/** "$49.99", and how much of it was refunded. */
export function paidText({ amountCents, refundedCents }: AdminPayment): string {
  const paid = dollars(amountCents);
  return refundedCents === 0 ? paid : `${paid}, ${dollars(refundedCents)} refunded`;
}
