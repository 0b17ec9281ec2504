import { MINUTE_MS } from '@prepward/contracts/durations';
import {
  disputeChanged,
  paperMade,
  purchaseCompleted,
  refundCompleted,
} from '@prepward/contracts/events';
import { defineJob } from '@prepward/platform/queue';
import { TEST_BANK_MAILS } from '../mails/index.js';

/** Typesetting a paper can take seconds, and so can stamping four: two students at a time. */
const limits = { queue: 'domain', concurrency: 2 } as const;

/** A student bought papers: their copies are made. */
export const makeCopies = defineJob({
  ...limits,
  name: 'test-bank.make-copies',
  on: purchaseCompleted,
});

/** Money was refunded, perhaps for papers: checks which copies are still owned. */
export const followRefund = defineJob({
  ...limits,
  name: 'test-bank.follow-refund',
  on: refundCompleted,
});

/** A bank took money back, or returned it. */
export const followDispute = defineJob({
  ...limits,
  name: 'test-bank.follow-dispute',
  on: disputeChanged,
});

/** A paper changed: so do its copies. */
export const followPaper = defineJob({
  name: 'test-bank.follow-paper',
  queue: 'domain',
  on: paperMade,
  concurrency: 1,
});

/** Every minute: makes copies that no event triggered, and removes files of deleted accounts. */
export const keepCopies = defineJob({
  name: 'test-bank.keep',
  queue: 'upkeep',
  every: MINUTE_MS,
  concurrency: 1,
});

/** Every job of the module. */
export const TEST_BANK_JOBS = [
  makeCopies,
  followRefund,
  followDispute,
  followPaper,
  keepCopies,
  ...TEST_BANK_MAILS.map(({ job }) => job),
];
