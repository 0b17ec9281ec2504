import { itemCorrected, visitorClaimed } from '@prepward/contracts/events';
import { defineJob } from '@prepward/platform/queue';
import { correctionMail } from './mails.js';

export const adoptAttempts = defineJob({
  name: 'quizzes.adopt-attempts',
  queue: 'domain',
  on: visitorClaimed,
});

/** Each hour: what the counts of the items are now. */
export const countItems = defineJob({
  name: 'quizzes.count-items',
  queue: 'upkeep',
  every: 3_600_000,
});

/** Every five seconds: attempts whose time is up end at their limit, though no one asks for them. */
export const endOverdue = defineJob({
  name: 'quizzes.end-overdue',
  queue: 'domain',
  every: 5_000,
});

/** A corrected item scores every finished attempt that held it again. */
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
  rescoreItem,
  correctionMail.job,
];
