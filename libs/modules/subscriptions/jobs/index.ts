export { SUBSCRIPTIONS_JOBS } from './subscriptions.jobs.js';
export { SubscriptionsJobsModule } from './subscriptions-jobs.module.js';
