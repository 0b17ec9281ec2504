import { SECOND_MS } from '@prepward/contracts/durations';
import { defineJob } from '@prepward/platform/queue';
import { subscriptionEnded, subscriptionEnding } from './mails.js';

/** Twice a minute, so that what time alone changes is at most a minute late. */
export const watchSubscriptions = defineJob({
  name: 'subscriptions.watch',
  queue: 'upkeep',
  every: 30 * SECOND_MS,
});

/** Every email of the module. */
export const SUBSCRIPTIONS_MAILS = [subscriptionEnding, subscriptionEnded];

/** Every job of the module. */
export const SUBSCRIPTIONS_JOBS = [
  watchSubscriptions,
  ...SUBSCRIPTIONS_MAILS.map(({ job }) => job),
];
