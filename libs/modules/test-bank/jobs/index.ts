export { TEST_BANK_JOBS } from './test-bank.jobs.js';
export { TestBankJobsModule } from './test-bank-jobs.module.js';
