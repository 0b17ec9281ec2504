import { MINUTE_MS } from '@prepward/contracts/durations';
import {
  disputeChanged,
  paperMade,
  purchaseCompleted,
  refundCompleted,
} from '@prepward/contracts/events';
import { defineJob } from '@prepward/platform/queue';
import { TEST_BANK_MAILS } from '../mails/index.js';

/** Setting a paper may take some seconds, and stamping four of them too: two students at a time. */
const limits = { queue: 'domain', concurrency: 2 } as const;

/** A student bought papers: their copies are made. */
export const makeCopies = defineJob({
  ...limits,
  name: 'test-bank.make-copies',
  on: purchaseCompleted,
});

/** Money went back, perhaps for papers: whose copies are still theirs? */
export const followRefund = defineJob({
  ...limits,
  name: 'test-bank.follow-refund',
  on: refundCompleted,
});

/** A bank took money back, or gave it again. */
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

/** Every minute: copies that no event made, and files of accounts that were deleted. */
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
