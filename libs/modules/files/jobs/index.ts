export { FILES_JOBS } from './files.jobs.js';
export { FilesJobsModule } from './files-jobs.module.js';
