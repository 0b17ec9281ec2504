import { visitorClaimed } from '@prepward/contracts/events';
import { defineJob } from '@prepward/platform/queue';

export const adoptAttempts = defineJob({
  name: 'quizzes.adopt-attempts',
  queue: 'domain',
  schema: visitorClaimed.schema,
  on: visitorClaimed,
});

/** Every job of the module. */
export const QUIZZES_JOBS = [adoptAttempts];
