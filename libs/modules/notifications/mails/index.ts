import { studyReminderMail } from './study-reminder.js';

/** Every email of the module. */
export const NOTIFICATIONS_MAILS = [studyReminderMail];
