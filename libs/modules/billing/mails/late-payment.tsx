import { utcDay } from '@prepward/contracts/dates';
import { paymentLate } from '@prepward/contracts/events';
import { dollars } from '@prepward/contracts/money';
import { defineMail, MailLayout, MailText } from '@prepward/platform/mail';
import { nameOf } from '../domain/history.js';
import { PaymentsService } from '../payments.service.js';
import { receiptNumber } from '../receipt-number.js';

/** To staff: money came for an account that is gone, and what became of it. */
export const latePaymentToStaffMail = defineMail({
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
