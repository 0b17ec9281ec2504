export { PRIVACY_JOBS } from './privacy.jobs.js';
export { PrivacyJobsModule } from './privacy-jobs.module.js';
