import { studyReminderDue } from '@prepward/contracts/events';
import type { ModuleManifest } from '@prepward/platform/manifest';
import { NOTIFICATIONS_ERRORS } from './notifications.errors.js';

export const notifications = {
  name: 'notifications',
  http: async () => {
    const { NotificationsHttpModule } = await import('./http/index.js');
    return [{ module: NotificationsHttpModule }];
  },
  jobs: async () => {
    const { NOTIFICATIONS_JOBS, NotificationsJobsModule } = await import('./jobs/index.js');
    return { definitions: NOTIFICATIONS_JOBS, module: NotificationsJobsModule };
  },
  events: [studyReminderDue],
  errors: NOTIFICATIONS_ERRORS,
  personal: async () => (await import('./personal-data.repository.js')).NOTIFICATIONS_PERSONAL_DATA,
} as const satisfies ModuleManifest;
