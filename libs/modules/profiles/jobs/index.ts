export { PROFILES_JOBS } from './profiles.jobs.js';
export { ProfilesJobsModule } from './profiles-jobs.module.js';
