export { QUOTES_JOBS } from './quotes.jobs.js';
export { QuotesJobsModule } from './quotes-jobs.module.js';
