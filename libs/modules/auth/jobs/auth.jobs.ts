import { defineJob } from '@prepward/platform/queue';
import { AUTH_MAILS } from './mails.js';

/** Old visitors and spent links, each hour. */
export const purgeVisitors = defineJob({
  name: 'auth.purge-visitors',
  queue: 'upkeep',
  every: 3_600_000,
});

/** Every job of the module, for the worker's registry and the relay. */
export const AUTH_JOBS = [...AUTH_MAILS.map(({ job }) => job), purgeVisitors];
