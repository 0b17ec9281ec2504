export { NOTIFICATIONS_JOBS } from './notifications.jobs.js';
export { NotificationsJobsModule } from './notifications-jobs.module.js';
