import { visitorClaimed } from '@prepward/contracts/events';
import { defineJob } from '@prepward/platform/queue';
import * as z from 'zod';

export const adoptAttempts = defineJob({
  name: 'quizzes.adopt-attempts',
  queue: 'domain',
  schema: visitorClaimed.schema,
  on: visitorClaimed,
});

/** Each hour: what the counts of the items are now. */
export const countItems = defineJob({
  name: 'quizzes.count-items',
  queue: 'upkeep',
  schema: z.object({}),
  every: 3_600_000,
});

/** Every job of the module. */
export const QUIZZES_JOBS = [adoptAttempts, countItems];
