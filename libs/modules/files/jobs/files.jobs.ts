import { HOUR_MS } from '@prepward/contracts/durations';
import { fileReceived } from '@prepward/contracts/events';
import { defineJob } from '@prepward/platform/queue';

/** A file has arrived: it's inspected, and taken or refused. */
export const takeInFile = defineJob({
  name: 'files.take-in',
  queue: 'domain',
  on: fileReceived,
  // Each holds a file in memory, and a thread.
  concurrency: 1,
});

/** Every hour: removes abandoned uploads, and the rows of finished ones. */
export const sweepUploads = defineJob({
  name: 'files.sweep-uploads',
  queue: 'upkeep',
  every: HOUR_MS,
});

/** Every job of the module. */
export const FILES_JOBS = [takeInFile, sweepUploads];
