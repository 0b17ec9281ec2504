import { disputeChanged } from '@prepward/contracts/events';
import { dollars } from '@prepward/contracts/money';
import { defineMail, MailLayout, MailText } from '@prepward/platform/mail';
import { PaymentsService } from '../payments.service.js';
import { receiptNumber } from '../receipt-number.js';

/** To staff, who have to answer the bank in time. */
export const disputeToStaffMail = defineMail({
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
