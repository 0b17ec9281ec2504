import { MINUTE_MS } from '@prepward/contracts/durations';
import { defineJob } from '@prepward/platform/queue';
import { NOTIFICATIONS_MAILS } from '../mails/index.js';

/** Every half hour: students who haven't practiced for days and for whom it's early evening. */
export const remindStudents = defineJob({
  name: 'notifications.remind-students',
  queue: 'upkeep',
  every: 30 * MINUTE_MS,
  concurrency: 1,
});

/** Every job of the module. */
export const NOTIFICATIONS_JOBS = [remindStudents, ...NOTIFICATIONS_MAILS.map(({ job }) => job)];
