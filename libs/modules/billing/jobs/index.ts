export { BILLING_JOBS } from './billing.jobs.js';
export { BillingJobsModule } from './billing-jobs.module.js';
