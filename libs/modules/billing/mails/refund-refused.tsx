import { refundRefused } from '@prepward/contracts/events';
import { dollars } from '@prepward/contracts/money';
import { defineMail, MailLayout, MailText } from '@prepward/platform/mail';
import { RefundsService } from '../refunds.service.js';

/** To staff, who approved it. */
export const refundRefusedToStaffMail = defineMail({
  name: 'billing.send-refund-refused-to-staff',
  on: refundRefused,
  template: 'refund-refused',
  inject: [RefundsService],
  async load({ requestId }, [refunds], site) {
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
