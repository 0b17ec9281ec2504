import { attemptFinished, attemptsRescored, reportAnswered } from '@prepward/contracts/events';
import type { ModuleManifest } from '@prepward/platform/manifest';
import { QUIZZES_ERRORS } from './quizzes.errors.js';

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
  events: [attemptFinished, attemptsRescored, reportAnswered],
  commands: {
    'verify-scores': {
      takes: '[--repair]',
      help: 'fails if stored scores differ from the answers',
      load: async () => (await import('./commands/verify-scores.command.js')).verifyScores,
    },
  },
  errors: QUIZZES_ERRORS,
  personal: async () => (await import('./personal-data.repository.js')).QUIZZES_PERSONAL_DATA,
} as const satisfies ModuleManifest;
