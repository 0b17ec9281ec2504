import { describe, expect, it } from '@jest/globals';
import { LETTER_SITE, letterOf } from '@prepward/testing/letters';
import { answerMail } from '../../libs/modules/quotes/mails/answer.js';
import { quoteReceivedMail } from '../../libs/modules/quotes/mails/quote-received.js';
import {
  contactToStaffMail,
  quoteToStaffMail,
} from '../../libs/modules/quotes/mails/requests-to-staff.js';
import { QuotesService } from '../../libs/modules/quotes/quotes.service.js';
import { textOf } from './letter-text.js';

/** The emails about requests from the forms. */
export function requestMails(): void {
  const enquiryId = '0123abcd-0000-4000-8000-000000000001';
  const ENQUIRY = {
    id: enquiryId,
    kind: 'quote',
    name: 'Dana Ortiz',
    email: 'dana@x.example',
    phone: '+1 202-555-0143',
    service: 'exam-day',
    examDate: '2999-12-05',
    message: 'First line.\r\nSecond line.',
    receiptTo: 'dana@x.example',
  };

  const quotes = (enquiry: object | null, reply?: object) =>
    new Map([[QuotesService, { find: async () => enquiry, findReply: async () => reply }]]);

  describe('the mail to the staff', () => {
    it('says all that was sent, and is answered to the sender', async () => {
      const letter = await letterOf(quoteToStaffMail, { enquiryId }, quotes(ENQUIRY));
      expect(letter).toMatchObject({
        to: LETTER_SITE.staff,
        replyTo: 'dana@x.example',
        subject: 'Quote request: Exam-day preparation (0123abcd)',
      });
      const text = await textOf(letter?.content);
      for (const line of [
        'Quote request: Exam-day preparation',
        'Name: Dana Ortiz',
        'Email: dana@x.example',
        'Phone: +1 202-555-0143',
        'Exam date: 2999-12-05',
        'First line.\nSecond line.',
      ]) {
        expect(text).toContain(line);
      }
    });

    it('leaves out what was not said', async () => {
      const least = { ...ENQUIRY, kind: 'contact', phone: null, service: null, examDate: null };
      const letter = await letterOf(contactToStaffMail, { enquiryId }, quotes(least));
      expect(letter).toMatchObject({
        replyTo: 'dana@x.example',
        subject: 'Contact request (0123abcd)',
      });
      const text = await textOf(letter?.content);
      expect(text).toContain('Contact request');
      expect(text).not.toMatch(/Phone|Exam date|null/);
      const unsure = await letterOf(
        quoteToStaffMail,
        { enquiryId },
        quotes({ ...ENQUIRY, service: null }),
      );
      expect(unsure?.subject).toBe('Quote request: I am not sure yet (0123abcd)');
    });
  });

  describe('the receipt of a quote', () => {
    it('begins the conversation, and says what was asked about', async () => {
      const letter = await letterOf(quoteReceivedMail, { enquiryId }, quotes(ENQUIRY));
      expect(letter).toMatchObject({
        to: 'dana@x.example',
        thread: { id: `enquiry-${enquiryId}` },
        subject: 'Prepward has received your quote request',
      });
      expect(letter?.replyTo).toBeUndefined();
      expect(await textOf(letter?.content)).toContain('You asked about: Exam-day preparation.');
    });

    it('goes to no one where none was promised', async () => {
      const silent = quotes({ ...ENQUIRY, receiptTo: null });
      expect(await letterOf(quoteReceivedMail, { enquiryId }, silent)).toBeUndefined();
    });
  });

  describe('an answer', () => {
    const payload = { enquiryId, replyId: 'c' };
    const said = {
      enquiry: ENQUIRY,
      text: 'Hello Dana,\n\nit costs $90\nan hour.',
      earlier: ['a', 'b'],
    };

    it('goes on with the conversation, paragraph by paragraph', async () => {
      const letter = await letterOf(answerMail, payload, quotes(ENQUIRY, said));
      expect(letter).toMatchObject({
        to: 'dana@x.example',
        replyTo: LETTER_SITE.staff,
        thread: { id: 'reply-c', after: [`enquiry-${enquiryId}`, 'reply-a', 'reply-b'] },
        subject: 'Re: Prepward has received your quote request',
      });
      expect(await textOf(letter?.content)).toContain('Hello Dana,\n\nit costs $90\nan hour.\n\n');
    });

    it('to a message names the message', async () => {
      const message = { ...said, enquiry: { ...ENQUIRY, kind: 'contact' } };
      const letter = await letterOf(answerMail, payload, quotes(ENQUIRY, message));
      expect(letter?.subject).toBe('Re: your message to Prepward');
    });
  });

  it('nothing is mailed of a request that was deleted meanwhile', async () => {
    const none = quotes(null);
    for (const mail of [quoteToStaffMail, contactToStaffMail, quoteReceivedMail]) {
      expect(await letterOf(mail, { enquiryId }, none)).toBeUndefined();
    }
    expect(await letterOf(answerMail, { enquiryId, replyId: 'c' }, none)).toBeUndefined();
  });
}
