export { PAPERS_JOBS } from './papers.jobs.js';
export { PapersJobsModule } from './papers-jobs.module.js';
