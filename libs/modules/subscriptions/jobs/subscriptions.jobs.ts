import { SECOND_MS } from '@prepward/contracts/durations';
import { defineJob } from '@prepward/platform/queue';
import { SUBSCRIPTIONS_MAILS } from '../mails/index.js';

/** Twice a minute, so that what time alone changes is at most a minute late. */
export const watchSubscriptions = defineJob({
  name: 'subscriptions.watch',
  queue: 'upkeep',
  every: 30 * SECOND_MS,
});

/** Every job of the module. */
export const SUBSCRIPTIONS_JOBS = [
  watchSubscriptions,
  ...SUBSCRIPTIONS_MAILS.map(({ job }) => job),
];
