import { BRAND } from '@prepward/contracts/brand';
import { contactRequested, quoteRequested } from '@prepward/contracts/events';
import { QUOTE_SERVICE_NAMES, type QuoteService } from '@prepward/contracts/quote-rules';
import { defineMail, type MailSite } from '@prepward/platform/mail';
import type { Enquiry } from '../enquiry.entity.js';
import { EnquiryMail } from '../mails/enquiry.js';
import { QuoteReceivedMail } from '../mails/quote-received.js';
import { QuotesService } from '../quotes.service.js';

/*
 * Two mails of one event are two jobs: a student's address that refuses must not delay the staff.
 * Subjects hold nothing that was typed.
 */

function serviceName(service: QuoteService | null): string {
  return QUOTE_SERVICE_NAMES[service ?? 'undecided'];
}

function factsOf({ name, email, phone, examDate }: Enquiry) {
  return { Name: name, Email: email, Phone: phone, 'Exam date': examDate };
}

/** What the staff reads; their answer goes to the person who wrote. */
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
    return { to: enquiry.email, data: serviceName(enquiry.service) };
  },
  subject: () => `${BRAND.name} has received your quote request`,
  view: (service) => <QuoteReceivedMail service={service} />,
});
