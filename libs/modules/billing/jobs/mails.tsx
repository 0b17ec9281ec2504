import { utcDay } from '@prepward/contracts/dates';
import {
  checkoutFailed,
  disputeChanged,
  paymentFailed,
  paymentLate,
  paymentReceived,
  refundCompleted,
  refundDeclined,
  refundRefused,
  refundRequested,
} from '@prepward/contracts/events';
import { dollars } from '@prepward/contracts/money';
import { planOf } from '@prepward/contracts/plans';
import { SubscriptionsService } from '@prepward/modules/subscriptions';
import { defineMail, MailLayout, MailLink, MailText, Recipients } from '@prepward/platform/mail';
import { nameOf } from '../domain/history.js';
import { PaymentsService } from '../payments.service.js';
import { receiptNumber } from '../receipt-number.js';
import { RefundsService } from '../refunds.service.js';

/** What was paid, and for which time. */
export const receiptMail = defineMail({
  name: 'billing.send-receipt',
  on: paymentReceived,
  template: 'receipt',
  inject: [Recipients, PaymentsService],
  async load({ paymentId, userId }, [recipients, payments]) {
    const recipient = await recipients.find(userId);
    const payment = await payments.payment(paymentId);
    return recipient === null || payment === undefined
      ? null
      : { to: recipient.email, data: payment };
  },
  subject: ({ amount }) => `Your receipt for ${dollars(amount.cents)}`,
  view: ({ item, amount, period, paidAt, id }, site) => (
    <MailLayout preview={`Receipt ${receiptNumber(id)}`} heading="Thanks for your payment">
      <MailText>
        {nameOf(item)}: {dollars(amount.cents)}, paid on {utcDay(paidAt)}.
      </MailText>
      {period === null ? (
        <MailText>We’re making your files now. We’ll email you when they’re ready.</MailText>
      ) : (
        <MailText>
          It pays for {utcDay(period.start)} to {utcDay(period.end)}. Your plan renews then until
          you cancel.
        </MailText>
      )}
      <MailText>Receipt number: {receiptNumber(id)}</MailText>
      <MailLink href={site.url('/billing-history')}>See your receipts</MailLink>
    </MailLayout>
  ),
});

/** A bank took days over a first payment, and said no. */
export const checkoutFailedMail = defineMail({
  name: 'billing.send-checkout-failed',
  on: checkoutFailed,
  template: 'checkout-failed',
  inject: [Recipients],
  async load({ userId, item }, [recipients]) {
    const recipient = await recipients.find(userId);
    const path = `/checkout?${planOf(item) === undefined ? 'product' : 'plan'}=${item}`;
    return recipient === null ? null : { to: recipient.email, data: { name: nameOf(item), path } };
  },
  subject: ({ name }) => `Your payment for ${name} didn’t go through`,
  view: ({ name, path }, site) => (
    <MailLayout preview="Nothing was charged." heading="Your payment didn’t go through">
      <MailText>
        Your bank didn’t send us the payment for {name}. Nothing was charged, and nothing was
        bought.
      </MailText>
      <MailText>You can try again, with another payment method if you like.</MailText>
      <MailLink href={site.url(path)}>Try again</MailLink>
    </MailLayout>
  ),
});

const FAILED_SUBJECTS = {
  1: 'We couldn’t renew your plan',
  2: 'Your plan still needs a payment method that works',
  3: 'Your access ends tomorrow',
} as const;

/** A renewal isn't paid, in three stages; not once it is. */
export const paymentFailedMail = defineMail({
  name: 'billing.send-payment-failed',
  on: paymentFailed,
  template: 'payment-failed',
  inject: [Recipients, SubscriptionsService],
  async load({ userId, plan, stage, accessUntil }, [recipients, subscriptions]) {
    const recipient = await recipients.find(userId);
    const { paymentProblem } = await subscriptions.access(userId);
    if (recipient === null || paymentProblem === null) return null;
    const subject = FAILED_SUBJECTS[stage === 1 || stage === 2 ? stage : 3];
    return { to: recipient.email, data: { plan, accessUntil: new Date(accessUntil), subject } };
  },
  subject: ({ subject }) => subject,
  view: ({ plan, accessUntil, subject }, site) => (
    <MailLayout preview={`You keep access until ${utcDay(accessUntil)}.`} heading={subject}>
      <MailText>
        The payment for your {planOf(plan)?.name ?? ''} plan didn’t go through. We’ll try again over
        the next few days.
      </MailText>
      <MailText>
        You keep full access until {utcDay(accessUntil)}. To stay subscribed, check your payment
        method before then.
      </MailText>
      <MailLink href={site.url('/subscription')}>Update your payment method</MailLink>
    </MailLayout>
  ),
});

/** The money is on its way back. */
export const refundDone = defineMail({
  name: 'billing.send-refund-done',
  on: refundCompleted,
  template: 'refund-done',
  inject: [Recipients, PaymentsService],
  async load({ refundId, userId }, [recipients, payments]) {
    const recipient = await recipients.find(userId);
    const data = await payments.refund(refundId);
    return recipient === null || data === undefined ? null : { to: recipient.email, data };
  },
  subject: ({ refund }) => `Your refund of ${dollars(refund.amount.cents)}`,
  view: ({ refund, payment }, site) => (
    <MailLayout
      preview="It takes 5 to 10 days to reach your account."
      heading={`We refunded ${dollars(refund.amount.cents)}`}
    >
      <MailText>
        This is the refund for {nameOf(payment.item)}, which you paid on {utcDay(payment.paidAt)}.
        It takes 5 to 10 days to reach your account.
      </MailText>
      {refund.amount.cents >= payment.amount.cents ? (
        <MailText>
          You no longer have access to what it paid for. You can still see your history and
          progress.
        </MailText>
      ) : null}
      <MailLink href={site.url('/billing-history')}>See your payments</MailLink>
    </MailLayout>
  ),
});

