import { utcDay } from '@prepward/contracts/dates';
import { refundRequested } from '@prepward/contracts/events';
import { dollars } from '@prepward/contracts/money';
import { defineMail, MailLayout, MailText } from '@prepward/platform/mail';
import { RefundsService } from '../refunds.service.js';

/** To staff, who decide. */
export const refundRequestToStaffMail = defineMail({
  name: 'billing.send-refund-request-to-staff',
  on: refundRequested,
  template: 'refund-request',
  inject: [RefundsService],
  async load({ requestId }, [refunds], site) {
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
