import { DAY_MS } from '@prepward/contracts/durations';
import { defineJob } from '@prepward/platform/queue';
import { QUOTES_MAILS } from '../mails/index.js';

/** Once a day, removes requests whose retention time is over. */
export const forgetOldEnquiries = defineJob({
  name: 'quotes.forget-old',
  queue: 'upkeep',
  every: DAY_MS,
});

/** Every job of the module. */
export const QUOTES_JOBS = [...QUOTES_MAILS.map(({ job }) => job), forgetOldEnquiries];
