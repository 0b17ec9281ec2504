import { contactRequested, quoteRequested } from '@prepward/contracts/events';
import { QUOTE_SERVICE_NAMES, type QuoteService } from '@prepward/contracts/quote-rules';
import { defineMail, MailLayout, type MailSite, MailText } from '@prepward/platform/mail';
import type { Enquiry } from '../enquiry.entity.js';
import { QuotesService } from '../quotes.service.js';
import { lines } from './lines.js';

interface EnquiryMailProps {
  title: string;
  /** By label; what was not given is left out. */
  facts: Record<string, string | null>;
  message: string;
}

/** To staff: everything that was sent with a form. */
function EnquiryMail({ title, facts, message }: EnquiryMailProps) {
  return (
    <MailLayout preview="Reply to this email to write to the sender." heading={title}>
      {Object.entries(facts).map(([label, value]) =>
        value === null ? null : (
          <MailText key={label}>
            <strong>{label}:</strong> {value}
          </MailText>
        ),
      )}
      <MailText>{lines(message)}</MailText>
      <MailText>Reply to this email to write to the sender.</MailText>
    </MailLayout>
  );
}

export function serviceName(service: QuoteService | null): string {
  return QUOTE_SERVICE_NAMES[service ?? 'undecided'];
}

function factsOf({ name, email, phone, examDate }: Enquiry) {
  return { Name: name, Email: email, Phone: phone, 'Exam date': examDate };
}

/** For staff; their reply goes to the person who wrote. */
const toStaff = {
  inject: [QuotesService] as [typeof QuotesService],
  async load({ enquiryId }: { enquiryId: string }, [quotes]: [QuotesService], site: MailSite) {
    const enquiry = await quotes.find(enquiryId);
    // Deleted meanwhile: nothing to send.
    if (enquiry === null) return null;
    return { to: site.staff, replyTo: enquiry.email, data: { ...enquiry, enquiryId } };
  },
};

export const quoteToStaffMail = defineMail({
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

export const contactToStaffMail = defineMail({
  ...toStaff,
  name: 'quotes.send-contact-to-staff',
  on: contactRequested,
  template: 'contact-request',
  subject: ({ enquiryId }) => `Contact request (${enquiryId.slice(0, 8)})`,
  view: (enquiry) => (
    <EnquiryMail title="Contact request" facts={factsOf(enquiry)} message={enquiry.message} />
  ),
});
