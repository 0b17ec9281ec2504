export { QUIZZES_JOBS } from './quizzes.jobs.js';
export { QuizzesJobsModule } from './quizzes-jobs.module.js';
