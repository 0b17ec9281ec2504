import { onSaleOf, productOf } from '@prepward/contracts/plans';
import type { CustomerTruth, GatewayPayment, GatewaySubscription } from './truth.js';

/** What the gateway must be told to do, because of what it says. */
export type Settlement =
  | { kind: 'cancel'; subscriptionId: string; why: 'duplicate' | 'paid-back' }
  | { kind: 'refund'; paymentId: string; why: 'duplicate' };

function lives({ status, plan }: GatewaySubscription): boolean {
  return plan !== null && (status === 'active' || status === 'past-due');
}

/** Whether all of a payment went back, is on its way back, or was taken back by the student's bank. */
function isPaidBack({ id, paid }: GatewayPayment, { refunds, disputes }: CustomerTruth): boolean {
  const back = refunds
    .filter(({ paymentId, status }) => paymentId === id && status !== 'failed')
    .reduce((sum, { amount }) => sum + amount.cents, 0);
  const taken = disputes.some(
    ({ paymentId, status }) => paymentId === id && (status === 'open' || status === 'lost'),
  );
  return taken || (paid.cents > 0 && back >= paid.cents);
}

function refunds(payments: readonly GatewayPayment[], truth: CustomerTruth): Settlement[] {
  return payments
    .filter((payment) => payment.paid.cents > 0 && !isPaidBack(payment, truth))
    .map(({ id }) => ({ kind: 'refund', paymentId: id, why: 'duplicate' }));
}

/** Of several subscriptions that run, the first one stays; the others end and are paid back. */
function secondSubscriptions(truth: CustomerTruth): Settlement[] {
  const [, ...others] = truth.subscriptions
    .filter(lives)
    .toSorted((a, b) => a.startedAt.getTime() - b.startedAt.getTime() || (a.id < b.id ? -1 : 1));
  return others.flatMap(({ id }): Settlement[] => [
    ...refunds(
      truth.payments.filter(({ subscriptionId }) => subscriptionId === id),
      truth,
    ),
    { kind: 'cancel', subscriptionId: id, why: 'duplicate' },
  ]);
}

/** A product that was paid for twice is paid back once. */
function secondPurchases(truth: CustomerTruth): Settlement[] {
  const bought = truth.payments
    .filter((payment) => !isPaidBack(payment, truth))
    .toSorted((a, b) => a.paidAt.getTime() - b.paidAt.getTime() || (a.id < b.id ? -1 : 1));
  const productIdOf = ({ lookupKey }: GatewayPayment) =>
    productOf(lookupKey === null ? '' : (onSaleOf(lookupKey)?.id ?? ''))?.id;
  const seconds = bought.filter((payment, index) => {
    const id = productIdOf(payment);
    return id !== undefined && bought.slice(0, index).some((other) => productIdOf(other) === id);
  });
  return refunds(seconds, truth);
}

/**
 * A subscription whose last payment went back ends: its next one must not be taken. Where nothing was
 * charged since, because the balance paid, that is the payment that filled it.
 */
function paidBackSubscriptions(truth: CustomerTruth): Settlement[] {
  return truth.subscriptions.filter(lives).flatMap((subscription): Settlement[] => {
    const last = truth.payments
      .filter(
        ({ subscriptionId, period, paid }) =>
          subscriptionId === subscription.id && period !== null && paid.cents > 0,
      )
      .toSorted((a, b) => (b.period?.start.getTime() ?? 0) - (a.period?.start.getTime() ?? 0))[0];
    return last === undefined || !isPaidBack(last, truth)
      ? []
      : [{ kind: 'cancel', subscriptionId: subscription.id, why: 'paid-back' }];
  });
}

/** What is to be put right at the gateway; nothing of it once it's done. */
export function settlements(truth: CustomerTruth): Settlement[] {
  const paidBack = paidBackSubscriptions(truth);
  if (paidBack.length > 0) return paidBack;
  return [...secondSubscriptions(truth), ...secondPurchases(truth)];
}
