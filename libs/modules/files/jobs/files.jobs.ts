import { HOUR_MS } from '@prepward/contracts/durations';
import { fileReceived } from '@prepward/contracts/events';
import { defineJob } from '@prepward/platform/queue';

/** A file has come: it is looked at, and taken or refused. */
export const takeInFile = defineJob({
  name: 'files.take-in',
  queue: 'domain',
  on: fileReceived,
  // Each holds a file in memory, and a thread.
  concurrency: 1,
});

/** Every hour: uploads that were given up go, and the rows of those that ended. */
export const sweepUploads = defineJob({
  name: 'files.sweep-uploads',
  queue: 'upkeep',
  every: HOUR_MS,
});

/** Every job of the module. */
export const FILES_JOBS = [takeInFile, sweepUploads];
