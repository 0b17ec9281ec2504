import { contactRequested, quoteRequested } from '@prepward/contracts/events';
import { defineJob } from '@prepward/platform/queue';

/** Two mails of one event are two jobs: a student's address that refuses must not delay the staff. */
export const sendQuoteToStaff = defineJob({
  name: 'quotes.send-quote-to-staff',
  queue: 'mail',
  schema: quoteRequested.schema,
  on: quoteRequested,
});

export const confirmQuote = defineJob({
  name: 'quotes.confirm-quote',
  queue: 'mail',
  schema: quoteRequested.schema,
  on: quoteRequested,
});

export const sendContactToStaff = defineJob({
  name: 'quotes.send-contact-to-staff',
  queue: 'mail',
  schema: contactRequested.schema,
  on: contactRequested,
});

/** Every job of the module. */
export const QUOTES_JOBS = [sendQuoteToStaff, confirmQuote, sendContactToStaff];
