import { utcDay } from '@prepward/contracts/dates';
import { refundCompleted } from '@prepward/contracts/events';
import { dollars } from '@prepward/contracts/money';
import { defineMail, MailLayout, MailLink, MailText } from '@prepward/platform/mail';
import { nameOf } from '../domain/history.js';
import { PaymentsService } from '../payments.service.js';

/** The money is on its way back. */
export const refundDoneMail = defineMail({
  name: 'billing.send-refund-done',
  on: refundCompleted,
  template: 'refund-done',
  inject: [PaymentsService],
  async load({ refundId, userId }, [payments]) {
    const data = await payments.refund(refundId);
    return data === undefined ? null : { userId, data };
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
