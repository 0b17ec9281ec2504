import { DAY_MS, HOUR_MS } from '@prepward/contracts/durations';
import { refundApproved, refundFailed, subscriptionRenewalDue } from '@prepward/contracts/events';
import { defineJob } from '@prepward/platform/queue';
import { BILLING_MAILS } from '../mails/index.js';

/** Every night: fetches whatever no webhook reported, for every customer. */
export const reconcile = defineJob({
  name: 'billing.reconcile',
  queue: 'upkeep',
  every: DAY_MS,
  // A few gateway calls for each student, a few students at once.
  timeLimitMs: 6 * HOUR_MS,
  concurrency: 1,
});

/** A period is over and its renewal isn't known: asks the gateway. */
export const checkRenewal = defineJob({
  name: 'billing.check-renewal',
  queue: 'domain',
  on: subscriptionRenewalDue,
  // It is due again in minutes.
  tries: 5,
});

/** What staff approved is refunded. */
export const carryOutRefund = defineJob({
  name: 'billing.carry-out-refund',
  queue: 'domain',
  on: refundApproved,
});

/** A refund that was on its way came back. */
export const noteFailedRefund = defineJob({
  name: 'billing.note-failed-refund',
  queue: 'domain',
  on: refundFailed,
});

/** Every job of the module. */
export const BILLING_JOBS = [
  reconcile,
  checkRenewal,
  carryOutRefund,
  noteFailedRefund,
  ...BILLING_MAILS.map(({ job }) => job),
];
