import { refundDeclined } from '@prepward/contracts/events';
import { dollars } from '@prepward/contracts/money';
import { defineMail, MailLayout, MailText } from '@prepward/platform/mail';
import { RefundsService } from '../refunds.service.js';

/** Staff said no. */
export const refundDeclinedMail = defineMail({
  name: 'billing.send-refund-declined',
  on: refundDeclined,
  template: 'refund-declined',
  inject: [RefundsService],
  async load({ requestId }, [refunds]) {
    const request = await refunds.get(requestId);
    return { userId: request.userId, data: request };
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
