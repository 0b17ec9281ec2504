import { DAY_MS } from '@prepward/contracts/durations';
import { defineJob } from '@prepward/platform/queue';
import { answer, contactToStaff, quoteReceived, quoteToStaff } from './mails.js';

/** Every email of the module. */
export const QUOTES_MAILS = [quoteToStaff, quoteReceived, contactToStaff, answer];

/** Requests that are older than they are kept, once a day. */
export const forgetOldEnquiries = defineJob({
  name: 'quotes.forget-old',
  queue: 'upkeep',
  every: DAY_MS,
});

/** Every job of the module. */
export const QUOTES_JOBS = [...QUOTES_MAILS.map(({ job }) => job), forgetOldEnquiries];
