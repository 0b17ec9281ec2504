import { BRAND } from '@prepward/contracts/brand';
import { quoteRequested } from '@prepward/contracts/events';
import { defineMail, MailLayout, MailText } from '@prepward/platform/mail';
import { QuotesService } from '../quotes.service.js';
import { serviceName } from './requests-to-staff.js';

/**
 * To the student. It repeats nothing that was typed: the address may be a stranger's, and the form
 * must not let anyone send them words in our name.
 */
function QuoteReceivedMail(props: { service: string }) {
  return (
    <MailLayout preview="We’ll write back to this address." heading="We got your quote request">
      <MailText>
        You asked about: {props.service}. Someone on our team reads your request and writes back to
        this address with questions or a quote: the tutor’s qualification, the hours, the target
        score, and the fee.
      </MailText>
      <MailText>
        The quote is free. Nothing starts, and you owe nothing, until you accept it.
      </MailText>
      <MailText>
        Didn’t ask for a quote? Someone probably mistyped their address. You can ignore this email.
      </MailText>
    </MailLayout>
  );
}

/** Thread id of the first email; the replies that follow refer to it. */
export const threadOf = (enquiryId: string) => `enquiry-${enquiryId}`;
export const RECEIPT_SUBJECT = `${BRAND.name} has received your quote request`;

/** Tells the student we got the request. */
export const quoteReceivedMail = defineMail({
  name: 'quotes.confirm-quote',
  on: quoteRequested,
  template: 'quote-received',
  inject: [QuotesService],
  async load({ enquiryId }, [quotes]) {
    const enquiry = await quotes.find(enquiryId);
    // One mailbox gets only a few receipts a day, no matter who uses its address.
    if (enquiry === null || enquiry.receiptTo === null) return null;
    const thread = { id: threadOf(enquiryId) };
    return { to: enquiry.email, thread, data: serviceName(enquiry.service) };
  },
  subject: () => RECEIPT_SUBJECT,
  view: (service) => <QuoteReceivedMail service={service} />,
});
