import { DAY_MS, HOUR_MS } from '@prepward/contracts/durations';
import { itemCorrected, visitorClaimed } from '@prepward/contracts/events';
import { defineJob } from '@prepward/platform/queue';
import { QUIZZES_MAILS } from '../mails/index.js';

export const adoptAttempts = defineJob({
  name: 'quizzes.adopt-attempts',
  queue: 'domain',
  on: visitorClaimed,
});

/** Every hour: updates the items' counts. */
export const countItems = defineJob({
  name: 'quizzes.count-items',
  queue: 'upkeep',
  every: HOUR_MS,
});

/** Every day: how students answer the items, and which ones should be reviewed. */
export const measureItems = defineJob({
  name: 'quizzes.measure-items',
  queue: 'upkeep',
  every: DAY_MS,
});

/** Every five seconds: closes attempts whose time is up at their limit, even if no one asks for them. */
export const endOverdue = defineJob({
  name: 'quizzes.end-overdue',
  queue: 'domain',
  every: 5_000,
});

/** After a correction, rescores every finished attempt that includes the item. */
export const rescoreItem = defineJob({
  name: 'quizzes.rescore-item',
  queue: 'domain',
  on: itemCorrected,
});

/** Every job of the module. */
export const QUIZZES_JOBS = [
  adoptAttempts,
  countItems,
  endOverdue,
  measureItems,
  rescoreItem,
  ...QUIZZES_MAILS.map(({ job }) => job),
];
