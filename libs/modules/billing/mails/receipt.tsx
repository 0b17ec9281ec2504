import { utcDay } from '@prepward/contracts/dates';
import { paymentReceived } from '@prepward/contracts/events';
import { dollars } from '@prepward/contracts/money';
import { defineMail, MailLayout, MailLink, MailText } from '@prepward/platform/mail';
import { nameOf } from '../domain/history.js';
import { PaymentsService } from '../payments.service.js';
import { receiptNumber } from '../receipt-number.js';

/** What was paid, and for which period. */
export const receiptMail = defineMail({
  name: 'billing.send-receipt',
  on: paymentReceived,
  template: 'receipt',
  inject: [PaymentsService],
  async load({ paymentId, userId }, [payments]) {
    const payment = await payments.payment(paymentId);
    return payment === undefined ? null : { userId, data: payment };
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
