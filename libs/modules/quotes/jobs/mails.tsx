import { BRAND } from '@prepward/contracts/brand';
import { contactRequested, enquiryAnswered, quoteRequested } from '@prepward/contracts/events';
import { QUOTE_SERVICE_NAMES, type QuoteService } from '@prepward/contracts/quote-rules';
import { defineMail, type MailSite } from '@prepward/platform/mail';
import type { Enquiry } from '../enquiry.entity.js';
import { AnswerMail } from '../mails/answer.js';
import { EnquiryMail } from '../mails/enquiry.js';
import { QuoteReceivedMail } from '../mails/quote-received.js';
import { QuotesService } from '../quotes.service.js';

/*
 * Two emails of one event are two jobs: a student's address that refuses must not delay staff.
 * Subjects hold nothing that was typed.
 */

function serviceName(service: QuoteService | null): string {
  return QUOTE_SERVICE_NAMES[service ?? 'undecided'];
}

function factsOf({ name, email, phone, examDate }: Enquiry) {
  return { Name: name, Email: email, Phone: phone, 'Exam date': examDate };
}

/** What staff read; their answer goes to the person who wrote. */
const toStaff = {
  inject: [QuotesService] as [typeof QuotesService],
  async load({ enquiryId }: { enquiryId: string }, [quotes]: [QuotesService], site: MailSite) {
    const enquiry = await quotes.find(enquiryId);
    // Deleted meanwhile: nothing to send.
    if (enquiry === null) return null;
    return { to: site.staff, replyTo: enquiry.email, data: { ...enquiry, enquiryId } };
  },
};

export const quoteToStaff = defineMail({
  ...toStaff,
  name: 'quotes.send-quote-to-staff',
  on: quoteRequested,
  template: 'quote-request',
  subject: ({ service, enquiryId }) =>
    `Quote request: ${serviceName(service)} (${enquiryId.slice(0, 8)})`,
  view: (enquiry) => (
    <EnquiryMail
      title={`Quote request: ${serviceName(enquiry.service)}`}
      facts={factsOf(enquiry)}
      message={enquiry.message}
    />
  ),
});

export const contactToStaff = defineMail({
  ...toStaff,
  name: 'quotes.send-contact-to-staff',
  on: contactRequested,
  template: 'contact-request',
  subject: ({ enquiryId }) => `Contact request (${enquiryId.slice(0, 8)})`,
  view: (enquiry) => (
    <EnquiryMail title="Contact request" facts={factsOf(enquiry)} message={enquiry.message} />
  ),
});

/** Of the first email in a thread; the replies that follow refer to it. */
const threadOf = (enquiryId: string) => `enquiry-${enquiryId}`;
const replyOf = (replyId: string) => `reply-${replyId}`;
const RECEIPT_SUBJECT = `${BRAND.name} has received your quote request`;

/** To the sender: what staff wrote. Their answer goes to the staff's mailbox. */
export const answer = defineMail({
  name: 'quotes.send-answer',
  on: enquiryAnswered,
  template: 'enquiry-answer',
  inject: [QuotesService],
  async load({ enquiryId, replyId }, [quotes], site) {
    const found = await quotes.findReply(enquiryId, replyId);
    if (found === undefined) return null;
    const { enquiry, text, earlier } = found;
    return {
      to: enquiry.email,
      replyTo: site.staff,
      // Mail programs group by these, so that one request is one conversation.
      thread: { id: replyOf(replyId), after: [threadOf(enquiryId), ...earlier.map(replyOf)] },
      data: { kind: enquiry.kind, text },
    };
  },
  subject: ({ kind }) =>
    kind === 'quote' ? `Re: ${RECEIPT_SUBJECT}` : `Re: your message to ${BRAND.name}`,
  view: ({ text }) => <AnswerMail text={text} />,
});

/** To the student: we have it. */
export const quoteReceived = defineMail({
  name: 'quotes.confirm-quote',
  on: quoteRequested,
  template: 'quote-received',
  inject: [QuotesService],
  async load({ enquiryId }, [quotes]) {
    const enquiry = await quotes.find(enquiryId);
    // One mailbox gets a few receipts a day, no matter who asks in its name.
    if (enquiry === null || enquiry.receiptTo === null) return null;
    const thread = { id: threadOf(enquiryId) };
    return { to: enquiry.email, thread, data: serviceName(enquiry.service) };
  },
  subject: () => RECEIPT_SUBJECT,
  view: (service) => <QuoteReceivedMail service={service} />,
});
