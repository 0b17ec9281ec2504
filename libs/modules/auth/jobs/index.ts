export { AUTH_JOBS } from './auth.jobs.js';
export { AuthJobsModule } from './auth-jobs.module.js';
