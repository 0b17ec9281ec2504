import { AUTH_JOBS } from '@prepward/modules/auth/jobs';
import { PAPERS_JOBS } from '@prepward/modules/papers/jobs';
import { PROFILES_JOBS } from '@prepward/modules/profiles/jobs';
import { QUIZZES_JOBS } from '@prepward/modules/quizzes/jobs';
import { QUOTES_JOBS } from '@prepward/modules/quotes/jobs';
import { purgeOutbox } from '@prepward/platform/outbox';
import type { AnyJob } from '@prepward/platform/queue';

/** Every job of the product. The worker does not boot unless each has exactly one handler. */
export const ALL_JOBS: readonly AnyJob[] = [
  purgeOutbox,
  ...AUTH_JOBS,
  ...PAPERS_JOBS,
  ...PROFILES_JOBS,
  ...QUIZZES_JOBS,
  ...QUOTES_JOBS,
];
