import { Injectable, Logger } from '@nestjs/common';
import { contactRequested, quoteRequested } from '@prepward/contracts/events';
import { ENQUIRY_KEPT_DAYS } from '@prepward/contracts/inbox-rules';
import { earliestToday, examDateProblem } from '@prepward/contracts/quote-rules';
import type { ContactBody, QuoteBody } from '@prepward/contracts/quotes';
import { Clock, Ids } from '@prepward/platform/clock';
import { Transactions } from '@prepward/platform/database';
import { DomainError } from '@prepward/platform/errors';
import { Outbox } from '@prepward/platform/outbox';
import { automationSign, mailboxOf } from './domain/automation.js';
import type { Enquiry } from './enquiry.entity.js';
import { EnquiryRepository, type NewEnquiry } from './enquiry.repository.js';
import { InboxRepository } from './inbox/inbox.repository.js';

/** What comes with a form besides the fields. */
export interface Sending {
  /** The client's idempotency key. */
  key: string | undefined;
  /** How long the form was open by our own record, ms; undefined without one. */
  openMs: number | undefined;
}

/** Takes what visitors send with the quote and the contact form. */
@Injectable()
export class QuotesService {
  private readonly log = new Logger(QuotesService.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly enquiries: EnquiryRepository,
    private readonly inbox: InboxRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Stores a quote request, and has staff notified and a receipt sent to the student.
   *
   * The same key from the same address again is answered with the first request's id.
   *
   * @returns the request's id
   * @throws DomainError VALIDATION_FAILED when the exam date is in the past
   */
  async requestQuote(form: QuoteBody, sending: Sending): Promise<string> {
    const problem = examDateProblem(form.examDate ?? '', earliestToday(this.clock.now()));
    if (problem !== undefined) {
      throw new DomainError('VALIDATION_FAILED', undefined, { examDate: problem });
    }
    return this.take(form, sending, {
      ...this.enquiry('quote', form, sending),
      service: form.service,
      examDate: form.examDate || null,
    });
  }

  /** Stores a message and notifies staff; `key` and the returned id work as for a quote. */
  requestContact(form: ContactBody, sending: Sending): Promise<string> {
    return this.take(form, sending, this.enquiry('contact', form, sending));
  }

  /** Null when it was deleted. */
  find(enquiryId: string): Promise<Enquiry | null> {
    return this.enquiries.findById(enquiryId);
  }

  /** A reply with the ids of those before it, oldest first; undefined when it was deleted. */
  async findReply(
    enquiryId: string,
    replyId: string,
  ): Promise<{ enquiry: Enquiry; text: string; earlier: string[] } | undefined> {
    const enquiry = await this.enquiries.findById(enquiryId);
    const entries = await this.inbox.entriesOf(enquiryId);
    const replies = entries.filter(({ kind }) => kind === 'reply');
    const at = replies.findIndex(({ id }) => id === replyId);
    const reply = replies[at];
    if (enquiry === null || reply === undefined) return undefined;
    return { enquiry, text: reply.text, earlier: replies.slice(0, at).map(({ id }) => id) };
  }

  /** Removes requests whose retention time is over. */
  forgetOld(): Promise<void> {
    return this.inbox.forgetOld(ENQUIRY_KEPT_DAYS);
  }

  /**
   * A form a bot seems to have sent gets the same response and is dropped, so that the bot learns
   * nothing.
   */
  private async take(form: ContactBody, { openMs }: Sending, enquiry: NewEnquiry): Promise<string> {
    const sign = automationSign(form, openMs);
    if (sign !== undefined) {
      this.log.log(`Dropped a ${enquiry.kind} form: ${sign}`);
      return enquiry.id;
    }
    return this.transactions.run(async (tx) => {
      if (!(await this.enquiries.insert(tx, enquiry))) {
        return (await this.enquiries.findIdByKey(tx, enquiry)) ?? enquiry.id;
      }
      const event = enquiry.kind === 'quote' ? quoteRequested : contactRequested;
      await this.outbox.record(tx, event, { enquiryId: enquiry.id });
      if (enquiry.kind === 'quote' && openMs !== undefined) {
        await this.enquiries.promiseReceipt(tx, enquiry.id, mailboxOf(enquiry.email));
      }
      return enquiry.id;
    });
  }

  private enquiry(kind: Enquiry['kind'], form: ContactBody, { key }: Sending): NewEnquiry {
    return {
      id: this.ids.uuid(),
      kind,
      name: form.name,
      email: form.email,
      phone: form.phone || null,
      service: null,
      examDate: null,
      message: form.message,
      idempotencyKey: key ?? null,
    };
  }
}
