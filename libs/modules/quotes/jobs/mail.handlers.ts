import { Injectable } from '@nestjs/common';
import { BRAND } from '@prepward/contracts/brand';
import { QUOTE_SERVICE_NAMES, type QuoteService } from '@prepward/contracts/quote-rules';
import { type AppConfig, InjectConfig } from '@prepward/platform/config';
import { MailSender } from '@prepward/platform/mail';
import { eventIdOf, HandlesJob, type JobContext, type JobHandler } from '@prepward/platform/queue';
import { createElement } from 'react';
import { EnquiryMail } from '../mails/enquiry.js';
import { QuoteReceivedMail } from '../mails/quote-received.js';
import { QuotesService } from '../quotes.service.js';
import { confirmQuote, sendContactToStaff, sendQuoteToStaff } from './quotes.jobs.js';

interface EnquiryPayload {
  enquiryId: string;
}

function serviceName(service: QuoteService | null): string {
  return QUOTE_SERVICE_NAMES[service ?? 'undecided'];
}

/** Tells the staff; their answer goes to whoever wrote. Subjects hold nothing that was typed. */
@Injectable()
abstract class StaffMailHandler implements JobHandler<EnquiryPayload> {
  constructor(
    protected readonly quotes: QuotesService,
    protected readonly mails: MailSender,
    @InjectConfig() protected readonly config: AppConfig,
  ) {}

  async handle({ enquiryId }: EnquiryPayload, context: JobContext): Promise<void> {
    const enquiry = await this.quotes.find(enquiryId);
    // Deleted meanwhile: nothing to send.
    if (enquiry === null) return;
    const { kind, service } = enquiry;
    const title = kind === 'quote' ? `Quote request: ${serviceName(service)}` : 'Contact request';
    await this.mails.send({
      eventId: eventIdOf(context),
      template: `${kind}-request`,
      to: this.config.mail.staff,
      replyTo: enquiry.email,
      subject: `${title} (${enquiryId.slice(0, 8)})`,
      content: createElement(EnquiryMail, {
        title,
        message: enquiry.message,
        facts: {
          Name: enquiry.name,
          Email: enquiry.email,
          Phone: enquiry.phone,
          'Exam date': enquiry.examDate,
        },
      }),
    });
  }
}

@Injectable()
@HandlesJob(sendQuoteToStaff)
export class SendQuoteToStaff extends StaffMailHandler {}

@Injectable()
@HandlesJob(sendContactToStaff)
export class SendContactToStaff extends StaffMailHandler {}

@Injectable()
@HandlesJob(confirmQuote)
export class ConfirmQuote implements JobHandler<EnquiryPayload> {
  constructor(
    private readonly quotes: QuotesService,
    private readonly mails: MailSender,
  ) {}

  async handle({ enquiryId }: EnquiryPayload, context: JobContext): Promise<void> {
    const enquiry = await this.quotes.find(enquiryId);
    if (enquiry === null || enquiry.receiptTo === null) return;
    await this.mails.send({
      eventId: eventIdOf(context),
      template: 'quote-received',
      to: enquiry.email,
      subject: `${BRAND.name} has received your quote request`,
      content: createElement(QuoteReceivedMail, { service: serviceName(enquiry.service) }),
    });
  }
}
