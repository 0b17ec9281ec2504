import { HOUR_MS } from '@prepward/contracts/durations';
import { defineJob } from '@prepward/platform/queue';
import { AUTH_MAILS } from '../mails/index.js';

/** Old visitors and spent links, each hour. */
export const purgeVisitors = defineJob({
  name: 'auth.purge-visitors',
  queue: 'upkeep',
  every: HOUR_MS,
});

/** Every job of the module, for the worker's registry and the relay. */
export const AUTH_JOBS = [...AUTH_MAILS.map(({ job }) => job), purgeVisitors];
