import { attemptFinished, attemptsRescored } from '@prepward/contracts/events';
import type { ModuleManifest } from '@prepward/platform/manifest';
import { QUIZZES_PROBLEMS } from './quizzes.errors.js';

export const quizzes = {
  name: 'quizzes',
  http: async () => {
    const { QuizzesHttpModule } = await import('./http/index.js');
    return [{ module: QuizzesHttpModule }];
  },
  jobs: async () => {
    const { QUIZZES_JOBS, QuizzesJobsModule } = await import('./jobs/index.js');
    return { definitions: QUIZZES_JOBS, module: QuizzesJobsModule };
  },
  events: [attemptFinished, attemptsRescored],
  errors: QUIZZES_PROBLEMS,
} as const satisfies ModuleManifest;