const aboutRequest = {
  inject: [Recipients, RefundsService] as [typeof Recipients, typeof RefundsService],
};

/** Staff said no. */
export const refundDeclinedMail = defineMail({
  ...aboutRequest,
  name: 'billing.send-refund-declined',
  on: refundDeclined,
  template: 'refund-declined',
  async load({ requestId }, [recipients, refunds]) {
    const request = await refunds.get(requestId);
    const recipient = await recipients.find(request.userId);
    return recipient === null ? null : { to: recipient.email, data: request };
  },
  subject: () => 'About your refund request',
  view: ({ name, amountCents, note }) => (
    <MailLayout preview="We couldn’t approve it." heading="About your refund request">
      <MailText>
        You asked for {dollars(amountCents)} back for {name}. We looked into it and couldn’t approve
        it.
      </MailText>
      {note === null || note === '' ? null : <MailText>{note}</MailText>}
      <MailText>Reply to this email if you think we got this wrong.</MailText>
    </MailLayout>
  ),
});

/** To staff, who decides. */
export const refundRequestToStaff = defineMail({
  ...aboutRequest,
  name: 'billing.send-refund-request-to-staff',
  on: refundRequested,
  template: 'refund-request',
  async load({ requestId }, [, refunds], site) {
    return { to: site.staff, data: await refunds.get(requestId) };
  },
  subject: ({ id }) => `Refund request (${id.slice(0, 8)})`,
  view: ({ id, name, amountCents, paidAt, reason }) => (
    <MailLayout preview={`${dollars(amountCents)} for ${name}`} heading="Refund request">
      <MailText>
        {dollars(amountCents)} for {name}, paid on {utcDay(new Date(paidAt))}. Request {id}.
      </MailText>
      <MailText>The student writes: {reason}</MailText>
    </MailLayout>
  ),
});

/** To staff, who approved it. */
export const refundRefusedToStaff = defineMail({
  ...aboutRequest,
  name: 'billing.send-refund-refused-to-staff',
  on: refundRefused,
  template: 'refund-refused',
  async load({ requestId }, [, refunds], site) {
    return { to: site.staff, data: await refunds.get(requestId) };
  },
  subject: ({ id }) => `Refund not paid (${id.slice(0, 8)})`,
  view: ({ id, name, amountCents, problem }) => (
    <MailLayout
      preview={`${dollars(amountCents)} for ${name} wasn’t refunded.`}
      heading="Refund not paid"
    >
      <MailText>
        You approved {dollars(amountCents)} for {name}, and the payment provider refused to refund
        it. Nothing has changed for the student. Request {id}.
      </MailText>
      <MailText>The provider says: {problem ?? 'nothing more'}</MailText>
      <MailText>Solve it on the provider’s dashboard, then approve the request again.</MailText>
    </MailLayout>
  ),
});

/** To staff, who have to answer the bank in time. */
export const disputeToStaff = defineMail({
  name: 'billing.send-dispute-to-staff',
  on: disputeChanged,
  template: 'dispute',
  inject: [PaymentsService],
  async load({ disputeId }, [payments], site) {
    const dispute = await payments.dispute(disputeId);
    return dispute === undefined ? null : { to: site.staff, data: dispute };
  },
  subject: ({ gatewayId, status }) => `Dispute ${gatewayId}: ${status}`,
  view: ({ gatewayId, paymentId, amount, status, reason }) => (
    <MailLayout
      preview={`${dollars(amount.cents)}, ${reason}`}
      heading={`Dispute ${gatewayId}: ${status}`}
    >
      <MailText>
        {dollars(amount.cents)} of payment {receiptNumber(paymentId)}. The bank’s reason: {reason}.
        Answer it on the gateway’s dashboard.
      </MailText>
    </MailLayout>
  ),
});

/** To staff: money came for an account that is gone, and what became of it. */
export const latePaymentToStaff = defineMail({
  name: 'billing.send-late-payment-to-staff',
  on: paymentLate,
  template: 'late-payment',
  inject: [PaymentsService],
  async load({ paymentId }, [payments], site) {
    const payment = await payments.payment(paymentId);
    if (payment === undefined) return null;
    return { to: site.staff, data: { payment, isReturned: await payments.isReturned(payment) } };
  },
  subject: ({ payment, isReturned }) =>
    isReturned
      ? `Refunded: ${dollars(payment.amount.cents)} for a deleted account`
      : `To refund: ${dollars(payment.amount.cents)} for a deleted account`,
  view: ({ payment: { id, gatewayId, item, amount, paidAt }, isReturned }) => (
    <MailLayout
      preview={`Payment ${gatewayId} arrived after the account was deleted.`}
      heading={isReturned ? 'A late payment was refunded' : 'A late payment needs a refund'}
    >
      <MailText>
        {dollars(amount.cents)} for {nameOf(item)} arrived on {utcDay(paidAt)}, after the account
        was deleted. Payment {receiptNumber(id)}, {gatewayId} at the payment provider.
      </MailText>
      <MailText>
        {isReturned
          ? 'We refunded it. There’s nothing for you to do.'
          : 'The payment provider refused to refund it. Refund it on the provider’s dashboard.'}
      </MailText>
    </MailLayout>
  ),
});
