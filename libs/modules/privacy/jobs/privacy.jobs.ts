import { MINUTE_MS } from '@prepward/contracts/durations';
import { accountClosed, exportRequested } from '@prepward/contracts/events';
import { defineJob } from '@prepward/platform/queue';
import { PRIVACY_MAILS } from '../mails/index.js';

/** A person asked for their data. */
export const makeExport = defineJob({
  name: 'privacy.make-export',
  queue: 'domain',
  on: exportRequested,
  // It reads everything a person has, so one at a time.
  concurrency: 1,
});

/** An administrator deleted an account. */
export const eraseClosed = defineJob({
  name: 'privacy.erase-closed',
  queue: 'domain',
  on: accountClosed,
});

/** Every ten minutes: erases accounts whose time is up, and removes old archives. */
export const keepPrivacy = defineJob({
  name: 'privacy.keep',
  queue: 'upkeep',
  every: 10 * MINUTE_MS,
  concurrency: 1,
});

/** Every job of the module. */
export const PRIVACY_JOBS = [
  makeExport,
  eraseClosed,
  keepPrivacy,
  ...PRIVACY_MAILS.map(({ job }) => job),
];
